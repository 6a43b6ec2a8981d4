import { Refusal } from '@app/kernel/assert';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { claimOpen } from '../db/service.repo.ts';
import { travelTransition } from './transition/travel-transition.ts';

/**
 * Confirms a paid order that waits for its vertical, in a transaction of its own. Many may call it for one order at once.
 * Returns whether it confirmed the order.
 */
export async function confirmOrder(platform: Platform, orderId: string): Promise<boolean> {
  try {
    return await inTransaction(platform.db, async (tx) => {
      if ((await claimOpen(tx, orderId)) !== 'pending_verification') return false;
      await travelTransition(platform, tx, { orderId, event: 'confirm', actor: 'system' });
      return true;
    });
  } catch (error) {
    // Moved by somebody between the look and the lock.
    if (error instanceof Refusal && error.key === 'order.not_allowed') return false;
    platform.log.error({ err: error, orderId }, 'an order could not be confirmed');
    return false;
  }
}
