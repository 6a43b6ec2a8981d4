import { assertThat, refuse } from '@app/contract/core/refuse';
import type { TravelOrderEvent, TravelOrderState } from '@app/contract/travel/travel-order.machine';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../../accounts/core.ts';
import { bundleOfOrder, lockBundleOrders } from '../../db/bundle.repo.ts';
import { lockTravelOrder, ownerOf } from '../../db/travel-order.repo.ts';
import { endBundle } from '../bundle/end-bundle.ts';
import { type Firing, fire } from './fire.ts';

export type TravelRequest = Firing & {
  readonly orderId: string;
  /** The order must be this customer's; anybody else's is not found. */
  readonly customerId?: string;
  /** The version the caller saw; another one is stale. */
  readonly version?: number;
};

/** Events that end with something booked on the customer, whose row is locked before the order's. */
const TOUCHES_CUSTOMER = new Set<TravelOrderEvent>(['comment', 'auto_comment', 'cancel_paid', 'refund_part']);

/** Events that end an unpaid order, and with it all of its bundle. */
const ENDS_UNPAID = new Set<TravelOrderEvent>(['cancel', 'expire']);

/**
 * Fires an event on a travel order: the only way its state changes. Locks the row, asks the table and its guard, runs
 * the effects, writes history and tells the others, all in the caller's transaction. Refuses record.not_found,
 * record.stale, order.not_allowed, and what guards and effects refuse.
 */
export async function travelTransition(platform: Platform, tx: Tx, request: TravelRequest): Promise<TravelOrderState> {
  if (TOUCHES_CUSTOMER.has(request.event)) {
    await lockCustomer(tx, (await ownerOf(tx, request.orderId)) ?? refuse('record.not_found'));
  }
  if (ENDS_UNPAID.has(request.event)) await lockWholeBundle(tx, request.orderId);
  const order = (await lockTravelOrder(tx, request.orderId)) ?? refuse('record.not_found');
  if (request.customerId !== undefined) {
    assertThat(order.customerId === request.customerId && order.hiddenAt === null, 'record.not_found');
  }
  if (request.version !== undefined) assertThat(order.version === request.version, 'record.stale');
  if (order.bundleId !== null && ENDS_UNPAID.has(request.event)) {
    await endBundle(platform, tx, order.bundleId, request);
    return 'cancelled';
  }
  return fire(platform, tx, order, request);
}

/** Locks the customer and all orders of the bundle that an order is a part of, in the one lock order, so that there is no deadlock. */
async function lockWholeBundle(tx: Tx, orderId: string): Promise<void> {
  const bundle = await bundleOfOrder(tx, orderId);
  if (!bundle) return;
  await lockCustomer(tx, bundle.customerId);
  await lockBundleOrders(tx, bundle.id);
}
