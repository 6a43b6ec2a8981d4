import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { choose, countLeftOut, isIn, literally, testFiles } from './choose-tests.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const steps = ['check', 'unit', 'pictures', 'journeys'];
const files = testFiles(root);
const ask = (...args: string[]) => choose(args, { steps, files, root });
const none = { unit: [], pictures: [], journeys: [] };

const everything = { files: null, title: null, unknown: [] };

test('nothing asked is the first tests of all that have some; steps are run as they are named', () => {
  expect(ask()).toEqual({ steps: ['check', 'unit', 'journeys'], part: 'first', ...everything });
  expect(ask('unit', 'check')).toEqual({ steps: ['unit', 'check'], part: 'first', ...everything });
});

test('all is everything, and the rest is what the first run leaves out', () => {
  expect(ask('all')).toEqual({ steps, part: 'all', ...everything });
  expect(ask('journeys', 'all')).toEqual({ steps: ['journeys'], part: 'all', ...everything });
  expect(ask('rest')).toEqual({ steps: ['unit', 'pictures', 'journeys'], part: 'rest', ...everything });
});

test('a file with .all. in its name is in the rest alone, every other one in the first run alone', () => {
  const left = files.filter((path) => isIn('rest', path));
  expect(left.filter((path) => !/\.all\.[a-z0-9]+\.tsx?$/.test(path))).toEqual([]);
  expect(files.filter((path) => isIn('first', path) === isIn('rest', path))).toEqual([]);
  expect(files.filter((path) => !isIn('all', path))).toEqual([]);
  expect(countLeftOut(root)).toBeGreaterThan(left.length / 2);
});

test('a word that no path has is named, and the others are run', () => {
  const { files: found, unknown, title } = ask('visitor-cart', 'no-such-path-anywhere');
  expect(found?.journeys).not.toEqual([]);
  expect({ unknown, title }).toEqual({ unknown: ['no-such-path-anywhere'], title: null });
});

test('tests of every kind are found by part of their path, written from the root, with a dot or in full', () => {
  const journey = 'e2e/journeys/buying.e2e.ts';
  const chosen = {
    steps: ['journeys'],
    part: 'all',
    files: { ...none, journeys: [journey] },
    title: null,
    unknown: [],
  };
  for (const arg of [journey, `./${journey}`, `${root}${journey}`, 'journeys/buying']) expect(ask(arg)).toEqual(chosen);
  expect(ask('tools/setup/choose-tests.test.ts').files).toEqual({
    ...none,
    unit: ['tools/setup/choose-tests.test.ts'],
  });
  expect(ask('parts.all.pictures.ts').steps).toEqual(['pictures']);
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
  expect(ask(title)).toMatchObject({ steps: ['unit'], files: own, title });
  expect(ask(...title.split(' '))).toMatchObject({ steps: ['unit'], files: own, title });
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
