import { GUIDE_LANGUAGES, lengthOf, TOUR_KINDS } from '@app/contract/verticals/tours/facts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidate, type Filters, NO_FILTERS } from './filter-tours.ts';
import { filter } from './rank-tours.ts';
import type { TourFacts } from './stored-tour.ts';
import { type Facets, facetsOf } from './tour-facets.ts';

const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const tour = fc.record({
  cityId: oneOf('lisbon', 'porto'),
  kind: oneOf(...TOUR_KINDS),
  days: oneOf(1, 1, 3),
  hours: oneOf(3, 9),
  difficulty: oneOf(1, 2, 5),
  themes: fc.uniqueArray(oneOf('sea', 'food', 'art'), { maxLength: 3 }),
  pickup: fc.boolean(),
  score: fc.option(oneOf(69, 70, 85, 95)),
});
const group = fc.record({
  language: oneOf(...GUIDE_LANGUAGES.slice(0, 3)),
  guaranteed: fc.boolean(),
  free: fc.boolean(),
  adultUsd: oneOf(1_000, 2_000, 3_000),
});
const world = fc.array(fc.record({ tour, groups: fc.array(group, { maxLength: 3 }) }), { maxLength: 6 });
const chosen = fc.record({
  minUsd: fc.option(oneOf(1_500, 2_500)),
  maxUsd: fc.option(oneOf(1_500, 2_500)),
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

const candidateOf = ({ tour: facts, groups }: { tour: object; groups: readonly object[] }, index: number) =>
  ({
    tour: { id: `t${index}`, ...facts },
    groups: groups.map((one) => ({ priceBp: 10_000, soonest: new Date(0), dayClass: null, day: null, ...one })),
    wanted: { apart: null },
  }) as unknown as Candidate;

const OFFERED: { readonly [K in keyof Facets]?: (value: never, filters: Filters) => Partial<Filters> } = {
  length: (value) => ({ length: [value] }),
  language: (value) => ({ language: [value] }),
  difficulty: (value) => ({ difficulty: [value] }),
  kind: (value) => ({ kind: [value] }),
  theme: (value, { themes }) => ({ themes: [...themes, value] }),
  score: (value) => ({ scoreMin: value }),
};
const VALUES = { length: ['hours', 'day', 'short', 'long'], language: GUIDE_LANGUAGES, difficulty: [1, 2, 3, 4, 5] };
const MORE = { kind: TOUR_KINDS, theme: ['sea', 'food', 'art'], score: [90, 80, 70] };

test('whatever was chosen, each choice more is counted as many times as choosing it finds tours, and left out where that is none', () => {
  fc.assert(
    fc.property(world, chosen, (given, filters) => {
      const candidates = given.map(candidateOf);
      const facets = facetsOf(candidates, filters);
      const found = (more: Partial<Filters>) => filter(candidates, { ...filters, ...more });
      for (const [key, values] of Object.entries({ ...VALUES, ...MORE }) as unknown as [
        keyof Facets,
        readonly never[],
      ][]) {
        const shown = new Map((facets[key] as { value: never; count: number }[]).map((one) => [one.value, one.count]));
        for (const value of values) {
          const count = found(OFFERED[key]?.(value, filters) ?? {}).length;
          expect([key, value, shown.get(value)]).toEqual([key, value, count === 0 ? undefined : count]);
        }
      }
      expect(facets).toMatchObject({
        guaranteed: found({ guaranteed: true }).length,
        pickup: found({ pickup: true }).length,
        free: found({ free: true }).length,
      });
      const cities = Map.groupBy(found({}), ({ fitting }) => fitting.tour.cityId);
      expect(new Map(facets.city.map(({ value, count }) => [value, count]))).toEqual(
        new Map([...cities].map(([city, tours]) => [city, tours.length])),
      );
      const prices = found({ minUsd: null, maxUsd: null }).map(({ adultUsd }) => adultUsd);
      expect(facets.adult).toEqual(prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null);
    }),
    { numRuns: 400 },
  );
});

test('themes come in the order of the tours, cities by how many they have', () => {
  const group = { language: GUIDE_LANGUAGES[0], guaranteed: false, free: false, adultUsd: 1 };
  const facts = { kind: TOUR_KINDS[0], days: 1, hours: 3, difficulty: 1, pickup: false, score: null };
  const tours = [
    { tour: { ...facts, cityId: 'porto', themes: ['sea'] }, groups: [] },
    { tour: { ...facts, cityId: 'porto', themes: ['food', 'sea'] }, groups: [group] },
    { tour: { ...facts, cityId: 'lisbon', themes: [] }, groups: [group] },
    { tour: { ...facts, cityId: 'lisbon', themes: [] }, groups: [group] },
  ];
  const facets = facetsOf(tours.map(candidateOf), NO_FILTERS);
  expect(facets.theme.map(({ value }) => value)).toEqual(['sea', 'food']);
  expect(facets.city).toEqual([
    { value: 'lisbon', count: 2 },
    { value: 'porto', count: 1 },
  ]);
  expect(facets.length).toEqual([{ value: lengthOf(facts as unknown as TourFacts), count: 3 }]);
});
