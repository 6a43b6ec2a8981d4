import { randomBytes } from 'node:crypto';
import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { Clock } from '@app/kernel/clock';
import type { Tx } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { HostedChannel } from '../channels/channel-kind.ts';
import { insertAttempt, openAttempt } from '../db/attempt.repo.ts';
import { type ChannelRow, channelById } from '../db/channel.repo.ts';
import { lockPayment, type PaymentRow } from '../db/payment.repo.ts';
import { openKind, withinLimits } from './channels.ts';
import { findPlace, type PaymentReference, statusOf } from './find-payment.ts';
import { type Payable, payablePort } from './payables.ts';
import { beginProof } from './proofs/begin-proof.ts';
import { settle } from './settle.ts';

const PROVIDER_KEY_BYTES = 24;

/** Refuses payment.already_paid, payment.not_payable or what is expired unless the payment is open and in time. */
function assertOpen(payment: PaymentRow, expired: Payable['expired']): void {
  if (payment.state === 'pending' && !payment.expired) return;
  if (payment.state !== 'pending' && payment.state !== 'cancelled') refuse('payment.already_paid');
  refuse(payment.expired ? (expired ?? 'payment.expired') : 'payment.not_payable');
}

type Hosted = {
  readonly clock: Clock;
  readonly payment: PaymentRow;
  readonly channel: ChannelRow;
  readonly kind: HostedChannel;
  readonly lang: Locale;
  readonly accessKey: string | undefined;
};

/** The address of the provider's page; the try and its key are stored in the caller's transaction, before it is told. */
async function beginHosted(tx: Tx, { clock, payment, channel, kind, ...visitor }: Hosted): Promise<string> {
  const wanted = { paymentId: payment.id, channelId: channel.id, amountUsd: payment.amountUsd };
  const known = await openAttempt(tx, wanted);
  const providerKey = known ?? randomBytes(PROVIDER_KEY_BYTES).toString('base64url');
  if (!known) await insertAttempt(tx, { ...wanted, id: newId(clock), providerKey });
  return kind.checkoutAddress({ providerKey, ...visitor });
}

/**
 * Pays by a channel: at once from the caller's wallet, or on to the provider's page, or to where it is told how to pay.
 * Refuses record.not_found, auth.sign_in_needed, payment.channel_closed, payment.already_paid, payment.expired,
 * payment.not_payable and wallet.insufficient_balance.
 */
export async function pay(
  platform: Platform,
  tx: Tx,
  call: PaymentReference & { channel: string; customerId: string | null; lang: Locale },
) {
  const found: { channel: ChannelRow | null } = { channel: null };
  await channelById(tx, call.channel, (row) => {
    found.channel = row;
  });
  const seen = await findPlace(tx, call, call.customerId);
  const channel = found.channel ?? refuse('record.not_found');
  const kind = openKind(platform, channel) ?? refuse('payment.channel_closed');

  const payable = payablePort.of(platform, seen.payableKind);
  if (payable.notBy?.includes(channel.kind)) refuse('payment.channel_closed');
  await payable.lock(tx, seen.payableId);
  const payment = (await lockPayment(tx, seen.id)) ?? refuse('record.not_found');
  assertOpen(payment, payable.expired);
  if (payable.payableNow && !(await payable.payableNow(tx, seen.payableId))) refuse('payment.not_payable');
  if (!withinLimits(channel, payment.amountUsd)) refuse('payment.channel_closed');

  if (kind.how === 'hosted') {
    const accessKey = seen.own ? undefined : payment.accessKey;
    const redirect = await beginHosted(tx, {
      clock: platform.clock,
      payment,
      channel,
      kind,
      lang: call.lang,
      accessKey,
    });
    return { ...statusOf(payment, 'pending'), redirect };
  }
  if (kind.how === 'proof') {
    const key = seen.own ? undefined : payment.accessKey;
    return { ...statusOf(payment), redirect: await beginProof(platform, tx, { payment, channel, kind, key }) };
  }
  const payerId = call.customerId ?? refuse('auth.sign_in_needed');
  const source = kind.source(payerId);
  await settle(platform, tx, payment, { channelId: channel.id, source, payerId, providerNumber: null });
  return { ...statusOf({ ...payment, state: 'paid' }), redirect: null };
}
