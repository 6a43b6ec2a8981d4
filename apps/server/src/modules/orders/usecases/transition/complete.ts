import { addSpent } from '../../../accounts/core.ts';
import { post } from '../../../ledger/core.ts';
import { earnings } from '../../domain/earnings.ts';
import { creditRebate } from './rebate.ts';
import type { Effect } from './step.ts';

/** Credits what an order earns by what was not given back, once, with its completion: points, spent value, the agent's rebate. */
export const complete: Effect = async ({ tx, order }) => {
  const { points, keptUsd } = earnings(order, order.refundUsd ?? 0);
  if (points > 0) {
    await post(tx, {
      kind: 'points_earned',
      key: `order-earned/${order.id}`,
      reference: { kind: 'goods_order', id: order.id },
      entries: [
        { account: { house: 'points_issued', unit: 'points' }, amount: -points },
        { account: { owner: order.customerId, code: 'points' }, amount: points },
      ],
    });
  }
  if (keptUsd > 0) await addSpent(tx, order.customerId, keptUsd);
  await creditRebate(tx, order);
  return { completed_at: order.now };
};
