import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

export type ReviewRow = {
  id: string;
  nickname: string;
  avatar: string | null;
  rating: number;
  text: string;
  pictures: string[];
  options: string;
  created_at: Date;
  /** `created_at` with all its digits, for the cursor. */
  key: string;
};

export type ReviewFilter = {
  readonly productId: string;
  readonly rating: number | null;
  readonly withPictures: boolean;
};

/** One stretch of a product's reviews, newest first. */
export async function reviewFeed(
  db: Queryable,
  filter: ReviewFilter,
  at: { place: { value: string; id: string } | null; limit: number },
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    SELECT r.id, c.nickname, c.avatar, r.rating, r.text, r.pictures, r.options, r.created_at, r.created_at::text AS key
    FROM product_review r JOIN customer c ON c.id = r.customer_id
    WHERE r.product_id = ${filter.productId}
      ${filter.rating === null ? sql`` : sql`AND r.rating = ${filter.rating}`}
      ${filter.withPictures ? sql`AND r.pictures <> '[]'` : sql``}
      ${at.place ? sql`AND (r.created_at, r.id) < (${at.place.value}::timestamptz, ${at.place.id}::uuid)` : sql``}
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${sql.lit(at.limit)}`.execute(db);
  return rows;
}
