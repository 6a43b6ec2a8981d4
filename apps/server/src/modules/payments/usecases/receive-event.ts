import { SETTLEMENT } from '@app/kernel/money';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { HostedChannel, ProviderEvent } from '../channels/channel-kind.ts';
import { attemptByProviderKey, endAttempt } from '../db/attempt.repo.ts';
import { claimEventQueued, closeEvent, type EventOutcome, ReceivedBefore } from '../db/provider-event.repo.ts';
import { applyReceivedFunds, lockAttempt } from './apply-received-funds.ts';
import { failRefund } from './fail-refund.ts';

async function apply(platform: Platform, tx: Tx, { channel, event }: Received): Promise<[EventOutcome, string | null]> {
  if (event.kind === 'refund_failed') {
    return [(await failRefund(platform, tx, event.providerKey)) ? 'refund_failed' : 'ignored', null];
  }
  const found = await attemptByProviderKey(tx, event.providerKey);
  const ours = found?.channelKind === channel.kind && (event.channelIds?.includes(found.channelId) ?? true);
  if (!found || !ours) return ['unknown_attempt', null];
  const fits = event.amount === found.amountUsd && event.currency === SETTLEMENT;
  if (event.kind === 'paid' && !fits) return ['mismatch', found.id];
  const { payment, attempt } = await lockAttempt(platform, tx, found);
  if (event.kind !== 'paid') {
    if (attempt.state !== 'pending') return ['ignored', attempt.id];
    await endAttempt(tx, attempt.id, { state: event.kind, byProvider: true });
    return [event.kind, attempt.id];
  }
  if (attempt.state === 'paid') return ['ignored', attempt.id];
  await endAttempt(tx, attempt.id, { state: 'paid', byProvider: true, capture: event.capture ?? null });
  const source = channel.source(payment.customerId);
  return [
    await applyReceivedFunds(platform, tx, { payment, attempt, source, arrivedUsd: attempt.amountUsd }),
    attempt.id,
  ];
}

type Received = { readonly channel: HostedChannel; readonly event: ProviderEvent };

/**
 * Takes in one genuine event of a provider, in any order and any number of times: each event acts once, each try
 * brings money once. An amount or currency other than the try's is written down as a mismatch and has no effect.
 */
export async function receiveEvent(platform: Platform, received: Received): Promise<EventOutcome | 'duplicate'> {
  const { channel, event } = received;
  const take = async (tx: Tx): Promise<EventOutcome> => {
    await claimEventQueued(tx, channel.kind, event);
    const [outcome, attemptId] = await apply(platform, tx, received);
    await closeEvent(tx, { channel: channel.kind, id: event.id }, { outcome, attemptId });
    if (outcome === 'mismatch' || outcome === 'unknown_attempt') {
      platform.log.warn({ channel: channel.kind, eventId: event.id, outcome }, 'a provider event was set aside');
    }
    return outcome;
  };
  return inTransaction(platform.db, take, { keepPlans: true }).catch((error: unknown) => {
    if (error instanceof ReceivedBefore) return 'duplicate';
    throw error;
  });
}
