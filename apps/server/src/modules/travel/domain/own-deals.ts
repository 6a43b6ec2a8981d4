import type { OwnDeal } from '../../travel-deals/core.ts';
import type { OfferItem } from '../usecases/travel-vertical.ts';

/**
 * Returns what is offered instead of an order with the deals that its items were bought at, each for its item alone: where the deal is on what
 * is offered and has units enough of it, the item stays at it.
 */
export function atOwnDeals(
  items: readonly OfferItem[],
  deals: readonly OwnDeal[],
): { readonly items: readonly OfferItem[]; readonly deals: readonly OwnDeal[] } {
  const own = deals.filter(({ itemKey, key }) =>
    items.some((item) => item.key === itemKey && item.deal?.keys.includes(key)),
  );
  return {
    deals: own.map((deal) => ({ ...deal, key: deal.itemKey })),
    items: items.map((item) => (item.deal ? { ...item, deal: { ...item.deal, keys: [item.key] } } : item)),
  };
}
