import type { Tx } from '../../../../platform/db/connect.ts';
import { post } from '../../../ledger/core.ts';

/**
 * Books the points an order costs from the customer to the house, or back. Once per version of the order, so that an
 * order revived after a cancellation can spend them again. Refuses wallet.insufficient_points.
 */
export async function moveOrderPoints(
  tx: Tx,
  order: { id: string; customerId: string; pointsUsed: number; version: number },
  way: 'spend' | 'return',
): Promise<void> {
  if (order.pointsUsed === 0) return;
  const change = way === 'spend' ? -order.pointsUsed : order.pointsUsed;
  await post(tx, {
    kind: way === 'spend' ? 'points_spent' : 'points_returned',
    key: `order-points-${way}/${order.id}/${order.version}`,
    reference: { kind: 'goods_order', id: order.id },
    entries: [
      { account: { owner: order.customerId, code: 'points' }, amount: change },
      { account: { house: 'points_redeemed', unit: 'points' }, amount: -change },
    ],
  });
}
