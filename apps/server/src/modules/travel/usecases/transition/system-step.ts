import type { TravelOrderEvent, TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { Refusal } from '@app/kernel/assert';
import { inTransaction } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { claimOpen } from '../../db/service.repo.ts';
import { travelTransition } from './travel-transition.ts';

/**
 * Moves an order on by itself, in a transaction of its own: `eventIn` returns the event for a state, null for none. Many may
 * call it for one order at once. Returns whether it moved the order; what keeps it from that is logged as `failed`.
 */
export async function systemStep(
  platform: Platform,
  orderId: string,
  {
    eventIn,
    failed,
  }: { readonly eventIn: (state: TravelOrderState) => TravelOrderEvent | null; readonly failed: string },
): Promise<boolean> {
  try {
    return await inTransaction(platform.db, async (tx) => {
      const state = await claimOpen(tx, orderId);
      const event = state && eventIn(state);
      if (!event) return false;
      await travelTransition(platform, tx, { orderId, event, actor: 'system' });
      return true;
    });
  } catch (error) {
    // Moved by another between the look and the lock.
    if (error instanceof Refusal && error.key === 'order.not_allowed') return false;
    platform.log.error({ err: error, orderId }, failed);
    return false;
  }
}
