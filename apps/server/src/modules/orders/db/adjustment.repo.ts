import { sql } from 'kysely';
import { json, type Tx } from '../../../platform/db/connect.ts';
import type { Adjusted, PricingLine } from '../../pricing/public.ts';

/** An order's price lines, and what each of its lines costs before order-wide steps, in their order. */
export async function orderForAdjustment(
  tx: Tx,
  orderId: string,
): Promise<{ lines: PricingLine[]; weights: number[] }> {
  const [sheet, weights] = [
    await tx
      .selectFrom('goods_order_sheet')
      .select('price_lines')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow(),
    await tx
      .selectFrom('goods_order_line')
      .select(['unit_price_usd', 'quantity'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute(),
  ];
  return {
    lines: [...sheet.price_lines],
    weights: weights.map((line) => line.unit_price_usd * line.quantity),
  };
}

/** Writes the changed price lines and the new shares of the order's lines, by position. */
export async function writeAdjustment(tx: Tx, orderId: string, adjusted: Adjusted): Promise<void> {
  await sql`
    WITH priced AS (
      UPDATE goods_order_sheet SET price_lines = ${json(adjusted.lines)} WHERE order_id = ${orderId}
    )
    UPDATE goods_order_line l SET paid_usd = n.usd
    FROM unnest(${adjusted.paidUsd}::bigint[]) WITH ORDINALITY AS n(usd, position)
    WHERE l.order_id = ${orderId} AND l.position = n.position`.execute(tx);
}
