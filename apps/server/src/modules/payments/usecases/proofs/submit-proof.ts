import { refuse, refuseField } from '@app/contract/core/refuse';
import { parseAmount } from '@app/kernel/money';
import type { Tx } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { type ChannelRow, channelById } from '../../db/channel.repo.ts';
import { lockPayment } from '../../db/payment.repo.ts';
import { countVouchers, insertProof, type ProofRow, picturesOf, proofsOf } from '../../db/proof.repo.ts';
import { openKind } from '../channels.ts';
import { findPayment, type PaymentReference } from '../find-payment.ts';
import { payablePort } from '../payables.ts';
import { proofTry } from './begin-proof.ts';
import { keepPayable } from './keep-payable.ts';

export type Submission = PaymentReference & {
  /** Who submits; null when somebody came by the link without signing in. */
  readonly customerId: string | null;
  readonly channel: string;
  /** Ids of uploaded vouchers. */
  readonly pictures: readonly string[];
  readonly txHash?: string | undefined;
  /** What the customer says they sent, as a decimal. */
  readonly amount?: string | undefined;
  readonly currency?: string | undefined;
  readonly note?: string | undefined;
};

const said = ({ amount, currency }: Submission): { amount: string; currency: string } | null => {
  if (amount === undefined) return null;
  if (parseAmount(amount) === null) refuseField('amount', 'field.amount');
  return { amount, currency: currency ?? 'USD' };
};

/** The channel when a payment can be proved by it now. Refuses record.not_found and payment.channel_closed. */
async function proofChannel(platform: Platform, tx: Tx, submission: Submission) {
  const found: { channel: ChannelRow | null } = { channel: null };
  await channelById(tx, submission.channel, (row) => {
    found.channel = row;
  });
  const seen = await findPayment(tx, submission, submission.customerId);
  const channel = found.channel ?? refuse('record.not_found');
  const kind = openKind(platform, channel);
  if (kind?.how !== 'proof') refuse('payment.channel_closed');
  return { seen, channel, kind };
}

/** The proof that waits, when it is the same one: sent by a double tap, it is one submission. */
async function sameWaiting(
  tx: Tx,
  waiting: ProofRow | undefined,
  sent: Submission,
  stated: ReturnType<typeof said>,
): Promise<ProofRow | null> {
  if (waiting?.state !== 'submitted') return null;
  const pictures = (await picturesOf(tx, [waiting.id])).get(waiting.id) ?? [];
  const same =
    waiting.channelId === sent.channel &&
    waiting.submittedBy === sent.customerId &&
    waiting.txHash === (sent.txHash ?? null) &&
    waiting.note === (sent.note ?? '') &&
    waiting.statedAmount === (stated?.amount ?? null) &&
    waiting.statedCurrency === (stated?.currency ?? null) &&
    pictures.map(({ id }) => id).join() === sent.pictures.join();
  return same ? waiting : null;
}

/**
 * Takes a proof that a payment was paid elsewhere, in place of one that nobody has decided on, and keeps the payable
 * while staff check it; the very same one again is the one that waits. Also for a payment that was cancelled meanwhile: its money may have been on the way.
 * Refuses record.not_found, payment.channel_closed, payment.already_paid, payment.not_payable, proof.nothing_shown, proof.too_many and the
 * field pictures when one of them is not a voucher of who submits.
 */
export async function submitProof(platform: Platform, tx: Tx, submission: Submission): Promise<ProofRow> {
  const { seen, channel } = await proofChannel(platform, tx, submission);
  const pictures = [...new Set(submission.pictures)];
  // A bank transfer is shown by its voucher alone.
  const shown = pictures.length > 0 || (channel.kind !== 'offline' && submission.txHash);
  if (!shown) refuse('proof.nothing_shown');
  const stated = said(submission);
  const payable = payablePort.of(platform, seen.payableKind);
  await payable.lock(tx, seen.payableId);
  const payment = (await lockPayment(tx, seen.id)) ?? refuse('record.not_found');
  if (payment.state !== 'pending' && payment.state !== 'cancelled') refuse('payment.already_paid');
  if (payment.state === 'pending' && (await payable.payableNow?.(tx, seen.payableId)) === false) {
    refuse('payment.not_payable');
  }
  const by = { customerId: submission.customerId, paymentId: payment.id };
  if ((await countVouchers(tx, pictures, by)) !== pictures.length) refuseField('pictures', 'field.invalid');
  const before = await proofsOf(tx, payment.id);
  const again = await sameWaiting(tx, before[0], { ...submission, pictures }, stated);
  if (again) return again;
  if (before.length >= (await parameter(platform, 'payment.proofs_max'))) refuse('proof.too_many');

  const attempt = await proofTry(platform, tx, { payment, channel });
  const proof = await insertProof(tx, {
    id: newId(platform.clock),
    paymentId: payment.id,
    attemptId: attempt.id,
    channelId: channel.id,
    pictures,
    txHash: submission.txHash ?? null,
    stated,
    note: submission.note ?? '',
    submittedBy: submission.customerId,
  });
  await keepPayable(platform, tx, { payment, until: 'payment.review_hours' });
  const { customerId } = payment;
  await platform.events.emit(tx, 'payment.proof_submitted', { proofId: proof.id, paymentId: payment.id, customerId });
  return proof;
}
