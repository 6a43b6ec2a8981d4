import { refuse } from '@app/contract/core/refuse';
import type { PaymentState } from '@app/contract/payments/payment.machine';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { AttemptState } from '../db/attempt.repo.ts';
import { type PaymentRow, readPayment } from '../db/payment.repo.ts';

/** How a caller points at a payment: its owner by id alone, anybody else with the access key of the link. */
export type PaymentReference = { readonly payment: string; readonly key?: string | undefined };
export type SeenPayment = PaymentRow & { readonly own: boolean };

/**
 * The payment a caller may see. Refuses record.not_found, the same for a payment that does not exist and for one
 * that is not his.
 */
export async function findPayment(
  db: Queryable,
  reference: PaymentReference,
  customerId: string | null,
): Promise<SeenPayment> {
  const payment = await readPayment(db, reference.payment);
  const own = payment !== null && payment.customerId === customerId;
  if (!payment || (!own && payment.accessKey !== reference.key)) refuse('record.not_found');
  return { ...payment, own };
}

/** The state of the newest try of a hosted channel. */
export async function lastAttempt(db: Queryable, paymentId: string): Promise<AttemptState | 'none'> {
  const { rows } = await sql<{ state: AttemptState }>`
    SELECT state FROM payment_attempt WHERE payment_id = ${paymentId} ORDER BY created_at DESC, id DESC LIMIT 1`.execute(
    db,
  );
  return rows[0]?.state ?? 'none';
}

/** The state as it is now: an open payment whose time is over counts as cancelled before the sweeper comes by. */
export const stateNow = (payment: PaymentRow): PaymentState =>
  payment.state === 'pending' && payment.expired ? 'cancelled' : payment.state;

/** The answer about how a payment stands. */
export const statusOf = (payment: PaymentRow, attempt: AttemptState | 'none') => ({
  paymentId: payment.id,
  status: stateNow(payment),
  lastAttempt: attempt,
  creditedToWallet: payment.creditedLateUsd > 0,
  expiresAt: payment.expiresAt?.toISOString() ?? null,
});
