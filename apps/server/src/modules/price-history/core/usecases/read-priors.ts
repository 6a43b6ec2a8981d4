import type { Day } from '@app/kernel/local-day';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { stretchesSince } from '../db/seen.repo.ts';
import {
  firstKnownDay,
  knownDays,
  latestPrices,
  priorPrices,
  priorShares,
  priorWindow,
} from '../domain/prior-price.ts';
import { logDay } from './note-prices.ts';

/** Something whose price is reduced from a moment on. */
export type Reduction = { readonly key: string; readonly startsAt: Date };

/** What the log says of a reduction. */
export type PriorPrices = {
  /** The lowest price of the 30 days before, by day of travel; UNDATED for what is bought for no day. Days it does not know are missing. */
  readonly prices: ReadonlyMap<Day, number>;
  /** Of days on which that is below what is asked now without deals: how much of it, in basis points. */
  readonly shares: ReadonlyMap<Day, number>;
  /** How many of those 30 days the log reaches back to. */
  readonly knownDays: number;
};

/** Returns since which day prices before a reduction are known, of so many days; null where that is all of the 30. */
export const knownSince = (startsAt: Date, days: number): Day | null => firstKnownDay(logDay(startsAt), days);

/** Returns what the log says of reductions, in their order. */
export async function readPriors(db: Queryable, reductions: readonly Reduction[]): Promise<PriorPrices[]> {
  const of = reductions.map(({ key, startsAt }) => ({ key, beginsOn: logDay(startsAt) }));
  const wanted = of.map(({ key, beginsOn }) => ({ key, from: priorWindow(beginsOn).from }));
  const byKey = Map.groupBy(await stretchesSince(db, wanted), ({ key }) => key);
  return of.map(({ key, beginsOn }) => {
    const stretches = byKey.get(key) ?? [];
    const prices = priorPrices(stretches, beginsOn);
    const shares = priorShares(prices, latestPrices(stretches));
    return { prices, shares, knownDays: knownDays(stretches, beginsOn) };
  });
}
