import { addSpent } from '../../../accounts/public.ts';
import { post } from '../../../wallet/public.ts';
import { creditRebate } from './rebate.ts';
import type { Effect } from './step.ts';

/** Credits what an order earns, once, with its completion: points, spent value, the agent's rebate. */
export const complete: Effect = async ({ tx, order }) => {
  if (order.earnPoints > 0) {
    await post(tx, {
      kind: 'points_earned',
      key: `order-earned/${order.id}`,
      reference: { kind: 'goods_order', id: order.id },
      entries: [
        { account: { house: 'points_issued', unit: 'points' }, amount: -order.earnPoints },
        { account: { owner: order.customerId, code: 'points' }, amount: order.earnPoints },
      ],
    });
  }
  if (order.payableUsd > 0) await addSpent(tx, order.customerId, order.payableUsd);
  await creditRebate(tx, order);
  return { completed_at: order.now };
};
