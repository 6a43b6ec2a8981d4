import type { Day } from '@app/kernel/local-day';
import { UNDATED } from '../../../price-history/core.ts';
import { bestDeal, type DealScope, holdsOn, type RunningDeal } from './deal-price.ts';

/** A deal with the time in which it runs. */
export type TimedDeal = RunningDeal & {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Of days on which less was asked before it began than is asked now without it: how much of that, in basis points. */
  readonly priorShares?: ReadonlyMap<Day, number>;
};

/** What deals take off items for whoever has bought nothing at them yet, in US cents, and when the first of them ends. */
export type DealDiscount = {
  readonly offUsd: number;
  readonly endsAt: Date;
  /** How much of it is below what was asked before the deals, in basis points; without it all is. */
  readonly shownBp?: number;
};

/** What of an item decides which deal is on it. Money is USD cents a piece. */
export type DiscountedItem = { readonly quantity: number; readonly priceUsd: number; readonly deal?: DealScope };

const WHOLE_BP = 10_000;

/** What one piece of an item cost at least in the 30 days before a deal, which is never more than it costs now without it. */
function priorUsd({ days }: DealScope, deal: TimedDeal): number {
  const shareOn = (day: Day): number =>
    holdsOn(deal, day) ? (deal.priorShares?.get(day) ?? deal.priorShares?.get(UNDATED) ?? WHOLE_BP) : WHOLE_BP;
  return days.reduce((sum, { day, usd }) => sum + Math.floor((usd * shareOn(day)) / WHOLE_BP), 0);
}

/**
 * What deals take off items that are bought together, as the price pipeline does: items are served in their order, each at
 * the deal that is best for it, as long as that has enough units. Null where none takes anything off.
 */
export function dealDiscount(items: readonly DiscountedItem[], deals: readonly TimedDeal[]): DealDiscount | null {
  const left = new Map(deals.map(({ id, left: units }) => [id, units]));
  let offUsd = 0;
  let shownUsd = 0;
  let endsAt: Date | null = null;
  for (const { quantity, priceUsd, deal: scope } of items) {
    const at = scope ? bestDeal({ quantity, scope }, deals) : null;
    if (!at || at.priceUsd >= priceUsd || (left.get(at.id) ?? 0) < at.units) continue;
    left.set(at.id, (left.get(at.id) ?? 0) - at.units);
    offUsd += (priceUsd - at.priceUsd) * quantity;
    const deal = deals.find(({ id }) => id === at.id);
    const before = scope && deal?.priorShares?.size ? priorUsd(scope, deal) : priceUsd;
    shownUsd += Math.max(0, Math.min(before, priceUsd) - at.priceUsd) * quantity;
    const ends = deal?.endsAt ?? null;
    if (ends && (endsAt === null || ends < endsAt)) endsAt = ends;
  }
  if (!endsAt || offUsd <= 0) return null;
  return { offUsd, endsAt, ...(shownUsd < offUsd && { shownBp: Math.floor((shownUsd * WHOLE_BP) / offUsd) }) };
}

/** Returns how much of what deals take off may be shown as taken off: what is below what was asked in the 30 days before them. */
export const shownOff =
  (off: DealDiscount | null) =>
  (offUsd: number): number =>
    off ? Math.floor((offUsd * (off.shownBp ?? WHOLE_BP)) / WHOLE_BP) : 0;
