import { GUIDE_LANGUAGES, TOUR_KINDS } from '@app/contract/verticals/tours/facts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facets } from './count-facets.ts';
import { DayRows } from './day-rows.ts';
import { DepartureBlocks } from './departure-blocks.ts';
import { type Filters, NO_FILTERS } from './filter-tours.ts';
import { type ListedRow, listTour, newSharedLists } from './listed-tour.ts';
import { DAY_MS, type SoldDeparture } from './packed-departures.ts';
import { RowSweep } from './row-sweep.ts';
import type { SurveyOf } from './survey-of.ts';
import { surveyTours } from './survey-tours.ts';
import { TourTable } from './tour-table.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
const TODAY = NOW.getTime() / DAY_MS - 0.5;
const ADULT = { key: 'adult', ageFrom: 13, ageTo: 120, takesSeat: true, needsAdult: false };
const party = { adults: 1, seniors: 0, childAges: [] };

const row = (id: string, more: Partial<ListedRow> = {}): ListedRow => ({
  id,
  kind: 'group',
  cityId: 'lisbon',
  zone: 'Europe/Lisbon',
  days: 1,
  hours: 4,
  difficulty: 2,
  maxParty: 6,
  pickup: false,
  cutoffMinutes: 120,
  taxBp: 0,
  sortWeight: 0,
  createdAt: new Date(0),
  score: null,
  reviews: 0,
  units: JSON.stringify([{ ...ADULT, usd: 10_000 }]),
  cancelSteps: '[]',
  themes: '[]',
  ...more,
});
const departure = (more: Partial<SoldDeparture> = {}): SoldDeparture => {
  const day = more.day ?? TODAY + 10;
  const startsAt = day * DAY_MS + 540 * 60_000;
  return {
    day,
    minute: 540,
    language: 0,
    startsAt,
    endsAt: startsAt + 3_600_000,
    undecidedUntil: null,
    guaranteed: false,
    free: 5,
    priceBp: 10_000,
    held: [],
    ...more,
  };
};

const ASKED: SurveyOf = {
  party,
  now: NOW,
  days: { from: null, to: null },
  filters: NO_FILTERS,
  sort: 'popular',
  after: null,
  limit: 10,
  deals: { spans: new Map(), adultNow: () => 0 },
  byDay: false,
  counts: true,
};

type Planted = { readonly tour: ListedRow; readonly departures: readonly SoldDeparture[] };

/** Returns how tours with these departures are surveyed, as often as is asked. */
function surveyorOf(planted: readonly Planted[]) {
  const lists = newSharedLists();
  const table = new TourTable(
    planted.map(({ tour }) => listTour(tour, lists)),
    lists,
  );
  const blocks = new DepartureBlocks();
  const of = new Map(planted.map(({ tour, departures }) => [tour.id, departures]));
  const departures = table.tours.map(({ id }) => blocks.put(id, of.get(id) ?? [], 0));
  const places = table.inCity(undefined);
  const sweep = new RowSweep(new DayRows(departures.toSorted((a, b) => a.end - b.end)));
  const rows = { sweep, slots: Int32Array.from(departures, (one) => sweep.rows.slotOf(one)) };
  return (more: Partial<SurveyOf> = {}) => {
    const of = { ...ASKED, ...more };
    const survey = surveyTours({ table, places, departures, rows: null }, of);
    // Day by day all is found as tour by tour.
    expect(surveyTours({ table, places, departures, rows }, of)).toEqual(survey);
    return survey;
  };
}
const surveyOf = (planted: readonly Planted[], more: Partial<SurveyOf> = {}) => surveyorOf(planted)(more);
const idsOf = (survey: ReturnType<typeof surveyOf>) => survey.page.map(({ id }) => id);

const shore = row('shore', { themes: '["sea","food"]', pickup: true, score: 88, sortWeight: 1 });
const ridge = row('ridge', { difficulty: 5, kind: 'private', days: 3, hours: null, cityId: 'porto', score: 95 });
const lane = row('lane', { themes: '["food"]', hours: 8, units: JSON.stringify([{ ...ADULT, usd: 4_000 }]) });
const GIVEN: Planted[] = [
  {
    tour: { ...shore, cancelSteps: '[{"daysBefore":30,"percent":50}]' },
    departures: [departure({ priceBp: 12_000, guaranteed: true }), departure({ language: 3, day: TODAY + 40 })],
  },
  {
    tour: { ...ridge, cancelSteps: '[{"daysBefore":30,"percent":50}]' },
    departures: [departure({ language: 3, day: TODAY + 5 })],
  },
  { tour: lane, departures: [departure({ day: TODAY + 20 })] },
];

test.each<[Partial<Filters>, string[]]>([
  [{}, ['shore', 'ridge', 'lane']],
  [{ themes: ['food'] }, ['shore', 'lane']],
  [{ themes: ['food', 'sea'] }, ['shore']],
  [{ themes: ['unheard of'] }, []],
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
  const survey = surveyOf(GIVEN, { filters: { ...NO_FILTERS, ...filters } });
  expect([idsOf(survey), survey.total]).toEqual([left, left.length]);
});

test.each([
  ['popular', ['shore', 'ridge', 'lane']],
  // Equal ones stand by their ids.
  ['price_asc', ['lane', 'ridge', 'shore']],
  ['price_desc', ['ridge', 'shore', 'lane']],
  ['score', ['ridge', 'shore', 'lane']],
  ['soonest', ['ridge', 'shore', 'lane']],
  ['length', ['shore', 'lane', 'ridge']],
  // What came at once stands by its weight.
  ['fresh', ['shore', 'lane', 'ridge']],
] as const)('by %s they stand as %j, and go on after each', (sort, order) => {
  expect(idsOf(surveyOf(GIVEN, { sort }))).toEqual(order);
  expect(idsOf(surveyOf(GIVEN.toReversed(), { sort }))).toEqual(order);
  if (sort === 'fresh') return;
  const [first] = surveyOf(GIVEN, { sort, limit: 1 }).page;
  const next = surveyOf(GIVEN, { sort, limit: 1, after: first ?? null });
  expect([idsOf(next), next.more, next.total]).toEqual([[order[1]], true, 3]);
  expect(idsOf(surveyOf(GIVEN, { sort, limit: 2, after: first ?? null }))).toEqual(order.slice(1));
});

test('a departure is had until its cut-off, on the days that are asked for, and with room for all', () => {
  const soon = departure({ day: TODAY, minute: 840, startsAt: NOW.getTime() + 7_200_000 });
  const tour = row('soon');
  const total = (departures: SoldDeparture[], more: Partial<SurveyOf> = {}) =>
    surveyOf([{ tour, departures }], more).total;
  expect([total([soon]), total([{ ...soon, startsAt: soon.startsAt + 1 }])]).toEqual([0, 1]);
  const days = { from: '2027-03-11', to: '2027-03-11' };
  expect([9, 10, 11].map((ahead) => total([departure({ day: TODAY + ahead })], { days }))).toEqual([0, 1, 0]);
  const adults = (count: number) => ({ party: { ...party, adults: count } });
  expect([total([departure()], adults(5)), total([departure()], adults(6))]).toEqual([1, 0]);
});

test('tours that do not take a party are counted by why, where they would be had without its children or by two', () => {
  const grown = row('grown', { sortWeight: 3 });
  const few = row('few', { maxParty: 2, units: JSON.stringify([{ ...ADULT, ageFrom: 0, usd: 1 }]) });
  const given = [grown, few].map((tour) => ({ tour, departures: [departure()] }));
  const leftOut = (more: Partial<SurveyOf>) =>
    surveyOf(given, { party: { adults: 2, seniors: 0, childAges: [5] }, ...more }).leftOut;
  expect(leftOut({})).toEqual({ ages: 1, people: 1 });
  expect(leftOut({ filters: { ...NO_FILTERS, scoreMin: 10 } })).toEqual({ ages: 0, people: 0 });
  expect(leftOut({ filters: { ...NO_FILTERS, maxUsd: 5 } })).toEqual({ ages: 0, people: 1 });
  expect(leftOut({ counts: false })).toBeNull();
});

test('the lowest price of each city is told; choices that leave nothing are not offered', () => {
  const survey = surveyOf(GIVEN);
  expect([...survey.leastByCity]).toEqual([
    ['lisbon', 4_000],
    ['porto', 10_000],
  ]);
  const { facets } = surveyOf(GIVEN, { filters: { ...NO_FILTERS, maxUsd: 4_000 } });
  expect(facets).toMatchObject({
    language: [{ value: 'en', count: 1 }],
    length: [{ value: 'day', count: 1 }],
    score: [],
  });
  expect(facets?.adult).toEqual({ min: 4_000, max: 10_000 });
  expect(surveyOf([]).facets?.adult).toBeNull();
});

const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const anyTour = fc.record({
  cityId: oneOf('lisbon', 'porto'),
  kind: oneOf(...TOUR_KINDS),
  days: oneOf(1, 1, 3),
  hours: oneOf(3, 9),
  difficulty: oneOf(1, 2, 5),
  themes: fc.uniqueArray(oneOf('sea', 'food', 'art'), { maxLength: 3 }).map((ids) => JSON.stringify(ids)),
  pickup: fc.boolean(),
  score: fc.option(oneOf(69, 70, 85, 95)),
  cancelSteps: oneOf('[]', '[{"daysBefore":10,"percent":20}]'),
});
const anyDeparture = fc.record({
  language: oneOf(0, 1, 2),
  guaranteed: fc.boolean(),
  priceBp: oneOf(5_000, 10_000, 15_000),
  day: oneOf(TODAY + 5, TODAY + 20),
  minute: oneOf(480, 540, 600, 660),
});
const world = fc.array(
  fc.record({
    tour: anyTour,
    departures: fc.uniqueArray(anyDeparture, { maxLength: 4, selector: ({ day, minute }) => `${day} ${minute}` }),
  }),
  { maxLength: 6 },
);
const chosen = fc.record({
  minUsd: fc.option(oneOf(6_000, 12_000)),
  maxUsd: fc.option(oneOf(6_000, 12_000)),
  themes: fc.uniqueArray(oneOf('sea', 'food'), { maxLength: 2 }),
  length: fc.option(oneOf(['hours' as const], ['day' as const, 'short' as const])),
  language: fc.option(oneOf([...GUIDE_LANGUAGES.slice(0, 1)], [...GUIDE_LANGUAGES.slice(1, 3)])),
  difficulty: fc.option(oneOf([1], [2, 5])),
  kind: fc.option(oneOf([...TOUR_KINDS.slice(0, 1)])),
  guaranteed: fc.boolean(),
  pickup: fc.boolean(),
  free: fc.boolean(),
  scoreMin: fc.option(oneOf(70, 90)),
});
type Choice = 'length' | 'language' | 'difficulty' | 'kind' | 'theme' | 'score';
const OFFERED: {
  readonly [K in Choice]: readonly [values: readonly unknown[], more: (value: never, of: Filters) => Partial<Filters>];
} = {
  length: [['hours', 'day', 'short', 'long'], (value) => ({ length: [value] })],
  language: [GUIDE_LANGUAGES, (value) => ({ language: [value] })],
  difficulty: [[1, 2, 3, 4, 5], (value) => ({ difficulty: [value] })],
  kind: [TOUR_KINDS, (value) => ({ kind: [value] })],
  theme: [['sea', 'food', 'art'], (value, { themes }) => ({ themes: [...themes, value] })],
  score: [[90, 80, 70], (value) => ({ scoreMin: value })],
};

type RawTour = {
  readonly tour: Partial<ListedRow>;
  readonly departures: Partial<SoldDeparture>[];
  readonly ahead?: number;
};

/** Tours with departures whose clock is so many minutes ahead. */
const plantedIn = (given: readonly RawTour[]): Planted[] =>
  given.map(({ tour, departures, ahead = 0 }, index) => ({
    tour: row(`t${index}`, tour),
    departures: departures.map((of) => {
      const startsAt = (of.day ?? 0) * DAY_MS + ((of.minute ?? 0) - ahead) * 60_000;
      return departure({ ...of, startsAt, undecidedUntil: of.undecidedUntil ? startsAt - DAY_MS : null });
    }),
  }));

test('a tour is found with the same departures, prices and counts whether or not a limit of prices, which leaves all, is asked for', () => {
  const mixed = fc.record({
    tour: fc
      .tuple(anyTour, fc.record({ cutoffMinutes: oneOf(0, 120, 2_881) }))
      .map(([tour, more]) => ({ ...tour, ...more })),
    ahead: oneOf(0, 0, -540, 840),
    departures: fc.uniqueArray(
      fc.record({
        language: oneOf(0, 1, 8),
        guaranteed: fc.boolean(),
        undecidedUntil: fc.option(oneOf(1)),
        priceBp: oneOf(5_000, 10_000, 40_000),
        free: oneOf(1, 2, 4),
        held: oneOf([], [], [], [{ seats: 2, until: NOW.getTime() - 1 }]),
        day: oneOf(TODAY, TODAY + 1, TODAY + 2, TODAY + 9, TODAY + 10, TODAY + 11, TODAY + 30),
        minute: oneOf(480, 720, 840, 1_439),
      }),
      { maxLength: 12, selector: ({ day, minute }) => `${day} ${minute}` },
    ),
  });
  const asked = fc.record({
    adults: oneOf(1, 2, 3),
    sort: oneOf('popular' as const, 'price_asc' as const, 'soonest' as const),
    from: fc.option(oneOf('2027-03-01', '2027-03-03', '2027-03-12')),
    to: fc.option(oneOf('2027-03-03', '2027-03-12', '2027-05-01')),
  });
  fc.assert(
    fc.property(fc.array(mixed, { maxLength: 5 }), chosen, asked, (given, filters, { adults, sort, from, to }) => {
      const survey = surveyorOf(plantedIn(given));
      const of = (minUsd: number | null) =>
        survey({
          filters: { ...filters, minUsd, maxUsd: null },
          sort,
          days: { from, to },
          party: { ...party, adults },
        });
      expect(of(null)).toEqual(of(0));
    }),
    { numRuns: 500 },
  );
});

test('to the minute a departure is open, free to cancel and undecided, also where its day is another one in UTC', () => {
  const minutes = [-1, 0, 1];
  const steps = JSON.stringify([{ daysBefore: 10, percent: 20 }]);
  const found = (given: RawTour[], free: boolean): number =>
    surveyorOf(plantedIn(given))({ filters: { ...NO_FILTERS, free } }).total;
  const near = { minute: 720, day: TODAY, undecidedUntil: null };
  // Open: later than the cut-off of two hours, by zones a day behind or ahead.
  for (const ahead of [-1_440, -600, 0, 600, 1_440]) {
    const opens = minutes.map((more) => {
      const local = 720 + 120 + ahead + more + 2 * 1_440;
      const at = { ...near, day: TODAY - 2 + Math.floor(local / 1_440), minute: local % 1_440 };
      return found([{ tour: {}, ahead, departures: [at] }], false);
    });
    expect([ahead, opens]).toEqual([ahead, [0, 0, 1]]);
  }
  const lastFree = [9, 10, 11, 12].flatMap((day) =>
    minutes.map((more) => {
      const at = { ...near, day: TODAY + day, minute: 720 + more };
      return found([{ tour: { cancelSteps: steps }, departures: [at] }], true);
    }),
  );
  expect(lastFree).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
  // Undecided until a day before it starts.
  const undecided = minutes.map((more) => {
    const at = { ...near, day: TODAY + 1, minute: 720 + more, undecidedUntil: 1 };
    return found([{ tour: { cancelSteps: steps }, departures: [at] }], true);
  });
  expect(undecided).toEqual([0, 0, 1]);
});

test('of departures that do not begin in the order of their hours the one that begins first counts', () => {
  const at = (minute: number, startsAt: number) => departure({ minute, startsAt: (TODAY + 10) * DAY_MS + startsAt });
  const survey = surveyOf([{ tour: lane, departures: [at(480, 900 * 60_000), at(540, 300 * 60_000)] }], {
    sort: 'soonest',
  });
  expect(survey.page.map(({ key }) => key)).toEqual([(TODAY + 10) * DAY_MS + 300 * 60_000]);
});

test('whatever was chosen, each choice more is counted as many times as choosing it finds tours, and left out where that is none', () => {
  fc.assert(
    fc.property(world, chosen, (given, filters) => {
      const survey = surveyorOf(plantedIn(given));
      const find = (more: Partial<Filters>) => survey({ filters: { ...filters, ...more }, sort: 'price_asc' });
      const facets = find({}).facets as Facets;
      for (const [choice, [values, more]] of Object.entries(OFFERED)) {
        const shown = new Map(facets[choice as Choice].map(({ value, count }): [unknown, number] => [value, count]));
        for (const value of values) {
          const { total } = find(more(value as never, filters));
          expect([choice, value, shown.get(value)]).toEqual([choice, value, total === 0 ? undefined : total]);
        }
      }
      expect(facets).toMatchObject({
        guaranteed: find({ guaranteed: true }).total,
        pickup: find({ pickup: true }).total,
        free: find({ free: true }).total,
      });
      const cities = Map.groupBy(find({}).page, ({ tour }) => tour.cityId);
      expect(new Map(facets.city.map(({ value, count }) => [value, count]))).toEqual(
        new Map([...cities].map(([city, tours]) => [city, tours.length])),
      );
      const prices = find({ minUsd: null, maxUsd: null }).page.map(({ key }) => key);
      expect(facets.adult).toEqual(prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null);
    }),
    { numRuns: 300 },
  );
});
