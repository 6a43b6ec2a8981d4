import { randomBytes } from 'node:crypto';
import { basePath, type Surface } from '@app/contract/core/endpoint';
import { commonErrors, errorCatalogue } from '@app/contract/core/error-catalogue';
import { escapeHtml } from '@app/contract/core/escape-html';
import { permissions } from '@app/contract/core/permissions';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BoundEndpoint } from './bind.ts';
import { policyWithNonce } from './web-apps.ts';

type Schema = Record<string, unknown>;

const schemaOf = (schema: z.ZodType | undefined, io: 'input' | 'output'): Schema =>
  schema ? (z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema) : {};

/** Recursive schemas define themselves beside the answer; OpenAPI looks for definitions among its components. */
function answerSchema(bound: BoundEndpoint, components: Record<string, unknown>): Schema {
  const prefix = `${bound.endpoint.surface}_${bound.endpoint.name}`;
  const text = JSON.stringify(schemaOf(bound.shape.answer, 'output'));
  const { $defs, ...schema } = JSON.parse(text.replaceAll('#/$defs/', `#/components/schemas/${prefix}`)) as Schema;
  for (const [name, definition] of Object.entries($defs ?? {})) components[prefix + name] = definition;
  return schema;
}

function parametersOf(bound: BoundEndpoint): Schema[] {
  const of = (schema: z.ZodType | undefined, place: 'path' | 'query') => {
    const object = schemaOf(schema, 'input') as { properties?: Record<string, Schema>; required?: string[] };
    return Object.entries(object.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || (object.required ?? []).includes(name),
      schema: property,
    }));
  };
  const carried =
    bound.endpoint.surface === 'storefront'
      ? ['lang', 'currency'].map((name) => ({ name, in: 'query', required: false, schema: { type: 'string' } }))
      : [];
  const key = bound.endpoint.idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', minLength: 8, maxLength: 128 },
        },
      ]
    : [];
  return [...of(bound.shape.params, 'path'), ...of(bound.shape.query, 'query'), ...carried, ...key];
}

function bodyOf(bound: BoundEndpoint): Schema | undefined {
  if (bound.endpoint.upload) {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
    return { required: true, content: { 'multipart/form-data': { schema: file } } };
  }
  if (!bound.shape.body) return undefined;
  return { required: true, content: { 'application/json': { schema: schemaOf(bound.shape.body, 'input') } } };
}

function accessText(bound: BoundEndpoint): string {
  const { access } = bound.endpoint;
  if (access === 'public') return 'Open to anybody.';
  if (access === 'optional') return 'Open; a token is read when it is sent.';
  if (access === 'customer') return 'Needs a signed-in customer.';
  if (access === 'staff') return 'Needs signed-in staff.';
  return `Needs the permission \`${access.permission}\` (${permissions[access.permission].type}).`;
}

function operationOf(bound: BoundEndpoint, components: Record<string, unknown>): Schema {
  const { endpoint } = bound;
  const own = (endpoint.errors ?? []).map((key) => `- ${errorCatalogue[key].code} \`${key}\``);
  const requestBody = bodyOf(bound);
  return {
    operationId: `${endpoint.surface}_${endpoint.name}`,
    summary: endpoint.summary,
    description: [accessText(bound), own.length > 0 ? `\nRefusals of its own:\n${own.join('\n')}` : ''].join('\n'),
    tags: [endpoint.path.split('/')[1] ?? 'root'],
    parameters: parametersOf(bound),
    ...(requestBody ? { requestBody } : {}),
    ...(endpoint.access === 'public' ? {} : { security: [{ token: [] }] }),
    responses: {
      200: {
        description: 'Success, or on the storefront a refusal with its code',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['code', 'data', 'msg'],
              properties: {
                code: { type: 'integer' },
                data: answerSchema(bound, components),
                msg: { type: 'string' },
              },
            },
          },
        },
      },
    },
  };
}

/** OpenAPI 3.1 of one surface, generated from the contract. */
export function openApiOf(surface: Surface, bound: readonly BoundEndpoint[], shop: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  const components: Record<string, unknown> = {};
  for (const one of bound.filter((entry) => entry.endpoint.surface === surface)) {
    const path = basePath[surface] + one.endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [one.endpoint.method.toLowerCase()]: operationOf(one, components) };
  }
  const codes = Object.entries(errorCatalogue).map(([key, { code }]) => `- ${code} \`${key}\``);
  return {
    openapi: '3.1.0',
    info: {
      title: `${shop}: ${surface === 'storefront' ? 'storefront' : 'back-office'} API`,
      version: '1.0.0',
      description: `Every answer is an envelope \`{ code, data, msg }\`.\n\nAny call can be refused with:\n${commonErrors
        .map((key) => `- ${errorCatalogue[key].code} \`${key}\``)
        .join('\n')}\n\nAll codes:\n${codes.join('\n')}`,
    },
    paths,
    components: { schemas: components, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

const START = `Scalar.createApiReference('#app', ${JSON.stringify({
  sources: [
    { title: 'Storefront', url: '/docs/storefront.json' },
    { title: 'Back office', url: '/docs/backoffice.json' },
  ],
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
})});`;

const page = (nonce: string, shop: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta property="csp-nonce" content="${nonce}">
    <title>${escapeHtml(shop)}: API reference</title>
  </head>
  <body>
    <div id="app"></div>
    <script src="/docs/viewer/js/scalar.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>`;

let viewer: Promise<Buffer> | null = null;

/** The viewer's script. Its package takes 10 MB of memory, so it is read when somebody first looks. */
async function readViewer(): Promise<Buffer> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const shelf = fastify();
  await shelf.register(scalar, { routePrefix: '/viewer', configuration: { content: {} } });
  const { rawPayload } = await shelf.inject('/viewer/js/scalar.js');
  await shelf.close();
  return rawPayload;
}

/**
 * The reference at `/docs` in the shop's name, drawn from both generated descriptions; all of it from our own origin. The viewer's own
 * page holds an inline script, so ours stands in its place; its styles carry a nonce.
 */
export function serveApiReference(
  app: FastifyInstance,
  { bound, shop }: { readonly bound: readonly BoundEndpoint[]; readonly shop: () => Promise<string> },
): void {
  for (const surface of ['storefront', 'backoffice'] as const) {
    let drawn: { readonly of: string; readonly text: string } | null = null;
    app.get(`/docs/${surface}.json`, async (_request, reply) => {
      const of = await shop();
      if (drawn?.of !== of) drawn = { of, text: JSON.stringify(openApiOf(surface, bound, of)) };
      return reply.type('application/json').send(drawn.text);
    });
  }
  app.get('/docs/viewer/js/scalar.js', async (_request, reply) => {
    viewer ??= readViewer();
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/javascript; charset=utf-8')
      .send(await viewer);
  });
  app.get('/docs/start.js', (_request, reply) => reply.type('text/javascript').send(START));
  app.get('/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', policyWithNonce(nonce))
      .type('text/html; charset=utf-8')
      .send(page(nonce, await shop()));
  });
  app.get('/docs/', (_request, reply) => reply.redirect('/docs'));
}
