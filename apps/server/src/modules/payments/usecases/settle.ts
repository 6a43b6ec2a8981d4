import { Refusal } from '@app/kernel/assert';
import type { Tx } from '../../../platform/db/connect.ts';
import { withSavepoint } from '../../../platform/db/savepoint.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type LedgerAccount, post } from '../../ledger/core.ts';
import { addCreditedLate, moveState, type PaymentRow } from '../db/payment.repo.ts';
import { standingOf } from '../domain/late-money.ts';
import { after } from '../domain/move.ts';
import { callOffGroup } from './group/call-off-group.ts';
import { type Capture, type PaidPayment, payablePort } from './payables.ts';

const SALES: LedgerAccount = { house: 'sales', unit: 'money' };

const paidPayment = (payment: PaymentRow, by: Capture): PaidPayment => ({
  paymentId: payment.id,
  payableId: payment.payableId,
  customerId: payment.customerId,
  amountUsd: payment.amountUsd,
  by,
});

type Captured = {
  readonly payment: PaymentRow;
  readonly by: Capture;
  readonly event: 'settle' | 'revive';
  /** The payment whose money this is a part of. */
  readonly through?: string | undefined;
};

/** Marks a locked payment paid and books its amount. Stock is taken before accounts are locked (the lock order). */
async function capture(platform: Platform, tx: Tx, { payment, by, event, through }: Captured): Promise<void> {
  const { channelId, payerId, providerNumber } = by;
  const { amountUsd } = payment;
  const to = after(payment.state, event);
  const change = { to, channelId, payerId, providerNumber, amountUsd, through };
  const payable = payablePort.of(platform, payment.payableKind);
  const move = () => moveState(tx, { id: payment.id, from: payment.state }, change);
  if (!payable.movedFirst) await move();
  await callOffGroup(tx, payment.groupId);
  const paid = paidPayment(payment, by);
  if (event === 'settle') await payable.settled(tx, paid);
  // It goes with the last writes of what was paid for.
  if (payable.movedFirst) await move();
  if (payment.amountUsd > 0) {
    await post(tx, {
      kind: payable.bookedAs ?? 'payment',
      key: `payment/${payment.id}`,
      reference: { kind: payment.payableKind, id: payment.payableId },
      entries: [
        { account: by.source, amount: -payment.amountUsd },
        { account: payable.credits?.(paid) ?? SALES, amount: payment.amountUsd },
      ],
    });
  }
}

/**
 * Settles a locked, open payment: paid, booked, and the payable's slice told. Refuses wallet.insufficient_balance and
 * whatever the payable refuses.
 */
export const settle = (platform: Platform, tx: Tx, payment: PaymentRow, by: Capture, through?: string): Promise<void> =>
  capture(platform, tx, { payment, by, event: 'settle', through });

/**
 * Takes a cancelled payable up again with money that came late. Gives how much of the amount that used: all of it, a
 * part where the payable is of several things, the payment then being of that part; or nothing, changing nothing.
 */
export async function revive(
  platform: Platform,
  tx: Tx,
  payment: PaymentRow,
  by: Capture,
  through?: string,
): Promise<number> {
  const payable = payablePort.of(platform, payment.payableKind);
  const used = { usd: 0 };
  const work = async () => {
    const taken = await payable.revive(tx, paidPayment(payment, by));
    used.usd = typeof taken === 'object' ? taken.usd : payment.amountUsd;
    return taken !== false;
  };
  const done = await withSavepoint(tx, work, (error) => error instanceof Refusal);
  if (!done) return 0;
  await capture(platform, tx, { payment: { ...payment, amountUsd: used.usd }, by, event: 'revive', through });
  return used.usd;
}

/** Puts money that did not fit into the owner's wallet, once per try, and notifies the owner. */
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
  const { id: paymentId, payableKind, payableId, customerId } = payment;
  const withdrawn = standingOf(payment) === 'withdrawn';
  const paidPayment = { paymentId, payableKind, payableId, bookingId: attemptId, customerId, usd, withdrawn };
  await platform.events.emit(tx, 'payment.credited_late', paidPayment);
}
