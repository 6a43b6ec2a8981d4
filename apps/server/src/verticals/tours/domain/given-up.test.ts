import type { TourUnitKey } from '@app/contract/verticals/tours/facts';
import { expect, test } from 'vitest';
import { givenUp } from './given-up.ts';

const prices: Record<TourUnitKey, number> = { adult: 10_000, senior: 8_000, youth: 7_000, child: 5_000, infant: 0 };
const usdOf = (key: TourUnitKey) => prices[key];
const people = (counts: Partial<Record<TourUnitKey, number>>) =>
  Object.entries(counts).map(([key, count]) => ({ key: key as TourUnitKey, count }));
const family = people({ adult: 2, child: 1, infant: 1 });

test('another departure gives up everything, also for fewer or more people', () => {
  const moved = givenUp({ sameDeparture: false, before: family, after: people({ adult: 1 }), usdOf });
  expect(moved).toEqual({ part: 25_000, of: 25_000, becomes: 10_000 });
});

test('on the same departure those who come no more are given up by what they pay; a baby gives up nothing', () => {
  const after = (counts: Partial<Record<TourUnitKey, number>>) =>
    givenUp({ sameDeparture: true, before: family, after: people(counts), usdOf });
  expect(after({ adult: 2, infant: 1 })).toEqual({ part: 5_000, of: 25_000, becomes: 20_000 });
  expect(after({ adult: 2, child: 1 })).toEqual({ part: 0, of: 25_000, becomes: 25_000 });
  // A child more for an adult less: the adult is given up.
  expect(after({ adult: 1, child: 2 })).toEqual({ part: 10_000, of: 25_000, becomes: 20_000 });
  expect(after({ adult: 3, child: 1, infant: 1 })).toEqual({ part: 0, of: 25_000, becomes: 35_000 });
});
