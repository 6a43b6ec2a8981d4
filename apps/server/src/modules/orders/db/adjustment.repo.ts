import type { PriceStep } from '@app/contract/orders/price-lines';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Adjusted, PricingLine } from '../../pricing/public.ts';

/** An order's price lines, and what each of its lines costs before order-wide steps, in their order. */
export async function orderForAdjustment(
  tx: Tx,
  orderId: string,
): Promise<{ lines: PricingLine[]; weights: number[] }> {
  const [lines, weights] = [
    await tx
      .selectFrom('goods_order_price_line')
      .select(['step', 'amount_usd', 'amount_shown', 'detail'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute(),
    await tx
      .selectFrom('goods_order_line')
      .select(['unit_price_usd', 'quantity'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute(),
  ];
  return {
    lines: lines.map((line) => ({
      step: line.step as PriceStep,
      amountUsd: line.amount_usd,
      amountShown: line.amount_shown,
      detail: line.detail,
    })),
    weights: weights.map((line) => line.unit_price_usd * line.quantity),
  };
}

/** Writes changed amounts of the price lines and the new shares of the order's lines, all by position. */
export async function writeAdjustment(tx: Tx, orderId: string, adjusted: Adjusted): Promise<void> {
  await sql`
    WITH priced AS (
      UPDATE goods_order_price_line p SET amount_usd = n.usd, amount_shown = n.shown
      FROM unnest(${adjusted.lines.map((line) => line.amountUsd)}::bigint[],
        ${adjusted.lines.map((line) => line.amountShown)}::bigint[]) WITH ORDINALITY AS n(usd, shown, position)
      WHERE p.order_id = ${orderId} AND p.position = n.position
    )
    UPDATE goods_order_line l SET paid_usd = n.usd
    FROM unnest(${adjusted.paidUsd}::bigint[]) WITH ORDINALITY AS n(usd, position)
    WHERE l.order_id = ${orderId} AND l.position = n.position`.execute(tx);
}
