import type { Tx } from '../../platform/db/connect.ts';
import { demoReturns } from '../content/shop-facts.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { LivingOrder } from './living-order.ts';

/** Writes the refunds and returns of orders, as their lives left them. The orders and their lines must be there. */
export async function writeReturnRequests(
  tx: Tx,
  orders: readonly LivingOrder[],
  given: { chance: Chance; logistics: readonly string[] },
): Promise<void> {
  const { chance, logistics } = given;
  const all = orders.flatMap((order) => order.cases.map((one) => ({ order, one })));
  await insertRows(
    tx,
    'after_sale_case',
    all.map(({ order, one }) => ({
      id: one.id,
      number: one.number,
      order_id: order.plan.id,
      customer_id: order.plan.customer.id,
      kind: one.kind,
      state: one.state,
      reason: one.reason,
      description: one.description,
      pictures: one.pictures,
      goods_usd: one.split.goodsUsd,
      postage_usd: one.split.postageUsd,
      points: one.split.points,
      coupon_usd: one.split.couponUsd,
      approved_usd: one.approvedUsd,
      refunded_usd: one.refundedUsd,
      earned_back: one.earnedBack ?? 0,
      earned_kept: one.earnedKept ?? 0,
      rebate_back_usd: one.rebateBackUsd ?? 0,
      answer: one.answer,
      return_address: one.kind === 'return' && one.approvedUsd !== null ? demoReturns : null,
      return_company: one.tracking === null ? null : chance.pick(logistics),
      return_tracking: one.tracking,
      sent_at: one.sentAt,
      due_at: one.dueAt,
      since: one.since,
      created_at: one.openedAt,
      ended_at: one.endedAt,
    })),
  );
  await insertRows(
    tx,
    'after_sale_line',
    all.flatMap(({ one }) =>
      one.split.lines.map((line) => ({
        case_id: one.id,
        line_id: line.lineId,
        quantity: line.quantity,
        amount_usd: line.amountUsd,
        points: line.points,
      })),
    ),
  );
}
