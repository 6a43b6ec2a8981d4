import { DINING_SORTS } from '@app/contract/verticals/dining/facts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidate, firstOf } from './rank-restaurants.ts';
import type { ListedRestaurant } from './stored-restaurant.ts';

const candidate = fc.record({
  restaurant: fc.record({
    score: fc.option(fc.constantFrom(60, 90)),
    averageUsd: fc.option(fc.constantFrom(2_000, 9_000)),
    priceLevel: fc.constantFrom(1, 4),
    sortWeight: fc.constantFrom(0, 1),
  }),
  distance: fc.constantFrom(0, 3_000),
  free: fc.boolean(),
});

test('the first of an order are those that all would begin with', () => {
  fc.assert(
    fc.property(
      fc.array(candidate, { maxLength: 30 }),
      fc.constantFrom(...DINING_SORTS),
      fc.integer({ min: 1, max: 12 }),
      (given, sort, most) => {
        const placed = (at: number) =>
          given[at] as unknown as Candidate & { readonly restaurant: Pick<ListedRestaurant, 'score'> };
        const found = [...given.keys()];
        const all = firstOf(found, { sort, most: found.length, placed });
        expect(firstOf(found, { sort, most, placed })).toEqual(all.slice(0, most));
      },
    ),
  );
});

test('who has a table comes first, a point of score is worth a kilometre, and what is alike stands by weight and id', () => {
  const of = (free: boolean, score: number, distance: number, sortWeight = 0) =>
    ({ restaurant: { score, sortWeight }, distance, free }) as unknown as Candidate;
  const given = [of(false, 99, 0), of(true, 80, 0), of(true, 90, 900), of(true, 90, 1_000), of(true, 80, 0, 1)];
  const order = firstOf([0, 1, 2, 3, 4], { sort: 'best', most: 5, placed: (at) => given[at] as Candidate });
  expect(order).toEqual([2, 4, 1, 3, 0]);
});
