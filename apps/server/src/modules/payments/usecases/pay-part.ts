import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { LedgerAccount } from '../../ledger/core.ts';
import { lockPayments, type PaymentRow } from '../db/payment.repo.ts';
import { lateMoney, standingOf } from '../domain/late-money.ts';
import type { Capture, PaidPayment } from './payables.ts';
import { revive, settle } from './settle.ts';

/** Where the money of a combined payment is until it has paid each of its orders. */
export const GROUP_CLEARING = { house: 'group_clearing', unit: 'money' } as const;
/** The same of a bundle's payment, which may itself be a part of a combined one. */
export const BUNDLE_CLEARING = { house: 'bundle_clearing', unit: 'money' } as const;

/** Locks payments in the order of their ids; their payables must be locked. */
export async function lockParts(tx: Tx, paymentIds: readonly string[]): Promise<ReadonlyMap<string, PaymentRow>> {
  const locked = await lockPayments(tx, paymentIds);
  for (const id of paymentIds) invariant(locked.has(id), `payment ${id} exists`);
  return locked;
}

type Part = {
  readonly whole: PaidPayment;
  /** Locked. */
  readonly part: PaymentRow;
  readonly mostUsd: number;
  /** Where the money of the whole is. */
  readonly clearing: LedgerAccount;
};

/**
 * Pays a locked payment with a part of the money of `whole`: it is settled when it is open, revived when it was
 * cancelled and all can be had again, and its refunds go back the way the whole was paid. Returns what it used; nothing,
 * changing nothing, when it is paid already, was cancelled by its customer, costs more than `mostUsd`, or cannot be had.
 */
export async function payPart(platform: Platform, tx: Tx, { whole, part, mostUsd, clearing }: Part): Promise<number> {
  const rule = lateMoney[standingOf(part)].exact;
  if (part.amountUsd > mostUsd || rule === 'credit') return 0;
  const by: Capture = { ...whole.by, source: clearing };
  if (rule === 'revive') return revive(platform, tx, part, by, whole.paymentId);
  await settle(platform, tx, part, by, whole.paymentId);
  return part.amountUsd;
}
