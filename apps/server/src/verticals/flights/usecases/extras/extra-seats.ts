import { assertThat, refuseField } from '@app/contract/core/refuse';
import { seatsOf } from '@app/contract/verticals/flights/party';
import { cabinOfMap, spotsOf } from '@app/contract/verticals/flights/seat-map';
import { type ChosenSeat, type SeatFees, seatUsd } from '@app/contract/verticals/flights/seat-rules';
import { addMs, MINUTE } from '@app/kernel/clock';
import { parameter } from '../../../../modules/settings/public.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { fareBrands } from '../../db/flight.repo.ts';
import { seatsOfOrder } from '../../db/flight-seat.repo.ts';
import { aircraftOf, takenSeats } from '../../db/seat-map.repo.ts';
import { type PricedSeat, priceSeats, type SeatLeg, sameSitter } from '../../domain/check-seats.ts';
import { brandsOf } from '../../domain/fare.ts';
import type { FlightSnapshot } from '../../domain/flight-snapshot.ts';

const NO_FEES: SeatFees = { standardUsd: 0, frontUsd: 0, legroomUsd: 0, taxBp: 0 };

type Booked = { readonly orderId: string; readonly booked: FlightSnapshot };

/** The flights of a booking with their maps, what is taken, and what seats cost in their fares now; whether one may choose is as sold. */
async function legsOf(db: Queryable, { booked }: Booked): Promise<SeatLeg[]> {
  const legs = booked.slices.flatMap((slice) => slice.legs.map((leg) => ({ ...leg, slice })));
  const ids = [...new Set(legs.map(({ airline }) => airline.id))];
  const [aircraft, taken, brands] = [
    await aircraftOf(
      db,
      legs.map(({ flightId }) => flightId),
      true,
    ),
    await takenSeats(db, legs),
    await fareBrands(db, ids),
  ];
  return legs.map(({ flightId, day, number, airline, slice }) => {
    const map = cabinOfMap(aircraft.get(flightId)?.seatMap, slice.cabin);
    const all = brands.map((one) => ({ ...one, enabled: true }));
    const fare = brandsOf(all, { airlineId: airline.id, cabin: slice.cabin }).find(({ code }) => code === slice.brand);
    return {
      number,
      fare: { seat: slice.fare.seat, seatFees: fare?.seatFees ?? NO_FEES },
      spots: new Map(map ? spotsOf(map).map((spot) => [spot.seat, spot]) : []),
      taken: new Set(taken.filter((one) => one.flightId === flightId && one.day === day).map(({ seat }) => seat)),
    };
  });
}

/** Refuses seats of flights and travellers that the booking does not have, at their field, and flight.closed for a flight that departs soon. */
async function checkSeats(platform: Platform, booked: FlightSnapshot, seats: readonly ChosenSeat[], now: Date) {
  const legs = booked.slices.flatMap((slice) => slice.legs);
  const closes = addMs(now, (await parameter(platform, 'flight.close_minutes')) * MINUTE);
  for (const [index, { leg, guest }] of seats.entries()) {
    const flight = legs[leg - 1];
    if (!flight) refuseField(`seats.${index}.leg`, 'field.invalid');
    if (guest > seatsOf(booked.party)) refuseField(`seats.${index}.guest`, 'field.seat_guest');
    assertThat(flight && new Date(flight.departsAt) >= closes, 'flight.closed');
  }
}

/** What was asked for the seats of a traveller on a flight so far; of bookings of before, what their seat costs now. */
function paidUsd({ booked }: Booked, legs: readonly SeatLeg[], seat: ChosenSeat): number {
  const kept = booked.seats?.find((one) => sameSitter(one, seat));
  if (!kept) return 0;
  const leg = legs[seat.leg - 1];
  const spot = leg?.spots.get(kept.seat);
  return kept.usd ?? (leg && spot ? (seatUsd(leg.fare, spot.kind) ?? 0) : 0);
}

/** A seat with what is still to be paid for it, and what is then paid for it in all; both without tax. */
export type ExtraSeat = PricedSeat & { readonly inAllUsd: number };

/**
 * Seats that travellers of a booking have instead of theirs: one of a dearer row costs the difference, one of a cheaper row nothing. Seats
 * that they have already are left out. Refuses as `priceSeats`, and flight.closed.
 */
export async function priceOtherSeats(
  platform: Platform,
  db: Queryable,
  of: Booked & { readonly seats: readonly ChosenSeat[]; readonly now: Date },
): Promise<ExtraSeat[]> {
  const { booked, orderId, seats } = of;
  if (seats.length === 0) return [];
  await checkSeats(platform, booked, seats, of.now);
  const [legs, own] = [await legsOf(db, of), await seatsOfOrder(db, orderId)];
  const other = seats.filter((seat) => !own.some((one) => sameSitter(one, seat) && one.seat === seat.seat));
  const moving = own.filter((one) => other.some((seat) => sameSitter(one, seat)));
  // Travellers of one booking may exchange their seats.
  const free = legs.map(({ taken, ...leg }, index) => {
    const given = new Set(moving.filter(({ leg: at }) => at === index + 1).map(({ seat }) => seat));
    return { ...leg, taken: new Set([...taken].filter((seat) => !given.has(seat))) };
  });
  return priceSeats({ party: booked.party, seats: other, own, legs: free }).map((seat) => {
    const paid = paidUsd(of, legs, seat);
    return { ...seat, usd: Math.max(0, seat.usd - paid), inAllUsd: Math.max(seat.usd, paid) };
  });
}
