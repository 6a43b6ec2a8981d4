import { expect, test } from 'vitest';
import { brandUsd, changedTerms, changedUsd, isFare } from './day-prices.ts';

test('when a price is changed, then from what stands on the day, percents in whole dollars', () => {
  expect(changedUsd(null, 55_000, { kind: 'percent', percent: 8 })).toBe(59_400);
  expect(changedUsd(57_100, 55_000, { kind: 'percent', percent: 8 })).toBe(61_700);
  // Halves of a dollar go to the even one.
  expect([
    changedUsd(null, 10_050, { kind: 'percent', percent: 0 }),
    changedUsd(null, 10_150, { kind: 'percent', percent: 0 }),
  ]).toEqual([10_000, 10_200]);
  expect(changedUsd(12_345, 55_000, { kind: 'percent', percent: -50 })).toBe(6_200);
  expect(changedUsd(null, 55_000, { kind: 'add', usd: -1_055 })).toBe(53_945);
  expect(changedUsd(12_345, 55_000, { kind: 'set', usd: 999 })).toBe(999);
  expect(changedUsd(12_345, 55_000, { kind: 'base' })).toBeNull();
});

test('when a price leaves its bounds, then it is no fare; that of the cabin always is', () => {
  expect([null, 1, 10_000_000].map(isFare)).toEqual([true, true, true]);
  expect([0, -1, 10_000_001].map(isFare)).toEqual([false, false, false]);
});

test('when a part is left out, then it stays as it is; sale that is stopped keeps price and seats', () => {
  const terms = { usd: 12_000, seats: 40, stopped: false };
  expect(changedTerms(terms, 10_000, { stopped: true })).toEqual({ ...terms, stopped: true });
  expect(changedTerms({ ...terms, stopped: true }, 10_000, { stopped: false })).toEqual(terms);
  expect(changedTerms(terms, 10_000, { seats: { kind: 'set', seats: 0 } })).toEqual({ ...terms, seats: 0 });
  expect(changedTerms(terms, 10_000, { seats: { kind: 'base' }, price: { kind: 'base' } })).toEqual({
    usd: null,
    seats: null,
    stopped: false,
  });
});

test('when a brand costs a part of the cabin’s price, then cents are rounded, halves to the even one', () => {
  expect([100, 150, 133].map((percent) => brandUsd(10_001, percent))).toEqual([10_001, 15_002, 13_301]);
  expect([brandUsd(1, 50), brandUsd(3, 50)]).toEqual([0, 2]);
});
