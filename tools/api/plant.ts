type Operation = Record<string, unknown>;
/** A document like ours, as far as the planted violations reach into it. */
export type Planted = {
  servers: unknown[];
  paths: Record<string, Record<string, Operation>>;
};

const answered = { 200: { description: 'Success' } };
const operation = (operationId: string, more: Operation = {}): Operation => ({
  operationId,
  tags: ['things'],
  security: [{ token: [] }],
  responses: answered,
  ...more,
});
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

/** A small document that keeps every rule. */
export const soundDocument = (): Planted & Record<string, unknown> => ({
  openapi: '3.1.0',
  info: { title: 'Planted', version: '1.0.0' },
  servers: [{ url: '/' }],
  tags: [{ name: 'things' }],
  paths: {
    '/things': { get: operation('list_things'), post: operation('make_thing') },
    '/things/{id}': { get: operation('read_thing', { parameters: [id] }) },
  },
  components: { schemas: {}, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
});

const at = (document: Planted, path: string, method: string): Operation => document.paths[path]?.[method] ?? {};

/** One violation of each rule, planted into the sound document. */
export const plantedViolations: Readonly<Record<string, (document: Planted) => void>> = {
  struct: (document) => Object.assign(at(document, '/things', 'get'), { security: 'none' }),
  'no-unresolved-refs': (document) =>
    Object.assign(at(document, '/things', 'get'), { parameters: [{ $ref: '#/components/parameters/lang' }] }),
  'operation-operationId': (document) => Reflect.deleteProperty(at(document, '/things', 'get'), 'operationId'),
  'operation-operationId-unique': (document) =>
    Object.assign(at(document, '/things', 'post'), { operationId: 'list_things' }),
  'operation-parameters-unique': (document) =>
    Object.assign(at(document, '/things/{id}', 'get'), { parameters: [id, id] }),
  'operation-tag-defined': (document) => Object.assign(at(document, '/things', 'get'), { tags: ['others'] }),
  'path-parameters-defined': (document) => Object.assign(at(document, '/things/{id}', 'get'), { parameters: [] }),
  'security-defined': (document) => Object.assign(at(document, '/things', 'get'), { security: [{ cookie: [] }] }),
  'no-empty-servers': (document) => Object.assign(document, { servers: [] }),
  'no-identical-paths': (document) =>
    Object.assign(document.paths, {
      '/things/{key}': { post: operation('other', { parameters: [{ ...id, name: 'key' }] }) },
    }),
};
