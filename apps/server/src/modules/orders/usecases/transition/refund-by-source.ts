import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import { addSpent } from '../../../accounts/core.ts';
import { balances, post } from '../../../ledger/core.ts';
import { refundPayment } from '../../../payments/public.ts';
import { takeRebateBack } from '../../../rebates/core.ts';
import { moveReturnRequest, openReturnRequestOf } from '../../db/return-request.repo.ts';
import { takenBack } from '../../domain/earnings.ts';
import type { OrderRow } from '../../domain/order-row.ts';
import { amountOf, type ReturnRequestRow } from '../../domain/return-request-row.ts';
import { notifyRefunded } from '../refund-ports.ts';
import type { Effect } from './step.ts';

/**
 * Refunds what the open return request comes to, by where it came from: money the way it was paid, points as points; and
 * takes back what a completed order had earned with it. Ends the return request.
 */
export const refundBySource: Effect = async ({ platform, tx, order, note, to }) => {
  const open = await openReturnRequestOf(tx, order.id);
  invariant(open, `order ${order.id} has no open case to refund`);
  const usd = amountOf(open);
  const before = order.refundUsd ?? 0;
  await refundPayment(tx, { paymentId: order.paymentId, amountUsd: usd, key: `after-sale/${open.id}`, note });
  await returnPoints(tx, order, open);
  const back = order.completedAt ? await takeBackEarnings(tx, order, { open, before, usd }) : NOTHING;
  const moved = await moveReturnRequest(
    tx,
    { orderId: order.id, state: 'refund_successful', at: order.now },
    { ...back, approved_usd: usd, refunded_usd: usd, ended_at: order.now, due_at: null },
  );
  invariant(moved, `case ${open.id} was open`);
  const full = to === 'refund_successful';
  await notifyRefunded(platform, tx, { orderId: order.id, customerId: order.customerId, usd, full });
  return { refund_usd: before + usd };
};

const NOTHING = { earned_back: 0, earned_kept: 0, rebate_back_usd: 0 };

async function returnPoints(tx: Tx, order: OrderRow, open: ReturnRequestRow): Promise<void> {
  if (open.points === 0) return;
  await post(tx, {
    kind: 'points_returned',
    key: `after-sale-points/${open.id}`,
    reference: { kind: 'goods_order', id: order.id },
    entries: [
      { account: { owner: order.customerId, code: 'points' }, amount: open.points },
      { account: { house: 'points_redeemed', unit: 'points' }, amount: -open.points },
    ],
  });
}

/** Points spent already cannot be taken back: what is left of them is, and the rest is noted on the return request. */
async function takeBackEarnings(
  tx: Tx,
  order: OrderRow,
  refund: { open: ReturnRequestRow; before: number; usd: number },
): Promise<typeof NOTHING> {
  const wanted = takenBack(order, refund);
  const { points } = await balances(tx, order.customerId);
  const back = Math.min(points, wanted.points);
  if (back > 0) {
    await post(tx, {
      kind: 'points_earned_back',
      key: `after-sale-earned/${refund.open.id}`,
      reference: { kind: 'goods_order', id: order.id },
      entries: [
        { account: { owner: order.customerId, code: 'points' }, amount: -back },
        { account: { house: 'points_issued', unit: 'points' }, amount: back },
      ],
    });
  }
  await addSpent(tx, order.customerId, -refund.usd);
  if (order.agentId) {
    const back = { orderId: order.id, agentId: order.agentId, caseId: refund.open.id };
    await takeRebateBack(tx, { ...back, amountUsd: wanted.rebateUsd });
  }
  return { earned_back: back, earned_kept: wanted.points - back, rebate_back_usd: wanted.rebateUsd };
}
