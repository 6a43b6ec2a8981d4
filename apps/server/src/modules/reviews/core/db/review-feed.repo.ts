import { baseOf, type Language } from '@app/contract/core/locale';
import type { ReviewSort } from '@app/contract/reviews/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { customersAs } from '../../../accounts/core.ts';

const customers = customersAs('c');

export type ReviewRow = {
  id: string;
  nickname: string;
  avatar: string | null;
  rating: number;
  text: string;
  /** Null where it is not known. */
  lang: string | null;
  pictures: string[];
  options: string;
  likes: number;
  reply: string | null;
  reply_at: Date | null;
  created_at: Date;
  /** `created_at` with all its digits, for the cursor. */
  key: string;
};

export type ReviewFilter = {
  readonly productId: string;
  readonly rating: number | null;
  readonly withPictures: boolean;
  /** Only those written in it; null for any. */
  readonly writtenIn: Language | null;
  readonly sort: ReviewSort;
};

/** Where a feed goes on: the last row's moment and id, and its likes where they are the order. */
export type ReviewPlace = { readonly value: string; readonly id: string; readonly likes: number };

/** Whether a row has words in a language, whatever its region. */
export const writtenIn = (row: RawBuilder<unknown>, lang: Language) =>
  sql`(${row}.text <> '' AND split_part(lower(${row}.lang), '-', 1) = ${baseOf(lang)})`;

/** The orders of a feed of rows `r` of product_review. */
export const reviewOrder = {
  newest: sql`r.created_at DESC, r.id DESC`,
  liked: sql`r.likes DESC, r.created_at DESC, r.id DESC`,
} as const;

/** The condition for rows `r` of product_review that come after a place in a feed. */
export function afterPlace(sort: ReviewSort, place: ReviewPlace | null) {
  if (!place) return sql``;
  const newest = sql`(r.created_at, r.id) < (${place.value}::timestamptz, ${place.id}::uuid)`;
  if (sort === 'newest') return sql`AND ${newest}`;
  return sql`AND (r.likes, r.created_at, r.id) < (${place.likes}::int, ${place.value}::timestamptz, ${place.id}::uuid)`;
}

/** One stretch of a product's reviews that are not hidden, newest or most liked first. */
export async function reviewFeed(
  db: Queryable,
  filter: ReviewFilter,
  at: { place: ReviewPlace | null; limit: number },
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    SELECT r.id, ${customers.nickname}, ${customers.avatar}, r.rating, r.text, r.lang, r.pictures, r.options, r.likes,
      r.reply, r.reply_at, r.created_at, r.created_at::text AS key
    FROM product_review r JOIN ${customers.table} ON ${customers.id} = r.customer_id
    WHERE r.product_id = ${filter.productId} AND r.hidden_at IS NULL
      ${filter.rating === null ? sql`` : sql`AND r.rating = ${filter.rating}`}
      ${filter.withPictures ? sql`AND r.pictures <> '[]'` : sql``}
      ${filter.writtenIn === null ? sql`` : sql`AND ${writtenIn(sql`r`, filter.writtenIn)}`}
      ${afterPlace(filter.sort, at.place)}
    ORDER BY ${reviewOrder[filter.sort]} LIMIT ${sql.lit(at.limit)}`.execute(db);
  return rows;
}
