import type { Queryable } from '../../../platform/db/connect.ts';
import { flushQueue } from '../../../platform/db/pipeline/queue.ts';
import { type VariantForSale, variantsForSale, variantsForSaleQueued } from '../../catalog/public.ts';
import type { PricedItem } from '../../pricing/public.ts';
import { type CartRow, cartRowsQueued, variantsOfCart } from '../db/cart.repo.ts';

/** How the price pipeline sees so many pieces of a variant. */
export const pricedItem = (variant: VariantForSale, quantity: number): PricedItem => ({
  variantId: variant.variantId,
  quantity,
  listPriceUsd: variant.listPriceUsd,
  priceUsd: variant.priceUsd,
  points: variant.type === 'points' ? (variant.points ?? 0) : null,
  deal: variant.deal,
  weightGrams: variant.weightGrams,
});

/**
 * Variants as they are sold now to a customer, or to nobody in particular, by id; unknown and removed ones are missing.
 * One query, none for no id.
 */
export async function forSale(
  db: Queryable,
  variantIds: readonly string[],
  customerId: string | null,
): Promise<Map<string, VariantForSale>> {
  return new Map((await variantsForSale(db, variantIds, customerId)).map((variant) => [variant.variantId, variant]));
}

export type CartForSale = { readonly rows: readonly CartRow[]; readonly variants: ReadonlyMap<string, VariantForSale> };

/** A customer's lines, newest first, with their variants as they are sold now, read with the next statement. */
export async function cartForSaleQueued(
  db: Queryable,
  customerId: string,
  others: readonly string[] = [],
): Promise<() => CartForSale> {
  const rows = await cartRowsQueued(db, customerId);
  const variants = await variantsForSaleQueued(db, variantsOfCart(customerId, others), customerId);
  return () => ({ rows: rows(), variants: new Map(variants().map((variant) => [variant.variantId, variant])) });
}

/** The same at once, with other variants beside them. */
export async function cartForSale(
  db: Queryable,
  customerId: string,
  others: readonly string[] = [],
): Promise<CartForSale> {
  const read = await cartForSaleQueued(db, customerId, others);
  await flushQueue(db);
  return read();
}
