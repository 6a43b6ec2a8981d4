import type { Platform } from '../../../platform/slice.ts';
import { systemStep } from './transition/system-step.ts';

/**
 * Confirms a paid order that waits for its vertical, in a transaction of its own. Many may call it for one order at once.
 * Returns whether it confirmed the order.
 */
export const confirmOrder = (platform: Platform, orderId: string): Promise<boolean> =>
  systemStep(platform, orderId, {
    eventIn: (state) => (state === 'pending_verification' ? 'confirm' : null),
    failed: 'an order could not be confirmed',
  });
