import { expect, test } from 'vitest';
import {
  adultUsd,
  type Candidate,
  facetsOf,
  filter,
  fittingTours,
  NO_FILTERS,
  ordered,
  pricedGroups,
  weekdaysOf,
  withTax,
} from './rank-tours.ts';
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
  tourId: '',
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
function candidate(of: TourFacts, groups: Group[]): Candidate {
  const [fitting] = fittingTours([of], party, now);
  if (!fitting) throw new Error('the party fits');
  return { ...fitting, groups: pricedGroups(groups, ({ priceBp }) => adultUsd(of, priceBp)) };
}

test('a tour takes a party that has its ages and is not too large; days and hours are read by its own clock', () => {
  const found = (childAges: number[], adults = 2) =>
    fittingTours([tour('a')], { adults, seniors: 0, childAges }, now).map(({ wanted }) => wanted);
  expect([found([5]), found([1], 6), found([1], 0)]).toEqual([[], [], []]);
  expect(found([1])).toEqual([
    {
      tourId: 'a',
      apart: null,
      // The baby takes no place.
      seats: 2,
      opensAfter: '2027-03-28T01:30:00.000Z',
      freeDay: '2027-04-03',
      freeStart: '23:30',
    },
  ]);
  // It is the next day in Tokyo already.
  const [tokyo] = fittingTours([tour('a', { zone: 'Asia/Tokyo' })], party, now);
  expect(tokyo?.wanted).toMatchObject({ freeDay: '2027-04-04', freeStart: '08:30' });
});

test('an adult pays the price of the departure and its tax; where there are none, the first unit stands for them', () => {
  expect(adultUsd(tour('a', { taxBp: 1_000 }), 11_000)).toBe(12_100);
  expect(adultUsd({ units: [unit('child', 4, 12, 5_000)], taxBp: 0 }, 10_000)).toBe(5_000);
  expect(withTax(10_001, 0)).toBe(10_001);
});

const shore = tour('shore', { themes: ['sea', 'food'], pickup: true, score: 88, sortWeight: 1 });
const ridge = tour('ridge', { difficulty: 5, kind: 'private', days: 3, hours: null, cityId: 'porto', score: 95 });
const lane = tour('lane', { themes: ['food'], hours: 8, units: [unit('adult', 13, 120, 4_000)] });
const candidates = [
  candidate(shore, [
    group({ language: 'en', priceBp: 12_000, guaranteed: true }),
    group({ language: 'pt', free: true, soonest: new Date('2027-07-01T09:00:00Z') }),
  ]),
  candidate(ridge, [group({ language: 'pt', soonest: new Date('2027-05-01T09:00:00Z') })]),
  candidate(lane, [group({ free: true, soonest: new Date('2027-06-20T09:00:00Z') })]),
];
const ids = (filters: Partial<typeof NO_FILTERS>) =>
  filter(candidates, { ...NO_FILTERS, ...filters }).map(({ fitting }) => fitting.tour.id);

test.each<[Partial<typeof NO_FILTERS>, string[]]>([
  [{}, ['shore', 'ridge', 'lane']],
  [{ themes: ['food'] }, ['shore', 'lane']],
  [{ themes: ['food', 'sea'] }, ['shore']],
  [{ length: ['hours', 'short'] }, ['shore', 'ridge']],
  [{ language: ['pt'] }, ['shore', 'ridge']],
  [{ difficulty: [5] }, ['ridge']],
  [{ kind: ['private'] }, ['ridge']],
  [{ guaranteed: true }, ['shore']],
  [{ pickup: true }, ['shore']],
  [{ free: true }, ['shore', 'lane']],
  [{ scoreMin: 88 }, ['shore', 'ridge']],
  [{ scoreMin: 89 }, ['ridge']],
  [{ minUsd: 4_001, maxUsd: 10_000 }, ['shore', 'ridge']],
  [{ minUsd: 10_001 }, ['shore']],
  [{ maxUsd: 4_000 }, ['lane']],
  // All on one departure: what is free is not guaranteed.
  [{ guaranteed: true, free: true }, []],
  [{ guaranteed: true, language: ['pt'] }, []],
])('%o leaves %j', (filters, left) => {
  expect(ids(filters)).toEqual(left);
});

test('what is found is as dear and as soon as the departures that are left', () => {
  const shown = (filters: Partial<typeof NO_FILTERS>) => {
    const [first] = filter(candidates, { ...NO_FILTERS, ...filters });
    return [first?.adultUsd, first?.cheapest.priceBp, first?.soonest.toISOString().slice(0, 10)];
  };
  expect(shown({})).toEqual([10_000, 10_000, '2027-06-10']);
  expect(shown({ guaranteed: true })).toEqual([12_000, 12_000, '2027-06-10']);
  expect(shown({ language: ['pt'] })).toEqual([10_000, 10_000, '2027-07-01']);
});

test.each([
  ['popular', ['shore', 'ridge', 'lane']],
  // Equal ones stand by their ids.
  ['price_asc', ['lane', 'ridge', 'shore']],
  ['price_desc', ['ridge', 'shore', 'lane']],
  ['score', ['ridge', 'shore', 'lane']],
  ['soonest', ['ridge', 'shore', 'lane']],
  ['length', ['shore', 'lane', 'ridge']],
] as const)('by %s they stand as %j', (sort, order) => {
  const found = filter(candidates, NO_FILTERS);
  expect(ordered(found, sort).map(({ id }) => id)).toEqual(order);
  expect(ordered(found.toReversed(), sort).map(({ id }) => id)).toEqual(order);
});

test.each([{}, { themes: ['food'] }, { guaranteed: true }, { language: ['pt' as const] }, { maxUsd: 9_999 }])(
  'each choice beside %o is counted as choosing it finds',
  (filters) => {
    const facets = facetsOf(candidates, { ...NO_FILTERS, ...filters });
    const found = (more: Partial<typeof NO_FILTERS>) => ids({ ...filters, ...more }).length;
    for (const { value, count } of facets.length) expect(count).toBe(found({ length: [value] }));
    for (const { value, count } of facets.language) expect(count).toBe(found({ language: [value] }));
    for (const { value, count } of facets.difficulty) expect(count).toBe(found({ difficulty: [value] }));
    for (const { value, count } of facets.kind) expect(count).toBe(found({ kind: [value] }));
    for (const { value, count } of facets.score) expect(count).toBe(found({ scoreMin: value }));
    for (const { value, count } of facets.theme)
      expect(count).toBe(found({ themes: [...('themes' in filters ? (filters.themes ?? []) : []), value] }));
    expect([facets.guaranteed, facets.pickup, facets.free]).toEqual([
      found({ guaranteed: true }),
      found({ pickup: true }),
      found({ free: true }),
    ]);
    expect(facets.city.reduce((sum, { count }) => sum + count, 0)).toBe(ids(filters).length);
  },
);

test('choices that leave nothing are not offered; the range of prices is that without a price chosen', () => {
  const facets = facetsOf(candidates, { ...NO_FILTERS, maxUsd: 4_000 });
  expect(facets.language).toEqual([{ value: 'en', count: 1 }]);
  expect(facets.length).toEqual([{ value: 'day', count: 1 }]);
  expect(facets.theme).toEqual([{ value: 'food', count: 1 }]);
  expect(facets.score).toEqual([]);
  expect(facets.adult).toEqual({ min: 4_000, max: 10_000 });
  expect(facetsOf([], NO_FILTERS).adult).toBeNull();
});

test('weekdays of departures are read from their bits, Monday first', () => {
  expect(weekdaysOf([group({ weekdays: (1 << 7) | (1 << 1) }), group({ weekdays: 1 << 3 })])).toEqual([1, 3, 7]);
  expect(weekdaysOf([])).toEqual([]);
});
