import type { Locale, Localized } from '@app/contract/core/locale';
import type { GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import type { PaymentState } from '@app/contract/payments/payment.machine';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { PayableDescription } from '../../payments/public.ts';
import { goodsTitle } from '../domain/goods-title.ts';

/** What the cashier shows of a group: the payment's number, all its goods, and the currency if all froze the same. */
export async function describeGroup(db: Queryable, groupId: string, lang: Locale): Promise<PayableDescription | null> {
  const { rows } = await sql<{
    number: string;
    name: Localized;
    quantity: number;
    currency: string;
    decimals: number;
    rate: string;
  }>`
    SELECT p.number, l.name, l.quantity, o.currency, o.currency_decimals AS decimals, o.rate
    FROM order_group g JOIN payment p ON p.id = g.payment_id JOIN order_group_member m ON m.group_id = g.id
    JOIN goods_order o ON o.id = m.order_id JOIN goods_order_line l ON l.order_id = o.id
    WHERE g.id = ${groupId} ORDER BY o.created_at, o.id, l.position`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const title = goodsTitle(rows, lang);
  const same = rows.every((row) => row.currency === first.currency && row.rate === first.rate);
  const currency = { code: first.currency, decimals: first.decimals, rate: first.rate };
  return { number: first.number, title, ...(same ? { currency } : {}) };
}

export type GroupOrderRow = {
  readonly id: string;
  readonly number: string;
  readonly state: GoodsOrderState;
  readonly pastDeadline: boolean;
  readonly name: Localized;
  readonly cover: string;
  readonly pieces: number;
  readonly amountUsd: number;
  /** Paid with this group's money. */
  readonly paidHere: boolean;
};
export type GroupRow = {
  readonly id: string;
  readonly customerId: string;
  readonly paymentId: string;
  readonly paymentNumber: string;
  readonly paymentState: PaymentState;
  readonly expired: boolean;
  readonly totalUsd: number;
  /** What was paid with it in the end, less than its total where some of it could not be had any more. */
  readonly paidUsd: number;
  readonly creditedUsd: number;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly currency: { readonly code: string; readonly decimals: number; readonly rate: string } | null;
  readonly orders: readonly GroupOrderRow[];
};

/** A group with its orders as they stand, in one query; null when there is none. Check first whose it is. */
export async function groupDetails(db: Queryable, groupId: string): Promise<GroupRow | null> {
  const { rows } = await sql<GroupRow>`
    SELECT g.id, g.customer_id AS "customerId", g.payment_id AS "paymentId", p.number AS "paymentNumber",
      p.state AS "paymentState", COALESCE(p.state = 'pending' AND p.expires_at <= app_now(), false) AS expired,
      g.total_usd AS "totalUsd", CASE WHEN p.paid_at IS NULL THEN 0 ELSE p.amount_usd END AS "paidUsd",
      p.credited_late_usd AS "creditedUsd", g.created_at AS "createdAt", p.expires_at AS "expiresAt",
      c.currency, c.orders
    FROM order_group g JOIN payment p ON p.id = g.payment_id
    CROSS JOIN LATERAL (
      SELECT CASE WHEN count(DISTINCT (o.currency, o.rate)) = 1 THEN jsonb_build_object('code', min(o.currency),
          'decimals', min(o.currency_decimals), 'rate', min(o.rate)) END AS currency,
        jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number, 'state', o.state,
          'pastDeadline', o.state = 'pending_payment' AND COALESCE(o.expires_at <= app_now(), false),
          'name', l.name, 'cover', l.cover, 'pieces', s.pieces, 'amountUsd', m.amount_usd,
          'paidHere', COALESCE(op.paid_through = g.payment_id, false)) ORDER BY o.created_at, o.id) AS orders
      FROM order_group_member m JOIN goods_order o ON o.id = m.order_id
      JOIN payment op ON op.id = o.payment_id
      JOIN goods_order_line l ON l.order_id = o.id AND l.position = 1
      JOIN LATERAL (SELECT sum(quantity)::int AS pieces FROM goods_order_line WHERE order_id = o.id) s ON true
      WHERE m.group_id = g.id
    ) c
    WHERE g.id = ${groupId}`.execute(db);
  return rows[0] ?? null;
}

export type TogetherRow = {
  readonly id: string;
  readonly payableUsd: number;
  readonly expiresAt: Date | null;
  readonly payable: boolean;
  readonly currency: { readonly code: string; readonly decimals: number; readonly rate: string };
};

/** Those of these orders that are the customer's, and whether each can be paid now. */
export async function ordersTogether(
  db: Queryable,
  customerId: string,
  orderIds: readonly string[],
): Promise<readonly TogetherRow[]> {
  const { rows } = await sql<TogetherRow>`
    SELECT id, payable_usd AS "payableUsd", expires_at AS "expiresAt",
      state = 'pending_payment' AND COALESCE(expires_at > app_now(), true) AS payable,
      jsonb_build_object('code', currency, 'decimals', currency_decimals, 'rate', rate) AS currency
    FROM goods_order WHERE id = ANY(${orderIds}::uuid[]) AND customer_id = ${customerId} AND state <> 'user_deleted'`.execute(
    db,
  );
  return rows;
}

/** The numbers of groups' payments, by the groups' ids. */
export async function groupNumbers(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; number: string }>`
    SELECT g.id, p.number FROM order_group g JOIN payment p ON p.id = g.payment_id
    WHERE g.id = ANY(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.number]));
}
