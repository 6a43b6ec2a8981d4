import type { TravelKind } from '@app/contract/travel/kinds';
import type { TravelOrderEvent, TravelOrderState } from '@app/contract/travel/travel-order.machine';
import type { Actor } from '@app/kernel/machine';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { enqueue, enqueueWrites } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import type { TravelPatch, TravelRow } from '../domain/travel-row.ts';
import { UNPAID } from './state-groups.ts';

/** Whether the customer of an order `o`, a part of a bundle, is asked what becomes of it as its provider cannot have it. */
export const IS_OFF = sql`(o.bundle_id IS NOT NULL AND o.disrupted_at IS NOT NULL AND EXISTS (
    SELECT FROM travel_provider_change w WHERE w.order_id = o.id AND w.state = 'open' AND NOT w.stands))`;

/** The columns of an order `o`. */
export const travelColumns = sql`o.id, o.kind, o.number, o.customer_id AS "customerId", o.state,
  o.payment_id AS "paymentId", o.access_key AS "accessKey", o.subject_id AS "subjectId", o.request, o.snapshot,
  o.service_from AS "serviceFrom", o.service_to AS "serviceTo", o.zone, o.starts_at AS "startsAt",
  o.ends_at AS "endsAt", o.policy, o.guests_until AS "guestsUntil", o.contact, o.wishes, o.arrival, o.currency,
  o.currency_decimals AS "currencyDecimals", o.rate, o.total_usd AS "totalUsd", o.payable_usd AS "payableUsd",
  o.price_lines AS "priceLines", o.points_used AS "pointsUsed", o.points_value_usd AS "pointsValueUsd", o.points_back AS "pointsBack",
  o.earn_points AS "earnPoints", o.change_fee_usd AS "changeFeeUsd", o.agent_id AS "agentId", o.agent_rebate_bp AS "agentRebateBp",
  o.bundle_id AS "bundleId", o.slot, o.core, o.alone_usd AS "aloneUsd", o.split_from AS "splitFrom", o.expires_at AS "expiresAt", o.paid_at AS "paidAt", o.confirm_by AS "confirmBy", o.disrupted_at AS "disruptedAt", ${IS_OFF} AS "isOff", o.verified_at AS "verifiedAt", o.no_show_at AS "noShowAt",
  o.completed_at AS "completedAt", o.reference_numbers AS references, o.voucher_code AS "voucherCode",
  o.refund_usd AS "refundUsd", o.fee_usd AS "feeUsd", o.hidden_at AS "hiddenAt", o.version,
  o.created_at AS "createdAt", app_now() AS now`;

const locking = (orderId: string) => sql<TravelRow>`
  WITH o AS MATERIALIZED (SELECT * FROM travel_order WHERE id = ${orderId} FOR NO KEY UPDATE)
  SELECT ${travelColumns} FROM o`;

/** An order with its row locked to the end of the transaction, or null. The moment is that after the lock. */
export async function lockTravelOrder(tx: Tx, orderId: string): Promise<TravelRow | null> {
  return (await locking(orderId).execute(tx)).rows[0] ?? null;
}

/** Locks an order's row together with the next statement. */
export const lockTravelOrderQueued = (tx: Tx, orderId: string): Promise<void> => enqueue(tx, locking(orderId));

/** An order, or null. Check first whose it is. */
export async function readTravelOrder(db: Queryable, orderId: string): Promise<TravelRow | null> {
  const { rows } = await sql<TravelRow>`
    SELECT ${travelColumns} FROM travel_order o WHERE o.id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

/** The customer of an order, or null. */
export async function ownerOf(db: Queryable, orderId: string): Promise<string | null> {
  const row = await db.selectFrom('travel_order').select('customer_id').where('id', '=', orderId).executeTakeFirst();
  return row?.customer_id ?? null;
}

/** Moves the end of an unpaid order. Its row must be locked. */
export async function moveEnd(tx: Tx, orderId: string, until: Date): Promise<TravelKind | null> {
  const { rows } = await sql<{ kind: TravelKind }>`
    UPDATE travel_order SET expires_at = ${until}
    WHERE id = ${orderId} AND state IN ${UNPAID} RETURNING kind`.execute(tx);
  return rows[0]?.kind ?? null;
}

export type TravelMove = {
  readonly order: TravelRow;
  readonly event: TravelOrderEvent;
  readonly to: TravelOrderState;
  readonly by: { readonly actor: Actor; readonly actorId: string | null; readonly name: string };
  readonly note: string;
  readonly patch: TravelPatch;
};

/**
 * Writes the new state and its line of history, the version one higher, together with the next statement. The row must be
 * locked.
 */
export async function writeMove(tx: Tx, { order, event, to, by, note, patch }: TravelMove): Promise<void> {
  const moved = tx
    .updateTable('travel_order')
    .set({ ...patch, state: to, version: order.version + 1 })
    .where('id', '=', order.id);
  await enqueueWrites(tx, [
    { compile: () => moved.compile() },
    staticSql`INSERT INTO travel_order_history (order_id, event, from_state, to_state, actor, actor_id, actor_name, note)
      VALUES (${order.id}, ${event}, ${order.state}, ${to}, ${by.actor}, ${by.actorId}, ${by.name}, ${note})`,
  ]);
}

/** Hides an order from its customer. */
export async function hide(tx: Tx, orderId: string): Promise<void> {
  await sql`UPDATE travel_order SET hidden_at = app_now() WHERE id = ${orderId}`.execute(tx);
}

/** Sets another amount with its price lines and the items' shares of it. */
export async function writeShares(tx: Tx, orderId: string, shares: readonly number[]): Promise<void> {
  await sql`
    UPDATE travel_order_item i SET paid_usd = s.usd
    FROM unnest(${[...shares]}::bigint[]) WITH ORDINALITY AS s(usd, position)
    WHERE i.order_id = ${orderId} AND i.position = s.position`.execute(tx);
}

/** What each item costs in all, in their order: the weights of their shares. */
export async function itemWeights(tx: Tx, orderId: string): Promise<number[]> {
  const { rows } = await sql<{ usd: number }>`
    SELECT (unit_price_usd * quantity)::bigint AS usd FROM travel_order_item
    WHERE order_id = ${orderId} ORDER BY position`.execute(tx);
  return rows.map(({ usd }) => usd);
}
