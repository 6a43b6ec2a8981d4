import type { MealSort } from '@app/contract/verticals/meals/facts';
import { leftOf, type StoredSet } from './stored-set.ts';

/** How much less a piece costs than its dishes, in whole percent and never more than it is. */
export const savingPercent = ({ usd, valueUsd }: Pick<StoredSet, 'usd' | 'valueUsd'>): number =>
  Math.max(0, Math.floor(((valueUsd - usd) * 100) / valueUsd));

const later = (set: StoredSet): number => (leftOf(set) > 0 ? 0 : 1);

const by: Record<MealSort, (a: StoredSet, b: StoredSet) => number> = {
  best: (a, b) => b.sortWeight - a.sortWeight,
  price: (a, b) => a.usd - b.usd,
  saving: (a, b) => savingPercent(b) - savingPercent(a),
  rating: (a, b) => (b.score ?? -1) - (a.score ?? -1) || b.reviews - a.reviews,
};

/** Sets in an order; what is sold out comes last, and equals stand as they were made. */
export const orderedSets = (sets: readonly StoredSet[], sort: MealSort): StoredSet[] =>
  [...sets].sort((a, b) => later(a) - later(b) || by[sort](a, b) || (a.id < b.id ? -1 : 1));
