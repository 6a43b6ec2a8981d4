import { createHash } from 'node:crypto';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { seatsOf } from '@app/contract/verticals/flights/party';
import type { ChosenSeat } from '@app/contract/verticals/flights/seat-rules';
import { invariant } from '@app/kernel/assert';
import type { BookedGuest, GuestedOrder } from '../../../modules/travel/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { withSavepoint } from '../../../platform/db/savepoint.ts';
import type { Platform } from '../../../platform/slice.ts';
import { boardAgain } from '../db/change.repo.ts';
import { writeSeats } from '../db/flight-seat.repo.ts';
import {
  type Aboard,
  holdSeats,
  lockBooking,
  moveSeats,
  type SeatBooking,
  writeHeld,
  writeTravellers,
} from '../db/seats.repo.ts';
import { voidTickets } from '../db/ticket.repo.ts';
import { refuseTaken } from '../domain/check-seats.ts';
import { documentKey } from '../domain/check-travellers.ts';
import { asSnapshot } from '../domain/flight-snapshot.ts';
import { dropSeats } from './tags.ts';

type Holding = GuestedOrder & { readonly expiresAt: Date };

/** What an order holds, by what it is of. */
export function bookingOf(order: Pick<Holding, 'orderId' | 'snapshot'>): SeatBooking {
  const { slices, party } = asSnapshot(order.snapshot);
  const legs = slices.flatMap((slice, index) =>
    slice.legs.map(({ flightId, day }) => ({
      slice: index + 1,
      flightId,
      cabin: slice.cabin,
      day,
      brand: slice.brand,
    })),
  );
  return { orderId: order.orderId, seats: seatsOf(party), laps: party.babies, legs };
}

/** Travellers by a hash of their documents: who flies is kept no plainer here than it must be. */
export const aboard = (guests: readonly BookedGuest[]): Aboard[] =>
  guests.flatMap(({ document }, index) =>
    document ? [{ guest: index + 1, docHash: createHash('sha256').update(documentKey(document)).digest('hex') }] : [],
  );

/** Holds all seats and laps of an order, then those that were chosen and its travellers; says what could not be had. */
async function tryHold(tx: Tx, order: Holding, first = false): Promise<'seats' | 'travellers' | ChosenSeat | null> {
  const booking = bookingOf(order);
  if ((await holdSeats(tx, booking)) !== booking.legs.length) return 'seats';
  await writeHeld(tx, { ...booking, expiresAt: order.expiresAt });
  const { orderId } = order;
  const seats = asSnapshot(order.snapshot).seats ?? [];
  const gone = await writeSeats(tx, { orderId, state: 'held', chosen: true, seats });
  if (gone) return gone;
  const written = await writeTravellers(tx, { orderId, state: 'held', travellers: aboard(order.guests), first });
  return written ? null : 'travellers';
}

/** Refuses flight.seat_taken with a chosen seat that somebody else has. */
const refuseGone = ({ snapshot }: Holding, seat: ChosenSeat): never =>
  refuseTaken(seat, asSnapshot(snapshot).slices.flatMap(({ legs }) => legs)[seat.leg - 1]?.number ?? '');

/** Holds the whole trip. Refuses travel.unavailable, flight.seat_taken and flight.on_board_already: the caller's transaction is then undone. */
export async function holdTrip(platform: Platform, tx: Tx, order: Holding): Promise<void> {
  const missing = await tryHold(tx, order, true);
  assertThat(missing !== 'seats', 'travel.unavailable');
  assertThat(missing !== 'travellers', 'flight.on_board_already');
  if (missing) refuseGone(order, missing);
  dropSeats(platform, tx);
}

/** Holds again what a cancelled order held; returns whether all of it could be had, and does nothing otherwise. */
export async function holdTripAgain(platform: Platform, tx: Tx, order: Holding): Promise<boolean> {
  if (!(await withSavepoint(tx, async () => (await tryHold(tx, order)) === null))) return false;
  dropSeats(platform, tx);
  return true;
}

/** What was held is sold. */
export async function takeTrip(platform: Platform, tx: Tx, orderId: string): Promise<void> {
  const booking = await lockBooking(tx, orderId);
  invariant(booking?.state === 'held', `order ${orderId} holds no seats`);
  await moveSeats(tx, orderId, { state: 'taken', held: -booking.seats, sold: booking.seats, laps: 0 });
  dropSeats(platform, tx);
}

/** Gives back what is held or sold, and voids its tickets; a second time it does nothing. */
export async function releaseTrip(platform: Platform, tx: Tx, orderId: string): Promise<void> {
  const booking = await lockBooking(tx, orderId);
  if (!booking || booking.state === 'released') return;
  const held = booking.state === 'held' ? -booking.seats : 0;
  const sold = booking.state === 'taken' ? -booking.seats : 0;
  await moveSeats(tx, orderId, { state: 'released', held, sold, laps: -booking.laps });
  await voidTickets(tx, orderId);
  dropSeats(platform, tx);
}

/** Other travellers are on board. Refuses flight.on_board_already at `guests` where one of them has a seat on a flight already. */
export async function changeTravellers(
  tx: Tx,
  of: { readonly orderId: string; readonly guests: readonly BookedGuest[] },
): Promise<void> {
  const booking = await lockBooking(tx, of.orderId);
  if (!booking) return;
  const { state } = booking;
  const written = await writeTravellers(tx, { orderId: of.orderId, state, travellers: aboard(of.guests) });
  if (!written || !(await boardAgain(tx, of.orderId))) {
    refuse('flight.on_board_already', { fields: { guests: 'error.flight.on_board_already' } });
  }
}
