import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

/** Marks order lines as reviewed. */
export async function markReviewed(tx: Tx, lineIds: readonly string[]): Promise<void> {
  await sql`UPDATE goods_order_line SET reviewed_at = app_now() WHERE id = ANY(${lineIds}::uuid[])`.execute(tx);
}

/** A bought item that its buyer has not reviewed yet, of an order that waits for it. */
export type BoughtLine = {
  readonly id: string;
  readonly orderId: string;
  readonly productId: string;
  readonly name: Localized;
  readonly options: Localized;
  readonly cover: string;
  readonly receivedAt: Date;
  /** `receivedAt` with all its digits, for the cursor. */
  readonly key: string;
};

/** One stretch of what a customer can review now, last received first, and how many there are in all. */
export async function boughtToReview(
  db: Queryable,
  of: { customerId: string; after: { value: string; id: string } | null; limit: number },
): Promise<{ rows: BoughtLine[]; total: number }> {
  const at = sql`COALESCE(o.received_at, o.created_at)`;
  const open = sql`FROM goods_order o JOIN goods_order_line l ON l.order_id = o.id
    WHERE o.customer_id = ${of.customerId} AND o.state = 'pending_review' AND l.reviewed_at IS NULL`;
  const { rows } = await sql<BoughtLine>`
    SELECT l.id, o.id AS "orderId", l.product_id AS "productId", l.name, l.options, l.cover, ${at} AS "receivedAt",
      ${at}::text AS key
    ${open} ${of.after ? sql`AND (${at}, l.id) < (${of.after.value}::timestamptz, ${of.after.id}::uuid)` : sql``}
    ORDER BY ${at} DESC, l.id DESC LIMIT ${sql.lit(of.limit)}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::int AS total ${open}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}
