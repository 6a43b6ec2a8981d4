import type { Tx } from '../../../../platform/db/connect.ts';
import { creditOrderRebate } from '../../../rebates/core.ts';
import { earnings } from '../../domain/earnings.ts';
import type { OrderRow } from '../../domain/order-row.ts';

/** Credits the agent's part of what was paid, at the ratio frozen with the order, once per order. */
export async function creditRebate(tx: Tx, order: OrderRow): Promise<void> {
  if (!order.agentId) return;
  const amountUsd = earnings(order, order.refundUsd ?? 0).rebateUsd;
  if (amountUsd === 0) return;
  await creditOrderRebate(tx, { orderId: order.id, orderKind: 'goods_order', agentId: order.agentId, amountUsd });
}
