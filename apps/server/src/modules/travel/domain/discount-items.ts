import { discountedPiece } from '@app/contract/travel/discounted-piece';
import type { OfferItem } from '../usecases/travel-vertical.ts';

/** An item that costs so many basis points less a piece, rounded to the cent; what it costs alone is its list price. No deal is on it. */
const less = ({ deal: _deal, ...item }: OfferItem, offBp: number): OfferItem => ({
  ...item,
  listPriceUsd: item.listPriceUsd ?? item.priceUsd,
  priceUsd: discountedPiece(item.priceUsd, offBp),
});

/**
 * Items of an order that is a part of a bundle: each at the better of the bundle's basis points off and of the deal that it would be at
 * alone, `dealOffUsd` being what that takes off all of its pieces, in the order of the items. So no item is dearer than alone, and every
 * part costs what it does by itself, whatever becomes of the others. Deposits stay whole.
 */
export const discountItems = (
  items: readonly OfferItem[],
  offBp: number,
  dealOffUsd: readonly number[] = [],
): OfferItem[] =>
  items.map((item, index) => {
    if (item.deposit) return item;
    const together = less(item, offBp);
    const offUsd = (item.priceUsd - together.priceUsd) * item.quantity;
    return (dealOffUsd[index] ?? 0) > offUsd ? item : together;
  });
