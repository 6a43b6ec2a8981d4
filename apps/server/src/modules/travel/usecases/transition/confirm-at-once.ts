import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { readTravelOrder } from '../../db/travel-order.repo.ts';
import type { TravelRow } from '../../domain/travel-row.ts';
import { verticalOf } from '../travel-vertical.ts';
import { travelTransition } from './travel-transition.ts';

/** Confirms an order that was just paid or changed where its vertical lets the system do so at once. Returns its state. */
export async function confirmAtOnce(
  platform: Platform,
  tx: Tx,
  of: {
    readonly orderId: string;
    readonly state: TravelOrderState;
    /** As it was read before it was paid, which changes nothing that is asked here. */
    readonly order?: Pick<TravelRow, 'kind' | 'snapshot'>;
  },
): Promise<TravelOrderState> {
  const { orderId, state } = of;
  const order = of.order ?? (await readTravelOrder(tx, orderId));
  invariant(order, `order ${orderId} was just paid or changed`);
  const minutes = await verticalOf(platform, order.kind).confirming?.minutes(platform, order.snapshot);
  return minutes === 0 ? travelTransition(platform, tx, { orderId, event: 'confirm', actor: 'system' }) : state;
}
