import type {
  ReturnRequestKind,
  ReturnRequestReason,
  ReturnRequestState,
} from '@app/contract/orders/after-sale/reasons';
import { type RawBuilder, sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { RefundableLine, RefundBasis, Split } from '../domain/refund-split.ts';
import type { ReturnAddress, ReturnRequestRow } from '../domain/return-request-row.ts';

/** Everything of return requests `c`, with their lines. */
export const returnRequestColumns = sql`
  c.id, c.number, c.order_id AS "orderId", c.kind, c.state, c.reason, c.description, c.pictures,
  c.goods_usd AS "goodsUsd", c.postage_usd AS "postageUsd", c.points, c.coupon_usd AS "couponUsd",
  c.approved_usd AS "approvedUsd", c.refunded_usd AS "refundedUsd", c.earned_back AS "earnedBack",
  c.earned_kept AS "earnedKept", c.rebate_back_usd AS "rebateBackUsd", c.answer, c.return_address AS "returnAddress",
  c.return_company_name AS "returnCompany", c.return_tracking AS "returnTracking",
  p.tracking_url AS "returnTrackingTemplate",
  to_json(c.sent_at)#>>'{}' AS "sentAt", to_json(c.due_at)#>>'{}' AS "dueAt",
  to_json(c.created_at)#>>'{}' AS "createdAt", to_json(c.ended_at)#>>'{}' AS "endedAt",
  (SELECT jsonb_agg(jsonb_build_object('lineId', l.id, 'productId', l.product_id, 'variantId', l.variant_id,
      'name', l.name, 'options', l.options, 'cover', l.cover, 'quantity', a.quantity, 'bought', l.quantity,
      'amountUsd', a.amount_usd, 'points', a.points) ORDER BY l.position)
    FROM after_sale_line a JOIN goods_order_line l ON l.id = a.line_id WHERE a.case_id = c.id) AS lines`;

const returnRequestsWhere = (condition: RawBuilder<unknown>) => sql<ReturnRequestRow>`
  SELECT ${returnRequestColumns} FROM after_sale_case c LEFT JOIN logistics_company p ON p.id = c.return_company
  WHERE ${condition} ORDER BY c.created_at DESC, c.id DESC`;

/** The return requests of an order, the newest first. */
export async function returnRequestsOfOrder(db: Queryable, orderId: string): Promise<ReturnRequestRow[]> {
  return (await returnRequestsWhere(sql`c.order_id = ${orderId}`).execute(db)).rows;
}

/** The return request of an order that is open, or null. Lock the order first. */
export async function openReturnRequestOf(db: Queryable, orderId: string): Promise<ReturnRequestRow | null> {
  return (await returnRequestsWhere(sql`c.order_id = ${orderId} AND c.ended_at IS NULL`).execute(db)).rows[0] ?? null;
}

/** One return request, or null. Check whose it is by its order. */
export async function readReturnRequest(db: Queryable, caseId: string): Promise<ReturnRequestRow | null> {
  return (await returnRequestsWhere(sql`c.id = ${caseId}`).execute(db)).rows[0] ?? null;
}

/** An order as refunds need it: its lines with the pieces that have gone back for good. */
export async function refundBasis(db: Queryable, orderId: string): Promise<RefundBasis> {
  const { rows } = await sql<Omit<RefundBasis, 'lines'> & { lines: RefundableLine[] }>`
    SELECT o.payable_usd AS "payableUsd", o.points_used AS "pointsUsed", o.shipped_at IS NOT NULL AS shipped,
      COALESCE((SELECT sum(amount_usd)::bigint FROM goods_order_price_line
        -- What a coupon took off the delivery was never paid.
        WHERE order_id = o.id AND (step = 'postage' OR (step = 'coupon' AND detail ->> 'kind' = 'postage'))), 0)
        AS "postageUsd",
      COALESCE((SELECT sum(amount_usd)::bigint FROM goods_order_price_line WHERE order_id = o.id AND step = 'tax'), 0) AS "taxUsd",
      COALESCE((SELECT sum(amount_usd)::bigint FROM goods_order_price_line
        WHERE order_id = o.id AND step NOT IN ('tax', 'adjustment')), 0) AS "taxedUsd",
      (SELECT jsonb_agg(jsonb_build_object('id', l.id, 'quantity', l.quantity, 'paidUsd', l.paid_usd,
          'unitPriceUsd', l.unit_price_usd, 'unitPoints', l.unit_points, 'couponUsd', l.coupon_usd, 'returned', COALESCE((
            SELECT sum(a.quantity) FROM after_sale_line a JOIN after_sale_case c ON c.id = a.case_id
            WHERE a.line_id = l.id AND c.state = 'refund_successful'), 0)) ORDER BY l.position)
        FROM goods_order_line l WHERE l.order_id = o.id) AS lines
    FROM goods_order o WHERE o.id = ${orderId}`.execute(db);
  return rows[0] as RefundBasis;
}

/** Pieces that neither went back nor are in the open return request. */
export async function piecesRemaining(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT (COALESCE(sum(l.quantity), 0) - COALESCE((SELECT sum(a.quantity) FROM after_sale_line a
      JOIN after_sale_case c ON c.id = a.case_id
      WHERE c.order_id = ${orderId} AND (c.state = 'refund_successful' OR c.ended_at IS NULL)), 0))::int AS n
    FROM goods_order_line l WHERE l.order_id = ${orderId}`.execute(tx);
  return rows[0]?.n ?? 0;
}

export type NewReturnRequest = {
  readonly id: string;
  readonly number: string;
  readonly orderId: string;
  readonly customerId: string;
  readonly kind: ReturnRequestKind;
  readonly state: ReturnRequestState;
  readonly reason: ReturnRequestReason;
  readonly description: string;
  readonly pictures: readonly string[];
  readonly split: Split;
  readonly dueAt: Date | null;
};

/** Writes a return request with its lines. Throws when its order has an open one. */
export async function insertReturnRequest(tx: Tx, one: NewReturnRequest): Promise<void> {
  const { split } = one;
  await sql`
    WITH opened AS (
      INSERT INTO after_sale_case (id, number, order_id, customer_id, kind, state, reason, description, pictures,
        goods_usd, postage_usd, points, coupon_usd, due_at)
      VALUES (${one.id}, ${one.number}, ${one.orderId}, ${one.customerId}, ${one.kind}, ${one.state}, ${one.reason},
        ${one.description}, ${one.pictures}::text[], ${split.goodsUsd}, ${split.postageUsd}, ${split.points},
        ${split.couponUsd}, ${one.dueAt})
    )
    INSERT INTO after_sale_line (case_id, line_id, quantity, amount_usd, points)
    SELECT ${one.id}::uuid, l.id, l.quantity, l.usd, l.points
    FROM unnest(${split.lines.map((l) => l.lineId)}::uuid[], ${split.lines.map((l) => l.quantity)}::int[],
      ${split.lines.map((l) => l.amountUsd)}::bigint[], ${split.lines.map((l) => l.points)}::bigint[])
      AS l(id, quantity, usd, points)`.execute(tx);
}

export type ReturnRequestPatch = Partial<{
  approved_usd: number;
  refunded_usd: number;
  earned_back: number;
  earned_kept: number;
  rebate_back_usd: number;
  answer: string;
  return_address: ReturnAddress;
  return_company: string;
  return_tracking: string;
  sent_at: Date;
  due_at: Date | null;
  ended_at: Date;
}>;

/** Moves the open return request of an order, whose row must be locked; returns whether there was one. */
export async function moveReturnRequest(
  tx: Tx,
  of: { orderId: string; state: ReturnRequestState; at: Date },
  patch: ReturnRequestPatch,
): Promise<boolean> {
  const { return_address: address, ...rest } = patch;
  const { numUpdatedRows } = await tx
    .updateTable('after_sale_case')
    .set({ ...rest, ...(address ? { return_address: json(address) } : {}), state: of.state, since: of.at })
    .where('order_id', '=', of.orderId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether parcels of a company can be told now. */
export async function companyIsOpen(tx: Tx, companyId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('logistics_company')
    .select('id')
    .where('id', '=', companyId)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
