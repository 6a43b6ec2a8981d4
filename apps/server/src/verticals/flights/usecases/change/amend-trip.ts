import { assertThat, refuse } from '@app/contract/core/refuse';
import { seatsOf } from '@app/contract/verticals/flights/party';
import type { WantedTrip } from '@app/contract/verticals/flights/trip-schemas';
import { invariant } from '@app/kernel/assert';
import type { AmendOffer, TravelAmend } from '../../../../modules/travel/public.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import {
  boardOther,
  bookedLegs,
  dropOther,
  extendOther,
  type OtherLeg,
  otherTripOf,
  ownTrip,
  swapTrips,
  writeOther,
} from '../../db/change.repo.ts';
import { holdOtherSeats } from '../../db/flight-seat.repo.ts';
import { findRoute } from '../../db/route.repo.ts';
import { holdSeats, lockBooking, writeTravellers } from '../../db/seats.repo.ts';
import { voidTickets } from '../../db/ticket.repo.ts';
import { mayBeChanged } from '../../domain/change-rule.ts';
import { refuseTaken } from '../../domain/check-seats.ts';
import { asSnapshot } from '../../domain/flight-snapshot.ts';
import { staying } from '../../domain/staying.ts';
import { whoStays } from '../../domain/who-stays.ts';
import { bookingOf } from '../hold-seats.ts';
import { dropSeats } from '../tags.ts';
import { changedWays, otherWays } from './changed-trip.ts';
import { priceChosenSeats } from './chosen-seats.ts';
import { freeStep, offeredTrip } from './offered-trip.ts';
import { splitTrip } from './split-trip.ts';

/** Another trip, with what it costs. */
async function quoteTrip(
  platform: Platform,
  db: Queryable,
  of: Parameters<TravelAmend['quote']>[1],
): Promise<AmendOffer> {
  const { orderId, request, now, byStaff } = of;
  const booked = asSnapshot(of.snapshot);
  // Older quotes name no seats.
  const { slices: given, leaving, seats = [] } = of.wanted as Omit<WantedTrip, 'seats'> & Partial<WantedTrip>;
  const wanted = otherWays(given, booked);
  assertThat(wanted.length > 0 || leaving.length > 0, 'travel.same_dates');
  const own = (await ownTrip(db, orderId)) ?? refuse('record.not_found');
  const who = whoStays(booked.party, leaving, own.guests);
  const { party } = who;
  const ways = await changedWays(platform, db, { booked, own, party, wanted, now, byStaff });
  const [first, out] = [booked.slices[0]?.legs[0], booked.slices[0]?.legs.at(-1)];
  const subjectId = first && out ? await findRoute(db, { from: first.from.cityId, to: out.to.cityId }) : null;
  const free = await freeStep(platform, db, orderId);
  const chosen = await priceChosenSeats(db, { orderId, booked, ways, party, seats });
  return offeredTrip({
    ...{ booked, own, who, ways, free, request, seats: chosen },
    subjectId: subjectId ?? refuse('record.not_found'),
  });
}

/** Other flights on ways of a booked trip, fewer travellers on it, or both. */
export const amendTrip = (platform: Platform): TravelAmend => ({
  quote: (db, of) => quoteTrip(platform, db, of),
  named: ({ wanted, guests }) => staying(guests, (wanted as WantedTrip).leaving),
  allows: ({ snapshot, now, byStaff }) => mayBeChanged(asSnapshot(snapshot), { now, byStaff }),
  hold: async (tx, { orderId, snapshot, stays, expiresAt }) => {
    const booking = await lockBooking(tx, orderId);
    invariant(booking?.state === 'taken', `order ${orderId} has no seats`);
    const { party, slices, seats: chosen = [] } = asSnapshot(snapshot);
    const has = new Set(
      (await bookedLegs(tx, orderId)).map(({ flightId, cabin, day }) => `${flightId} ${cabin} ${day}`),
    );
    const legs = bookingOf({ orderId, snapshot }).legs.map(
      (leg): OtherLeg => ({ ...leg, held: !has.has(`${leg.flightId} ${leg.cabin} ${leg.day}`) }),
    );
    const [seats, laps] = [seatsOf(party), party.babies];
    const beside = legs.filter(({ held }) => held);
    const held = beside.length === 0 ? 0 : await holdSeats(tx, { orderId, seats, laps, legs: beside });
    assertThat(held === beside.length, 'travel.unavailable');
    const all = Array.from({ length: booking.seats + booking.laps }, (_, index) => index + 1);
    await writeOther(tx, orderId, { seats, laps, legs, stays: stays ?? all, expiresAt });
    assertThat(await boardOther(tx, orderId), 'flight.on_board_already');
    const flights = new Set(legs.flatMap(({ held: isNew }, index) => (isNew ? [index + 1] : [])));
    const gone = await holdOtherSeats(
      tx,
      orderId,
      chosen.filter(({ leg }) => flights.has(leg)),
    );
    if (gone) refuseTaken(gone, slices.flatMap((slice) => slice.legs)[gone.leg - 1]?.number ?? '');
    if (beside.length > 0) dropSeats(platform, tx);
  },
  extend: extendOther,
  swap: async (tx, orderId) => {
    const booking = await lockBooking(tx, orderId);
    const other = booking && (await otherTripOf(tx, orderId));
    invariant(booking?.state === 'taken' && other, `order ${orderId} holds no other trip`);
    const travellers = await swapTrips(tx, { orderId, booking, other });
    const aboard = await writeTravellers(tx, { orderId, state: 'taken', travellers });
    invariant(aboard, `travellers of order ${orderId} are on board with another`);
    await voidTickets(tx, orderId);
    dropSeats(platform, tx);
  },
  drop: async (tx, orderId) => {
    const booking = await lockBooking(tx, orderId);
    const other = booking && (await otherTripOf(tx, orderId));
    if (!other) return;
    await dropOther(tx, orderId, other);
    dropSeats(platform, tx);
  },
  split: splitTrip,
});
