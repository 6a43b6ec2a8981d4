import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { readTravelOrder } from '../../db/travel-order.repo.ts';
import { verticalOf } from '../travel-vertical.ts';
import { type TravelRequest, travelTransition } from './travel-transition.ts';

/** Fires an event that ends with an order to be confirmed, and confirms it where its vertical lets the system do so at once. */
export async function thenConfirm(platform: Platform, tx: Tx, request: TravelRequest): Promise<TravelOrderState> {
  const { orderId } = request;
  const state = await travelTransition(platform, tx, request);
  const order = await readTravelOrder(tx, orderId);
  invariant(order, `order ${orderId} was just moved`);
  const minutes = await verticalOf(platform, order.kind).confirming?.minutes(platform, order.snapshot);
  return minutes === 0 ? travelTransition(platform, tx, { orderId, event: 'confirm', actor: 'system' }) : state;
}

/** An order is paid, and confirmed with that where its vertical lets the system do so at once. Returns its state. */
export const payTravelOrder = (platform: Platform, tx: Tx, orderId: string): Promise<TravelOrderState> =>
  thenConfirm(platform, tx, { orderId, event: 'pay', actor: 'system' });
