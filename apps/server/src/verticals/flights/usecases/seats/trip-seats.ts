import type { FlightParty } from '@app/contract/verticals/flights/party';
import { cabinOfMap, type SeatSpot, spotsOf } from '@app/contract/verticals/flights/seat-map';
import type { ChosenSeat } from '@app/contract/verticals/flights/seat-rules';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { aircraftOf, takenSeats } from '../../db/seat-map.repo.ts';
import { type PricedSeat, priceSeats, type SeatLeg } from '../../domain/check-seats.ts';
import type { Departure } from '../../domain/schedule.ts';

const NONE: ReadonlyMap<string, SeatSpot> = new Map();

/**
 * The seats that a party chooses on the flights of a trip, with what each costs now; no map changes before the transaction ends.
 * Refuses as `priceSeats`.
 */
export async function priceTripSeats(
  db: Queryable,
  of: {
    readonly fares: readonly { readonly departure: Departure; readonly brand: SeatLeg['fare'] }[];
    readonly party: FlightParty;
    readonly seats: readonly ChosenSeat[];
    /** An order that may have them although it holds them already, for another change. */
    readonly orderId?: string;
  },
): Promise<PricedSeat[]> {
  const { fares, party, seats } = of;
  if (seats.length === 0) return [];
  const departures = fares.map(({ departure: { flight, day } }) => ({ flightId: flight.id, day }));
  const ids = departures.map(({ flightId }) => flightId);
  const aircraft = await aircraftOf(db, ids, true);
  const taken = await takenSeats(db, departures, of.orderId);
  const legs = fares.map(({ departure: { flight, cabin, day }, brand }) => {
    const map = cabinOfMap(aircraft.get(flight.id)?.seatMap, cabin.cabin);
    return {
      number: `${flight.airline.code} ${flight.number}`,
      fare: brand,
      spots: map ? new Map(spotsOf(map).map((spot) => [spot.seat, spot])) : NONE,
      taken: new Set(taken.filter((one) => one.flightId === flight.id && one.day === day).map(({ seat }) => seat)),
    };
  });
  return priceSeats({ party, seats, legs });
}
