import { isTravelState } from '@app/contract/travel/travel-order-groups';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockTravelOrder } from '../db/travel-order.repo.ts';
import { askAboutPart } from './provider-change/ask-about-part.ts';
import { systemStep } from './transition/system-step.ts';

/** Whether the customer is asked about an order that is a part of a bundle, now or before. */
const isAsked = (platform: Platform, orderId: string, reason: string | null): Promise<boolean> =>
  inTransaction(platform.db, async (tx) => {
    const order = await lockTravelOrder(tx, orderId);
    return order !== null && (await askAboutPart(platform, tx, order, reason)) !== 'ended';
  });

/**
 * Ends an order whose service does not take place: an unpaid one is cancelled, a paid one is given back whole, in a
 * transaction of its own; of a part of a bundle its customer is asked instead, with the `reason` as its kind names it. Many may call it for one order at once. Returns whether
 * it ended the order.
 */
export async function callOff(platform: Platform, orderId: string, reason: string | null = null): Promise<boolean> {
  if (await isAsked(platform, orderId, reason)) return false;
  return systemStep(platform, orderId, {
    eventIn: (state) => (isTravelState(state, 'unpaid') ? 'cancel' : 'cancel_paid'),
    failed: 'an order that is called off could not be ended',
  });
}
