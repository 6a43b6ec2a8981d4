import { MINUTE } from '@app/kernel/clock';
import type { Platform } from '../../../../platform/slice.ts';
import { readPriors } from '../../../price-history/core.ts';
import type { TimedDeal } from '../domain/deal-discount.ts';

type Shares = NonNullable<TimedDeal['priorShares']>;
type Known = { readonly shares: Shares; readonly at: number };
const kept = new WeakMap<Platform, ReadonlyMap<string, Known>>();

/** What was asked before a deal changes no more once it runs; what is asked now does, and is logged within a minute. */
const KEPT_MS = MINUTE;
const nameOf = ({ id, key, startsAt }: TimedDeal): string => `${id} ${key} ${startsAt.getTime()}`;

/**
 * Returns deals with what the log of prices says of them. Units of deals are claimed by the minute and deals are read again: the log is
 * not, but for those that it was not read for in the last minute.
 */
export async function withPriors(platform: Platform, deals: readonly TimedDeal[]): Promise<TimedDeal[]> {
  const at = Date.now();
  const before = kept.get(platform);
  const knownOf = (deal: TimedDeal): Known | null => {
    const known = before?.get(nameOf(deal));
    return known && at - known.at < KEPT_MS ? known : null;
  };
  const missing = deals.filter((deal) => !knownOf(deal));
  const priors = await readPriors(platform.auxiliaryDb, missing);
  const read = new Map(missing.map((deal, index) => [deal, priors[index]?.shares]));
  const next = new Map<string, Known>();
  const withShares = deals.map((deal): TimedDeal => {
    const known = knownOf(deal) ?? { shares: read.get(deal) ?? new Map(), at };
    next.set(nameOf(deal), known);
    return known.shares.size === 0 ? deal : { ...deal, priorShares: known.shares };
  });
  kept.set(platform, next);
  return withShares;
}
