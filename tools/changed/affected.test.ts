import { expect, test } from 'vitest';
import { affected } from './affected.ts';
import type { Screen } from './affected-journeys.ts';
import { importsIn, resolveImport } from './import-graph.ts';
import { officeScreens } from './list-screens.ts';

const server = 'apps/server/src';
const tea = `${server}/modules/tea`;
const cake = `${server}/modules/cake`;
const endpoints = 'packages/contract/src/tea/endpoints.ts';

/** A small product: two slices, of which cake uses tea's public part, a storefront screen, tests and journeys. */
const graph = new Map(
  Object.entries({
    [`${server}/app.ts`]: [`${tea}/module.ts`, `${cake}/module.ts`],
    [`${server}/testing/shop.ts`]: [`${server}/app.ts`, `${cake}/public.ts`],
    [`${tea}/public.ts`]: [`${tea}/usecases/brew.ts`],
    [`${tea}/usecases/brew.ts`]: [],
    [`${tea}/http/tea.routes.ts`]: [endpoints, `${tea}/usecases/brew.ts`],
    [`${tea}/test/tea.test.ts`]: [`${server}/testing/shop.ts`],
    [`${tea}/test/storm.all.test.ts`]: [`${server}/testing/shop.ts`],
    [`${cake}/public.ts`]: [`${cake}/usecases/bake.ts`],
    [`${cake}/usecases/bake.ts`]: [`${tea}/public.ts`],
    [`${cake}/test/cake.test.ts`]: [`${server}/testing/shop.ts`],
    [`${cake}/test/storm.all.test.ts`]: [`${server}/testing/shop.ts`],
    [`${server}/reliability/headers.test.ts`]: [`${server}/testing/shop.ts`],
    [endpoints]: [],
    'apps/storefront/src/features/tea/tea.screen.tsx': [endpoints, 'apps/storefront/src/features/tea/pot.tsx'],
    'apps/storefront/src/features/tea/pot.tsx': [],
    'apps/storefront/src/features/tea/tea.test.tsx': [],
    'apps/storefront/src/features/cake/cake.screen.tsx': [],
    'apps/storefront/src/features/cake/cake.test.tsx': [],
    'e2e/journeys/tea.e2e.ts': [],
    'e2e/journeys/cake.e2e.ts': [],
    'e2e/journeys/pots.all.e2e.ts': [],
    'packages/contract/src/core/texts.test.ts': ['packages/contract/src/core/dictionaries.ts'],
    'packages/contract/src/core/dictionaries.ts': ['packages/contract/src/tea/messages/es.ts'],
    'packages/contract/src/tea/messages/es.ts': [],
    'packages/kernel/src/leaf.ts': [],
    'packages/kernel/src/leaf.test.ts': ['packages/kernel/src/leaf.ts'],
  }).map(([path, imports]) => [path, new Set(imports)] as const),
);
const texts: Record<string, string> = {
  'e2e/journeys/tea.e2e.ts': "await open(page, '/tea?cups=2');",
  'e2e/journeys/cake.e2e.ts': "await open(page, '/teacake');",
  'e2e/journeys/pots.all.e2e.ts': "await expect(screen(page, 'tea')).toBeVisible();",
};
const screens: Screen[] = [
  { path: '/tea', name: 'tea', file: 'apps/storefront/src/features/tea/tea.screen.tsx' },
  { path: '/teacake', name: 'cake', file: 'apps/storefront/src/features/cake/cake.screen.tsx' },
];
/** The keys of messages, which a use case of tea names by their type. */
const keys = 'packages/contract/src/tea/message-keys.ts';
const types = new Map([...graph, [`${tea}/usecases/brew.ts`, new Set([keys])], [keys, new Set<string>()]]);
const by = (...changed: string[]) => affected({ run: graph, types }, screens, changed, (path) => texts[path] ?? '');

test('a use case breaks tests of its slice, of slices that use it, and journeys over screens that ask it', () => {
  const { files } = by(`${tea}/usecases/brew.ts`);
  expect(files.unit).toEqual([`${cake}/test/cake.test.ts`, `${tea}/test/storm.all.test.ts`, `${tea}/test/tea.test.ts`]);
  expect(files.journeys).toEqual(['e2e/journeys/pots.all.e2e.ts', 'e2e/journeys/tea.e2e.ts']);
  expect(by(`${cake}/usecases/bake.ts`).files.unit).toEqual([
    `${cake}/test/cake.test.ts`,
    `${cake}/test/storm.all.test.ts`,
  ]);
});

test('tests across all endpoints go by endpoints and by the platform', () => {
  const across = `${server}/reliability/headers.test.ts`;
  expect(by(`${tea}/http/tea.routes.ts`).files.unit).toContain(across);
  expect(by(`${server}/platform/http/server.ts`).files.unit).toEqual([across]);
  expect(by(`${tea}/usecases/brew.ts`).files.unit).not.toContain(across);
});

test('of more journeys than two minutes have time for, those of the first run stand for the rest, which are counted', () => {
  const more = Array.from({ length: 8 }, (_, at) => `e2e/journeys/more-${at}.all.e2e.ts`);
  const opening = "await open(page, '/tea');";
  const larger = new Map([...graph, ...more.map((path) => [path, new Set<string>()] as const)]);
  const found = affected({ run: larger, types: larger }, screens, [`${tea}/usecases/brew.ts`], (path) =>
    more.includes(path) ? opening : (texts[path] ?? ''),
  );
  expect(found.files.journeys).toEqual(['e2e/journeys/tea.e2e.ts']);
  expect(found.journeysLeft).toBe(9);
  expect(by(`${tea}/usecases/brew.ts`).journeysLeft).toBe(0);
});

test('a migration is its slice; a screen is its feature and its address, which another begins with', () => {
  expect(by(`${cake}/db/migrations/0001-cakes.sql`).files.unit).toEqual([
    `${cake}/test/cake.test.ts`,
    `${cake}/test/storm.all.test.ts`,
  ]);
  expect(by('apps/storefront/src/features/tea/pot.tsx').files).toMatchObject({
    unit: ['apps/storefront/src/features/tea/tea.test.tsx'],
    journeys: ['e2e/journeys/pots.all.e2e.ts', 'e2e/journeys/tea.e2e.ts'],
  });
  expect(by('apps/storefront/src/features/cake/cake.screen.tsx').files.journeys).toEqual(['e2e/journeys/cake.e2e.ts']);
});

test('a text is shown by the part of its name, and read by tests that name the texts', () => {
  const { files } = by('packages/contract/src/tea/messages/es.ts');
  expect(files.unit).toEqual([
    'apps/storefront/src/features/tea/tea.test.tsx',
    'packages/contract/src/core/texts.test.ts',
  ]);
  expect(files.journeys).toEqual(['e2e/journeys/pots.all.e2e.ts', 'e2e/journeys/tea.e2e.ts']);
  expect(by('packages/contract/src/tea/staff-messages/es.ts').files.journeys).toEqual([]);
  expect(by('packages/contract/src/tea/shared-messages/es.ts').files.journeys).toEqual(files.journeys);
});

test('types are checked of whoever imports what changed, and nothing is run for a page of the guide', () => {
  expect(by('packages/kernel/src/leaf.ts').workspaces).toEqual(['packages/kernel']);
  expect(by(endpoints).workspaces).toEqual(['apps/server', 'apps/storefront', 'packages/contract']);
  expect(by(keys)).toEqual({
    files: { unit: [], pictures: [], journeys: [] },
    journeysLeft: 0,
    workspaces: ['apps/server', 'packages/contract'],
  });
  expect(by('docs/guide/tea.md')).toEqual({
    files: { unit: [], pictures: [], journeys: [] },
    journeysLeft: 0,
    workspaces: [],
  });
});

test('imports, exports from elsewhere and imports at run time are found and resolved', () => {
  const text =
    "import { a } from './a.ts';\nexport * from '@app/kernel/leaf';\nconst later = () => import('../b.screen');\n";
  const named = importsIn('apps/x/src/f/one.ts', text);
  expect(named.map(({ from }) => from)).toEqual(['./a.ts', '@app/kernel/leaf', '../b.screen']);
  const known = new Set(['apps/x/src/f/a.ts', 'packages/kernel/src/leaf.ts', 'apps/x/src/b.screen.tsx']);
  expect(named.map(({ from }) => resolveImport('apps/x/src/f/one.ts', from, (path) => known.has(path)))).toEqual([
    ...known,
  ]);
  expect(resolveImport('apps/x/src/one.ts', 'react', () => true)).toBeNull();
});

test('an import of types alone does not run the file; one that names no value but is written as an import does', () => {
  const onlyTypes = (text: string): boolean[] => importsIn('apps/x/src/one.ts', text).map((one) => one.onlyTypes);
  expect(onlyTypes("import type { A } from './a.ts';\nexport type { B } from './b.ts';\n")).toEqual([true, true]);
  expect(onlyTypes("import type A from './a.ts';\nexport type * from './b.ts';\n")).toEqual([true, true]);
  for (const run of ["import './a.ts';", "import { type A, b } from './a.ts';", "import { type A } from './a.ts';"])
    expect(onlyTypes(run)).toEqual([false]);
  expect(onlyTypes("export * from './b.ts';")).toEqual([false]);
});

test('the screens of the back office are what its features declare', () => {
  const file = 'apps/backoffice/src/features/tea/screens.ts';
  const drawn = 'apps/backoffice/src/features/tea/pots.screen.tsx';
  const text = "export default [{ permission: 'x', path: '/tea/pots', load: () => import('./pots.screen') }];";
  expect(officeScreens([file, drawn], () => text)).toEqual([{ path: '/tea/pots', name: null, file: drawn }]);
});
