import { openApiOf } from '../../apps/server/src/platform/http/open-api/document.ts';
import { namesIn } from '../../apps/server/src/platform/http/query-names.ts';
import { boundEndpoints } from './bound-endpoints.ts';
import { lintDocument } from './lint-document.ts';
import { plantedViolations, soundDocument } from './plant.ts';

const complaints: string[] = [];

for (const { text } of await lintDocument(soundDocument())) complaints.push(`the sound document: ${text}`);
for (const [rule, plant] of Object.entries(plantedViolations)) {
  const document = soundDocument();
  plant(document);
  const seen = (await lintDocument(document)).some((found) => found.rule === rule);
  if (!seen) complaints.push(`the rule ${rule} did not report its planted violation`);
}

const bound = await boundEndpoints();
let operations = 0;
for (const surface of ['storefront', 'backoffice'] as const) {
  const document = openApiOf(surface, bound, { publicUrl: null, shop: 'Shop' });
  operations += Object.values(document.paths as object).flatMap((path) => Object.keys(path)).length;
  for (const { text } of await lintDocument(document)) complaints.push(`${surface} ${text}`);
}
if (operations < 500) complaints.push(`only ${operations} operations were read`);
if (operations !== bound.length) complaints.push(`${bound.length} endpoints are bound, ${operations} are described`);

/** What every request of a surface carries; a call of its own could not read a field of that name. */
const CARRIED = { storefront: ['lang', 'currency'], backoffice: ['lang'] } as const;
for (const { endpoint, shape } of bound)
  for (const name of namesIn(shape.query)) {
    if ((CARRIED[endpoint.surface] as readonly string[]).includes(name))
      complaints.push(`${endpoint.surface} ${endpoint.path} has a query field ${name}, which every request carries`);
  }
if (!bound.some(({ shape }) => namesIn(shape.query).includes('cursor'))) complaints.push('no query field was read');

process.stdout.write(
  complaints.length > 0 ? `${complaints.join('\n')}\n` : `${operations} operations are described by the rules\n`,
);
process.exitCode = complaints.length > 0 ? 1 : 0;
