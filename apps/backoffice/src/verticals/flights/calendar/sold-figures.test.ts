import type { FlightCalendarView } from '@app/contract/verticals/flights/calendar-schemas';
import { expect, test } from 'vitest';
import { ifAllSell, soldOn } from './sold-figures';

test('seats sold and what was paid for them are those of a brand, or of all', () => {
  const brands = [
    { brand: 'light', seats: 3, usd: 30_000 },
    { brand: 'flex', seats: 1, usd: 15_000 },
  ];
  expect(soldOn({ brands }, 'light')).toEqual({ seats: 3, usd: 30_000 });
  expect(soldOn({ brands }, null)).toEqual({ seats: 4, usd: 45_000 });
  expect(soldOn({ brands }, 'basic')).toEqual({ seats: 0, usd: 0 });
});

test('what a change would bring counts the seats that are left of the days whose price changes', () => {
  const day = (date: string, of: object = {}) => ({
    date,
    usd: null,
    seats: null,
    stopped: false,
    held: 0,
    sold: 0,
    brands: [],
    ...of,
  });
  const calendar = {
    cabins: [
      {
        cabin: 'economy',
        seats: 10,
        baseUsd: 20_000,
        fares: [],
        days: [
          day('2026-12-14', { held: 1, sold: 2 }),
          day('2026-12-15', { usd: 25_000, seats: 4 }),
          day('2026-12-16'),
        ],
      },
    ],
  } satisfies Pick<FlightCalendarView, 'cabins'> as Pick<FlightCalendarView, 'cabins'>;
  const terms = { seats: null, stopped: false };
  // Seven seats at 10.00 more, four at 50.00 less; a day that only stops counts for nothing.
  const preview = new Map([
    ['economy 2026-12-14', { ...terms, usd: 21_000 }],
    ['economy 2026-12-15', { ...terms, seats: 4, usd: null }],
    ['economy 2026-12-16', { ...terms, usd: null, stopped: true }],
  ]);
  expect(ifAllSell(calendar, preview)).toEqual({ seats: 11, usd: 7 * 1_000 - 4 * 5_000 });
  expect(ifAllSell(calendar, new Map([['economy 2026-12-16', { ...terms, usd: null, stopped: true }]]))).toBeNull();
});
