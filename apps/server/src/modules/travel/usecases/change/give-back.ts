import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import { refundPayment } from '../../../payments/public.ts';
import type { TravelRow } from '../../domain/travel-row.ts';
import { paymentsBack } from './back-ways.ts';

/**
 * Gives money back by where it came from: what was paid last goes back first, each payment by at most what is left of
 * it. The order must be locked. `key` is unique per meaning; each payment adds its own part to it.
 */
export async function giveBack(
  tx: Tx,
  order: Pick<TravelRow, 'id' | 'paymentId'>,
  of: { readonly amountUsd: number; readonly key: string; readonly note: string },
): Promise<void> {
  const back = await paymentsBack(tx, order, of.amountUsd);
  // What was paid for changes comes first: an order without any begins with its own payment.
  const changed = back[0]?.paymentId !== order.paymentId;
  let left = of.amountUsd;
  for (const { paymentId, amountUsd } of back) {
    // The key of an order that was never changed is what it always was.
    const key = changed ? `${of.key}/${paymentId}` : of.key;
    await refundPayment(tx, { paymentId, amountUsd, key, note: of.note });
    left -= amountUsd;
  }
  invariant(left === 0, `order ${order.id} gives back more than was paid for it`);
}
