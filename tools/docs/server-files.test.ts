import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverFiles } from './server-files.ts';

const source = 'apps/server/src';
let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'slices-'));
});
afterEach(() => rmSync(base, { recursive: true }));

const plant = (...files: readonly string[]): void => {
  for (const file of files) {
    mkdirSync(dirname(join(base, source, file)), { recursive: true });
    writeFileSync(join(base, source, file), '');
  }
};
const file = (name: string): string => serverFiles(base).get(`${source}/${name}`) ?? '';

test('a folder with a module.ts is a slice, by its name', () => {
  plant('modules/top-ups/module.ts', 'verticals/hotels/module.ts', 'modules/drafts/public.ts');
  expect(file('boot/slices.gen.js').split('\n').slice(1)).toEqual([
    "import topUps from '../modules/top-ups/module.ts';",
    "import hotels from '../verticals/hotels/module.ts';",
    '',
    'export const slices = {',
    "  'top-ups': topUps,",
    '  hotels,',
    '};',
    '',
  ]);
});

test('two slices of one name are refused', () => {
  plant('modules/hotels/module.ts', 'verticals/hotels/module.ts');
  expect(() => serverFiles(base)).toThrow('two slices are called hotels');
});

test('what a vertical keeps for the demo is listed by its file', () => {
  plant('verticals/hotels/demo/seed.ts', 'verticals/hotels/demo/pictures.ts', 'verticals/air-tickets/demo/seed.ts');
  const content = file('demo/content/vertical-content.gen.ts');
  expect(content).toContain("import hotelsSeed from '../../verticals/hotels/demo/seed.ts';");
  expect(content).toContain('export const seeds = [airTicketsSeed, hotelsSeed] as const;');
  expect(content).toContain('export const trips = [] as const;');
  expect(file('demo/content/vertical-pictures.gen.ts')).toContain('[...hotels];');
});

test('the demo is filled with kinds of travel first, then with what is made of them', () => {
  plant('verticals/city-breaks/demo/seed.ts', 'verticals/trains/demo/seed.ts', 'verticals/ferries/demo/seed.ts');
  for (const kind of ['trains', 'ferries']) {
    mkdirSync(join(base, 'packages/contract/src/verticals', kind), { recursive: true });
    writeFileSync(join(base, 'packages/contract/src/verticals', kind, 'kind.ts'), '');
  }
  expect(file('demo/content/vertical-content.gen.ts')).toContain(
    'export const seeds = [ferriesSeed, trainsSeed, cityBreaksSeed] as const;',
  );
});
