import type { Locale } from '@app/contract/core/locale';
import { localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { CustomerProof, ProofPage } from '@app/contract/payments/proofs/schemas';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { openTry } from '../../db/attempt.repo.ts';
import { allChannels, type ChannelRow } from '../../db/channel.repo.ts';
import { type ProofPicture, type ProofRow, picturesOf, proofsOf } from '../../db/proof.repo.ts';
import { openKind, withinLimits } from '../channels.ts';
import { findPayment, type PaymentReference, type SeenPayment, stateNow } from '../find-payment.ts';
import { payablePort } from '../payables.ts';
import { channelsFor, priceOf, whatIsDue } from '../show-cashier.ts';

type Call = PaymentReference & {
  readonly channel: string;
  readonly customerId: string | null;
  readonly lang: Locale;
  readonly currency: string;
};

/** A proof as its customer sees it. `pictures` are those that they uploaded themselves. */
export const customerProof = (row: ProofRow, pictures: readonly ProofPicture[]): CustomerProof => ({
  id: row.id,
  revision: row.revision,
  state: row.state,
  channelId: row.channelId,
  submittedAt: row.submittedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  pictures: [...pictures],
  txHash: row.txHash,
  stated: row.statedAmount && row.statedCurrency ? { amount: row.statedAmount, currency: row.statedCurrency } : null,
  note: row.note,
  rejected: row.rejectReason ? { reason: row.rejectReason, text: row.rejectText ?? '' } : null,
  outcome: row.outcome,
});

/** What somebody typed or uploaded is shown to them alone: a payment's link has many holders. */
const asSeen = (row: ProofRow, pictures: readonly ProofPicture[], customerId: string | null): CustomerProof => {
  const proof = customerProof(row, pictures);
  const own = row.submittedBy !== null && row.submittedBy === customerId;
  return own ? proof : { ...proof, txHash: null, stated: null, note: '', pictures: [] };
};

/** The channels this payment can be proved by, in the order of the shop. */
const proofChannels = async (platform: Platform, payment: SeenPayment): Promise<ChannelRow[]> =>
  (await channelsFor(platform, payment.payableKind)).filter(
    (row) => openKind(platform, row)?.how === 'proof' && withinLimits(row, payment.amountUsd),
  );

async function instructionsOf(
  platform: Platform,
  db: Queryable,
  { payment, channel, lang }: { payment: SeenPayment; channel: ChannelRow; lang: Locale },
) {
  const kind = openKind(platform, channel);
  if (kind?.how !== 'proof' || payment.state !== 'pending') return null;
  const wanted = { paymentId: payment.id, channelId: channel.id, amountUsd: payment.amountUsd };
  const attemptId = await openTry(db, wanted);
  return attemptId && kind.instructions(platform, db, { ...wanted, paymentNumber: payment.number, attemptId }, lang);
}

/**
 * How to pay elsewhere, and how the proofs stand, to the owner or to whoever holds the link; each sees what they sent
 * themselves. Refuses record.not_found.
 */
export async function showProofPage(platform: Platform, call: Call): Promise<ProofPage> {
  const { db, clock } = platform;
  const payment = await findPayment(db, call, call.customerId);
  const rows = await allChannels(platform);
  const channel = rows.find((row) => row.id === call.channel) ?? refuse('record.not_found');
  const [payable, proofs, channels, most, instructions] = await Promise.all([
    payablePort.of(platform, payment.payableKind).describe(db, payment.payableId, call.lang),
    proofsOf(db, payment.id),
    proofChannels(platform, payment),
    parameter(platform, 'payment.proofs_max'),
    instructionsOf(platform, db, { payment, channel, lang: call.lang }),
  ]);
  const pictures = await picturesOf(
    db,
    proofs.map(({ id }) => id),
    call.customerId,
  );
  const price = await priceOf(platform, payable, call.currency);
  const submissionsLeft = Math.max(0, most - proofs.length);
  const takes = payment.state === 'pending' || payment.state === 'cancelled';
  return {
    ...whatIsDue(payment, payable, { price, now: clock.now() }),
    channels:
      stateNow(payment) === 'pending'
        ? channels.map(({ id, kind, title, image }) => ({ id, kind, title: localize(title, call.lang), image }))
        : [],
    channel: { id: channel.id, kind: channel.kind, title: localize(channel.title, call.lang) },
    instructions: instructions || null,
    proofs: proofs.map((row) => asSeen(row, pictures.get(row.id) ?? [], call.customerId)),
    submissionsLeft,
    canSubmit: takes && submissionsLeft > 0 && openKind(platform, channel)?.how === 'proof',
  };
}
