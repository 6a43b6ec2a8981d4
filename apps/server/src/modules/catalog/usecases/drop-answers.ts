import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import type { CatalogChange } from '../core/usecases/watch-catalog.ts';
import { claimedPercent } from '../domain/card.ts';
import { stockLevel } from '../domain/stock-level.ts';

/**
 * The tags of remembered answers that a committed change makes old. A product's page shows pieces, so it goes with
 * every change; lists show a level and a deal in whole percent, so they go only when those change.
 */
export function tagsOf(change: CatalogChange, lowAt: number): string[] {
  const tags = new Set<string>();
  for (const { productId, before, after } of change.stock) {
    tags.add(`product:${productId}`);
    if (stockLevel(before, lowAt) !== stockLevel(after, lowAt)) tags.add('products');
  }
  for (const deal of change.deals) {
    tags.add(`product:${deal.product_id}`);
    if (claimedPercent(deal.before, deal.quota) !== claimedPercent(deal.claimed, deal.quota)) tags.add('deals');
    // The last piece went, or came back after that: the price itself changes.
    if ((deal.before === deal.quota) !== (deal.claimed === deal.quota)) tags.add('products');
  }
  for (const productId of change.reviewed ?? []) tags.add(`product:${productId}`).add('products').add('reviews');
  return [...tags];
}

/** Drops the remembered answers that a committed change makes old. */
export function dropAnswers(platform: Platform, change: CatalogChange): void {
  void parameter(platform, 'catalog.low_stock_at').then(
    (lowAt) => platform.cache.drop(tagsOf(change, lowAt)),
    (error) => {
      platform.log.error({ err: error }, 'the low stock limit could not be read');
      platform.cache.drop(['products', 'deals', 'reviews', ...change.stock.map((one) => `product:${one.productId}`)]);
    },
  );
}
