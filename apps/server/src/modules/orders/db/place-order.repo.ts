import type { GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import { isGoodsState } from '@app/contract/orders/goods-order-groups';
import { json, type Tx } from '../../../platform/db/connect.ts';
import { enqueueWrites } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import { couponInUse, type FrozenQuote } from '../domain/frozen-quote.ts';
import type { QuoteRow } from './quote.repo.ts';

export type NewOrder = {
  /** Also that of its quote. */
  readonly id: string;
  readonly number: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly paymentId: string;
  readonly frozen: FrozenQuote & { readonly address: NonNullable<FrozenQuote['address']> };
  readonly note: string;
  readonly earnPoints: number;
  readonly expiresAt: Date;
};

/**
 * Writes an order with its lines, price lines and first line of history, together with the next statement or the commit.
 */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<void> {
  const { frozen } = order;
  const { pricing, address, currency } = frozen;
  const points = pricing.points.forGoods + pricing.points.deducted;
  await enqueueWrites(tx, [
    staticSql`
      INSERT INTO goods_order (id, number, customer_id, state, payment_id, address, contact, phone, note, currency,
        currency_decimals, rate, total_usd, payable_usd, points_used, points_value_usd, earn_points, agent_id,
        agent_rebate_bp, expires_at, coupon_id)
      VALUES (${order.id}, ${order.number}, ${order.customerId}, 'pending_payment', ${order.paymentId},
        ${json(address)}, ${address.name}, ${address.tel}, ${order.note}, ${currency.code}, ${currency.decimals},
        ${currency.rate}, ${pricing.lines[0]?.amountUsd ?? 0}, ${pricing.payableUsd}, ${points},
        ${pricing.points.deductedUsd}, ${order.earnPoints}, ${frozen.agent?.id ?? null}, ${frozen.agent?.rebateBp ?? 0},
        ${order.expiresAt}, ${couponInUse(frozen)?.id ?? null})`,
    staticSql`
      INSERT INTO goods_order_line (id, order_id, position, product_id, variant_id, name, options, cover, quantity,
        unit_price_usd, unit_points, paid_usd, deal_id, deal_off_usd, coupon_usd)
      SELECT l.id, ${order.id}::uuid, l.position, l."productId", l."variantId", l.name, l.options, l.cover, l.quantity,
        l."unitPriceUsd", l."unitPoints", l."paidUsd", l."dealId", l."dealOffUsd", l."couponUsd"
      FROM jsonb_to_recordset(${json(frozen.lines.map((line, index) => ({ ...line, position: index + 1 })))}::jsonb)
        AS l(id uuid, position int, "productId" uuid, "variantId" uuid, name jsonb, options jsonb, cover text,
          quantity int, "unitPriceUsd" bigint, "unitPoints" bigint, "paidUsd" bigint, "dealId" uuid, "dealOffUsd" bigint,
          "couponUsd" bigint)`,
    staticSql`
      INSERT INTO goods_order_sheet (order_id, number, contact, phone, price_lines)
      VALUES (${order.id}, ${order.number}, ${address.name}, ${address.tel}, ${json(pricing.lines)})`,
    staticSql`
      INSERT INTO goods_order_history (order_id, event, from_state, to_state, actor, actor_id, actor_name)
      VALUES (${order.id}, 'place', NULL, 'pending_payment', 'customer', ${order.customerId}, ${order.customerName})`,
  ]);
}

export type Placement = {
  readonly quote: QuoteRow;
  /** When an order placed now runs out, by the database's clock. */
  readonly now: Date;
  readonly deadline: Date;
  readonly unpaid: readonly { readonly id: string; readonly paymentId: string; readonly pastDeadline: boolean }[];
};

/**
 * Locks a customer's quote and reads what placing its order depends on: the customer's unpaid orders and the time. Null
 * when there is no such quote. Call it under the customer's lock.
 */
export async function lockPlacement(
  tx: Tx,
  of: { customerId: string; quoteId: string; unpaidMinutes: number },
): Promise<Placement | null> {
  const { rows } = await staticSql<QuoteRow & { now: Date; deadline: Date; unpaid: Placement['unpaid'] }>`
    SELECT q.id, q.from_cart AS "fromCart", q.frozen, q.expires_at AS "expiresAt", q.expires_at <= app_now() AS expired,
      (SELECT o.id FROM goods_order o WHERE o.id = q.id) AS "orderId", app_now() AS now, app_now() + ${of.unpaidMinutes}::int * interval '1 minute' AS deadline,
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', o.id, 'paymentId', o.payment_id,
          'pastDeadline', COALESCE(o.expires_at <= app_now(), false)) ORDER BY o.created_at), '[]')
        FROM goods_order o WHERE o.customer_id = ${of.customerId} AND o.state = 'pending_payment') AS unpaid
    FROM order_quote q WHERE q.id = ${of.quoteId} AND q.customer_id = ${of.customerId} FOR UPDATE OF q`.execute(tx);
  const row = rows[0];
  if (!row) return null;
  const { now, deadline, unpaid, ...quote } = row;
  return { quote, now, deadline, unpaid };
}

/** The order that a quote became. */
export async function placedOrder(
  tx: Tx,
  orderId: string,
): Promise<{ orderId: string; number: string; paymentId: string; state: GoodsOrderState }> {
  const row = await tx
    .selectFrom('goods_order')
    .select(['id', 'number', 'payment_id', 'state'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { orderId: row.id, number: row.number, paymentId: row.payment_id, state: row.state as GoodsOrderState };
}

/** Whether one of these orders of the customer is not over, as one that was paid meanwhile is. */
export async function someAreNotOver(tx: Tx, of: { customerId: string; ids: readonly string[] }): Promise<boolean> {
  const { rows } = await staticSql<{ state: GoodsOrderState }>`SELECT state FROM goods_order
    WHERE id = ANY(${of.ids}::uuid[]) AND customer_id = ${of.customerId}`.execute(tx);
  return rows.some(({ state }) => !isGoodsState(state, 'over'));
}
