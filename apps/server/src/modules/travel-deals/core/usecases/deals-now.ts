import type { Price } from '@app/contract/core/validation';
import type { DealMark } from '@app/contract/deals/deal-mark';
import type { Platform } from '../../../../platform/slice.ts';
import { openDealsInFull } from '../db/deal.repo.ts';
import { percentOff } from '../domain/deal-days.ts';
import {
  type DealDiscount,
  type DiscountedItem,
  dealDiscount,
  shownOff,
  type TimedDeal,
} from '../domain/deal-discount.ts';
import { type DealSpans, spansOf } from '../domain/deal-spans.ts';
import { type RunningDeals, runJustAt, runningAt } from '../domain/running-deals.ts';
import { TRAVEL_DEALS } from './tags.ts';
import { withPriors } from './with-priors.ts';

/** What the deals that run now take off items that are offered, for whoever has bought nothing at them yet. */
export type DealsNow = (items: readonly DiscountedItem[]) => DealDiscount | null;

/** The deals that run, and what follows from them: worked out once and for all who ask while just these do. */
type DealsView = RunningDeals & {
  /** All deals that were read. */
  readonly of: readonly TimedDeal[];
  readonly keys: readonly string[];
  readonly byKey: ReadonlyMap<string, readonly TimedDeal[]>;
  readonly spans: ReadonlyMap<string, DealSpans>;
  readonly off: DealsNow;
};
type CachedDeals = { deals: Promise<readonly TimedDeal[]> | null; view: DealsView | null };
const kept = new WeakMap<Platform, CachedDeals>();

/** Deals are read once and again whenever they, or units of them, have changed. */
function keptDeals(platform: Platform): CachedDeals {
  const found = kept.get(platform);
  if (found) return found;
  const made: CachedDeals = { deals: null, view: null };
  kept.set(platform, made);
  platform.cache.onDrop((tags) => {
    if (tags.includes(TRAVEL_DEALS) || tags.includes('*')) made.deals = null;
  });
  return made;
}

function viewOf(of: readonly TimedDeal[], now: Date): DealsView {
  const running = runningAt(of, now);
  const byKey = Map.groupBy(running.deals, ({ key }) => key);
  return {
    ...running,
    of,
    keys: running.deals.map(({ key }) => key),
    byKey,
    spans: new Map([...byKey].map(([key, deals]) => [key, spansOf(deals)])),
    off: offBy(byKey),
  };
}

/** Deals that run now: the same object as long as they, and units of them, stay the same. */
async function runningNow(platform: Platform): Promise<DealsView> {
  const own = keptDeals(platform);
  // Cached in memory: whoever waits for it may hold a connection.
  own.deals ??= openDealsInFull(platform.auxiliaryDb).then((deals) => withPriors(platform, deals));
  const reading = own.deals;
  try {
    const all = await reading;
    const now = platform.clock.now();
    if (own.view?.of === all && runJustAt(own.view, now)) return own.view;
    own.view = viewOf(all, now);
    return own.view;
  } catch (error) {
    if (own.deals === reading) own.deals = null;
    throw error;
  }
}

/** What deals take off: only those on something that the items are of are looked at, as most are on something else. */
const offBy =
  (byKey: ReadonlyMap<string, readonly TimedDeal[]>): DealsNow =>
  (items) => {
    // Searches ask this for each night of each plan: nothing is made where no deal is on.
    let on: Set<TimedDeal> | null = null;
    for (const { deal } of items) {
      for (const key of deal?.keys ?? []) {
        const found = byKey.get(key);
        if (!found) continue;
        on ??= new Set();
        for (const one of found) on.add(one);
      }
    }
    return on === null ? null : dealDiscount(items, [...on]);
  };

/** What the deals that run now take off: the same function while nothing of them changes. A price that was shown may still change until it is quoted. */
export const dealsNow = async (platform: Platform): Promise<DealsNow> => (await runningNow(platform)).off;

/** What the deals that run now are on. */
export const dealKeysNow = async (platform: Platform): Promise<readonly string[]> => (await runningNow(platform)).keys;

/** The deals that run now, by what they are on: the same map while nothing of them changes. */
export const dealsByKeyNow = async (platform: Platform): Promise<ReadonlyMap<string, readonly TimedDeal[]>> =>
  (await runningNow(platform)).byKey;

/** Where days differ in the deals that run now, by what those are on. */
export const dealSpansNow = async (platform: Platform): Promise<ReadonlyMap<string, DealSpans>> =>
  (await runningNow(platform)).spans;

/** The deals that run now on keys that are asked for; null where there is none, so that no item needs to be looked at. */
export async function dealsNowOn(platform: Platform, isAsked: (key: string) => boolean): Promise<DealsNow | null> {
  const { byKey } = await runningNow(platform);
  const asked = new Map([...byKey].filter(([key]) => isAsked(key)));
  return asked.size === 0 ? null : offBy(asked);
}

/**
 * The mark of a price at deals: `wasUsd` and `nowUsd` as they are shown, with tax and charges. What it was is no more than was asked in
 * the 30 days before the deals: the price itself, and 0 %, where they are not below that.
 */
export const dealMarkOf = (
  off: DealDiscount | null,
  of: { readonly wasUsd: number; readonly nowUsd: number; readonly price: (usd: number) => Price },
): DealMark => {
  if (!off) return null;
  const shownUsd = of.nowUsd + shownOff(off)(of.wasUsd - of.nowUsd);
  return {
    usual: of.price(of.wasUsd),
    was: of.price(shownUsd),
    percent: percentOff(shownUsd, of.nowUsd),
    endsAt: off.endsAt.toISOString(),
  };
};
