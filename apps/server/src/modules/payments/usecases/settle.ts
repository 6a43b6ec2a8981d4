import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type LedgerAccount, post } from '../../wallet/public.ts';
import { addCreditedLate, moveState, type PaymentRow } from '../db/payment.repo.ts';
import { undoUnless } from '../db/savepoint.ts';
import { after } from '../domain/move.ts';
import { type PaidPayment, payableOf } from './payables.ts';

export type Capture = {
  readonly channelId: string;
  /** Where the money comes from. */
  readonly source: LedgerAccount;
  /** Whose wallet paid; null when a provider took the money. */
  readonly payerId: string | null;
  readonly providerNumber: string | null;
};

const told = (payment: PaymentRow): PaidPayment => ({
  paymentId: payment.id,
  payableId: payment.payableId,
  customerId: payment.customerId,
  amountUsd: payment.amountUsd,
});

/** Marks a locked payment paid and books its amount. Stock is taken before accounts are locked (the lock order). */
async function capture(
  platform: Platform,
  tx: Tx,
  { payment, by, event }: { payment: PaymentRow; by: Capture; event: 'settle' | 'revive' },
): Promise<void> {
  const { channelId, payerId, providerNumber } = by;
  const to = after(payment.state, event);
  await moveState(tx, { id: payment.id, from: payment.state }, { to, channelId, payerId, providerNumber });
  if (event === 'settle') await payableOf(platform, payment.payableKind).settled(tx, told(payment));
  if (payment.amountUsd > 0) {
    await post(tx, {
      kind: 'payment',
      key: `payment/${payment.id}`,
      reference: { kind: payment.payableKind, id: payment.payableId },
      entries: [
        { account: by.source, amount: -payment.amountUsd },
        { account: { house: 'sales', unit: 'money' }, amount: payment.amountUsd },
      ],
    });
  }
  await platform.events.emit(tx, 'payment.settled', { paymentId: payment.id, payableId: payment.payableId });
}

/**
 * Settles a locked, open payment: paid, booked, and the payable's slice told. Refuses wallet.insufficient_balance and
 * whatever the payable refuses.
 */
export const settle = (platform: Platform, tx: Tx, payment: PaymentRow, by: Capture): Promise<void> =>
  capture(platform, tx, { payment, by, event: 'settle' });

/** Takes a cancelled payable up again with money that came late. Gives false, changing nothing, when it cannot be had. */
export async function revive(platform: Platform, tx: Tx, payment: PaymentRow, by: Capture): Promise<boolean> {
  const payable = payableOf(platform, payment.payableKind);
  if (!(await undoUnless(tx, () => payable.revive(tx, told(payment))))) return false;
  await capture(platform, tx, { payment, by, event: 'revive' });
  return true;
}

/** Puts money that did not fit into the owner's wallet, once per try, and has him told. */
export async function creditLate(
  platform: Platform,
  tx: Tx,
  late: { payment: PaymentRow; attemptId: string; source: LedgerAccount; usd: number },
): Promise<void> {
  const { payment, attemptId, source, usd } = late;
  await addCreditedLate(tx, payment.id, usd);
  await post(tx, {
    kind: 'late_payment',
    key: `late-payment/${attemptId}`,
    reference: { kind: payment.payableKind, id: payment.payableId },
    entries: [
      { account: source, amount: -usd },
      { account: { owner: payment.customerId, code: 'available' }, amount: usd },
    ],
  });
  await platform.events.emit(tx, 'payment.credited_late', { paymentId: payment.id, userId: payment.customerId, usd });
}
