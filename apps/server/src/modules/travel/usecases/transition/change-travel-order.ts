import type { TravelKind } from '@app/contract/travel/kinds';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { changeEvent, verticalOf } from '../travel-vertical.ts';
import { confirmAtOnce } from './confirm-at-once.ts';
import { type TravelRequest, travelTransition } from './travel-transition.ts';

/**
 * An order becomes what its change says. Where something else is booked, it is confirmed anew with that if its vertical lets the system
 * do so; what only comes on top leaves its confirmation as it is. Returns its state.
 */
export async function changeTravelOrder(
  platform: Platform,
  tx: Tx,
  of: Omit<TravelRequest, 'event' | 'input'> & { readonly changeId: string; readonly kind: TravelKind },
): Promise<TravelOrderState> {
  const { changeId, kind, ...move } = of;
  const event = changeEvent(verticalOf(platform, kind));
  const state = await travelTransition(platform, tx, { ...move, event, input: { changeId } });
  return event === 'add_extras' ? state : confirmAtOnce(platform, tx, { orderId: of.orderId, state });
}
