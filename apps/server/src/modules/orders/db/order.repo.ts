import type { GoodsOrderEvent, GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import type { Actor } from '@app/kernel/machine';
import { CompiledQuery, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { enqueue, enqueueWrites } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import { extendingHolds } from '../../catalog/public.ts';
import type { OrderPatch, OrderRow } from '../domain/order-row.ts';

const columns = sql`id, number, customer_id AS "customerId", state, origin_state AS "originState",
  payment_id AS "paymentId", payable_usd AS "payableUsd", points_used AS "pointsUsed", earn_points AS "earnPoints",
  currency, currency_decimals AS "currencyDecimals", rate, agent_id AS "agentId", agent_rebate_bp AS "agentRebateBp",
  coupon_id AS "couponId",
  expires_at AS "expiresAt", paid_at AS "paidAt", shipped_at AS "shippedAt", received_at AS "receivedAt",
  completed_at AS "completedAt", refund_usd AS "refundUsd", version`;

/** An order with its row locked to the end of the transaction, or null. The moment is that after the lock. */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderRow | null> {
  return (await lockingOrder(orderId).execute(tx)).rows[0] ?? null;
}

/** Locks the rows of several orders in the order of their ids; those that are not there are missing in the answer. */
export async function lockOrders(tx: Tx, orderIds: readonly string[]): Promise<readonly OrderRow[]> {
  const { rows } = await staticSql<OrderRow>`
    WITH locked AS MATERIALIZED (
      SELECT * FROM goods_order WHERE id = ANY(${orderIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE)
    SELECT ${columns}, app_now() AS now FROM locked ORDER BY id`.execute(tx);
  return rows;
}

/** Locks an order's row together with the next statement; `heard` is told the order, or null, before. */
export const lockOrderQueued = (tx: Tx, orderId: string, heard: (order: OrderRow | null) => void): Promise<void> =>
  enqueue<OrderRow>(tx, lockingOrder(orderId), { rows: (rows) => heard(rows[0] ?? null) });

const lockingOrder = (orderId: string) => staticSql<OrderRow>`
  WITH locked AS MATERIALIZED (SELECT * FROM goods_order WHERE id = ${orderId} FOR NO KEY UPDATE)
  SELECT ${columns}, app_now() AS now FROM locked`;

/** Gives an unpaid order and what it holds until this moment. Its row must be locked. */
export async function extendOrder(tx: Tx, orderId: string, until: Date): Promise<void> {
  await sql`
    WITH extended AS (
      UPDATE goods_order SET expires_at = ${until} WHERE id = ${orderId} AND state = 'pending_payment' RETURNING id
    )
    ${extendingHolds(sql`extended`, until)}`.execute(tx);
}

/** The customer of an order, or null. */
export async function ownerOf(db: Queryable, orderId: string): Promise<string | null> {
  const row = await db.selectFrom('goods_order').select('customer_id').where('id', '=', orderId).executeTakeFirst();
  return row?.customer_id ?? null;
}

export type Move = {
  readonly order: OrderRow;
  readonly event: GoodsOrderEvent;
  readonly to: GoodsOrderState;
  readonly by: { readonly actor: Actor; readonly actorId: string | null; readonly name: string };
  readonly note: string;
  readonly patch: OrderPatch;
};

/** Statements by the columns they change beside the state. */
const moving = new Map<string, string>();

function movingOrder(columns: readonly string[]): string {
  const key = columns.join();
  const known = moving.get(key);
  if (known) return known;
  const set = columns.map((column, index) => `, ${column} = $${index + 4}`).join('');
  const text = `UPDATE goods_order SET state = $2, version = $3${set} WHERE id = $1`;
  moving.set(key, text);
  return text;
}

/**
 * Writes the new state and its line of history, the version one higher, together with the next
 * statement. The row must be locked.
 */
export async function writeMove(tx: Tx, { order, event, to, by, note, patch }: Move): Promise<void> {
  const changed = Object.entries(patch).filter(([, value]) => value !== undefined);
  const text = movingOrder(changed.map(([column]) => column));
  const values = [order.id, to, order.version + 1, ...changed.map(([, value]) => value)];
  await enqueueWrites(tx, [
    { compile: () => CompiledQuery.raw(text, values) },
    staticSql`INSERT INTO goods_order_history (order_id, event, from_state, to_state, actor, actor_id, actor_name, note)
      VALUES (${order.id}, ${event}, ${order.state}, ${to}, ${by.actor}, ${by.actorId}, ${by.name}, ${note})`,
  ]);
}
