import { expect, test } from 'vitest';
import { daysOfMonth, lastOf } from './chart-month.ts';

test.each([
  ['2027-02', 28],
  ['2028-02', 29],
  ['2027-04', 30],
  ['2027-12', 31],
])('the days of %s reach to its last: %i', (month, count) => {
  const days = daysOfMonth(month, '2026-01-15');
  expect(days).toHaveLength(count);
  expect(days[0]).toBe(`${month}-01`);
  expect(days.at(-1)).toBe(`${month}-${count}`);
  expect(lastOf(month)).toBe(days.at(-1));
});

test('a month that has begun is shown from the day on, and its last day alone at its end', () => {
  expect(daysOfMonth('2027-04', '2027-04-29')).toEqual(['2027-04-29', '2027-04-30']);
  expect(daysOfMonth('2027-04', '2027-04-30')).toEqual(['2027-04-30']);
  expect(daysOfMonth('2027-04', '2027-05-01')).toEqual([]);
});
