import type { GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { customerBeside } from '../../accounts/core.ts';

/** What is due: unpaid orders whose time is over, or orders of a state whose next step has come. */
export type Due = { readonly state: GoodsOrderState; readonly column: 'expires_at' | 'auto_at' };

const reached = ({ state, column }: Due) => sql`o.state = ${state} AND ${sql.ref(`o.${column}`)} <= app_now()`;

/** Orders that are due by the database's clock, the longest waiting first. */
export async function dueOrders(db: Queryable, due: Due, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT o.id FROM goods_order o WHERE ${reached(due)} ORDER BY ${sql.ref(`o.${due.column}`)} LIMIT ${limit}`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/**
 * Claims one order that is still due, by its own row and its customer's, waiting for neither: false when somebody else
 * is at work on them or the order is due no more.
 */
export async function claimDue(tx: Tx, due: Due, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM goods_order o ${customerBeside('o.customer_id')}
    WHERE o.id = ${orderId} AND ${reached(due)} FOR NO KEY UPDATE OF c, o SKIP LOCKED`.execute(tx);
  return rows.length > 0;
}
