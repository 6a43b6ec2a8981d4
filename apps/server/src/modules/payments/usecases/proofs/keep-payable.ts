import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { groupWaitsForVerdict } from '../../db/group.repo.ts';
import type { PaymentRow } from '../../db/payment.repo.ts';
import { movePaymentEnd } from '../../db/proof.repo.ts';
import { payablePort } from '../payables.ts';

const HOUR_MS = 3_600_000;

/**
 * Gives an open payment and its payable more time: until staff should have reviewed a proof, or to send another one
 * after a rejection. Bounded by the two parameters and by how many proofs a payment may have; time is only added, and
 * what has ended or never ends stays so. Payable and payment must be locked.
 */
export async function keepPayable(
  platform: Platform,
  tx: Tx,
  { payment, until }: { payment: PaymentRow; until: 'payment.review_hours' | 'payment.resubmit_hours' },
): Promise<void> {
  if (payment.state !== 'pending' || payment.expiresAt === null) return;
  const end = new Date(platform.clock.now().getTime() + (await parameter(platform, until)) * HOUR_MS);
  // After a rejection the time of the review is over; before it nothing is taken away.
  if (until === 'payment.review_hours' && end <= payment.expiresAt) return;
  // What it is paid with may be shown by a proof that is still checked.
  const { groupId } = payment;
  if (end <= payment.expiresAt && groupId !== null && (await groupWaitsForVerdict(tx, groupId))) return;
  await payablePort.of(platform, payment.payableKind).extend?.(tx, payment.payableId, end);
  await movePaymentEnd(tx, payment.id, end);
}
