import { PRIOR_DAYS } from '@app/contract/deals/deal-facts';
import { addDays, type Day, nightsBetween } from '@app/kernel/local-day';
import { daysOf, type SeenStretch } from './seen-prices.ts';

type ScopedStretch = SeenStretch & { readonly scope: string };

/** Returns the days whose prices count before a reduction that begins on a day, both included. */
export const priorWindow = (beginsOn: Day): { readonly from: Day; readonly to: Day } => ({
  from: addDays(beginsOn, -PRIOR_DAYS),
  to: addDays(beginsOn, -1),
});

function lower(into: Map<Day, number>, { scope }: ScopedStretch, prices: readonly (number | null)[]): void {
  for (const { day, usd } of daysOf(scope, prices)) into.set(day, Math.min(into.get(day) ?? usd, usd));
}

/**
 * Returns the lowest price that was asked for each day of travel in the 30 days before a reduction begins, deals of then among them, as
 * far as the log reaches. Of the day on which it begins the price without deals counts, since its own is no price before it.
 */
export function priorPrices(stretches: readonly ScopedStretch[], beginsOn: Day): ReadonlyMap<Day, number> {
  const { from, to } = priorWindow(beginsOn);
  const found = new Map<Day, number>();
  for (const stretch of stretches) {
    if (stretch.lastDay >= from && stretch.firstDay <= to) lower(found, stretch, stretch.asked);
    if (stretch.firstDay <= beginsOn && stretch.lastDay >= beginsOn) lower(found, stretch, stretch.usual);
  }
  return found;
}

/** Returns how many of the 30 days before a reduction the log reaches back to. */
export function knownDays(stretches: readonly SeenStretch[], beginsOn: Day): number {
  const first = stretches.reduce<Day>((least, { firstDay }) => (firstDay < least ? firstDay : least), beginsOn);
  return Math.min(PRIOR_DAYS, nightsBetween(first, beginsOn));
}

/** Returns the first day from which so many days before a reduction are known; null where all of them are. */
export const firstKnownDay = (beginsOn: Day, known: number): Day | null =>
  known < PRIOR_DAYS ? addDays(beginsOn, -known) : null;

/** Returns the latest prices without deals that the log has. */
export function latestPrices(stretches: readonly ScopedStretch[]): ReadonlyMap<Day, number> {
  const last = new Map<string, ScopedStretch>();
  for (const one of stretches) {
    const known = last.get(one.scope);
    if (!known || known.lastDay < one.lastDay) last.set(one.scope, one);
  }
  const found = new Map<Day, number>();
  for (const one of last.values()) lower(found, one, one.latest);
  return found;
}

const WHOLE_BP = 10_000;

/**
 * Returns by how much a price before is below what is asked now, in basis points of that, for the days on which it is: who shows an old
 * price shows no more than so much of today's.
 */
export function priorShares(
  prior: ReadonlyMap<Day, number>,
  latest: ReadonlyMap<Day, number>,
): ReadonlyMap<Day, number> {
  const found = new Map<Day, number>();
  for (const [day, usd] of prior) {
    const now = latest.get(day);
    if (now !== undefined && usd < now) found.set(day, Math.floor((usd * WHOLE_BP) / now));
  }
  return found;
}
