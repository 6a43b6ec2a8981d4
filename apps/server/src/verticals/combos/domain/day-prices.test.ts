import { expect, test } from 'vitest';
import { dayPrices } from './day-prices.ts';
import { planSums } from './plan-sums.ts';

const slot = (key: string, dayOffset: number, prices: Record<string, number>) => ({
  slot: { key, dayOffset },
  lowest: new Map(Object.entries(prices)),
});

test('a first day costs the lowest of each slot on the day that the slot is on', () => {
  const slots = [
    slot('flight', 0, { '2027-03-01': 10_000, '2027-03-02': 8_000 }),
    slot('tour', 2, { '2027-03-03': 5_001, '2027-03-04': 4_000 }),
  ];
  expect(dayPrices(slots, { first: '2027-03-01', last: '2027-03-02' })).toEqual([
    { day: '2027-03-01', usd: 15_001, missing: [] },
    { day: '2027-03-02', usd: 12_000, missing: [] },
  ]);
});

test('a day on which a slot has nothing costs nothing, and names the slot; what is free is no such slot', () => {
  const slots = [slot('dinner', 0, { '2027-03-01': 0 }), slot('tour', 1, {})];
  expect(dayPrices(slots, { first: '2027-03-01', last: '2027-03-01' })).toEqual([
    { day: '2027-03-01', usd: null, missing: ['tour'] },
  ]);
});

test('parts come to the sum of what they cost, together and alone', () => {
  const parts = [
    { usd: 900, aloneUsd: 1_000 },
    { usd: 700, aloneUsd: 700 },
  ];
  expect(planSums(parts)).toEqual({ usd: 1_600, aloneUsd: 1_700 });
});
