import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { LedgerAccount } from '../../ledger/core.ts';
import { channelKinds } from '../channels/registry.ts';
import { type AttemptRow, attemptByProviderKey } from '../db/attempt.repo.ts';
import { lockPaymentQueued, type PaymentRow } from '../db/payment.repo.ts';
import type { Taken } from '../domain/late-money.ts';
import { fitOf, lateMoney, standingOf } from '../domain/late-money.ts';
import { payablePort } from './payables.ts';
import { closeWaitingProof } from './proofs/close-waiting-proof.ts';
import { creditLate, revive, settle } from './settle.ts';

/** Locks the payable of a try, then its payment; reads the try again behind those locks. */
export async function lockAttempt(
  platform: Platform,
  tx: Tx,
  found: AttemptRow,
): Promise<{ payment: PaymentRow; attempt: AttemptRow }> {
  await payablePort.of(platform, found.payableKind).lock(tx, found.payableId);
  const locked = await lockPaymentQueued(tx, found.paymentId);
  const attempt = await attemptByProviderKey(tx, found.providerKey);
  const payment = locked();
  invariant(payment && attempt, 'payments and attempts are never deleted');
  return { payment, attempt };
}

/**
 * Applies the table of late money to what came for a try, whatever kind of channel brought it: a provider's event, a
 * proof that staff approved, a transfer on a chain. The try must be locked (`lockAttempt`) and must have been ended as paid
 * with the same amount in this transaction; each try brings money once.
 */
export async function applyReceivedFunds(
  platform: Platform,
  tx: Tx,
  {
    payment,
    attempt,
    source,
    arrivedUsd,
  }: { payment: PaymentRow; attempt: AttemptRow; source: LedgerAccount; arrivedUsd: number },
): Promise<Taken> {
  const by = { channelId: attempt.channelId, source, payerId: null, providerNumber: attempt.providerKey };
  const rule = lateMoney[standingOf(payment)][fitOf(arrivedUsd, payment.amountUsd)];
  if (rule === 'settle') await settle(platform, tx, payment, by);
  const revivedUsd = rule === 'revive' ? await revive(platform, tx, payment, by) : 0;
  const kept = rule === 'settle' ? payment.amountUsd : revivedUsd;
  const usd = arrivedUsd - kept;
  if (usd > 0) await creditLate(platform, tx, { payment, attemptId: attempt.id, source, usd });
  const outcome: Taken = kept === 0 ? 'credited' : rule === 'revive' ? 'revived' : 'settled';
  if (channelKinds[attempt.channelKind]?.how === 'proof') {
    const { id: paymentId, customerId } = payment;
    const came = { attemptId: attempt.id, paymentId, customerId, receivedUsd: arrivedUsd, outcome };
    await closeWaitingProof(platform, tx, came);
  }
  return outcome;
}
