import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { readTravelOrder } from '../../db/travel-order.repo.ts';
import { verticalOf } from '../travel-vertical.ts';
import { travelTransition } from './travel-transition.ts';

/** An order is paid, and confirmed with that where its vertical lets the system do so at once. Returns its state. */
export async function payTravelOrder(platform: Platform, tx: Tx, orderId: string): Promise<TravelOrderState> {
  const state = await travelTransition(platform, tx, { orderId, event: 'pay', actor: 'system' });
  const order = await readTravelOrder(tx, orderId);
  invariant(order, `order ${orderId} was just paid`);
  const minutes = await verticalOf(platform, order.kind).confirming?.minutes(platform, order.snapshot);
  return minutes === 0 ? travelTransition(platform, tx, { orderId, event: 'confirm', actor: 'system' }) : state;
}
