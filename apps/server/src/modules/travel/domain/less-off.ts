import { pieceLessOff } from '@app/contract/travel/less-off';
import type { OfferItem } from '../usecases/travel-vertical.ts';

/**
 * Items of an order that is a part of a bundle: each piece costs so many basis points less, rounded to the cent, and what it costs
 * alone is its list price. So every part is cheaper by itself, whatever becomes of the others. No discount deal is on them.
 */
export const lessOff = (items: readonly OfferItem[], offBp: number): OfferItem[] =>
  items.map(({ deal: _deal, ...item }) => ({
    ...item,
    listPriceUsd: item.listPriceUsd ?? item.priceUsd,
    priceUsd: pieceLessOff(item.priceUsd, offBp),
  }));
