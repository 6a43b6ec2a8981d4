import type { PricedItem } from './pricing.ts';

/** What one piece costs in USD cents at a deal; a deal dearer than the price itself is none. */
export const dealPrice = (priceUsd: number, deal: { readonly priceUsd: number }): number =>
  Math.min(priceUsd, deal.priceUsd);

/** What a piece of a line bought alone costs in USD cents: points goods nothing, the deal if it covers the line. */
export function unitPrice(item: PricedItem): number {
  if (item.points !== null) return 0;
  const covered = item.deal !== null && item.deal.left >= item.quantity;
  return covered && item.deal ? dealPrice(item.priceUsd, item.deal) : item.priceUsd;
}
