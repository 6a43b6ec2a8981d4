import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { customerMayCancel } from './cancellation.ts';
import { isBooked, isPastDeadline, type TravelRow } from './travel-row.ts';

/** How far an order is in each state. */
const PROGRESS: Readonly<Record<TravelOrderState, number>> = {
  pending_review: 0,
  pending_payment: 1,
  pending_verification: 2,
  confirmed: 3,
  pending_comment: 4,
  completed: 5,
  cancelled: 6,
};

/** States of the orders of a bundle, that of the one furthest behind first. */
export const BEHIND_FIRST: readonly TravelOrderState[] = (Object.keys(PROGRESS) as TravelOrderState[]).sort(
  (a, b) => PROGRESS[a] - PROGRESS[b],
);

/** How an order shows: an unpaid one whose time is over is cancelled, swept up or not. */
export const shownState = (order: Pick<TravelRow, 'state' | 'expiresAt' | 'now'>): TravelOrderState =>
  isPastDeadline(order) ? 'cancelled' : order.state;

/** That of the order furthest behind among those that are not cancelled; cancelled where all are. */
export const bundleState = (orders: readonly Pick<TravelRow, 'state' | 'expiresAt' | 'now'>[]): TravelOrderState =>
  BEHIND_FIRST.find((state) => orders.some((order) => shownState(order) === state)) ?? 'cancelled';

type Cancellable = Parameters<typeof customerMayCancel>[0] & Pick<TravelRow, 'core'>;

/**
 * The paid orders of a bundle that are cancelled with it now: those that have not begun; the core ones only where none of those that
 * live has.
 */
export function cancelledNow<T extends Cancellable>(orders: readonly T[]): T[] {
  const may = (order: T): boolean => isBooked(order) && customerMayCancel(order);
  const coreHolds = orders.some((order) => order.core && order.state !== 'cancelled' && !may(order));
  return orders.filter((order) => may(order) && !(order.core && coreHolds));
}

/**
 * Orders of a bundle as they are cancelled together now: where a core part is not had as it was sold, everything is given back for nothing.
 */
export function freedTogether<T extends Pick<TravelRow, 'state' | 'core' | 'disruptedAt' | 'now'>>(
  orders: readonly T[],
): readonly T[] {
  const freed = orders.some((order) => order.core && isBooked(order) && order.disruptedAt !== null);
  return freed ? orders.map((order) => ({ ...order, disruptedAt: order.disruptedAt ?? order.now })) : orders;
}
