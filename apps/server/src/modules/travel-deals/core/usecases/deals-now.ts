import type { Price } from '@app/contract/core/validation';
import type { DealMark } from '@app/contract/deals/deal-mark';
import type { Platform } from '../../../../platform/slice.ts';
import { openDealsInFull } from '../db/deal.repo.ts';
import { percentOff } from '../domain/deal-days.ts';
import { type DealDiscount, type DiscountedItem, dealDiscount, type TimedDeal } from '../domain/deal-discount.ts';
import { type DealSpans, spansOf } from '../domain/deal-spans.ts';
import { TRAVEL_DEALS } from './tags.ts';

/** What the deals that run now take off items that are offered, for whoever has bought nothing at them yet. */
export type DealsNow = (items: readonly DiscountedItem[]) => DealDiscount | null;

type CachedDeals = { deals: Promise<readonly TimedDeal[]> | null };
const kept = new WeakMap<Platform, CachedDeals>();

/** Deals are read once and again whenever they, or units of them, have changed. */
function keptDeals(platform: Platform): CachedDeals {
  const found = kept.get(platform);
  if (found) return found;
  const made: CachedDeals = { deals: null };
  kept.set(platform, made);
  platform.cache.onDrop((tags) => {
    if (tags.includes(TRAVEL_DEALS) || tags.includes('*')) made.deals = null;
  });
  return made;
}

/** Deals that run now. */
async function runningNow(platform: Platform): Promise<readonly TimedDeal[]> {
  const own = keptDeals(platform);
  // Cached in memory: whoever waits for it may hold a connection.
  own.deals ??= openDealsInFull(platform.auxiliaryDb);
  const reading = own.deals;
  try {
    const now = platform.clock.now();
    return (await reading).filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now);
  } catch (error) {
    if (own.deals === reading) own.deals = null;
    throw error;
  }
}

/** What deals take off: only those on something that the items are of are looked at, as most are on something else. */
function offBy(deals: readonly TimedDeal[]): DealsNow {
  const byKey = Map.groupBy(deals, ({ key }) => key);
  return (items) => {
    // Searches ask this for each night of each plan: nothing is made where no deal is on.
    const on = new Set<TimedDeal>();
    for (const { deal } of items) {
      for (const key of deal?.keys ?? []) for (const one of byKey.get(key) ?? []) on.add(one);
    }
    return on.size === 0 ? null : dealDiscount(items, [...on]);
  };
}

/** What the deals that run now take off. A price that was shown may still change until it is quoted. */
export const dealsNow = async (platform: Platform): Promise<DealsNow> => offBy(await runningNow(platform));

/** What the deals that run now are on. */
export const dealKeysNow = async (platform: Platform): Promise<readonly string[]> =>
  (await runningNow(platform)).map(({ key }) => key);

/** Where days differ in the deals that run now, by what those are on. */
export async function dealSpansNow(platform: Platform): Promise<ReadonlyMap<string, DealSpans>> {
  const byKey = Map.groupBy(await runningNow(platform), ({ key }) => key);
  return new Map([...byKey].map(([key, deals]) => [key, spansOf(deals)]));
}

/** The deals that run now on keys that are asked for; null where there is none, so that no item needs to be looked at. */
export async function dealsNowOn(platform: Platform, isAsked: (key: string) => boolean): Promise<DealsNow | null> {
  const running = (await runningNow(platform)).filter(({ key }) => isAsked(key));
  return running.length === 0 ? null : offBy(running);
}

/** The mark of a price at deals: `wasUsd` and `nowUsd` as they are shown, with tax and charges. */
export const dealMarkOf = (
  off: DealDiscount | null,
  of: { readonly wasUsd: number; readonly nowUsd: number; readonly price: (usd: number) => Price },
): DealMark =>
  off && { was: of.price(of.wasUsd), percent: percentOff(of.wasUsd, of.nowUsd), endsAt: off.endsAt.toISOString() };
