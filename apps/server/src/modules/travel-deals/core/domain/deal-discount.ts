import { bestDeal, type DealScope, type RunningDeal } from './deal-price.ts';

/** A deal with the time in which it runs. */
export type TimedDeal = RunningDeal & { readonly startsAt: Date; readonly endsAt: Date };

/** What deals take off items for whoever has bought nothing at them yet, in US cents, and when the first of them ends. */
export type DealDiscount = { readonly offUsd: number; readonly endsAt: Date };

/** What of an item decides which deal is on it. Money is USD cents a piece. */
export type DiscountedItem = { readonly quantity: number; readonly priceUsd: number; readonly deal?: DealScope };

/**
 * What deals take off items that are bought together, as the price pipeline does: items are served in their order, each at
 * the deal that is best for it, as long as that has enough units. Null where none takes anything off.
 */
export function dealDiscount(items: readonly DiscountedItem[], deals: readonly TimedDeal[]): DealDiscount | null {
  const left = new Map(deals.map(({ id, left: units }) => [id, units]));
  let offUsd = 0;
  let endsAt: Date | null = null;
  for (const { quantity, priceUsd, deal: scope } of items) {
    const at = scope ? bestDeal({ quantity, scope }, deals) : null;
    if (!at || at.priceUsd >= priceUsd || (left.get(at.id) ?? 0) < at.units) continue;
    left.set(at.id, (left.get(at.id) ?? 0) - at.units);
    offUsd += (priceUsd - at.priceUsd) * quantity;
    const ends = deals.find(({ id }) => id === at.id)?.endsAt ?? null;
    if (ends && (endsAt === null || ends < endsAt)) endsAt = ends;
  }
  return endsAt && offUsd > 0 ? { offUsd, endsAt } : null;
}
