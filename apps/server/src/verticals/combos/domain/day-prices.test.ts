import { expect, test } from 'vitest';
import { dayPrices, tightDays } from './day-prices.ts';
import { planSums } from './plan-sums.ts';

const slot = (key: string, dayOffset: number, prices: Record<string, number>) => ({
  slot: { key, dayOffset },
  lowest: new Map(Object.entries(prices).map(([day, usd]) => [day, { usd, taken: [] }])),
});

test('a first day costs the lowest of each slot on the day that the slot is on', () => {
  const slots = [
    slot('flight', 0, { '2027-03-01': 10_000, '2027-03-02': 8_000 }),
    slot('tour', 2, { '2027-03-03': 5_001, '2027-03-04': 4_000 }),
  ];
  expect(dayPrices(slots, { first: '2027-03-01', last: '2027-03-02', options: [] })).toEqual([
    { day: '2027-03-01', usd: 15_001, missing: [] },
    { day: '2027-03-02', usd: 12_000, missing: [] },
  ]);
});

test('a day on which a slot has nothing costs nothing, and names the slot; what is free is no such slot', () => {
  const slots = [slot('dinner', 0, { '2027-03-01': 0 }), slot('tour', 1, {})];
  expect(dayPrices(slots, { first: '2027-03-01', last: '2027-03-01', options: [] })).toEqual([
    { day: '2027-03-01', usd: null, missing: ['tour'] },
  ]);
});

test('parts come to the sum of what they cost, together and alone', () => {
  const parts = [
    { usd: 900, usualUsd: 950, aloneUsd: 1_000 },
    { usd: 700, usualUsd: 700, aloneUsd: 700 },
  ];
  expect(planSums(parts)).toEqual({ usd: 1_600, usualUsd: 1_650, aloneUsd: 1_700 });
});

const hours = (day: string, usd: number, from: number, to: number) => ({
  usd,
  taken: [from, to]
    .map((hour) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`))
    .flatMap((startsAt, index, all) => (index === 0 ? [{ startsAt, endsAt: all[1] ?? startsAt }] : [])),
});

test('a day on which the cheapest overlap costs what the cheapest that do not overlap cost; where all overlap it cannot be had', () => {
  const [first, last] = ['2027-03-01', '2027-03-03'];
  const flights = (day: string) => [hours(day, 10_000, 8, 16), hours(day, 12_000, 4, 9)];
  const tours: Record<string, ReturnType<typeof hours>[]> = {
    '2027-03-01': [hours('2027-03-01', 3_000, 12, 18), hours('2027-03-01', 5_500, 17, 20)],
    '2027-03-02': [hours('2027-03-02', 3_000, 17, 20)],
    '2027-03-03': [hours('2027-03-03', 3_000, 5, 14)],
  };
  const days = [first, '2027-03-02', last];
  const of = (key: string, all: (day: string) => ReturnType<typeof hours>[]) => ({
    slot: { key, dayOffset: 0 },
    lowest: new Map(
      days.flatMap((day) =>
        all(day)
          .slice(0, 1)
          .map((one) => [day, one] as const),
      ),
    ),
    options: new Map(days.map((day) => [day, all(day)])),
  });
  const slots = [of('flight', flights), of('tour', (day) => tours[day] ?? [])];
  expect(tightDays(slots, { first, last })).toEqual([first, last]);
  expect(dayPrices(slots, { first, last, options: slots })).toEqual([
    { day: first, usd: 15_000, missing: [] },
    { day: '2027-03-02', usd: 13_000, missing: [] },
    { day: last, usd: null, missing: ['flight'] },
  ]);
});
