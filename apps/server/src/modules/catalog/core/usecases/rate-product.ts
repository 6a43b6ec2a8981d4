import type { RawBuilder } from 'kysely';
import type { Tx } from '../../../../platform/db/connect.ts';
import { addRatings, changeRating } from '../db/rating.repo.ts';
import { notifyCatalogs } from './watch-catalog.ts';

/**
 * Writes a review by a statement that returns its `product_id` and `rating`, and adds it to the rating of its product.
 * Returns whether the statement wrote one.
 */
export async function rateProduct(tx: Tx, written: RawBuilder<unknown>): Promise<boolean> {
  const reviewed = await addRatings(tx, written);
  if (reviewed.length > 0) notifyCatalogs(tx, () => ({ stock: [], deals: [], reviewed }));
  return reviewed.length > 0;
}

/** Adds a review that stands already to the rating of its product (`by` 1), or takes it out (-1). */
export async function countRating(tx: Tx, of: { productId: string; rating: number; by: 1 | -1 }): Promise<void> {
  await changeRating(tx, of);
  notifyCatalogs(tx, () => ({ stock: [], deals: [], reviewed: [of.productId] }));
}
