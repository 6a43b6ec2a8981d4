import { refuseField } from '@app/contract/core/refuse';
import { type FlightParty, seatsOf } from '@app/contract/verticals/flights/party';
import type { ChosenSeat } from '@app/contract/verticals/flights/seat-rules';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { PricedSeat, SeatLeg } from '../../domain/check-seats.ts';
import type { FlightSnapshot } from '../../domain/flight-snapshot.ts';
import { priceTripSeats } from '../seats/trip-seats.ts';
import type { ChangedWay } from './changed-trip.ts';

/** Flights that the booking has already keep their seats: others are chosen beside the booking. */
const NOT_CHOSEN: SeatLeg['fare'] = {
  seat: 'none',
  seatFees: { standardUsd: 0, frontUsd: 0, legroomUsd: 0, taxBp: 0 },
};

/**
 * The seats that those who have a changed trip choose on the flights that are new to it, with what each costs now. Refuses as `priceSeats`,
 * and at its field a traveller without a seat.
 */
export async function priceChosenSeats(
  db: Queryable,
  of: {
    readonly orderId: string;
    readonly booked: FlightSnapshot;
    readonly ways: readonly ChangedWay[];
    readonly party: FlightParty;
    readonly seats: readonly ChosenSeat[];
  },
): Promise<PricedSeat[]> {
  const { booked, ways, party, seats, orderId } = of;
  const wrong = seats.findIndex(({ guest }) => guest > seatsOf(party));
  if (wrong >= 0) refuseField(`seats.${wrong}.guest`, 'field.seat_guest');
  const has = new Set(
    booked.slices.flatMap(({ cabin, legs }) => legs.map(({ flightId, day }) => `${flightId} ${day} ${cabin}`)),
  );
  const fares = ways.flatMap(({ legs, fare }) =>
    legs.map((departure, at) => {
      const isNew = !has.has(`${departure.flight.id} ${departure.day} ${departure.cabin.cabin}`);
      return { departure, brand: (isNew && fare?.legs[at]?.brand) || NOT_CHOSEN };
    }),
  );
  return priceTripSeats(db, { fares, party, seats, orderId });
}
