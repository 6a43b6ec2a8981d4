import type { Language } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import { json } from '../../../../platform/db/connect.ts';

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

/** Returns the statement that writes a review, unless its order line has one, and returns its product and rating. */
export const writingReview = (review: NewReview): RawBuilder<unknown> => sql`
  INSERT INTO product_review (id, product_id, customer_id, order_line_id, rating, text, lang, pictures, options, shared)
  VALUES (${crypto.randomUUID()}, ${review.productId}, ${review.customerId}, ${review.orderLineId}, ${review.rating},
    ${review.text}, ${review.lang}, ${json(review.pictures)}, ${review.options},
    ${review.shared && review.pictures.length > 0})
  ON CONFLICT (order_line_id) DO NOTHING RETURNING rating, product_id`;

/** Returns how many shown reviews of a product gave each number of stars, one to five, as an array. */
export const starCounts = (productId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (SELECT array_agg(coalesce(c.reviews, 0) ORDER BY star)::int[] FROM generate_series(1, 5) star
    LEFT JOIN (SELECT rating, count(*) AS reviews FROM product_review
      WHERE product_id = ${productId} AND hidden_at IS NULL GROUP BY rating) c
    ON c.rating = star)`;
