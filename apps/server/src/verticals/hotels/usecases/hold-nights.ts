import { assertThat } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import { nightsBetween } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { HeldOrder } from '../../../modules/travel/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { type Booking, holdNights, lockBooking, moveNights, takeNights } from '../db/booking.repo.ts';
import { asSnapshot } from '../domain/hotel-snapshot.ts';

type Holding = HeldOrder & { readonly expiresAt: Date };

function bookingOf(order: HeldOrder): Booking {
  const { hotelId, roomTypeId, planId, checkIn, checkOut, rooms, nightlyUsd } = asSnapshot(order.snapshot);
  return { orderId: order.orderId, hotelId, roomTypeId, planId, checkIn, checkOut, rooms: rooms.length, nightlyUsd };
}

/** Holds every night of the stay or refuses `travel.unavailable`: the caller's transaction is then undone. */
export async function holdStay(tx: Tx, order: Holding): Promise<void> {
  const booking = bookingOf(order);
  const held = await holdNights(tx, { ...booking, expiresAt: order.expiresAt });
  assertThat(held === nightsBetween(booking.checkIn, booking.checkOut), 'travel.unavailable');
}

/** Holds again what a cancelled order held; gives whether all of it could be had, and does nothing otherwise. */
export async function holdStayAgain(tx: Tx, order: Holding): Promise<boolean> {
  const booking = bookingOf(order);
  await sql`SAVEPOINT hotel_hold_again`.execute(tx);
  const held = await holdNights(tx, { ...booking, expiresAt: order.expiresAt });
  if (held !== nightsBetween(booking.checkIn, booking.checkOut)) {
    await sql`ROLLBACK TO SAVEPOINT hotel_hold_again`.execute(tx);
    return false;
  }
  await sql`RELEASE SAVEPOINT hotel_hold_again`.execute(tx);
  return true;
}

/** What was held is sold. */
export async function takeStay(tx: Tx, orderId: string): Promise<void> {
  invariant(await takeNights(tx, orderId), `order ${orderId} holds no nights`);
}

/** Gives back what is held or sold; a second time it does nothing. */
export async function releaseStay(tx: Tx, orderId: string): Promise<void> {
  const booking = await lockBooking(tx, orderId);
  if (!booking || booking.state === 'released') return;
  const held = booking.state === 'held' ? -booking.rooms : 0;
  const booked = booking.state === 'taken' ? -booking.rooms : 0;
  await moveNights(tx, booking, { state: 'released', held, booked });
}
