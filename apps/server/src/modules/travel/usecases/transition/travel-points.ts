import type { TravelKind } from '@app/contract/travel/kinds';
import type { Tx } from '../../../../platform/db/connect.ts';
import { movePoints } from '../../../ledger/core.ts';
import { payableOfOrder } from '../payable-kind.ts';

/**
 * Books points from the customer to the house, or back. Once per version of the order, so that one revived after a
 * cancellation can spend them again. Refuses wallet.insufficient_points.
 */
export async function moveTravelPoints(
  tx: Tx,
  order: { id: string; kind: TravelKind; customerId: string; points: number; version: number },
  way: 'spend' | 'return',
): Promise<void> {
  const { id, customerId, version } = order;
  const key = `travel-points-${way}/${id}/${version}`;
  await movePoints(
    tx,
    { customerId, points: order.points, key, reference: { kind: payableOfOrder(order.kind), id } },
    way,
  );
}
