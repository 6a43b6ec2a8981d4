import type { AddressView } from '@app/contract/accounts/address-schema';
import type { Locale, Localized } from '@app/contract/core/locale';
import type { GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import type { PaidTogether } from '@app/contract/payments/paid-together';
import { readCode } from '@app/kernel/typed-code';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { sqlFragment, staticSql } from '../../../platform/db/static-sql.ts';
import { groupBesideSql, type PayableDescription, proofWaitsSql } from '../../payments/public.ts';
import type { PricingLine } from '../../pricing/public.ts';
import { goodsTitle } from '../domain/goods-title.ts';
import type { OrderedLine } from '../domain/ordered-pieces.ts';

export type LineRow = OrderedLine & { readonly reviewed: boolean };

export type SummaryRow = {
  readonly id: string;
  readonly number: string;
  readonly customerId: string;
  readonly agentId: string | null;
  readonly state: GoodsOrderState;
  readonly paymentId: string;
  readonly payableUsd: number;
  readonly totalUsd: number;
  readonly currency: string;
  readonly currencyDecimals: number;
  readonly rate: string;
  readonly expiresAt: Date | null;
  readonly receivedAt: Date | null;
  readonly paidAt: Date | null;
  readonly createdAt: Date;
  readonly contact: string;
  readonly phone: string;
  readonly version: number;
  readonly lines: readonly LineRow[];
  /** The newest refund or return of it. */
  readonly caseId: string | null;
  /** The group it is being paid in now. */
  readonly group: PaidTogether | null;
  /** A proof of its payment, or of that group's, is being checked. */
  readonly proofWaits: boolean;
  readonly now: Date;
};

/** Columns of a summary for rows `o` of goods_order. */
export const summaryColumns = sql`
  o.id, o.number, o.customer_id AS "customerId", o.agent_id AS "agentId", o.state, o.payment_id AS "paymentId",
  o.payable_usd AS "payableUsd", o.total_usd AS "totalUsd", o.currency, o.currency_decimals AS "currencyDecimals",
  o.rate, o.expires_at AS "expiresAt", o.received_at AS "receivedAt", o.paid_at AS "paidAt",
  o.created_at AS "createdAt", o.contact, o.phone, o.version, app_now() AS now,
  (SELECT a.id FROM after_sale_case a WHERE a.order_id = o.id ORDER BY a.created_at DESC LIMIT 1) AS "caseId",
  CASE WHEN o.state = 'pending_payment' THEN ${groupBesideSql(sql`o.payment_id`)} END AS "group",
  o.state = 'pending_payment' AND ${proofWaitsSql(sql`o.payment_id`)} AS "proofWaits",
  (SELECT jsonb_agg(jsonb_build_object('id', l.id, 'productId', l.product_id, 'variantId', l.variant_id,
      'name', l.name, 'options', l.options, 'cover', l.cover, 'quantity', l.quantity,
      'unitPriceUsd', l.unit_price_usd, 'unitPoints', l.unit_points, 'reviewed', l.reviewed_at IS NOT NULL)
      ORDER BY l.position)
    FROM goods_order_line l WHERE l.order_id = o.id) AS lines`;

export type DetailRow = SummaryRow & {
  readonly address: AddressView;
  readonly note: string;
  readonly earnPoints: number;
  readonly autoAt: Date | null;
  readonly refundUsd: number | null;
  readonly agentRebateBp: number;
  readonly priceLines: readonly PricingLine[];
  readonly timeline: readonly {
    readonly event: string;
    readonly state: GoodsOrderState;
    readonly at: string;
    readonly by: 'customer' | 'admin' | 'system';
    readonly who: string;
    readonly note: string;
  }[];
  readonly shipments: readonly {
    readonly company: Localized;
    readonly trackingNumber: string;
    readonly trackingTemplate: string | null;
    readonly shippedAt: string;
  }[];
};

/** Everything kept about one order, in one query; null when there is none. Check first whose it is. */
export async function readOrder(db: Queryable, orderId: string): Promise<DetailRow | null> {
  const { rows } = await sql<DetailRow>`
    SELECT ${summaryColumns}, o.address, o.note, o.earn_points AS "earnPoints", o.auto_at AS "autoAt",
      o.refund_usd AS "refundUsd",
      o.agent_rebate_bp AS "agentRebateBp",
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('step', p.step, 'amountUsd', p.amount_usd,
          'amountShown', p.amount_shown, 'detail', p.detail) ORDER BY p.position), '[]')
        FROM goods_order_price_line p WHERE p.order_id = o.id) AS "priceLines",
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('event', h.event, 'state', h.to_state, 'at', h.created_at,
          'by', h.actor, 'who', h.actor_name, 'note', h.note) ORDER BY h.id), '[]')
        FROM goods_order_history h WHERE h.order_id = o.id) AS timeline,
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('company', s.company_name, 'trackingNumber', s.tracking_number,
          'trackingTemplate', c.tracking_url, 'shippedAt', s.shipped_at) ORDER BY s.tracking_number), '[]')
        FROM shipment s JOIN logistics_company c ON c.id = s.company_id WHERE s.order_id = o.id) AS shipments
    FROM goods_order o WHERE o.id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

type TitleRow = {
  number: string;
  goods: { name: Localized; quantity: number }[];
  currency: string;
  decimals: number;
  rate: string;
};

/** What the cashier shows of an order: its number, all that was ordered, and its frozen currency. */
export async function orderTitle(db: Queryable, orderId: string, lang: Locale): Promise<PayableDescription | null> {
  const { rows } = await sql<TitleRow>`
    SELECT o.number, o.currency, o.currency_decimals AS decimals, o.rate, (
      SELECT jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity) ORDER BY l.position)
      FROM goods_order_line l WHERE l.order_id = o.id) AS goods
    FROM goods_order o WHERE o.id = ${orderId}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  return {
    number: row.number,
    title: goodsTitle(row.goods, lang),
    currency: { code: row.currency, decimals: row.decimals, rate: row.rate },
  };
}

const NOTHING = sql``;
const NOT_PAST_DEADLINE = sql`AND (o.state <> 'pending_payment' OR o.expires_at > app_now())`;
const OR_PAST_DEADLINE = sql`OR (o.state = 'pending_payment' AND o.expires_at <= app_now())`;

/** Orders `o` that each of these words is found in. */
const withWords = (words: readonly string[]) => sqlFragment`AND NOT EXISTS (
  SELECT 1 FROM unnest(${words}::text[], ${words.map(readCode)}::text[]) AS asked(word, code)
  WHERE (o.number LIKE '%' || NULLIF(asked.code, '') || '%') IS NOT TRUE
    AND NOT EXISTS (SELECT 1 FROM goods_order_line l CROSS JOIN jsonb_each_text(l.name) AS n
      WHERE l.order_id = o.id AND search_fold(n.value) LIKE search_pattern(asked.word))
    AND NOT EXISTS (SELECT 1 FROM shipment s
      WHERE s.order_id = o.id AND search_code(s.tracking_number) LIKE search_code_pattern(asked.word)))`;

/** One stretch of a customer's orders in these states, newest first; one more than the limit tells of a next. */
export async function customerOrders(
  db: Queryable,
  of: {
    customerId: string;
    states: readonly GoodsOrderState[];
    includePastDeadline: boolean;
    /** Also those whose time to pay is over, though nobody has swept them up yet. */
    orPastDeadline?: boolean;
    /** Each of them is in a product's name, the order number or a tracking number. */
    words?: readonly string[];
    /** These alone. */
    ids?: readonly string[] | undefined;
    after: { createdAt: string; id: string } | null;
    limit: number;
  },
): Promise<(SummaryRow & { cursorAt: string })[]> {
  const pastDeadline = of.includePastDeadline ? NOTHING : NOT_PAST_DEADLINE;
  const orPastDeadline = of.orPastDeadline ? OR_PAST_DEADLINE : NOTHING;
  const chosen = of.ids ? sqlFragment`AND o.id = ANY(${of.ids}::uuid[])` : NOTHING;
  const named = of.words?.length ? withWords(of.words) : NOTHING;
  // From the newest on where no place is given: before any moment and any id there is.
  const { createdAt, id } = of.after ?? { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
  const { rows } = await staticSql<SummaryRow & { cursorAt: string }>`
    SELECT ${summaryColumns}, o.created_at::text AS "cursorAt"
    FROM goods_order o
    WHERE o.customer_id = ${of.customerId} AND (o.state = ANY(${of.states}::text[]) ${orPastDeadline}) ${pastDeadline} ${named} ${chosen}
      AND (o.created_at, o.id) < (${createdAt}::timestamptz, ${id}::uuid)
    ORDER BY o.created_at DESC, o.id DESC LIMIT ${of.limit + 1}`.execute(db);
  return [...rows];
}
