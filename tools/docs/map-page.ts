import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SliceTables, slicesAt } from '../tables/slices.ts';
import { LOOKED_FOR } from './looked-for.ts';
import { root } from './machine-pages.ts';

const TREES = [
  'apps/server/src/modules',
  'apps/server/src/verticals',
  'packages/contract/src',
  'packages/contract/src/verticals',
  'apps/storefront/src/features',
  'apps/storefront/src/verticals',
  'apps/backoffice/src/features',
  'apps/backoffice/src/verticals',
];
/** Folders that hold no concept. */
const NONE = new Set(['core', 'verticals', 'home', 'content-pages']);

const foldersOf = (tree: string): string[] =>
  globSync('*/', { cwd: join(root, tree) })
    .map((folder) => folder.replace(/[/\\]$/, ''))
    .filter((name) => !NONE.has(name));

/** Which slice declares each port. */
function portsBySlice(): ReadonlyMap<string, string> {
  const files = globSync('apps/server/src/modules/**/*.ts', { cwd: root });
  return new Map(
    files.flatMap((file) => {
      const slice = file.replaceAll('\\', '/').split('/')[4] ?? '';
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(/export const (\w+Port) = define\w*Port/g)].map(
        ([, port = '']) => [port, slice] as const,
      );
    }),
  );
}

/** Which slices read what the owner of a table exports for it, by the owner. */
function readersOfExports(): ReadonlyMap<string, readonly string[]> {
  const texts = globSync('apps/server/src/{modules,verticals}/*/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|\/(?:test|demo)\//.test(file))
    .map((file) => ({ slice: file.split('/')[4] ?? '', text: readFileSync(join(root, file), 'utf8') }));
  const owners = new Map(
    texts.flatMap(({ slice, text }) =>
      [...text.matchAll(/export const (\w+) = readableTable\(/g)].map(([, name = '']) => [name, slice] as const),
    ),
  );
  const reads = texts.flatMap(({ slice, text }) =>
    [...text.matchAll(/ = (\w+As)\('/g)].map(([, name = '']) => ({ owner: owners.get(name) ?? '', reader: slice })),
  );
  return new Map(
    [...Map.groupBy(reads, ({ owner }) => owner)].map(([owner, found]) => [owner, found.map(({ reader }) => reader)]),
  );
}

/** Which slices the code of each slice of the server imports, by the door it takes; tests are left out. */
function importsBySlice(): ReadonlyMap<string, Readonly<Record<'core' | 'public', readonly string[]>>> {
  const files = globSync('apps/server/src/{modules,verticals}/*/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|\/(?:test|demo)\//.test(file));
  const found = files.flatMap((file) => {
    const slice = file.split('/')[4] ?? '';
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/ from '(?:\.\.\/)+(?:\w+\/)?([\w-]+)\/(core|public)\.ts'/g)].map(
      ([, other = '', door = '']) => [slice, other, door] as const,
    );
  });
  const through = (slice: string, door: string): string[] =>
    [...new Set(found.filter((one) => one[0] === slice && one[2] === door).map(([, other]) => other))]
      .filter((other) => other !== slice)
      .sort();
  return new Map(
    [...new Set(files.map((file) => file.split('/')[4] ?? ''))]
      .sort()
      .map((slice) => [slice, { core: through(slice, 'core'), public: through(slice, 'public') }]),
  );
}

function importRows(): string[] {
  const imports = importsBySlice();
  return [...imports].map(([slice, by]) => {
    const importers = [...imports].filter(([, other]) => [...other.core, ...other.public].includes(slice));
    return `| ${slice} | ${by.core.join(', ')} | ${by.public.join(', ')} | ${importers.map(([name]) => name).join(', ')} |`;
  });
}

/** The slices whose ports a manifest provides values for. */
function givesTo({ manifest, name }: SliceTables, ports: ReadonlyMap<string, string>): string[] {
  const text = readFileSync(join(root, manifest), 'utf8');
  const given = [...text.matchAll(/\b(\w+Port)\b(?=[()])/g)].map(([, port = '']) => ports.get(port) ?? '');
  return [...new Set(given)].filter((slice) => slice !== '' && slice !== name).sort();
}

/** The page that says where each concept is, by its path below the project's root. Throws where something looked for is gone. */
export function mapPage(): Map<string, string> {
  const slices = slicesAt(root);
  const ports = portsBySlice();
  const ofExports = readersOfExports();
  const concepts = [...new Set(TREES.flatMap(foldersOf))].sort();
  const where = (name: string, part: string): string =>
    TREES.filter((tree) => tree.startsWith(part) && existsSync(join(root, tree, name)))
      .map((tree) => `[${tree.endsWith('verticals') ? 'vertical' : 'yes'}](../${tree}/${name})`)
      .join(', ');
  const rows = concepts.map((name) => {
    const slice = slices.find((one) => one.name === name);
    const owns = slice?.owns ?? [];
    const readers = slices
      .map((one) => ({ reader: one.name, byName: one.reads.some((table) => owns.includes(table)) }))
      .filter(({ reader, byName }) => reader !== name && (byName || ofExports.get(name)?.includes(reader)))
      .map(({ reader, byName }) => (byName ? `${reader}*` : reader));
    return [
      name,
      where(name, 'apps/server'),
      where(name, 'packages'),
      where(name, 'apps/storefront'),
      where(name, 'apps/backoffice'),
      owns.map((table) => `\`${table}\``).join(' '),
      readers.join(', '),
      slice ? givesTo(slice, ports).join(', ') : '',
    ];
  });
  for (const [what, file] of LOOKED_FOR) {
    if (!existsSync(join(root, file)))
      throw new Error(`"${what}" is not in ${file} any more: say where in looked-for.ts`);
  }
  const text = [
    '# Where everything is',
    '',
    'Generated from folders and manifests by `npm run generate`. A concept has one name in the server, the contract and both apps;',
    'what only one of them needs is only there. Tables are written by the slice that owns them; others read what the owner exports',
    "([decision 313](decisions/313-what-others-read-of-a-table.md)), or with * by the table's name, which the reader's manifest",
    'declares.',
    '',
    '| Concept | Server | Contract | Storefront | Back office | Its tables | Read by | Gives to |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    '## Which slice imports which',
    '',
    'On the server, in the code itself; what tests and demo data import is left out. No module imports itself by way of others',
    '([decision 202](decisions/202-two-storeys.md)).',
    '',
    '| Slice | Lower storeys (`core.ts`) | Other doors (`public.ts`) | Imported by |',
    '|---|---|---|---|',
    ...importRows(),
    '',
    '## What newcomers look for',
    '',
    '| What | Where |',
    '|---|---|',
    ...LOOKED_FOR.map(([what, file]) => `| ${what} | [${file}](../${file}) |`),
    '',
  ];
  return new Map([['docs/map.md', text.join('\n')]]);
}
