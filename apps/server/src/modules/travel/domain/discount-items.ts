import { discountedPiece } from '@app/contract/travel/discounted-piece';
import type { OfferItem } from '../usecases/travel-vertical.ts';

const WHOLE_BP = 10_000;

/** An item that costs so many basis points less a piece, rounded to the cent; what it costs alone is its list price. No deal is on it. */
const less = ({ deal: _deal, ...item }: OfferItem, offBp: number): OfferItem => ({
  ...item,
  listPriceUsd: item.listPriceUsd ?? item.priceUsd,
  priceUsd: discountedPiece(item.priceUsd, offBp),
});

/**
 * Items of an order that is a part of a bundle: each at the better of the bundle's basis points off and of the deal that it would be at
 * alone, `dealOffUsd` being what that takes off all of its pieces, in the order of the items. So no item is dearer than alone, and every
 * part costs what it does by itself, whatever becomes of the others. Deposits stay whole, and what is kept costs what was paid for it.
 */
export const discountItems = (
  items: readonly OfferItem[],
  offBp: number,
  dealOffUsd: readonly number[] = [],
): OfferItem[] =>
  items.map((item, index) => {
    if (item.deposit || item.kept) return item;
    const together = less(item, offBp);
    const offUsd = (item.priceUsd - together.priceUsd) * item.quantity;
    return (dealOffUsd[index] ?? 0) > offUsd ? item : together;
  });

/** What a piece that was bought at so many basis points off costs alone: never less than it cost, and never more than its list price. */
function pieceAlone({ priceUsd, listPriceUsd }: OfferItem, offBp: number): number {
  const whole = offBp < WHOLE_BP ? Math.round((priceUsd * WHOLE_BP) / (WHOLE_BP - offBp)) : priceUsd;
  return Math.max(priceUsd, Math.min(whole, listPriceUsd ?? priceUsd));
}

/** Items of a part of a bundle as they would be booked alone: what is kept of it comes without the basis points that it was bought at. */
export const aloneItems = (items: readonly OfferItem[], offBp: number): OfferItem[] =>
  items.map((item) => (item.kept ? { ...item, priceUsd: pieceAlone(item, offBp) } : item));
