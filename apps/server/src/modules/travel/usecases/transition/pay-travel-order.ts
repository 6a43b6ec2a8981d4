import { refuse } from '@app/contract/core/refuse';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockTravelOrder } from '../../db/travel-order.repo.ts';
import { confirmAtOnce } from './confirm-at-once.ts';
import { fire } from './fire.ts';
import { takeLocked } from './locked-orders.ts';

/** An order is paid, and confirmed with that where its vertical lets the system do so at once. Returns its state. */
export async function payTravelOrder(platform: Platform, tx: Tx, orderId: string): Promise<TravelOrderState> {
  const order = takeLocked(tx, orderId) ?? (await lockTravelOrder(tx, orderId)) ?? refuse('record.not_found');
  const state = await fire(platform, tx, order, { event: 'pay', actor: 'system' });
  return confirmAtOnce(platform, tx, { orderId, state, order });
}
