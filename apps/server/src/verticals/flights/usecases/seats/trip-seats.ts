import type { FlightParty } from '@app/contract/verticals/flights/party';
import { cabinOfMap, type SeatSpot, spotsOf } from '@app/contract/verticals/flights/seat-map';
import type { ChosenSeat } from '@app/contract/verticals/flights/seat-rules';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { aircraftOf, takenSeats } from '../../db/seat-map.repo.ts';
import { type PricedSeat, priceSeats } from '../../domain/check-seats.ts';
import type { LegFare } from '../../domain/fare.ts';

const NONE: ReadonlyMap<string, SeatSpot> = new Map();

/**
 * The seats that a party chooses on the flights of a trip, with what each costs now; no map changes before the transaction ends.
 * Refuses as `priceSeats`.
 */
export async function priceTripSeats(
  db: Queryable,
  of: { readonly fares: readonly LegFare[]; readonly party: FlightParty; readonly seats: readonly ChosenSeat[] },
): Promise<PricedSeat[]> {
  const { fares, party, seats } = of;
  if (seats.length === 0) return [];
  const departures = fares.map(({ departure: { flight, day } }) => ({ flightId: flight.id, day }));
  const ids = departures.map(({ flightId }) => flightId);
  const aircraft = await aircraftOf(db, ids, true);
  const taken = await takenSeats(db, departures);
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
