import type { Language } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import { sql } from 'kysely';
import { json, type Tx } from '../../../../platform/db/connect.ts';
import { notifyCatalogs } from '../../../catalog/core/usecases/watch-catalog.ts';

export type NewReview = {
  readonly productId: string;
  readonly customerId: string;
  readonly orderLineId: string;
  /** The language that the customer reads the shop in. */
  readonly lang: Language;
  /** 1 to 5 stars. */
  readonly rating: number;
  readonly text: string;
  /** Addresses of pictures this customer uploaded; the caller has checked that. */
  readonly pictures: readonly string[];
  /** The chosen values as the buyer read them. */
  readonly options: string;
  /** Whether its pictures stand in the buyers' show. */
  readonly shared: boolean;
};

/**
 * Writes one review and adds it to the product's rating. Refuses `order.already_reviewed` for a line's second one.
 * Several reviews in one transaction are written in the order of their products' ids, so that no two wait for each other.
 */
export async function addReview(tx: Tx, review: NewReview): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    WITH written AS (
      INSERT INTO product_review (id, product_id, customer_id, order_line_id, rating, text, lang, pictures, options, shared)
      VALUES (${crypto.randomUUID()}, ${review.productId}, ${review.customerId}, ${review.orderLineId}, ${review.rating}, ${review.text}, ${review.lang},
        ${json(review.pictures)}, ${review.options},
        ${review.shared && review.pictures.length > 0})
      ON CONFLICT (order_line_id) DO NOTHING RETURNING rating, product_id
    )
    UPDATE product p SET rating_sum = p.rating_sum + w.rating, rating_count = p.rating_count + 1
    FROM written w WHERE p.id = w.product_id RETURNING p.id`.execute(tx);
  if (rows.length === 0) refuse('order.already_reviewed');
  notifyCatalogs(tx, () => ({ stock: [], deals: [], reviewed: [review.productId] }));
}

/**
 * Takes a review out of its product's rating when it is hidden (`by` -1), or puts it back (1). The caller holds the
 * review's row.
 */
export async function countReview(tx: Tx, of: { productId: string; rating: number; by: 1 | -1 }): Promise<void> {
  await sql`UPDATE product SET rating_sum = rating_sum + ${of.by * of.rating}, rating_count = rating_count + ${of.by}
    WHERE id = ${of.productId}`.execute(tx);
  notifyCatalogs(tx, () => ({ stock: [], deals: [], reviewed: [of.productId] }));
}
