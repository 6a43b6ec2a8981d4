import type { TravelKind } from '@app/contract/travel/kinds';
import type { Tx } from '../../../../platform/db/connect.ts';
import { post } from '../../../ledger/core.ts';
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
  if (order.points === 0) return;
  const change = way === 'spend' ? -order.points : order.points;
  await post(tx, {
    kind: way === 'spend' ? 'points_spent' : 'points_returned',
    key: `travel-points-${way}/${order.id}/${order.version}`,
    reference: { kind: payableOfOrder(order.kind), id: order.id },
    entries: [
      { account: { owner: order.customerId, code: 'points' }, amount: change },
      { account: { house: 'points_redeemed', unit: 'points' }, amount: -change },
    ],
  });
}
