import { randomBytes } from 'node:crypto';
import { refuse } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import { readableCode, uuidV7 } from '@app/kernel/ids';
import type { Tx } from '../../../platform/db/connect.ts';
import { randomOf } from '../../../platform/random.ts';
import { newestGroupOf } from '../db/group.repo.ts';
import {
  changeAmount,
  insertPayments,
  lockPayment,
  lockPayments,
  moveState,
  type PaymentRow,
} from '../db/payment.repo.ts';
import { after } from '../domain/move.ts';
import { callOffGroup } from './group/call-off-group.ts';

export type NewPayment = {
  readonly payableKind: string;
  readonly payableId: string;
  readonly customerId: string;
  readonly amountUsd: number;
  readonly expiresAt: Date | null;
  /** The product's present moment, by the database's clock. */
  readonly now: Date;
};

const CODE_LENGTH = 10;
const ACCESS_KEY_BYTES = 24;

/**
 * Opens the one payment of a payable. An amount of zero (paid wholly by points) is paid from the start: the caller
 * settles the payable itself and `pay` answers payment.already_paid. Throws when the payable has a payment already.
 */
export async function openPayment(tx: Tx, payment: NewPayment): Promise<OpenedPayment> {
  const opened = newPayment(payment);
  await insertPayments(tx, [opened]);
  return opened;
}

/** The same for several payables, in their order. */
export async function openPayments(tx: Tx, payments: readonly NewPayment[]): Promise<OpenedPayment[]> {
  const opened = payments.map(newPayment);
  await insertPayments(tx, opened);
  return opened;
}

export type OpenedPayment = { readonly id: string; readonly number: string; readonly accessKey: string };

function newPayment(payment: NewPayment): NewPayment & OpenedPayment {
  invariant(
    Number.isSafeInteger(payment.amountUsd) && payment.amountUsd >= 0,
    'an amount due is whole and not negative',
  );
  const accessKey = randomBytes(ACCESS_KEY_BYTES).toString('base64url');
  const id = uuidV7(payment.now.getTime(), randomOf(16));
  const day = payment.now.toISOString().slice(2, 10).replaceAll('-', '');
  const number = `P${day}${readableCode(randomOf(CODE_LENGTH), CODE_LENGTH)}`;
  return { ...payment, id, number, accessKey };
}

/** Payments that transactions have locked and read, and not changed since. */
const locked = new WeakMap<Tx, Map<string, PaymentRow>>();

/** Locks payments in the order of their ids that are all closed next, one by one. Their payables must be locked. */
export async function lockForVoiding(tx: Tx, paymentIds: readonly string[]): Promise<void> {
  locked.set(tx, new Map(await lockPayments(tx, paymentIds)));
}

function takeLocked(tx: Tx, paymentId: string): PaymentRow | null {
  const payments = locked.get(tx);
  const payment = payments?.get(paymentId) ?? null;
  payments?.delete(paymentId);
  return payment;
}

/**
 * Closes an open payment because its payable was cancelled, by its customer or not, or it ran out; closing it again changes
 * nothing. Money that comes later goes the late-money way: after the customer's own cancellation to the wallet. The
 * payable must be locked. Refuses payment.already_paid, record.not_found.
 */
export async function voidPayment(
  tx: Tx,
  paymentId: string,
  { byCustomer }: { readonly byCustomer: boolean } = { byCustomer: false },
): Promise<void> {
  const payment = takeLocked(tx, paymentId) ?? (await lockPayment(tx, paymentId)) ?? refuse('record.not_found');
  if (payment.state === 'cancelled') return;
  if (payment.state !== 'pending') refuse('payment.already_paid');
  const change = { to: after(payment.state, 'void'), cancelledByCustomer: byCustomer };
  await moveState(tx, { id: payment.id, from: payment.state }, change);
  await callOffGroup(tx, payment.groupId);
}

/**
 * Closes an open payment for something that can no longer be paid in this way; one that is not open stays as it is.
 * Money that comes later goes the late-money way. The payable must be locked, or a part of it that has changed.
 */
export async function callOffPayment(tx: Tx, paymentId: string): Promise<void> {
  const payment = (await lockPayment(tx, paymentId)) ?? refuse('record.not_found');
  if (payment.state !== 'pending') return;
  await moveState(tx, { id: payment.id, from: payment.state }, { to: after(payment.state, 'void') });
  await callOffGroup(tx, payment.groupId);
}

/**
 * Sets another amount on an open payment; hosted tries for the old amount are called off, and so is the group it is in. The payable must be locked.
 * Refuses payment.not_payable when it is no longer open.
 */
export async function repricePayment(tx: Tx, paymentId: string, amountUsd: number): Promise<void> {
  invariant(Number.isSafeInteger(amountUsd) && amountUsd > 0, 'an open payment has something to pay');
  if (!(await changeAmount(tx, paymentId, amountUsd))) refuse('payment.not_payable');
  await callOffGroup(tx, await newestGroupOf(tx, paymentId));
}
