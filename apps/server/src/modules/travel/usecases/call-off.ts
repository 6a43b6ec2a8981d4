import { isTravelState } from '@app/contract/travel/travel-order-groups';
import { Refusal } from '@app/kernel/assert';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { claimOpen } from '../db/service.repo.ts';
import { travelTransition } from './transition/travel-transition.ts';

/**
 * Ends an order whose service does not take place: an unpaid one is cancelled, a paid one is given back whole, in a
 * transaction of its own. Many may call it for one order at once. Returns whether it ended the order.
 */
export async function callOff(platform: Platform, orderId: string): Promise<boolean> {
  try {
    return await inTransaction(platform.db, async (tx) => {
      const state = await claimOpen(tx, orderId);
      if (state === null) return false;
      const unpaid = isTravelState(state, 'unpaid');
      await travelTransition(platform, tx, { orderId, event: unpaid ? 'cancel' : 'cancel_paid', actor: 'system' });
      return true;
    });
  } catch (error) {
    // Moved by somebody between the look and the lock.
    if (error instanceof Refusal && error.key === 'order.not_allowed') return false;
    platform.log.error({ err: error, orderId }, 'an order that is called off could not be ended');
    return false;
  }
}
