import { randomBytes } from 'node:crypto';
import { refuse } from '@app/contract/core/refuse';
import { routes } from '@app/contract/core/routes';
import type { Tx } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import type { ProofChannel } from '../../channels/channel-kind.ts';
import { channelKinds } from '../../channels/registry.ts';
import { type AttemptRow, attemptByProviderKey, insertAttempt, openAttempt } from '../../db/attempt.repo.ts';
import type { ChannelRow } from '../../db/channel.repo.ts';
import type { PaymentRow } from '../../db/payment.repo.ts';

const TRY_KEY_BYTES = 24;

type Chosen = { readonly payment: PaymentRow; readonly channel: ChannelRow; readonly kind: ProofChannel };

/** The try of a payment with a channel that is paid elsewhere: the open one, or a new one. The payment must be locked. */
export async function proofTry(
  platform: Platform,
  tx: Tx,
  { payment, channel }: Omit<Chosen, 'kind'>,
): Promise<AttemptRow> {
  const wanted = { paymentId: payment.id, channelId: channel.id, amountUsd: payment.amountUsd };
  const known = await openAttempt(tx, wanted);
  const providerKey = known ?? randomBytes(TRY_KEY_BYTES).toString('base64url');
  if (!known) {
    const id = newId(platform.clock);
    await insertAttempt(tx, { ...wanted, id, providerKey });
    const kind = channelKinds[channel.kind];
    const report = { ...wanted, paymentNumber: payment.number, attemptId: id };
    if (kind?.how === 'proof') await kind.begin?.(platform, tx, report);
  }
  return (await attemptByProviderKey(tx, providerKey)) ?? refuse('record.not_found');
}

/**
 * Stores that a payment is to be paid elsewhere and gives the address of the screen that tells how; `key` is that of
 * the link the caller came by. The payment must be locked. Refuses payment.channel_closed while the channel cannot tell.
 */
export async function beginProof(
  platform: Platform,
  tx: Tx,
  chosen: Chosen & { readonly key: string | undefined },
): Promise<string> {
  const { payment, channel, kind, key } = chosen;
  if (!(await kind.ready(platform, channel.id))) refuse('payment.channel_closed');
  await proofTry(platform, tx, chosen);
  const query = new URLSearchParams({ payment: payment.id, channel: channel.id, ...(key ? { key } : {}) });
  return `/#${routes.offlinePayment.path}?${query}`;
}
