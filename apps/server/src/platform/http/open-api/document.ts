import { basePath, permissionsOf, type StaffScope, type Surface } from '@app/contract/core/endpoint';
import { errorCatalogue } from '@app/contract/core/error-catalogue';
import { permissions } from '@app/contract/core/permissions';
import { API_KEY_PREFIX } from '../../auth/api-key-token.ts';
import type { BoundEndpoint } from '../bind.ts';
import { answerHeaders, answersOf, refusalSchemas } from './answers.ts';
import { parametersOf, sharedParameters } from './parameters.ts';
import { type Schema, type Schemas, schemaOf } from './schemas.ts';

const titles = {
  storefront: { title: 'storefront API', signsIn: 'POST /app_index/user/login' },
  backoffice: { title: 'back-office API', signsIn: 'POST /admin_api/login' },
} as const satisfies Record<Surface, unknown>;

const apiKey: Schema = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: `${API_KEY_PREFIX}…`,
  description:
    'An API key of a program, made in the back office under Control → API keys. It needs no cookie and works within the permissions and the scope that it was made with.',
};

const statusText: Record<Surface, string> = {
  storefront:
    'Refusals have the HTTP status 200 and the code of their reason; only what is too large (413), too many calls (429), faults of the server (500) and a server that cannot serve now (503) have a status of their own.',
  backoffice: 'Refusals have the HTTP status of their reason as well as its code.',
};

function bodyOf({ endpoint, shape }: BoundEndpoint): Schema | undefined {
  if (endpoint.upload) {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
    return { required: true, content: { 'multipart/form-data': { schema: file } } };
  }
  if (!shape.body) return undefined;
  return { required: true, content: { 'application/json': { schema: schemaOf(shape.body, 'input') } } };
}

function accessText({ endpoint: { access } }: BoundEndpoint): string {
  if (access === 'public') return 'Open to anybody.';
  if (access === 'optional') return 'Open to anybody; a session is read when its token is sent.';
  if (access === 'customer') return 'Needs a signed-in customer.';
  if (access === 'staff') return 'Needs signed-in staff.';
  const named = permissionsOf(access).map((one) => `\`${one}\` (${permissions[one].type})`);
  return `Needs the permission ${named.join(' or ')}.`;
}

const scopes: Readonly<Record<StaffScope, string>> = {
  own_tree:
    "An agent's staff read and change what is below their agent; anything else does not exist for them. A merchant's are refused.",
  own_places:
    "A merchant's staff read and change what stands at their merchant's places; anything else does not exist for them. An agent's are refused.",
  own_tree_own_places:
    "An agent's staff read and change what is below their agent, a merchant's what stands at their merchant's places; anything else does not exist for them.",
  house: "The house's own affairs: staff of agents and merchants are refused.",
  self: "Concerns the caller's own account alone.",
  shared: "Read by the staff of agents and merchants as by the house's.",
  shared_own_places:
    "Read by an agent's staff as by the house's; a merchant's staff read what stands at their merchant's places.",
};

const personText = ({ endpoint: { byPerson } }: BoundEndpoint): string =>
  byPerson ? 'A person has to be signed in: an API key is refused.' : '';

const scopeText = ({ endpoint: { scope } }: BoundEndpoint): string =>
  scope ? `Scope \`${scope}\`. ${scopes[scope]}` : '';

function securityOf({ endpoint: { access, surface, byPerson } }: BoundEndpoint): Schema[] {
  if (access === 'public') return [];
  if (surface === 'backoffice') return byPerson ? [{ token: [] }] : [{ token: [] }, { apiKey: [] }];
  return access === 'optional' ? [{}, { token: [] }] : [{ token: [] }];
}

const tagOf = ({ endpoint }: BoundEndpoint): string => endpoint.path.split('/')[1] || 'root';

function operationOf(bound: BoundEndpoint, schemas: Schemas): Schema {
  const { endpoint } = bound;
  const requestBody = bodyOf(bound);
  return {
    operationId: `${endpoint.surface}_${endpoint.name}`,
    summary: endpoint.summary,
    description: [accessText(bound), scopeText(bound), personText(bound)].filter(Boolean).join('\n'),
    tags: [tagOf(bound)],
    parameters: parametersOf(bound),
    ...(requestBody ? { requestBody } : {}),
    security: securityOf(bound),
    responses: answersOf(bound, schemas),
  };
}

function descriptionOf(surface: Surface): string {
  const codes = Object.entries(errorCatalogue).map(([key, { code, status }]) => `| ${code} | \`${key}\` | ${status} |`);
  return [
    `Every answer is an envelope \`{ code, data, msg }\`: \`code\` is 200 for success, \`data\` the answer or, of a refusal, its key and details, \`msg\` the text for people in the language asked for (message key \`error.<key>\`). ${statusText[surface]}`,
    ['| Code | Refusal | Status in the back office |', '|---|---|---|', ...codes].join('\n'),
  ].join('\n\n');
}

/**
 * Returns the OpenAPI 3.1 document of one surface, generated from the contract, in the name of the shop. `publicUrl` is the
 * address people use; null for this one.
 */
export function openApiOf(
  surface: Surface,
  bound: readonly BoundEndpoint[],
  { publicUrl, shop }: { readonly publicUrl: string | null; readonly shop: string },
): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  const schemas = refusalSchemas();
  const own = bound.filter(({ endpoint }) => endpoint.surface === surface);
  for (const one of own) {
    const path = basePath[surface] + one.endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [one.endpoint.method.toLowerCase()]: operationOf(one, schemas) };
  }
  const { title, signsIn } = titles[surface];
  return {
    openapi: '3.1.0',
    info: { title: `${shop}: ${title}`, version: '1.0.0', description: descriptionOf(surface) },
    servers: [{ url: publicUrl?.replace(/\/+$/, '') || '/' }],
    tags: [...new Set(own.map(tagOf))].sort().map((name) => ({ name })),
    paths,
    components: {
      schemas,
      parameters: sharedParameters,
      headers: answerHeaders,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: `The session that \`${signsIn}\` answers with.` },
        ...(surface === 'backoffice' ? { apiKey } : {}),
      },
    },
  };
}
