import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { confirmAtOnce } from './confirm-at-once.ts';
import { type TravelRequest, travelTransition } from './travel-transition.ts';

/** An order becomes what its change says, and is confirmed anew with that where its vertical lets the system do so. Returns its state. */
export async function changeTravelOrder(
  platform: Platform,
  tx: Tx,
  of: Omit<TravelRequest, 'event' | 'input'> & { readonly changeId: string },
): Promise<TravelOrderState> {
  const { changeId, ...move } = of;
  const state = await travelTransition(platform, tx, { ...move, event: 'change_dates', input: { changeId } });
  return confirmAtOnce(platform, tx, { orderId: of.orderId, state });
}
