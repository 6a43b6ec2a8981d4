import { refuse } from '@app/contract/core/refuse';
import type { RejectReason } from '@app/contract/payments/proofs/proof-states';
import type { ReviewQueueDetail } from '@app/contract/payments/proofs/staff-schemas';
import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { attemptById } from '../../db/attempt.repo.ts';
import { lockPayment, type PaymentRow, readPayment } from '../../db/payment.repo.ts';
import { noteFirst, type ProofRow, proofsOf, readProof, refuseProof, signProof } from '../../db/proof.repo.ts';
import { payablePort } from '../payables.ts';
import { keepPayable } from '../proofs/keep-payable.ts';
import { takeProofMoney } from '../proofs/take-proof-money.ts';
import { type Asking, reviewQueueDetail } from './queue-views.ts';

export type Reviewer = Asking & { readonly tx: Tx; readonly ip: string };
/** What the reviewer was shown. */
type Seen = { readonly id: string; readonly revision: number; readonly dueUsd?: number };

/** Locks payable and payment of a proof that this staff may see, and reads the proof again behind those locks. */
async function lockProof(
  platform: Platform,
  by: Reviewer,
  id: string,
): Promise<{ payment: PaymentRow; proof: ProofRow }> {
  const { tx } = by;
  await reviewQueueDetail(platform, tx, id, by);
  const found = await readProof(tx, id);
  const known = found && (await readPayment(tx, found.paymentId));
  invariant(known, 'a proof has a payment');
  await payablePort.of(platform, known.payableKind).lock(tx, known.payableId);
  const payment = await lockPayment(tx, known.id);
  const proof = await readProof(tx, id);
  invariant(payment && proof, 'payments and proofs are never deleted');
  return { payment, proof };
}

/** Refuses proof.stale and proof.not_waiting, each with the newest proof of the payment beside what was seen. */
async function assertWaits(
  platform: Platform,
  by: Reviewer,
  { payment, proof, seen }: { payment: PaymentRow; proof: ProofRow; seen: Seen },
): Promise<void> {
  const [newest] = await proofsOf(by.tx, payment.id);
  const replaced = newest !== undefined && newest.id !== proof.id;
  const otherDue = seen.dueUsd !== undefined && seen.dueUsd !== payment.amountUsd;
  const current = () => reviewQueueDetail(platform, by.tx, newest?.id ?? proof.id, by);
  if (replaced || proof.revision !== seen.revision) {
    refuse('proof.stale', { seen: { revision: seen.revision, dueUsd: seen.dueUsd ?? null }, current: await current() });
  }
  if (proof.state !== 'submitted') refuse('proof.not_waiting', { current: await current() });
  if (otherDue) {
    refuse('proof.stale', { seen: { revision: seen.revision, dueUsd: seen.dueUsd ?? null }, current: await current() });
  }
}

const logged = (proof: ProofRow) => ({
  state: proof.state,
  revision: proof.revision,
  firstReceivedUsd: proof.firstReceivedUsd,
  receivedUsd: proof.receivedUsd,
  outcome: proof.outcome,
  reason: proof.rejectReason,
});

async function finish(platform: Platform, by: Reviewer, proof: ProofRow, action: string): Promise<ReviewQueueDetail> {
  const after = await readProof(by.tx, proof.id);
  invariant(after, 'proofs are never deleted');
  const record = `payment_proof/${proof.id}`;
  await logOperation(by.tx, by, {
    action: `payment_proof.${action}`,
    record,
    before: logged(proof),
    after: logged(after),
  });
  return reviewQueueDetail(platform, by.tx, proof.id, by);
}

/**
 * Approves a proof with the amount that has arrived, which then goes the way of the late-money table. From the shop's
 * threshold on the first person's approval is noted, and a second person with the same amount completes it.
 * Refuses record.not_found, proof.stale, proof.not_waiting, proof.same_person and proof.amounts_differ.
 */
export async function approveProof(
  platform: Platform,
  by: Reviewer,
  given: Seen & { dueUsd: number; receivedUsd: number },
): Promise<ReviewQueueDetail> {
  const { tx, staff } = by;
  const { receivedUsd } = given;
  const { payment, proof } = await lockProof(platform, by, given.id);
  await assertWaits(platform, by, { payment, proof, seen: given });
  const threshold = await parameter(platform, 'payment.second_approval_usd');
  if (Math.max(receivedUsd, payment.amountUsd) >= threshold) {
    const mine = proof.firstBy === staff.id;
    if (mine && proof.firstReceivedUsd === receivedUsd) refuse('proof.same_person');
    if (mine || proof.firstBy === null) {
      await noteFirst(tx, proof.id, { staffId: staff.id, receivedUsd });
      return finish(platform, by, proof, 'approve_first');
    }
    if (proof.firstReceivedUsd !== receivedUsd) {
      refuse('proof.amounts_differ', { current: await reviewQueueDetail(platform, tx, proof.id, by) });
    }
  }
  const attempt = await attemptById(tx, proof.attemptId);
  invariant(attempt, 'a proof has a try');
  await takeProofMoney(platform, tx, { payment, attempt, receivedUsd });
  await signProof(tx, proof.id, staff.id);
  return finish(platform, by, proof, 'approve');
}

/**
 * Rejects a proof with a reason that its customer reads; they are given time to send another one.
 * Refuses record.not_found, proof.stale and proof.not_waiting.
 */
export async function rejectProof(
  platform: Platform,
  by: Reviewer,
  given: Seen & { reason: RejectReason; text: string },
): Promise<ReviewQueueDetail> {
  const { tx, staff } = by;
  const { reason, text } = given;
  const { payment, proof } = await lockProof(platform, by, given.id);
  await assertWaits(platform, by, { payment, proof, seen: given });
  await refuseProof(tx, proof.id, { staffId: staff.id, reason, text });
  await keepPayable(platform, tx, { payment, until: 'payment.resubmit_hours' });
  const { id: paymentId, customerId } = payment;
  const decided = { proofId: proof.id, paymentId, customerId, verdict: 'rejected' } as const;
  await platform.events.emit(tx, 'payment.proof_decided', decided);
  return finish(platform, by, proof, 'reject');
}
