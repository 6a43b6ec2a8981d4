import { expect, test } from 'vitest';
import { bytesOfDays, dayNumber, packDays, priceOn } from './packed-days.ts';

const prices = (of: Readonly<Record<number, number>>): string =>
  Array.from({ length: 31 }, (_, at) => of[at + 1] ?? '').join(',');
// January, March and April of 2027.
const packed = packDays({
  months: [
    `economy 684 ${prices({ 1: 100, 31: 0 })}`,
    `economy 686 ${prices({ 9: 300 })}`,
    `business 687 ${prices({ 30: 900 })}`,
  ],
  changes: [`${dayNumber('2027-03-09')} delayed 45`, `${dayNumber('2027-03-10')} cancelled 0`],
});

test('days have the price of their cabin and month, none of their own where they have none, and 0 where they are not sold', () => {
  const economy = [
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-31',
    '2027-02-01',
    '2027-03-09',
    '2027-04-30',
    '2027-05-01',
  ];
  expect(economy.map((day) => priceOn(packed, 'economy', day))).toEqual([null, 100, null, 0, null, 300, null, null]);
  expect(['2027-01-01', '2027-04-30'].map((day) => priceOn(packed, 'business', day))).toEqual([null, 900]);
  expect(priceOn(packed, 'first', '2027-01-01')).toBeNull();
});

test('changed days are known by their numbers', () => {
  expect(packed.changes.get(dayNumber('2027-03-09'))).toEqual({ state: 'delayed', delayMinutes: 45 });
  expect(packed.changes.get(dayNumber('2027-03-10'))).toEqual({ state: 'cancelled', delayMinutes: 0 });
  expect(packed.changes.get(dayNumber('2027-03-11'))).toBeUndefined();
});

test('a flight without days of its own takes next to nothing', () => {
  const empty = packDays({ months: [], changes: [] });
  expect(priceOn(empty, 'economy', '2027-01-01')).toBeNull();
  expect(bytesOfDays(packed) - bytesOfDays(empty)).toBe(2 * 4 * 31 * 4 + 2 * 100);
});
