import type { OwnDeal } from '../../travel-deals/core.ts';
import type { OfferItem } from '../usecases/travel-vertical.ts';

type Own = { readonly items: readonly OfferItem[]; readonly deals: readonly OwnDeal[] };

const unitsOf = (deals: readonly OwnDeal[], id: string): number =>
  deals.reduce((sum, deal) => sum + (deal.id === id ? deal.left : 0), 0);

/** Returns an item as it stays at a deal: as many pieces as had it, the rest beside them without any. */
function splitAt(item: OfferItem, deal: OwnDeal | undefined): OfferItem[] {
  if (!item.deal) return [item];
  const { deal: scope, ...rest } = item;
  const at = { ...scope, keys: [item.key] };
  // A piece is a unit of what is on one day alone; all else is at a deal as a whole or not at all.
  if (!deal || scope.share || scope.days.length !== 1 || deal.left < 1 || deal.left >= item.quantity)
    return [{ ...rest, deal: at }];
  return [
    { ...rest, quantity: deal.left, deal: at },
    { ...rest, key: `${item.key}-more`, quantity: item.quantity - deal.left },
  ];
}

/**
 * Returns what is offered instead of an order with the deals that its items were bought at, each for its item alone: where the deal is on what
 * is offered, as many pieces as had it stay at it.
 */
export function atOwnDeals(items: readonly OfferItem[], deals: readonly OwnDeal[]): Own {
  const own = deals.filter(({ itemKey, key }) =>
    items.some((item) => item.key === itemKey && item.deal?.keys.includes(key)),
  );
  return {
    // Items of one deal take their units from one count: no item takes more than its own, so that together they have as many as all had.
    deals: own.map((deal) => ({ ...deal, key: deal.itemKey, left: unitsOf(own, deal.id) })),
    items: items.flatMap((item) =>
      splitAt(
        item,
        own.find(({ itemKey }) => itemKey === item.key),
      ),
    ),
  };
}
