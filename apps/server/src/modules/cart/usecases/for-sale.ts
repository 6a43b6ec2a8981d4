import type { Queryable } from '../../../platform/db/connect.ts';
import { type VariantForSale, variantsForSale } from '../../catalog/public.ts';
import type { PricedItem } from '../../pricing/public.ts';

/** How the price pipeline sees so many pieces of a variant. */
export const pricedItem = (variant: VariantForSale, quantity: number): PricedItem => ({
  variantId: variant.variantId,
  quantity,
  listPriceUsd: variant.listPriceUsd,
  priceUsd: variant.priceUsd,
  points: variant.type === 'points' ? (variant.points ?? 0) : null,
  deal: variant.deal,
});

/** Variants as they are sold now, by id; unknown and removed ones are missing. One query, none for no id. */
export async function forSale(db: Queryable, variantIds: readonly string[]): Promise<Map<string, VariantForSale>> {
  return new Map((await variantsForSale(db, variantIds)).map((variant) => [variant.variantId, variant]));
}
