import { refuse } from '@app/contract/core/refuse';
import type { PaymentState } from '@app/contract/payments/payment.machine';
import type { Queryable } from '../../../platform/db/connect.ts';
import { type PaymentPlace, type PaymentRow, readPayment, readPlace } from '../db/payment.repo.ts';

/** How a caller points at a payment: its owner by id alone, anybody else with the access key of the link. */
export type PaymentReference = { readonly payment: string; readonly key?: string | undefined };
export type SeenPayment = PaymentRow & { readonly own: boolean };

/**
 * The payment a caller may see. Refuses record.not_found, the same for a payment that does not exist and for one
 * that is not the caller's.
 */
export const findPayment = async (
  db: Queryable,
  reference: PaymentReference,
  customerId: string | null,
): Promise<SeenPayment> => seenBy(await readPayment(db, reference.payment), reference, customerId);

/** As `findPayment`, for who reads the payment when it is locked. */
export const findPlace = async (
  db: Queryable,
  reference: PaymentReference,
  customerId: string | null,
): Promise<PaymentPlace & { readonly own: boolean }> =>
  seenBy(await readPlace(db, reference.payment), reference, customerId);

function seenBy<P extends PaymentPlace>(payment: P | null, reference: PaymentReference, customerId: string | null) {
  const own = payment !== null && payment.customerId === customerId;
  if (!payment || (!own && payment.accessKey !== reference.key)) refuse('record.not_found');
  return { ...payment, own };
}

/** The state as it is now: an open payment whose time is over counts as cancelled before the sweeper comes by. */
export const stateNow = (payment: PaymentRow): PaymentState =>
  payment.state === 'pending' && payment.expired ? 'cancelled' : payment.state;

/** The answer about how a payment stands. */
export const statusOf = (payment: PaymentRow, attempt = payment.lastAttempt) => ({
  paymentId: payment.id,
  status: stateNow(payment),
  lastAttempt: attempt,
  proof: payment.proof && { ...payment.proof, submittedAt: new Date(payment.proof.submittedAt).toISOString() },
  creditedToWallet: payment.creditedLateUsd > 0,
  expiresAt: payment.expiresAt?.toISOString() ?? null,
});
