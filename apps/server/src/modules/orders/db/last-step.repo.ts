import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

/** An order's number and the history entry of the last time an event happened to it; undefined for an unknown order. */
export async function lastStep(
  db: Queryable,
  orderId: string,
  event: string,
): Promise<{ number: string; step: string } | undefined> {
  const { rows } = await sql<{ number: string; step: string }>`
    SELECT o.number, coalesce((
      SELECT max(h.id)::text FROM goods_order_history h WHERE h.order_id = o.id AND h.event = ${event}
    ), '') AS step FROM goods_order o WHERE o.id = ${orderId}`.execute(db);
  return rows[0];
}
