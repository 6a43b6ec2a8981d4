import { randomUUID } from 'node:crypto';
import { cancelResold, extendResold, nameResold, payResold } from '../../../../modules/travel/public.ts';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { tourById } from '../../../tours/public.ts';
import { noteCancelled, type OctoBooking, saveBooking } from '../../db/octo-booking.repo.ts';
import type { CancellationAsked, ConfirmationAsked, UpdateAsked } from '../../domain/octo-bodies.ts';
import { orderContact, withSent } from '../../domain/octo-contact.ts';
import { notPossible } from '../../domain/octo-error.ts';
import { namedGuests, sameUnits, unitItemsOf } from '../../domain/unit-items.ts';
import type { Reseller } from '../reseller.ts';
import { chosenOf } from './chosen.ts';
import { assertOpen, assertTakesPlace, customerOf, heldUntil, hold, type Known, lockKnown } from './held.ts';

type Of<W> = { readonly reseller: Reseller; readonly uuid: string; readonly wish: W };

/** What a call says of a booking; what it leaves out stays. */
type Said = Omit<UpdateAsked, 'contact' | 'expirationMinutes'> &
  Pick<ConfirmationAsked, 'unitItems'> & {
    readonly contact?: UpdateAsked['contact'];
  };

function withSaid(before: OctoBooking, said: Said): OctoBooking {
  return {
    ...before,
    productId: said.productId ?? before.productId,
    optionId: said.optionId ?? before.optionId,
    availabilityId: said.availabilityId ?? before.availabilityId,
    unitItems: said.unitItems ? unitItemsOf(before.unitItems, said.unitItems, randomUUID) : before.unitItems,
    contact: withSent(before.contact, said.contact),
    resellerReference: said.resellerReference ?? before.resellerReference,
    notes: said.notes === undefined ? before.notes : said.notes,
    emailReceipt: said.emailReceipt ?? before.emailReceipt,
  };
}

const isOther = (before: OctoBooking, after: OctoBooking): boolean =>
  before.productId !== after.productId ||
  before.optionId !== after.optionId ||
  before.availabilityId !== after.availabilityId ||
  !sameUnits(before.unitItems, after.unitItems);

/** Holds something else in place of what a booking held, until the same moment: both or neither. Throws for one that is paid. */
async function holdInstead(
  platform: Platform,
  tx: Tx,
  of: { readonly reseller: Reseller; readonly known: Known; readonly after: OctoBooking },
): Promise<OctoBooking> {
  const { reseller, known, after } = of;
  if (known.order.stands !== 'held')
    throw notPossible('A confirmed booking keeps its date and people: cancel it and book anew');
  const customer = customerOf(reseller);
  await cancelResold(platform, tx, { customer, orderId: known.order.id, reason: '' });
  const chosen = await chosenOf(tx, after);
  const { orderId, price, waits } = await hold(platform, tx, {
    reseller,
    chosen,
    items: after.unitItems,
    notes: after.notes,
  });
  const until = known.order.expiresAt;
  if (until && waits) await extendResold(platform, tx, { customerId: customer.id, orderId, until });
  return { ...after, orderId, price };
}

/** Names who travels and who is written to. Throws BAD_REQUEST for what is missing. */
async function name(
  platform: Platform,
  tx: Tx,
  of: {
    readonly reseller: Reseller;
    readonly before: OctoBooking;
    readonly after: OctoBooking;
    readonly first: boolean;
  },
): Promise<void> {
  const { reseller, before, after } = of;
  const tour = await tourById(tx, after.productId);
  if (!tour) throw notPossible('The tour is not there any more');
  const people = (booking: OctoBooking) =>
    namedGuests({ items: booking.unitItems, units: tour.units, names: tour.names, contact: booking.contact });
  const guests = people(after);
  const renamed = of.first || JSON.stringify(guests) !== JSON.stringify(people(before));
  await nameResold(platform, tx, {
    customer: customerOf(reseller),
    orderId: after.orderId,
    contact: orderContact(after.contact, after.emailReceipt ? null : reseller.account.email),
    wishes: after.notes ?? '',
    guests: renamed ? guests : null,
    first: of.first,
  });
}

/**
 * Confirms what is held: who travels is named, and the account's wallet pays. A booking that is confirmed stays as it is. Throws
 * INVALID_BOOKING_UUID, UNPROCESSABLE_ENTITY for a departure that was called off, BAD_REQUEST; refuses what paying refuses.
 */
export async function confirm(platform: Platform, tx: Tx, of: Of<ConfirmationAsked>): Promise<void> {
  const { reseller, wish } = of;
  const known = await lockKnown(tx, of);
  if (known.booking.confirmedAt !== null) return;
  assertOpen(known);
  const said = withSaid(known.booking, wish);
  const after = isOther(known.booking, said) ? await holdInstead(platform, tx, { reseller, known, after: said }) : said;
  // Said before what is wrong with names or wallet: neither would help.
  await assertTakesPlace(tx, after.orderId);
  await name(platform, tx, { reseller, before: after, after, first: true });
  await payResold(platform, tx, { customerId: reseller.account.id, orderId: after.orderId });
  // Paying locked the departure: from here on nothing calls it off before this is done.
  await assertTakesPlace(tx, after.orderId);
  await saveBooking(tx, { ...after, confirmed: true });
}

/** Changes a booking: all of it while it is held, names and references as long as the tour lets them. */
export async function update(platform: Platform, tx: Tx, of: Of<UpdateAsked>): Promise<void> {
  const { reseller, wish } = of;
  const known = await lockKnown(tx, of);
  assertOpen(known);
  const { booking } = known;
  const said = withSaid(booking, wish);
  const after = isOther(booking, said) ? await holdInstead(platform, tx, { reseller, known, after: said }) : said;
  if (booking.confirmedAt !== null) await name(platform, tx, { reseller, before: booking, after, first: false });
  else if (wish.expirationMinutes)
    await prolong(platform, tx, { booking: after, held: null, minutes: wish.expirationMinutes });
  await saveBooking(tx, { ...after, confirmed: false });
}

async function prolong(
  platform: Platform,
  tx: Tx,
  of: {
    readonly booking: OctoBooking;
    /** Until when it is held at least, where it may not be shortened. */
    readonly held: Date | null;
    readonly minutes: number | null | undefined;
  },
): Promise<void> {
  const { booking, held, minutes } = of;
  const { customerId, orderId, createdAt } = booking;
  const until = await heldUntil(platform, { minutes, createdAt });
  // Held longer already, it stays so.
  if (held === null || until > held) await extendResold(platform, tx, { customerId, orderId, until });
}

/** Holds a booking for longer, never for shorter. Throws UNPROCESSABLE_ENTITY for one that is paid, or cannot be held any longer. */
export async function extend(
  platform: Platform,
  tx: Tx,
  of: Of<{ readonly expirationMinutes?: number | null | undefined }>,
): Promise<void> {
  const known = await lockKnown(tx, of);
  assertOpen(known);
  if (known.order.stands !== 'held') throw notPossible('The booking is confirmed already');
  await assertTakesPlace(tx, known.order.id);
  await prolong(platform, tx, {
    booking: known.booking,
    held: known.order.expiresAt,
    minutes: of.wish.expirationMinutes,
  });
  await saveBooking(tx, { ...known.booking, confirmed: false });
}

/**
 * Cancels a booking: what comes back by its policy goes to the account's wallet. One that is cancelled stays so. Throws UNPROCESSABLE_ENTITY;
 * refuses what cancelling refuses.
 */
export async function cancel(platform: Platform, tx: Tx, of: Of<CancellationAsked>): Promise<void> {
  const { reseller, wish } = of;
  const known = await lockKnown(tx, of);
  if (known.order.stands === 'cancelled') return;
  assertOpen(known);
  const reason = wish.reason || null;
  await cancelResold(platform, tx, { customer: customerOf(reseller), orderId: known.order.id, reason: reason ?? '' });
  await noteCancelled(tx, known.booking.id, reason);
}
