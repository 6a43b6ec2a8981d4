import { expect, test } from 'vitest';
import { cheapestDays } from './cheapest-days.ts';

const day = (date: string, usd: number | null) => ({ date, price: usd === null ? null : { usd } });

test('the cheapest days of a month come first, of equal ones the sooner, with the day of coming back', () => {
  const days = [
    day('2027-01-30', 5),
    day('2027-01-02', 9),
    day('2027-01-03', 5),
    day('2027-01-04', null),
    day('2027-02-01', 1),
  ];
  expect(cheapestDays(days, { month: '2027-01', away: 7, most: 2 })).toEqual([
    { day: '2027-01-03', back: '2027-01-10', price: { usd: 5 } },
    { day: '2027-01-30', back: '2027-02-06', price: { usd: 5 } },
  ]);
  expect(cheapestDays(days, { month: '2027-02', away: null, most: 3 })).toEqual([
    { day: '2027-02-01', back: null, price: { usd: 1 } },
  ]);
  expect(cheapestDays(days, { month: '2027-03', away: null, most: 3 })).toEqual([]);
});
