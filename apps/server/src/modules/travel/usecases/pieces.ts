import { Refusal } from '@app/kernel/assert';
import type { Actor } from '@app/kernel/machine';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { claimOpen } from '../db/service.repo.ts';
import type { PartRefund } from './transition/step.ts';
import { travelTransition } from './transition/travel-transition.ts';

/**
 * Gives back pieces of a confirmed order, each by what was paid for it. `all` of an order of which nothing was used cancels it,
 * and lets its vertical release what it has; of any other the rest lives on. Refuses what the transition refuses.
 */
export async function refundPieces(
  platform: Platform,
  tx: Tx,
  of: {
    readonly orderId: string;
    readonly actor: Actor;
    readonly who?: { readonly id: string; readonly name: string };
    readonly note: string;
    readonly part: PartRefund;
    readonly all: boolean;
  },
): Promise<void> {
  const { part, all, ...step } = of;
  await travelTransition(
    platform,
    tx,
    all
      ? { ...step, event: 'cancel_paid', input: { refundUsd: part.refundUsd, unused: true } }
      : { ...step, event: 'refund_part', input: { part } },
  );
}

/** Verifies a confirmed order of which nothing is left to use, in a transaction of its own. Returns whether it did. */
export async function verifyUsed(platform: Platform, orderId: string): Promise<boolean> {
  try {
    return await inTransaction(platform.db, async (tx) => {
      if ((await claimOpen(tx, orderId)) !== 'confirmed') return false;
      await travelTransition(platform, tx, { orderId, event: 'verify', actor: 'system' });
      return true;
    });
  } catch (error) {
    // Moved by somebody between the look and the lock.
    if (error instanceof Refusal && error.key === 'order.not_allowed') return false;
    platform.log.error({ err: error, orderId }, 'an order of which all is used could not be verified');
    return false;
  }
}
