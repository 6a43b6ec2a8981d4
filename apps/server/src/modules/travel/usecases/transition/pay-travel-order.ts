import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { confirmAtOnce } from './confirm-at-once.ts';
import { travelTransition } from './travel-transition.ts';

/** An order is paid, and confirmed with that where its vertical lets the system do so at once. Returns its state. */
export async function payTravelOrder(platform: Platform, tx: Tx, orderId: string): Promise<TravelOrderState> {
  const state = await travelTransition(platform, tx, { orderId, event: 'pay', actor: 'system' });
  return confirmAtOnce(platform, tx, { orderId, state });
}
