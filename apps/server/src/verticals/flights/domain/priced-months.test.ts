import { expect, test } from 'vitest';
import { cheapestDay, monthsOf } from './priced-months.ts';

test('a range of days is cut into the parts of its months', () => {
  expect(monthsOf('2026-11-29', '2027-03-02')).toEqual([
    { first: '2026-11-29', last: '2026-11-30' },
    { first: '2026-12-01', last: '2026-12-31' },
    { first: '2027-01-01', last: '2027-01-31' },
    { first: '2027-02-01', last: '2027-02-28' },
    { first: '2027-03-01', last: '2027-03-02' },
  ]);
  expect(monthsOf('2026-12-31', '2026-12-31')).toEqual([{ first: '2026-12-31', last: '2026-12-31' }]);
  expect(monthsOf('2027-01-31', '2027-01-30')).toEqual([]);
});

test('of days that cost the least the first counts; days without flights never do', () => {
  const days = [
    { date: '2027-01-01', lowest: null },
    { date: '2027-01-02', lowest: { usd: 5 } },
    { date: '2027-01-03', lowest: { usd: 4 } },
    { date: '2027-01-04', lowest: { usd: 4 } },
  ];
  expect(cheapestDay(days)).toEqual(days[2]);
  expect(cheapestDay(days.slice(0, 1))).toBeNull();
});
