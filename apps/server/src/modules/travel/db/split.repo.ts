import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { dealClaimsAs } from '../../travel-deals/core.ts';
import type { BookedItem, PriceShare } from '../domain/split-price.ts';
import type { FrozenPolicyStep } from '../domain/travel-row.ts';

const claims = dealClaimsAs('d');

/** The items of an order as they were paid, with what a discount deal took off each. */
export async function bookedItems(db: Queryable, orderId: string): Promise<BookedItem[]> {
  const { rows } = await sql<BookedItem & { taxBp: number | null; scope: BookedItem['scope'] | null }>`
    SELECT i.key, i.label, i.quantity, i.unit_price_usd::int AS "priceUsd", i.list_price_usd::int AS "listPriceUsd",
      i.paid_usd::int AS "paidUsd", i.tax_bp AS "taxBp", COALESCE(${claims.offUsd}, 0)::int AS "offUsd",
      CASE WHEN i.deal_keys IS NOT NULL THEN jsonb_build_object('keys', i.deal_keys, 'days', i.deal_days) END AS scope
    FROM travel_order_item i
    LEFT JOIN ${claims.table} ON ${claims.orderId} = i.order_id AND ${claims.itemKey} = i.key AND ${claims.state} = 'taken'
    WHERE i.order_id = ${orderId} ORDER BY i.position`.execute(db);
  return rows.map(({ taxBp, scope, ...item }) => ({
    ...item,
    ...(taxBp !== null && { taxBp }),
    ...(scope && { scope }),
  }));
}

export type SplitOrder = {
  readonly id: string;
  /** The order that its travellers were of; locked. */
  readonly from: string;
  readonly number: string;
  readonly payment: { readonly id: string; readonly accessKey: string };
  readonly voucherCode: string | null;
  readonly request: Record<string, unknown>;
  readonly snapshot: Record<string, unknown>;
  readonly policy: readonly FrozenPolicyStep[];
  readonly price: PriceShare;
};

/** Writes the order of who moves as theirs was until now: its state, days, contact and history. Its items and guests are written by the caller. */
export async function insertSplitOrder(tx: Tx, of: SplitOrder): Promise<void> {
  const { price } = of;
  await sql`
    INSERT INTO travel_order (id, kind, number, customer_id, state, payment_id, access_key, subject_id, request, snapshot, service_from,
      service_to, zone, starts_at, ends_at, policy, guests_until, contact, contact_name, contact_phone, wishes, arrival, currency,
      currency_decimals, rate, total_usd, payable_usd, price_lines, points_used, points_value_usd, earn_points, agent_id, agent_rebate_bp,
      paid_at, confirmed_at, auto_at, confirm_by, overdue_at, disrupted_at, voucher_code, version, created_at, split_from, split_usd)
    SELECT ${of.id}::uuid, kind, ${of.number}::text, customer_id, state, ${of.payment.id}::uuid, ${of.payment.accessKey}::text, subject_id,
      ${json(of.request)}::jsonb, ${json(of.snapshot)}::jsonb, service_from, service_to, zone, starts_at, ends_at, ${json(of.policy)}::jsonb, guests_until, contact, contact_name,
      contact_phone, wishes, arrival, currency, currency_decimals, rate, ${price.totalUsd}::bigint, ${price.payableUsd}::bigint, ${json(price.lines)}::jsonb,
      ${price.pointsUsed}::bigint, ${price.pointsValueUsd}::bigint, ${Math.floor(price.payableUsd / 100)}::bigint, agent_id, agent_rebate_bp, paid_at, confirmed_at,
      auto_at, confirm_by, overdue_at, disrupted_at, ${of.voucherCode}::text, version, created_at, id, ${price.payableUsd}::bigint
    FROM travel_order WHERE id = ${of.from}`.execute(tx);
  await sql`
    INSERT INTO travel_order_history (order_id, event, from_state, to_state, actor, actor_id, actor_name, note, created_at)
    SELECT ${of.id}::uuid, event, from_state, to_state, actor, actor_id, actor_name, note, created_at FROM travel_order_history
    WHERE order_id = ${of.from} ORDER BY id`.execute(tx);
}

/** A change that was priced for an order is of the order of who moves. */
export async function moveChangeTo(
  tx: Tx,
  id: string,
  to: { readonly id: string; readonly version: number },
): Promise<void> {
  await sql`UPDATE travel_change SET order_id = ${to.id}, order_version = ${to.version} WHERE id = ${id}`.execute(tx);
}

/** The orders of travellers who were once booked together with those of an order, in the order in which they were split. */
export async function ordersOfParty(db: Queryable, orderId: string): Promise<{ id: string; number: string }[]> {
  const { rows } = await sql<{ id: string; number: string }>`
    WITH RECURSIVE up AS (
      SELECT id, split_from FROM travel_order WHERE id = ${orderId}
      UNION SELECT o.id, o.split_from FROM travel_order o JOIN up ON o.id = up.split_from),
    party AS (
      SELECT id FROM up WHERE split_from IS NULL UNION SELECT o.id FROM travel_order o JOIN party ON o.split_from = party.id)
    SELECT o.id, o.number FROM travel_order o JOIN party USING (id) WHERE o.id <> ${orderId} ORDER BY o.id`.execute(db);
  return rows;
}

/** The payments of some orders and of their changes, by order. */
export async function paymentsOf(db: Queryable, orderIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ orderId: string; paymentId: string }>`
    SELECT id AS "orderId", payment_id AS "paymentId" FROM travel_order WHERE id = ANY(${[...orderIds]}::uuid[])
    UNION ALL SELECT order_id, payment_id FROM travel_change
    WHERE order_id = ANY(${[...orderIds]}::uuid[]) AND state = 'done' AND payment_id IS NOT NULL`.execute(db);
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([id, found]) => [id, found.map(({ paymentId }) => paymentId)]));
}
