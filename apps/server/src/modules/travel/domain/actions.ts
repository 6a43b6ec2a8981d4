import type { PermissionKey } from '@app/contract/core/permissions';
import { isByPieces } from '@app/contract/travel/kinds';
import { type TravelAction, travelAction } from '@app/contract/travel/order-views';
import { type StaffTravelAction, staffTravelAction } from '@app/contract/travel/staff-schemas';
import { travelOrderMachine } from '@app/contract/travel/travel-order.machine';
import { isTravelState } from '@app/contract/travel/travel-order-groups';
import { allowedEvents } from '@app/kernel/machine';
import { customerMayCancel } from './cancellation.ts';
import { type ChangeForm, changeHindrance, staffChangeHindrance } from './change.ts';
import { isPastDeadline, isUnpaid, type TravelRow } from './travel-row.ts';
import { mayUnverify } from './verifying.ts';

/** Whether guests may be changed: until the moment that the vertical named. */
export const guestsMayChange = ({ guestsUntil, now }: Pick<TravelRow, 'guestsUntil' | 'now'>): boolean =>
  guestsUntil !== null && now < guestsUntil;

/** What a part of a bundle can do by itself; it is paid, cancelled while unpaid, booked again and hidden as a whole. */
const inBundle = new Set<TravelAction>(['cancel_paid', 'add_extras', 'change_dates', 'change_guests', 'comment']);

/** In which forms bookings of a kind are changed. */
export type Amends = Readonly<Record<ChangeForm, boolean>> & {
  /** Whether its provider cancels a departure for all of its bookings. */
  readonly calledOff: boolean;
  /** Whether a rule of what is booked allows a change, whatever its policy says; null where the policy does say. */
  readonly allows?: (of: { snapshot: TravelRow['snapshot']; now: Date; byStaff: boolean }) => boolean | null;
};

/** Whether something else can be booked instead, by the rule of what is booked or else by the common one. */
function isHindered({ allows }: Amends, order: TravelRow, byStaff: boolean): boolean {
  const { snapshot, now } = order;
  const allowed = allows?.({ snapshot, now, byStaff }) ?? null;
  return allowed === null ? (byStaff ? staffChangeHindrance : changeHindrance)(order) !== null : !allowed;
}

/** Takes away what its kind does not change in that way, and what a booking that did not take place has no more. */
function withoutChanges(allowed: Set<string>, order: TravelRow, of: { amends: Amends; hindered: boolean }): void {
  if (!of.amends.instead || order.noShowAt || of.hindered) allowed.delete('change_dates');
  // An addition surrenders nothing: only what has begun can no longer be added to.
  if (!of.amends.beside || order.noShowAt || staffChangeHindrance(order)) allowed.delete('add_extras');
}

/**
 * What the customer may do with their order now, the main thing first; `amends` is how its vertical changes it. An overdue
 * one can only be booked again.
 */
export function customerActions(order: TravelRow, amends: Amends): TravelAction[] {
  if (isPastDeadline(order)) return order.bundleId === null ? ['book_again'] : [];
  const allowed = new Set<string>(allowedEvents(travelOrderMachine, { state: order.state, actor: 'customer' }));
  if (!customerMayCancel(order) || isByPieces(order.kind)) allowed.delete('cancel_paid');
  if (!guestsMayChange(order)) allowed.delete('change_guests');
  withoutChanges(allowed, order, { amends, hindered: isHindered(amends, order, false) });
  if (order.noShowAt) allowed.delete('comment');
  if (order.core) allowed.delete('cancel_paid');
  if (order.bundleId !== null)
    return travelAction.options.filter((action) => allowed.has(action) && inBundle.has(action));
  if (order.state === 'pending_payment') allowed.add('pay');
  if (!isUnpaid(order)) allowed.add('book_again');
  if (mayHide(order)) allowed.add('delete');
  return travelAction.options.filter((action) => allowed.has(action));
}

/** Whether the customer may hide the order: it is over. */
export const mayHide = (order: Pick<TravelRow, 'state'>): boolean => isTravelState(order.state, 'over');

const needed: Record<StaffTravelAction, PermissionKey> = {
  review: 'travel.orders.review',
  modify_amount: 'travel.orders.modify_amount',
  cancel: 'travel.orders.cancel',
  confirm: 'travel.orders.confirm',
  cancel_paid: 'travel.orders.cancel',
  change_dates: 'travel.orders.modify_amount',
  add_extras: 'travel.orders.modify_amount',
  drop_out: 'travel.orders.cancel',
  change_guests: 'travel.orders.confirm',
  no_show: 'travel.orders.verify',
  verify: 'travel.orders.verify',
  unverify: 'travel.orders.verify',
};

/**
 * Whether staff may say that a place cannot have the guests of an order: a part of a bundle that is paid and has not begun. What is
 * flown or departs with others is called off there, and what is sold in pieces is given back by them.
 */
export const mayDropOut = (order: TravelRow, { calledOff }: Pick<Amends, 'calledOff'>): boolean =>
  order.bundleId !== null &&
  !calledOff &&
  !isByPieces(order.kind) &&
  isTravelState(order.state, 'booked') &&
  order.noShowAt === null &&
  order.disruptedAt === null &&
  order.now < order.startsAt;

/** What staff with these permissions may do with an order now. */
export function staffActions(
  order: TravelRow,
  of: {
    readonly permissions: ReadonlySet<PermissionKey>;
    readonly amends: Amends;
    /** Whether it is what is left of a bundle: its customer cannot be asked about one part among others. */
    readonly isLast: boolean;
  },
): StaffTravelAction[] {
  const { permissions, amends, isLast } = of;
  if (isPastDeadline(order)) return [];
  const allowed = new Set<string>(allowedEvents(travelOrderMachine, { state: order.state, actor: 'admin' }));
  if (!guestsMayChange(order)) allowed.delete('change_guests');
  withoutChanges(allowed, order, { amends, hindered: isHindered(amends, order, true) });
  if (order.now < order.startsAt || order.noShowAt) allowed.delete('no_show');
  if (!mayUnverify(order)) allowed.delete('unverify');
  if (isByPieces(order.kind)) for (const event of ['cancel_paid', 'verify', 'no_show']) allowed.delete(event);
  if (order.bundleId !== null) allowed.delete('modify_amount');
  if (mayDropOut(order, amends) && !isLast) allowed.add('drop_out');
  // Its customer is asked what to do instead.
  if (order.isOff) allowed.delete('confirm');
  return staffTravelAction.options.filter((action) => allowed.has(action) && permissions.has(needed[action]));
}
