import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { approveOf } from '../../db/proof.repo.ts';
import type { Taken } from '../../domain/late-money.ts';

/**
 * Approves the proof that waits for a try, because its money has come: nobody need review it any more. Without one
 * nothing happens. The payment must be locked.
 */
export async function closeWaitingProof(
  platform: Platform,
  tx: Tx,
  came: { attemptId: string; paymentId: string; customerId: string; receivedUsd: number; outcome: Taken },
): Promise<void> {
  const proofId = await approveOf(tx, came.attemptId, came);
  if (!proofId) return;
  const { paymentId, customerId } = came;
  await platform.events.emit(tx, 'payment.proof_decided', { proofId, paymentId, customerId, verdict: 'approved' });
}
