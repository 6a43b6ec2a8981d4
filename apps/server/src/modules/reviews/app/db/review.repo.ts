import type { Localized } from '@app/contract/core/locale';
import type { ReportReason, ReviewSort } from '@app/contract/reviews/schemas';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { customersAs } from '../../../accounts/core.ts';
import { productsAs } from '../../../catalog/core.ts';
import { afterPlace, type ReviewPlace, reviewOrder } from '../../core/db/review-feed.repo.ts';

const products = productsAs('p');
const customers = customersAs('c');

/** A review as its changes need it. */
export type HeldReview = {
  readonly id: string;
  readonly productId: string;
  readonly customerId: string;
  readonly likes: number;
  readonly pictured: boolean;
  readonly shared: boolean;
  readonly hidden: boolean;
};

/** One review, its row held until the transaction ends; undefined when there is none. */
export async function holdReview(tx: Tx, id: string): Promise<HeldReview | undefined> {
  const { rows } = await sql<HeldReview>`
    SELECT id, product_id AS "productId", customer_id AS "customerId", likes, pictures <> '[]' AS pictured, shared,
      hidden_at IS NOT NULL AS hidden
    FROM product_review WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

/** Gives or takes back a like and keeps the count; gives the likes there are then. The caller holds the review. */
export async function setLike(tx: Tx, of: { reviewId: string; customerId: string; on: boolean }): Promise<number> {
  const { rows } = await (of.on
    ? sql<{ id: string }>`INSERT INTO review_like (review_id, customer_id) VALUES (${of.reviewId}, ${of.customerId})
        ON CONFLICT DO NOTHING RETURNING review_id AS id`
    : sql<{ id: string }>`DELETE FROM review_like WHERE review_id = ${of.reviewId} AND customer_id = ${of.customerId}
        RETURNING review_id AS id`
  ).execute(tx);
  const by = rows.length === 0 ? 0 : of.on ? 1 : -1;
  const { rows: after } = await sql<{ likes: number }>`
    UPDATE product_review SET likes = likes + ${by} WHERE id = ${of.reviewId} RETURNING likes`.execute(tx);
  return after[0]?.likes ?? 0;
}

/** Reviews a customer liked, the newest first. */
export async function likedBy(db: Queryable, customerId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT review_id AS id FROM review_like WHERE customer_id = ${customerId}
    ORDER BY created_at DESC, review_id LIMIT ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Keeps what a customer reports; a second report takes the place of the first and is open again. */
export async function putReport(
  tx: Tx,
  of: { reviewId: string; customerId: string; reason: ReportReason; note: string },
): Promise<void> {
  await sql`INSERT INTO review_report (review_id, customer_id, reason, note)
    VALUES (${of.reviewId}, ${of.customerId}, ${of.reason}, ${of.note})
    ON CONFLICT (review_id, customer_id) DO UPDATE
      SET reason = excluded.reason, note = excluded.note, created_at = app_now(), settled_at = NULL`.execute(tx);
}

/** Puts a review into the buyers' show or takes it out. */
export async function setShared(tx: Tx, reviewId: string, shared: boolean): Promise<void> {
  await sql`UPDATE product_review SET shared = ${shared} WHERE id = ${reviewId}`.execute(tx);
}

export type ShownRow = {
  readonly id: string;
  readonly nickname: string;
  readonly avatar: string | null;
  readonly pictures: string[];
  readonly rating: number;
  readonly text: string;
  readonly lang: string | null;
  readonly likes: number;
  readonly productId: string;
  readonly name: Localized;
  readonly cover: string;
  readonly createdAt: Date;
  readonly key: string;
};

/** One stretch of the photo reviews that were shared, are not hidden, and whose product is on sale. */
export async function showFeed(
  db: Queryable,
  of: { sort: ReviewSort; place: ReviewPlace | null; limit: number },
): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    SELECT r.id, ${customers.nickname}, ${customers.avatar}, r.pictures, r.rating, r.text, r.lang, r.likes,
      r.product_id AS "productId", ${products.name}, ${products.cover},
      r.created_at AS "createdAt", r.created_at::text AS key
    FROM product_review r JOIN ${customers.table} ON ${customers.id} = r.customer_id
      JOIN ${products.table} ON ${products.id} = r.product_id
    WHERE r.shared AND r.hidden_at IS NULL AND ${products.isOnline} ${afterPlace(of.sort, of.place)}
    ORDER BY ${reviewOrder[of.sort]} LIMIT ${sql.lit(of.limit)}`.execute(db);
  return rows;
}

export type PhotoRow = {
  readonly lineId: string;
  readonly id: string;
  readonly productId: string;
  readonly name: Localized;
  readonly options: string;
  readonly cover: string;
  readonly createdAt: Date;
  readonly key: string;
  readonly rating: number;
  readonly text: string;
  readonly pictures: string[];
  readonly likes: number;
  readonly shared: boolean;
  readonly hidden: boolean;
};

/** One stretch of a customer's own reviews with pictures, newest first, and how many there are in all. */
export async function photoReviews(
  db: Queryable,
  of: { customerId: string; place: ReviewPlace | null; limit: number },
): Promise<{ rows: PhotoRow[]; total: number }> {
  const mine = sql`r.customer_id = ${of.customerId} AND r.pictures <> '[]'`;
  const { rows } = await sql<PhotoRow>`
    SELECT r.order_line_id AS "lineId", r.id, r.product_id AS "productId", ${products.name}, r.options, ${products.cover},
      r.created_at AS "createdAt", r.created_at::text AS key, r.rating, r.text, r.pictures, r.likes, r.shared,
      r.hidden_at IS NOT NULL AS hidden
    FROM product_review r JOIN ${products.table} ON ${products.id} = r.product_id
    WHERE ${mine} ${afterPlace('newest', of.place)}
    ORDER BY ${reviewOrder.newest} LIMIT ${sql.lit(of.limit)}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM product_review r WHERE ${mine}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}
