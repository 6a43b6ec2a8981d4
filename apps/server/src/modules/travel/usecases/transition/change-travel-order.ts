import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type ChangeForm, changeEvent } from '../../domain/change.ts';
import { confirmAtOnce } from './confirm-at-once.ts';
import { type TravelRequest, travelTransition } from './travel-transition.ts';

/**
 * An order becomes what its change says. Where something else is booked, it is confirmed anew with that if its vertical lets the system
 * do so; what only comes on top leaves its confirmation as it is. Returns its state.
 */
export async function changeTravelOrder(
  platform: Platform,
  tx: Tx,
  of: Omit<TravelRequest, 'event' | 'input'> & { readonly changeId: string; readonly form: ChangeForm },
): Promise<TravelOrderState> {
  const { changeId, form, ...move } = of;
  const event = changeEvent(form);
  const state = await travelTransition(platform, tx, { ...move, event, input: { changeId } });
  return form === 'beside' ? state : confirmAtOnce(platform, tx, { orderId: of.orderId, state });
}
