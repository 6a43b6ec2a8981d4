import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readPayment } from '../db/payment.repo.ts';
import { markRefundFailed } from '../db/refund.repo.ts';

/**
 * Notes a refund that did not arrive, by the number the provider knows it by, and has staff told. Gives false when
 * there is none or it was noted before.
 */
export async function failRefund(platform: Platform, tx: Tx, number: string): Promise<boolean> {
  const failed = await markRefundFailed(tx, number);
  if (!failed) return false;
  const payment = await readPayment(tx, failed.paymentId);
  invariant(payment, 'a refund has a payment');
  const { payableKind, payableId } = payment;
  const { refundId, usd } = failed;
  await platform.events.emit(tx, 'payment.refund_failed', { refundId, payableKind, payableId, usd });
  return true;
}
