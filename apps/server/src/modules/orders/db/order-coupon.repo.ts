import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

/** What the coupon takes off an order, in USD cents. */
export async function couponSaving(db: Queryable, orderId: string): Promise<number> {
  const { rows } = await sql<{ saved: number }>`
    SELECT -amount_usd AS saved FROM goods_order_price_line WHERE order_id = ${orderId} AND step = 'coupon'`.execute(
    db,
  );
  return rows[0]?.saved ?? 0;
}

/** Whether a customer has ever paid an order. */
export async function hasPaidOrder(db: Queryable, customerId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM goods_order WHERE customer_id = ${customerId} AND paid_at IS NOT NULL LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** The numbers of orders by id. */
export async function numbersOf(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('goods_order').select(['id', 'number']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.number]));
}
