import type { Tx } from '../../../../platform/db/connect.ts';
import { movePoints } from '../../../ledger/core.ts';

/**
 * Books the points an order costs from the customer to the house, or back. Once per version of the order, so that an
 * order revived after a cancellation can spend them again. Refuses wallet.insufficient_points.
 */
export async function moveOrderPoints(
  tx: Tx,
  order: { id: string; customerId: string; pointsUsed: number; version: number },
  way: 'spend' | 'return',
): Promise<void> {
  const { id, customerId, version } = order;
  const key = `order-points-${way}/${id}/${version}`;
  await movePoints(tx, { customerId, points: order.pointsUsed, key, reference: { kind: 'goods_order', id } }, way);
}
