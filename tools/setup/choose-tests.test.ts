import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { choose, literally, testFiles } from './choose-tests.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const steps = ['check', 'unit', 'pictures', 'journeys'];
const files = testFiles(root);
const ask = (...args: string[]) => choose(args, { steps, files, root });
const none = { unit: [], pictures: [], journeys: [] };

test('nothing asked is everything; steps are run as they are named', () => {
  expect(ask()).toEqual({ steps, files: null, title: null });
  expect(ask('unit', 'check')).toEqual({ steps: ['unit', 'check'], files: null, title: null });
});

test('tests of every kind are found by part of their path, written from the root, with a dot or in full', () => {
  const journey = 'e2e/journeys/visitor-cart.e2e.ts';
  const chosen = { steps: ['journeys'], files: { ...none, journeys: [journey] }, title: null };
  for (const arg of [journey, `./${journey}`, `${root}${journey}`, 'journeys/visitor-cart'])
    expect(ask(arg)).toEqual(chosen);
  expect(ask('tools/setup/choose-tests.test.ts').files).toEqual({
    ...none,
    unit: ['tools/setup/choose-tests.test.ts'],
  });
  expect(ask('parts.pictures.ts').steps).toEqual(['pictures']);
  expect(ask('apps/storefront/src/ui/back-hold.test.ts', 'visitor-cart').steps).toEqual(['unit', 'journeys']);
});

test('a folder is all tests below it', () => {
  const { unit = [] } = ask('packages/kernel/').files ?? {};
  expect(unit.length).toBeGreaterThan(3);
  expect(unit.every((path) => path.startsWith('packages/kernel/'))).toBe(true);
});

test('what no path holds is part of a title: only the files that hold it are asked, quoted or not', () => {
  const own = { ...none, unit: ['tools/setup/choose-tests.test.ts'] };
  const title = 'only the files that hold it are asked, quoted';
  expect(ask(title)).toEqual({ steps: ['unit'], files: own, title });
  expect(ask(...title.split(' '))).toEqual({ steps: ['unit'], files: own, title });
});

test('a title put together where it stands is asked of every file, of the steps that are named', () => {
  const title = ['no file', 'holds this', 'as one text'].join(' - ');
  expect(ask(title)).toMatchObject({ steps: ['unit', 'pictures', 'journeys'], title });
  expect(ask('journeys', title)).toMatchObject({ steps: ['journeys'], files: { unit: [] }, title });
});

test('a path or title is looked for letter by letter', () => {
  expect(new RegExp(literally('a (b) [c] 1.5 $ x/y')).test('a (b) [c] 1.5 $ x/y')).toBe(true);
  expect(new RegExp(literally('a.b')).test('axb')).toBe(false);
});
