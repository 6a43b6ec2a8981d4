import { expect, test } from 'vitest';
import { isPriceJump, type PriceChange, type PriceField, priceChanges, priceJumps } from './price-jumps.ts';

const change = (before: number, after: number, field: PriceField = 'usd'): PriceChange => ({
  what: '',
  field,
  before,
  after,
});

test.each<[number, number, boolean]>([
  [68_400, 800, true],
  [140_600, 800, true],
  [10_000, 5_000, false],
  [10_000, 4_999, true],
  [10_000, 15_000, false],
  [10_000, 15_001, true],
  [1_000, 0, true],
  [0, 99_999, false],
])('from %d to %d with 50 percent: asked about is %s', (before, after, asked) => {
  expect(isPriceJump(change(before, after), 50)).toBe(asked);
});

test.each<[number, number, boolean]>([
  [0, 9_000, true],
  [1_000, 1_500, false],
  [9_000, 1_000, true],
])('a discount from %d to %d basis points is judged by what is left: %s', (before, after, asked) => {
  expect(isPriceJump(change(before, after, 'offBp'), 50)).toBe(asked);
});

test('the largest jumps stand first, up or down alike', () => {
  const found = priceJumps([change(100, 30), change(100, 101), change(100, 9_000), change(100, 1)], 50);
  expect(found.map(({ after }) => after)).toEqual([1, 9_000, 30]);
});

const nameOf = (part: Readonly<Record<string, unknown>>) => part.name as string | undefined;

test('prices are found wherever they stand, lines by their own names', () => {
  const before = {
    name: 'Tour',
    singleUsd: 5_000,
    units: [
      { key: 'adult', usd: 68_400 },
      { key: 'child', usd: 30_000 },
    ],
    extras: [{ id: 'a', name: 'Lunch', usd: 2_000 }],
    bands: [{ usd: 100 }, { usd: 200 }],
    soldUsd: 1,
  };
  const after = {
    name: 'Tour',
    singleUsd: null,
    units: [
      { key: 'child', usd: 30_000 },
      { key: 'adult', usd: 800 },
    ],
    extras: [
      { id: 'b', name: 'Dinner', usd: 9_000 },
      { id: 'a', name: 'Lunch', usd: 200 },
    ],
    bands: [{ usd: 100 }, { usd: 2 }],
    soldUsd: 2,
  };
  expect(priceChanges(before, after, nameOf)).toEqual([
    { what: 'Tour', field: 'usd', before: 68_400, after: 800 },
    { what: 'Lunch', field: 'usd', before: 2_000, after: 200 },
    { what: 'Tour', field: 'usd', before: 200, after: 2 },
  ]);
  expect(priceChanges(null, after, nameOf)).toEqual([]);
});
