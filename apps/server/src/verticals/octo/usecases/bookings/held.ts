import { addMs, MINUTE } from '@app/kernel/clock';
import { lockCustomer } from '../../../../modules/accounts/core.ts';
import { parameter } from '../../../../modules/settings/public.ts';
import { holdForReseller, type ResoldOrder, resoldOrders } from '../../../../modules/travel/public.ts';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { CustomerActor } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { departureDecision } from '../../../tours/public.ts';
import { bookingByUuid, type OctoBooking } from '../../db/octo-booking.repo.ts';
import type { ResellerAccount } from '../../db/reseller-account.repo.ts';
import { notPossible, OctoError } from '../../domain/octo-error.ts';
import { octoLimits } from '../../domain/octo-limits.ts';
import { type UnitItem, unnamedGuests } from '../../domain/unit-items.ts';
import { isId } from '../read-products.ts';
import type { Reseller } from '../reseller.ts';
import { type Chosen, requestOf } from './chosen.ts';

/** The account of a reseller, as it orders. */
export const customerOf = ({ account, staff }: Reseller): CustomerActor => ({
  kind: 'customer',
  id: account.id,
  sessionId: staff.sessionId,
  nickname: account.nickname,
});

/** Who is written to until the reseller names who travels. */
const ownContact = ({ nickname, email }: ResellerAccount) => ({
  name: nickname.slice(0, 60),
  country: 'US',
  phone: '',
  email,
});

/** Holds what was chosen in the name of the account, and returns the order with its price. */
export async function hold(
  platform: Platform,
  tx: Tx,
  of: {
    readonly reseller: Reseller;
    readonly chosen: Chosen;
    readonly items: readonly UnitItem[];
    readonly notes: string | null;
  },
) {
  const { reseller, chosen, items, notes } = of;
  const { units, names } = chosen.tour;
  const { orderId, price, state } = await holdForReseller(platform, tx, {
    kind: 'tour',
    customer: customerOf(reseller),
    request: requestOf(chosen),
    contact: ownContact(reseller.account),
    guests: unnamedGuests({ items, units, names }),
    wishes: notes ?? '',
    most: octoLimits.holds,
  });
  // What costs nothing is booked with that.
  return { orderId, price, waits: state === 'pending_payment' };
}

/** A booking of a reseller's account, and how its order stands. */
export type Known = { readonly booking: OctoBooking; readonly order: ResoldOrder };

/** The booking with its account locked, so that calls about it come one after the other. Throws INVALID_BOOKING_UUID. */
export async function lockKnown(tx: Tx, of: { readonly reseller: Reseller; readonly uuid: string }): Promise<Known> {
  const { uuid } = of;
  const customerId = of.reseller.account.id;
  await lockCustomer(tx, customerId);
  const booking = isId(uuid) ? await bookingByUuid(tx, { customerId, uuid }) : null;
  if (!booking) throw new OctoError('INVALID_BOOKING_UUID', { named: { uuid } });
  const order = (await resoldOrders(tx, [booking.orderId])).get(booking.orderId);
  if (!order) throw new OctoError('INVALID_BOOKING_UUID', { named: { uuid } });
  return { booking, order };
}

/** Throws unless a booking can still be worked on: INVALID_BOOKING_UUID for one that ran out, else UNPROCESSABLE_ENTITY. */
export function assertOpen({ booking: { uuid }, order: { stands } }: Known): void {
  if (stands === 'expired') {
    throw new OctoError('INVALID_BOOKING_UUID', { say: 'The booking was not confirmed in time', named: { uuid } });
  }
  if (stands === 'cancelled') throw notPossible('The booking is cancelled');
  if (stands === 'used') throw notPossible('The booking was used');
}

/** Throws UNPROCESSABLE_ENTITY where the departure of an order was called off, which the order has yet to follow. */
export async function assertTakesPlace(tx: Tx, orderId: string): Promise<void> {
  const decision = await departureDecision(tx, orderId);
  if (decision?.cancelled) throw notPossible('The departure was called off');
}

/** Until when a booking is held that is to be so for some minutes: never longer than all that it can be held for. */
export async function heldUntil(
  platform: Platform,
  of: { readonly minutes: number | null | undefined; readonly createdAt: Date },
): Promise<Date> {
  const usual = await parameter(platform, 'travel.unpaid_minutes.tour');
  const minutes = Math.min(of.minutes ?? usual, Math.max(usual, octoLimits.holdMinutes));
  const now = platform.clock.now();
  const [until, last] = [addMs(now, minutes * MINUTE), addMs(of.createdAt, octoLimits.heldInAllMinutes * MINUTE)];
  if (last <= now) throw notPossible('The booking cannot be held any longer: confirm it now');
  return until < last ? until : last;
}
