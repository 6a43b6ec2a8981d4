import { basisPointsOfDown, money } from '@app/kernel/money';
import { addSpent } from '../../../accounts/core.ts';
import { post } from '../../../ledger/core.ts';
import { creditOrderRebate } from '../../../rebates/core.ts';
import { payableOfOrder } from '../payable-kind.ts';
import type { Effect } from './step.ts';

/** Credits what an order earns, once, with its completion: points, spent value, the agent's rebate. */
export const complete: Effect = async ({ tx, order }) => {
  const reference = { kind: payableOfOrder(order.kind), id: order.id };
  if (order.earnPoints > 0) {
    await post(tx, {
      kind: 'points_earned',
      key: `travel-earned/${order.id}`,
      reference,
      entries: [
        { account: { house: 'points_issued', unit: 'points' }, amount: -order.earnPoints },
        { account: { owner: order.customerId, code: 'points' }, amount: order.earnPoints },
      ],
    });
  }
  if (order.payableUsd > 0) await addSpent(tx, order.customerId, order.payableUsd);
  const amountUsd = basisPointsOfDown(money(order.payableUsd), order.agentRebateBp).minor;
  if (order.agentId && amountUsd > 0) {
    await creditOrderRebate(tx, { orderId: order.id, orderKind: reference.kind, agentId: order.agentId, amountUsd });
  }
  return { completed_at: order.now };
};
