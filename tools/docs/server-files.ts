import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from './machine-pages.ts';
import { camel } from './vertical-files.ts';

const source = 'apps/server/src';
const HEAD = '// Generated from the folders of the slices by `npm run generate`.';
/** Files that a vertical may keep in its demo folder, by what the demo calls all of a kind. */
const DEMO_FILES = { seeds: 'seed', trips: 'trips', deals: 'deals', bookings: 'bookings' };

type Found = { readonly name: string; readonly variable: string; readonly from: string };

/** Files below the server's source that a pattern names, in the order of their paths, as a file in `importer`'s folder imports them. */
function find(base: string, pattern: string, importer: string, suffix = ''): Found[] {
  return globSync(pattern, { cwd: join(base, source) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => {
      const name = file.split('/')[1] ?? basename(dirname(file));
      const from = relative(dirname(importer), file).replaceAll('\\', '/');
      return { name, variable: camel(name) + suffix, from: from.startsWith('.') ? from : `./${from}` };
    });
}

const imports = (found: readonly Found[]): string[] =>
  found.map(({ variable, from }) => `import ${variable} from '${from}';`);
const text = (...lines: readonly (string | readonly string[])[]): string => `${[HEAD, ...lines.flat()].join('\n')}\n`;

function slices(base: string, file: string): string {
  const found = find(base, '{modules,verticals}/*/module.ts', file);
  const twice = found.find(({ name }, index) => found.findIndex((other) => other.name === name) < index);
  if (twice) throw new Error(`two slices are called ${twice.name}`);
  const entry = ({ name, variable }: Found) => (name === variable ? `  ${name},` : `  '${name}': ${variable},`);
  return text(imports(found), '', 'export const slices = {', found.map(entry), '};');
}

/** Whoever wires the product needs no more than this: with the list itself, tools and benches would check the types of every slice anew. */
const sliceTypes = (): string =>
  text(
    "import type { SliceFactory } from '../platform/slice.ts';",
    '',
    'export declare const slices: Readonly<Record<string, SliceFactory>>;',
  );

/** Whether a vertical's slice sells what others have: its contract names no kind of travel. */
const isMadeOfOthers = (base: string, { name }: Found): boolean =>
  !existsSync(join(base, 'packages/contract/src/verticals', name, 'kind.ts'));

/** What verticals keep for the demo: kinds of travel first, then what is made of them. */
function demoContent(base: string, file: string): string {
  const groups = Object.entries(DEMO_FILES).map(([all, name]) => {
    const suffix = name.replace(/^./, (letter) => letter.toUpperCase());
    const found = find(base, `verticals/*/demo/${name}.ts`, file, suffix);
    return { all, found: found.sort((a, b) => Number(isMadeOfOthers(base, a)) - Number(isMadeOfOthers(base, b))) };
  });
  const list = (found: readonly Found[]) => found.map(({ variable }) => variable).join(', ');
  return text(
    groups.flatMap(({ found }) => imports(found)),
    '',
    groups.map(({ all, found }) => `export const ${all} = [${list(found)}] as const;`),
  );
}

function demoPictures(base: string, file: string): string {
  const found = find(base, 'verticals/*/demo/pictures.ts', file);
  const all = found.map(({ variable }) => `...${variable}`).join(', ');
  return text(imports(found), '', `export const verticalPictures: readonly string[] = [${all}];`);
}

/**
 * The files that collect the server's slices and what verticals keep for the demo, by their path below the project's root:
 * a slice is added by its folder alone. They name each file, so that one bundle can be made of all (decision 119).
 */
export function serverFiles(base = root): Map<string, string> {
  const file = (name: string, write: (base: string, file: string) => string): [string, string] => [
    `${source}/${name}`,
    write(base, name),
  ];
  return new Map([
    file('boot/slices.gen.js', slices),
    file('boot/slices.gen.d.ts', sliceTypes),
    file('demo/content/vertical-content.gen.ts', demoContent),
    file('demo/content/vertical-pictures.gen.ts', demoPictures),
  ]);
}
