import type { FlightCalendarView } from '@app/contract/verticals/flights/calendar-schemas';
import { expect, test } from 'vitest';
import { blankEdit, changeOf, previewOf } from './day-edit';

const day = (date: string, usd: number | null = null) => ({
  date,
  usd,
  seats: null,
  stopped: false,
  held: 0,
  sold: 0,
  brands: [],
});
const calendar = {
  today: '2026-12-15',
  cabins: [
    {
      cabin: 'economy',
      seats: 100,
      baseUsd: 20_000,
      days: [day('2026-12-14'), day('2026-12-15'), day('2026-12-16', 30_000)],
    },
  ],
} as unknown as FlightCalendarView;

test('only what is typed is sent', () => {
  expect(changeOf(blankEdit)).toBeNull();
  expect(changeOf({ ...blankEdit, price: 'set' })).toBeNull();
  expect(changeOf({ ...blankEdit, price: 'less_percent', percent: 8 })).toEqual({
    price: { kind: 'percent', percent: -8 },
  });
  expect(changeOf({ ...blankEdit, price: 'lower', amountUsd: 500, seats: 'set', number: 0, sale: 'go' })).toEqual({
    price: { kind: 'add', usd: -500 },
    seats: { kind: 'set', seats: 0 },
    stopped: false,
  });
  expect(changeOf({ ...blankEdit, price: 'set', amountUsd: Number.NaN, seats: 'back' })).toEqual({
    seats: { kind: 'base' },
  });
});

test('the preview holds the days that change, and none that is over or stays the same', () => {
  const chosen = { cabins: ['economy' as const], from: '2026-12-14', to: '2026-12-16' };
  const set = previewOf(calendar, chosen, { price: { kind: 'set', usd: 30_000 } });
  expect([...set]).toEqual([['economy 2026-12-15', { usd: 30_000, seats: null, stopped: false }]]);
  expect(previewOf(calendar, chosen, { stopped: true }).size).toBe(2);
  expect(previewOf(calendar, null, { stopped: true }).size).toBe(0);
  expect(previewOf(calendar, chosen, { price: { kind: 'add', usd: -20_000 } }).size).toBe(1);
});
