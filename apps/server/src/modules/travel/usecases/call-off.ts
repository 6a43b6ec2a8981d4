import { isTravelState } from '@app/contract/travel/travel-order-groups';
import type { Platform } from '../../../platform/slice.ts';
import { systemStep } from './transition/system-step.ts';

/**
 * Ends an order whose service does not take place: an unpaid one is cancelled, a paid one is given back whole, in a
 * transaction of its own. Many may call it for one order at once. Returns whether it ended the order.
 */
export const callOff = (platform: Platform, orderId: string): Promise<boolean> =>
  systemStep(platform, orderId, {
    eventIn: (state) => (isTravelState(state, 'unpaid') ? 'cancel' : 'cancel_paid'),
    failed: 'an order that is called off could not be ended',
  });
