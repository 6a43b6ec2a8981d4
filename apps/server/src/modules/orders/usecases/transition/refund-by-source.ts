import type { Tx } from '../../../../platform/db/connect.ts';
import { addSpent } from '../../../accounts/public.ts';
import { refundPayment } from '../../../payments/public.ts';
import { balances, post } from '../../../wallet/public.ts';
import type { OrderRow } from '../../domain/order-row.ts';
import { moveOrderPoints } from './order-points.ts';
import { takeRebateBack } from './rebate.ts';
import type { Effect } from './step.ts';

/** Gives back everything by where it came from: money, points; and takes back what a completed order had earned. */
export const refundBySource: Effect = async ({ tx, order, note }) => {
  await refundPayment(tx, {
    paymentId: order.paymentId,
    amountUsd: order.payableUsd,
    key: `order-refund/${order.id}`,
    note,
  });
  await moveOrderPoints(tx, order, 'return');
  if (order.completedAt) await takeBackEarnings(tx, order);
  return { refund_usd: order.payableUsd };
};

/** Points spent already cannot be taken back: what is left of them is. */
async function takeBackEarnings(tx: Tx, order: OrderRow): Promise<void> {
  const { points } = await balances(tx, order.customerId);
  const back = Math.min(points, order.earnPoints);
  if (back > 0) {
    await post(tx, {
      kind: 'points_earned_back',
      key: `order-earned-back/${order.id}`,
      reference: { kind: 'goods_order', id: order.id },
      entries: [
        { account: { owner: order.customerId, code: 'points' }, amount: -back },
        { account: { house: 'points_issued', unit: 'points' }, amount: back },
      ],
    });
  }
  await addSpent(tx, order.customerId, -order.payableUsd);
  await takeRebateBack(tx, order);
}
