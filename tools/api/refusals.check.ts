import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commonErrors, errorCatalogue } from '../../packages/contract/src/core/error-catalogue.ts';
import { readGraphs } from '../changed/import-graph.ts';
import { neverRefused, refusalsApart } from './refusals-apart.ts';
import { type Refused, undeclaredRefusals } from './undeclared-refusals.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { run: graph } = readGraphs(root);
const common = new Set<string>(commonErrors);
const keys = Object.keys(errorCatalogue).filter((key) => !common.has(key));
const texts = new Map<string, string>();
const textOf = (file: string): string => {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  texts.set(file, text);
  return text;
};
const complaints: string[] = [];

/** Must be reported: a rule of the cart that refuses with what only languages declare. A check that finds nothing proves nothing. */
const planted: Refused = { key: 'language.taken', file: 'apps/server/src/modules/cart/usecases/cart-count.ts' };
const withPlanted = (file: string): string => textOf(file) + (file === planted.file ? `refuse('${planted.key}');` : '');
const seen = undeclaredRefusals({ graph, textOf: withPlanted, keys });
if (!seen.some(({ key, file }) => key === planted.key && file === planted.file))
  complaints.push(`the planted refusal ${planted.key} in ${planted.file} was not reported`);

const found = undeclaredRefusals({ graph, textOf, keys });
const same = (a: Refused) => (b: Refused) => a.key === b.key && a.file === b.file;
for (const one of found) {
  if (!refusalsApart.some(same(one)))
    complaints.push(`${one.file} refuses ${one.key}, which no endpoint that reaches it declares in its errors`);
}
for (const one of refusalsApart) {
  if (!found.some(same(one))) complaints.push(`${one.key} of ${one.file} leaves tools/api/refusals-apart.ts`);
}

const refused = [...graph.keys()].filter((file) => /^(?:apps\/server|packages\/contract)\/src\//.test(file));
const OTHERS =
  /\.test\.|\.gen\.|\/(?:test|testing|messages|staff-messages|reliability)\/|^packages\/contract\/.*endpoints\.ts$|(?:errors|error-catalogue)\.ts$/;
const code = refused
  .filter((file) => !OTHERS.test(file))
  .map(textOf)
  .join('\n');
// Some are put together from the problem that was found: `dining.${problem}`.
const isRefused = (key: string): boolean =>
  code.includes(`'${key}'`) || code.includes(`\`${key.slice(0, key.indexOf('.'))}.\${`);
for (const key of keys) {
  if (isRefused(key) === neverRefused.includes(key))
    complaints.push(
      isRefused(key)
        ? `${key} is refused again: it leaves neverRefused`
        : `nothing refuses with ${key} of the catalogue`,
    );
}

process.stdout.write(
  complaints.length > 0
    ? `${complaints.join('\n')}\n`
    : `of ${keys.length} refusals each is declared where it can come, but for ${refusalsApart.length}\n`,
);
process.exitCode = complaints.length > 0 ? 1 : 0;
