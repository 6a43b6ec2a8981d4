import { discountedPiece } from '@app/contract/travel/discounted-piece';
import type { Day } from '@app/kernel/local-day';
import { bestDeal, type RunningDeal } from '../../travel-deals/core.ts';
import type { OfferItem } from '../usecases/travel-vertical.ts';

const WHOLE_BP = 10_000;

/** What comes off everything of a bundle: basis points, and what a discount deal on the whole takes off that on its first day. */
export type BundleTerms = {
  readonly offBp: number;
  /** What a deal on the whole is on, and the day that decides whether it holds; without it there is none. */
  readonly deal?: { readonly key: string; readonly day: Day } | undefined;
};

/**
 * An item that costs so many basis points less a piece, rounded to the cent; what it costs alone is its list price, whatever was off that
 * before, such as a return discount: what is said to be off is what the bundle takes off. Only a deal on the whole is on it.
 */
function less({ deal: _alone, ...item }: OfferItem, { offBp, deal }: BundleTerms): OfferItem {
  const priceUsd = discountedPiece(item.priceUsd, offBp);
  const whole = deal && { keys: [deal.key], days: [{ day: deal.day, usd: priceUsd }], share: true as const };
  return { ...item, listPriceUsd: item.priceUsd, priceUsd, ...(whole && { deal: whole }) };
}

/** What is taken off all pieces of an item, in the bundle and by the deal on the whole. */
function offOf(item: OfferItem, together: OfferItem, deals: readonly RunningDeal[]): number {
  const { quantity, deal: scope } = together;
  const at = scope ? bestDeal({ quantity, scope }, deals) : null;
  return (item.priceUsd - (at?.priceUsd ?? together.priceUsd)) * quantity;
}

/**
 * Items of an order that is a part of a bundle: each at the better of the bundle's terms and of the deal that it would be at alone,
 * `dealOffUsd` being what that takes off all of its pieces, in the order of the items. So no item is dearer than alone, and every part
 * costs what it does by itself, whatever becomes of the others. Deposits stay whole, and what is kept costs what was paid for it.
 */
export const discountItems = (
  items: readonly OfferItem[],
  of: BundleTerms & { readonly deals?: readonly RunningDeal[] },
  dealOffUsd: readonly number[] = [],
): OfferItem[] =>
  items.map((item, index) => {
    if (item.deposit || item.kept) return item;
    const together = less(item, of);
    const own = (dealOffUsd[index] ?? 0) > offOf(item, together, of.deals ?? []);
    return own ? { ...item, listPriceUsd: null } : together;
  });

/** What a piece that was bought at so many basis points off costs alone: never less than it cost, and never more than its list price. */
function pieceAlone({ priceUsd, listPriceUsd }: OfferItem, offBp: number): number {
  const whole = offBp < WHOLE_BP ? Math.round((priceUsd * WHOLE_BP) / (WHOLE_BP - offBp)) : priceUsd;
  return Math.max(priceUsd, Math.min(whole, listPriceUsd ?? priceUsd));
}

/** Items of a part of a bundle as they would be booked alone: what is kept of it comes without the basis points that it was bought at. */
export const aloneItems = (items: readonly OfferItem[], offBp: number): OfferItem[] =>
  items.map((item) => (item.kept ? { ...item, priceUsd: pieceAlone(item, offBp) } : item));
