import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/db/connect.ts';

/**
 * Adds reviews to the ratings of their products, in the statement that writes them and returns `product_id` and `rating` of
 * each. Returns the products.
 */
export async function addRatings(tx: Tx, written: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH written AS (${written})
    UPDATE product p SET rating_sum = p.rating_sum + w.rating, rating_count = p.rating_count + 1
    FROM written w WHERE p.id = w.product_id RETURNING p.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Adds a rating to its product (`by` 1) or takes it out (-1). */
export async function changeRating(tx: Tx, of: { productId: string; rating: number; by: 1 | -1 }): Promise<void> {
  await sql`UPDATE product SET rating_sum = rating_sum + ${of.by * of.rating}, rating_count = rating_count + ${of.by}
    WHERE id = ${of.productId}`.execute(tx);
}
