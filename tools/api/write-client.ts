import { writeFileSync } from 'node:fs';
import type { BoundEndpoint } from '../../apps/server/src/platform/http/bind.ts';
import { schemaOf } from '../../apps/server/src/platform/http/open-api/schemas.ts';
import { basePath } from '../../packages/contract/src/core/endpoint.ts';
import { boundEndpoints } from './bound-endpoints.ts';
import { type JsonSchema, typeText } from './schema-type.ts';

/** Writes the calls that a key can make into the package for other programs, with the types of what they take and answer. */
const target = new URL('../../packages/api/dist/', import.meta.url);

const takesKey = ({ endpoint }: BoundEndpoint): boolean =>
  endpoint.surface === 'backoffice' && endpoint.access !== 'public' && !endpoint.byPerson && !endpoint.upload;

const calls = (await boundEndpoints()).filter(takesKey).sort((a, b) => (a.endpoint.name < b.endpoint.name ? -1 : 1));
const twice = calls.find(({ endpoint: { name } }, index) => calls[index + 1]?.endpoint.name === name);
if (twice) throw new Error(`two calls are named ${twice.endpoint.name}`);

const definitions: string[] = [];

/** Returns the type of a schema; what it defines beside is written down under a name of its own. */
function typeOf(schema: JsonSchema, owner: string): string {
  const nameOf = (ref: string): string => `${owner}_${ref.replace(/^#\/?(\$defs\/)?/, '').replace(/\W/g, '_')}`;
  for (const [name, one] of Object.entries(schema.$defs ?? {}))
    definitions.push(`type ${nameOf(`#/$defs/${name}`)} = ${typeText(one, nameOf)};`);
  return typeText(schema, nameOf);
}

function ruleOf({ endpoint, shape }: BoundEndpoint): string {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    if (!shape[part]) return [];
    const schema = schemaOf(shape[part], 'input') as JsonSchema;
    const optional = part === 'query' && (schema.required ?? []).length === 0 ? '?' : '';
    return [`${part}${optional}: ${typeOf(schema, `${endpoint.name}_${part}`)}`];
  });
  const answer = typeOf(schemaOf(shape.answer, 'output') as JsonSchema, `${endpoint.name}_answer`);
  return `  /** ${endpoint.summary} */\n  ${endpoint.name}: { ${[...parts, `answer: ${answer}`].join('; ')} };`;
}

const places = Object.fromEntries(
  calls.map(({ endpoint: { name, method, path } }) => [name, [method, basePath.backoffice + path]]),
);
const rules = calls.map(ruleOf);

writeFileSync(
  new URL('index.js', target),
  `import { clientOf } from './client.js';\n\nexport { Refused } from './client.js';\n/** Returns what calls a shop by a key. */\nexport const createClient = clientOf(${JSON.stringify(places)});\n`,
);
writeFileSync(
  new URL('index.d.ts', target),
  [
    "import type { ClientOf, ClientOptions } from './client.js';",
    "\nexport { Refused } from './client.js';",
    'export type { ClientOptions };',
    ...definitions,
    '/** The calls of the back office that a key can make, by name. */',
    `export interface Calls {\n${rules.join('\n')}\n}`,
    '/** Returns what calls a shop by a key. */',
    'export declare const createClient: (options: ClientOptions) => ClientOf<Calls>;\n',
  ].join('\n'),
);
