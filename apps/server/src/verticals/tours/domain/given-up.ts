import type { TourUnitKey } from '@app/contract/verticals/tours/facts';
import type { Exchange } from '../../../modules/travel/public.ts';

type People = readonly { readonly key: TourUnitKey; readonly count: number }[];

/**
 * Returns how much of a tour booking a change surrenders, in what its people pay: of another departure all of it, on the same
 * one the people who come no more. `usdOf` is what one of a unit pays; people who pay nothing count for nothing.
 */
export function givenUp(of: {
  readonly sameDeparture: boolean;
  readonly before: People;
  readonly after: People;
  readonly usdOf: (key: TourUnitKey) => number;
}): Exchange {
  const { before, after, usdOf } = of;
  const worth = (people: People) => people.reduce((sum, { key, count }) => sum + usdOf(key) * count, 0);
  const whole = worth(before);
  const stays = (key: TourUnitKey): number => after.find((one) => one.key === key)?.count ?? 0;
  const leaving = before.map(({ key, count }) => ({ key, count: Math.max(0, count - stays(key)) }));
  return { part: of.sameDeparture ? worth(leaving) : whole, of: whole, becomes: worth(after) };
}
