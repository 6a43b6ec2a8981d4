import { expect, test } from 'vitest';
import { dayNumber } from './open-departures.ts';
import { whenOf } from './packed-departures.ts';
import { adultUsd, fittingTours, NO_FILTERS, pricedGroups, shownOf, weekdaysOf, withTax } from './rank-tours.ts';
import type { StoredUnit, TourFacts } from './stored-tour.ts';

const words = { 'en-US': 'words' };
const unit = (key: StoredUnit['key'], ageFrom: number, ageTo: number, usd: number): StoredUnit => ({
  key,
  ageFrom,
  ageTo,
  usd,
  takesSeat: key !== 'infant',
  needsAdult: key !== 'adult',
});
const tour = (id: string, more: Partial<TourFacts> = {}): TourFacts => ({
  id,
  kind: 'group',
  name: words,
  summary: words,
  cityId: 'lisbon',
  city: words,
  cover: '',
  gallery: [],
  zone: 'Europe/Lisbon',
  days: 1,
  nights: 0,
  hours: 4,
  difficulty: 2,
  capacity: 12,
  maxParty: 6,
  themes: [],
  goodMonths: [],
  meeting: { name: words, address: words, note: words, latitude: 0, longitude: 0 },
  pickup: false,
  units: [unit('adult', 13, 120, 10_000), unit('infant', 0, 3, 0)],
  cancelSteps: [{ daysBefore: 7, percent: 50 }],
  cutoffMinutes: 120,
  taxBp: 0,
  sortWeight: 0,
  createdAt: new Date(0),
  score: null,
  reviews: 0,
  ...more,
});
type Group = Parameters<typeof pricedGroups>[0][number];
const group = (more: Partial<Group> = {}): Group => ({
  language: 'en',
  guaranteed: false,
  free: false,
  soonest: new Date('2027-06-10T09:00:00Z'),
  priceBp: 10_000,
  weekdays: 1 << 4,
  dayClass: null,
  day: null,
  ...more,
});
const now = new Date('2027-03-27T23:30:00Z');
const party = { adults: 2, seniors: 0, childAges: [] };

test('a tour takes a party that has its ages and is not too large; days and hours are read by its own clock', () => {
  const found = (childAges: number[], adults = 2) =>
    fittingTours([tour('a')], { adults, seniors: 0, childAges }, now).map(({ wanted }) => wanted);
  expect([found([5]), found([1], 6), found([1], 0)]).toEqual([[], [], []]);
  expect(found([1])).toEqual([
    {
      apart: null,
      // The baby takes no place.
      seats: 2,
      now: now.getTime(),
      opensAfter: Date.parse('2027-03-28T01:30:00.000Z'),
      freeAfter: whenOf(dayNumber('2027-04-03'), 23 * 60 + 30),
    },
  ]);
  // It is the next day in Tokyo already.
  const [tokyo] = fittingTours([tour('a', { zone: 'Asia/Tokyo' })], party, now);
  expect(tokyo?.wanted).toMatchObject({ freeAfter: whenOf(dayNumber('2027-04-04'), 8 * 60 + 30) });
});

test('an adult pays the price of the departure and its tax; where there are none, the first unit stands for them', () => {
  expect(adultUsd(tour('a', { taxBp: 1_000 }), 11_000)).toBe(12_100);
  expect(adultUsd({ units: [unit('child', 4, 12, 5_000)], taxBp: 0 }, 10_000)).toBe(5_000);
  expect(withTax(10_001, 0)).toBe(10_001);
});

test('the departures that are shown are those of the lowest price that filters leave, and of the soonest day where each is looked at apart', () => {
  const groups = pricedGroups(
    [
      group({ priceBp: 12_000, guaranteed: true, dayClass: 3, soonest: new Date('2027-05-01T09:00:00Z') }),
      group({ language: 'pt', dayClass: 5 }),
      group({ language: 'es', dayClass: 7 }),
    ],
    ({ priceBp }) => priceBp,
  );
  const query = { seats: 1, now: 0, opensAfter: 0, freeAfter: 0, apart: null };
  expect(shownOf(groups, query, NO_FILTERS)).toEqual({
    cheapest: { priceBp: 10_000, dayClasses: [5, 7] },
    soonestOn: null,
  });
  expect(shownOf(groups, { ...query, apart: 'each' }, NO_FILTERS)?.soonestOn).toEqual({
    priceBp: 12_000,
    dayClasses: [3],
  });
  expect(shownOf(groups, query, { ...NO_FILTERS, guaranteed: true })?.cheapest.priceBp).toBe(12_000);
  expect(shownOf(groups, query, { ...NO_FILTERS, free: true })).toBeNull();
});

test('weekdays of departures are read from their bits, Monday first', () => {
  expect(weekdaysOf([group({ weekdays: (1 << 7) | (1 << 1) }), group({ weekdays: 1 << 3 })])).toEqual([1, 3, 7]);
  expect(weekdaysOf([])).toEqual([]);
});
