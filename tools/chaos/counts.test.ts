import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countsFor, patienceFor } from './counts.ts';
import { type ChaosRow, chaosRows } from './table.ts';

const row: ChaosRow = {
  row: 'M0',
  tries: 'tries',
  tests: [],
  counts: { A: { usual: 10, night: 1_000 }, B: { usual: 3, night: 4 } },
};

test('when a share of a night is wanted, then counts grow with it between those of a change and of a night', () => {
  expect(countsFor(row, 0)).toEqual({ A: 10, B: 3 });
  expect(countsFor(row, 0.1)).toEqual({ A: 100, B: 3 });
  expect(countsFor(row, 1)).toEqual({ A: 1_000, B: 4 });
  expect(countsFor(row, 7)).toEqual({ A: 1_000, B: 4 });
});

test('when counts grow, then the time a row may take grows as fast as the fastest of them', () => {
  expect(patienceFor(row, countsFor(row, 0))).toBe(1);
  expect(patienceFor(row, countsFor(row, 1))).toBe(100);
});

test('when a row names a variable, then a test of the row reads it with the count of every change', () => {
  const forgotten = chaosRows.flatMap(({ tests, counts }) => {
    const read = tests.map((file) => readFileSync(new URL(`../../apps/server/src/${file}`, import.meta.url), 'utf8'));
    return Object.entries(counts).flatMap(([variable, { usual }]) => {
      const call = new RegExp(`chaosCount\\('${variable}', ([\\d_]+)\\)`);
      const found = read.map((text) => call.exec(text)?.[1]).find(Boolean);
      return Number(found?.replaceAll('_', '')) === usual ? [] : [variable];
    });
  });
  expect(forgotten).toEqual([]);
});
