import { type DealKind, isDated, isOnBundles } from '@app/contract/deals/deal-facts';
import { addDays, type Day } from '@app/kernel/local-day';
import type { Platform } from '../../../../platform/slice.ts';
import type { VerticalDeals } from '../../../travel/public.ts';
import { dealsByKeyNow, holdsOn, unitUsd } from '../../../travel-deals/core.ts';
import { byMonth, type SeenPrices, UNDATED, variantKey } from '../../core/domain/seen-prices.ts';
import { logDay, notePrices } from '../../core/usecases/note-prices.ts';
import { goodsPrices } from '../db/goods-prices.repo.ts';

/** Days of travel ahead that are logged: those that deals without a last day are shown for. */
const DAYS_AHEAD = 180;

type AskedDay = { readonly day: Day; readonly usual: number; readonly asked: number; readonly chargesUsd: number };

/** Returns what a key of a kind of travel asks now on the days that can be had, without deals and with those that run. */
export async function askedDays(
  platform: Platform,
  deals: VerticalDeals,
  of: { readonly key: string; readonly from: Day; readonly to: Day },
): Promise<AskedDay[]> {
  const running = await dealsByKeyNow(platform);
  const on = [of.key, ...(deals.wider?.(of.key) ?? [])].flatMap((key) => running.get(key) ?? []);
  const open = on.filter((deal) => deal.left > 0);
  // At most one deal runs on what is booked together, and what it comes to is worked out piece by piece.
  const deal = isOnBundles(deals.kind) ? open[0] : undefined;
  const prices = await deals.prices(platform.db, { ...of, now: platform.clock.now(), ...(deal && { deal }) });
  return prices.map(({ day, usd, chargesUsd, atDealUsd }) => {
    const atDeals = open.filter((one) => holdsOn(one, day)).map((one) => atDealUsd ?? unitUsd(usd, one));
    return { day, usual: usd, asked: Math.min(usd, ...atDeals), chargesUsd };
  });
}

/** Returns what keys of a kind of travel ask now, for each day that can be had. */
export async function travelSeen(
  platform: Platform,
  deals: VerticalDeals,
  keys: readonly string[],
): Promise<SeenPrices[]> {
  const from = logDay(platform.clock.now());
  const seen: SeenPrices[] = [];
  for (const key of keys) {
    const days = await askedDays(platform, deals, { key, from, to: addDays(from, DAYS_AHEAD) });
    if (isDated(deals.kind)) seen.push(...byMonth(key, days));
    else {
      for (const { usual, asked } of days.slice(0, 1)) {
        seen.push({ key, scope: UNDATED, usual: [usual], asked: [asked] });
      }
    }
  }
  return seen;
}

/** Adds what one thing of travel asks now to the log: before a deal on it is written. */
export const noteTravelPrices = async (platform: Platform, deals: VerticalDeals, key: string): Promise<void> => {
  await notePrices(platform, deals.kind, await travelSeen(platform, deals, [key]));
};

/** Returns what variants of goods ask now: those of some products, or the next after an id; and the last one's id. */
export async function goodsSeen(
  platform: Platform,
  of: { readonly products: readonly string[] | null; readonly after: string | null; readonly limit: number },
): Promise<{ readonly seen: SeenPrices[]; readonly last: string | null }> {
  const rows = await goodsPrices(platform.db, of);
  const seen = rows.map(({ id, usd, dealUsd }) => ({
    key: variantKey(id),
    scope: UNDATED,
    usual: [usd],
    asked: [Math.min(usd, dealUsd ?? usd)],
  }));
  return { seen, last: rows.length < of.limit ? null : (rows.at(-1)?.id ?? null) };
}

/** What is logged in one go: things of a kind, and where to go on; null at the end. */
export type LogPage = { readonly kind: DealKind; readonly seen: SeenPrices[]; readonly next: string | null };
