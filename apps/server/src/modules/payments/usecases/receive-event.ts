import { invariant } from '@app/kernel/assert';
import { SETTLEMENT } from '@app/kernel/money';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { HostedChannel, ProviderEvent } from '../channels/channel-kind.ts';
import { type AttemptRow, attemptByProviderKey, endAttempt } from '../db/attempt.repo.ts';
import { lockPayment, type PaymentRow, readPayment } from '../db/payment.repo.ts';
import { claimEvent, closeEvent, type EventOutcome } from '../db/provider-event.repo.ts';
import { fitOf, lateMoney, standingOf } from '../domain/late-money.ts';
import { payableOf } from './payables.ts';
import { creditLate, revive, settle } from './settle.ts';

/** Applies the table of late money to an amount the provider has taken for a try. */
async function takeMoney(
  platform: Platform,
  tx: Tx,
  { payment, attempt, channel }: { payment: PaymentRow; attempt: AttemptRow; channel: HostedChannel },
): Promise<EventOutcome> {
  const source = channel.source(payment.customerId);
  const by = { channelId: attempt.channelId, source, payerId: null, providerNumber: attempt.providerKey };
  const rule = lateMoney[standingOf(payment)][fitOf(attempt.amountUsd, payment.amountUsd)];
  if (rule === 'settle') await settle(platform, tx, payment, by);
  const revived = rule === 'revive' && (await revive(platform, tx, payment, by));
  const kept = rule === 'settle' || revived ? payment.amountUsd : 0;
  const usd = attempt.amountUsd - kept;
  if (usd > 0) await creditLate(platform, tx, { payment, attemptId: attempt.id, source, usd });
  return kept === 0 ? 'credited' : revived ? 'revived' : 'settled';
}

/** Locks the payable, then the payment; reads the try again behind those locks. */
async function lockAll(platform: Platform, tx: Tx, found: AttemptRow) {
  const known = await readPayment(tx, found.paymentId);
  invariant(known, 'an attempt has a payment');
  await payableOf(platform, known.payableKind).lock(tx, known.payableId);
  const payment = await lockPayment(tx, known.id);
  const attempt = await attemptByProviderKey(tx, found.providerKey);
  invariant(payment && attempt, 'payments and attempts are never deleted');
  return { payment, attempt };
}

async function apply(platform: Platform, tx: Tx, { channel, event }: Received): Promise<[EventOutcome, string | null]> {
  const found = await attemptByProviderKey(tx, event.providerKey);
  if (!found || found.channelKind !== channel.kind) return ['unknown_attempt', null];
  const fits = event.amount === found.amountUsd && event.currency === SETTLEMENT;
  if (event.kind === 'paid' && !fits) return ['mismatch', found.id];
  const { payment, attempt } = await lockAll(platform, tx, found);
  if (event.kind !== 'paid') {
    if (attempt.state !== 'pending') return ['ignored', attempt.id];
    await endAttempt(tx, attempt.id, event.kind);
    return [event.kind, attempt.id];
  }
  if (attempt.state === 'paid') return ['ignored', attempt.id];
  await endAttempt(tx, attempt.id, 'paid');
  return [await takeMoney(platform, tx, { payment, attempt, channel }), attempt.id];
}

type Received = { readonly channel: HostedChannel; readonly event: ProviderEvent };

/**
 * Takes in one genuine event of a provider, in any order and any number of times: each event acts once, each try
 * brings money once. An amount or currency other than the try's is written down as a mismatch and has no effect.
 */
export async function receiveEvent(platform: Platform, received: Received): Promise<EventOutcome | 'duplicate'> {
  const { channel, event } = received;
  return inTransaction(platform.db, async (tx) => {
    if (!(await claimEvent(tx, channel.kind, event))) return 'duplicate';
    const [outcome, attemptId] = await apply(platform, tx, received);
    await closeEvent(tx, { channel: channel.kind, id: event.id }, { outcome, attemptId });
    if (outcome === 'mismatch' || outcome === 'unknown_attempt') {
      platform.log.warn({ channel: channel.kind, eventId: event.id, outcome }, 'a provider event was set aside');
    }
    return outcome;
  });
}
