import type { Tx } from '../../../../platform/db/connect.ts';
import type { Transfer } from '../domain/transfer.ts';
import { post } from './post.ts';

/** Books points that an order costs from its customer to the house, or back; none where it costs none. Refuses wallet.insufficient_points. */
export async function movePoints(
  tx: Tx,
  of: Pick<Transfer, 'key' | 'reference'> & { readonly customerId: string; readonly points: number },
  way: 'spend' | 'return',
): Promise<void> {
  if (of.points === 0) return;
  const change = way === 'spend' ? -of.points : of.points;
  await post(tx, {
    kind: way === 'spend' ? 'points_spent' : 'points_returned',
    key: of.key,
    reference: of.reference,
    entries: [
      { account: { owner: of.customerId, code: 'points' }, amount: change },
      { account: { house: 'points_redeemed', unit: 'points' }, amount: -change },
    ],
  });
}
