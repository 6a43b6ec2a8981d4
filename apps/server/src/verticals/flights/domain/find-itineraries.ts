import { type FlightParty, seatsOf } from '@app/contract/verticals/flights/party';
import { sliceKeyOf } from '@app/contract/verticals/flights/trip-schemas';
import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { connects } from './connections.ts';
import { chargesUsd, fareUsd, type LegFare, slicePrice } from './fare.ts';
import { returnAirline } from './return-discount.ts';
import { type Departure, departureOn, minutesBetween } from './schedule.ts';
import type { FareBrand, StoredFlight } from './stored-flight.ts';
import { sliceBrands } from './trip-fares.ts';

/** What a party, and one adult, pay for a way, with charges. */
type WayPrice = { readonly totalUsd: number; readonly adultUsd: number };
/** A way in one brand; `returned` is its price on a trip whose ways its airline flies all of, where it takes something off. */
export type WayFare = WayPrice & { readonly legs: readonly LegFare[]; readonly returned: WayPrice | null };

/** One way of a day that a party finds seats on. */
export type FoundItinerary = {
  readonly key: string;
  readonly legs: readonly Departure[];
  readonly departsAt: Date;
  readonly arrivesAt: Date;
  readonly minutes: number;
  readonly seatsLeft: number;
  /** The airline that takes something off this way on a trip there and back that is all its own; null where none does. */
  readonly returnAirline: string | null;
  /** By the code of the brand; at least one. */
  readonly fares: ReadonlyMap<string, WayFare>;
};

export type WaysAsked = {
  /** Ids of airports. */
  readonly from: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
  readonly party: FlightParty;
  /** No flight is sold that departs before. */
  readonly closesAt: Date;
};

/** A way of departures with its fares; null where no brand is sold on all of them. */
export function foundItinerary(
  legs: readonly Departure[],
  party: FlightParty,
  brands: readonly FareBrand[],
): FoundItinerary | null {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) return null;
  const airline = returnAirline(legs);
  const priceOf = (fare: readonly LegFare[]): WayPrice => {
    const price = slicePrice(fare);
    return { totalUsd: fareUsd(price, party) + chargesUsd(price, party), adultUsd: price.adultUsd + price.chargeUsd };
  };
  const fares = [...sliceBrands(legs, brands)].map(([code, fare]): [string, WayFare] => {
    const returned = airline && priceOf(fare.map((leg) => ({ ...leg, offBp: airline.returnBp })));
    return [code, { legs: fare, ...priceOf(fare), returned }];
  });
  if (fares.length === 0) return null;
  return {
    key: sliceKeyOf(legs.map(({ flight, day }) => ({ flightId: flight.id, day }))),
    legs,
    departsAt: first.departsAt,
    arrivesAt: last.arrivesAt,
    minutes: minutesBetween(first.departsAt, last.arrivesAt),
    seatsLeft: Math.min(...legs.map(({ seatsLeft }) => seatsLeft)),
    returnAirline: airline?.id ?? null,
    fares: new Map(fares),
  };
}

/** Finds ways on days among flights that were read once. */
export function openItineraries(flights: readonly StoredFlight[], brands: readonly FareBrand[], asked: WaysAsked) {
  const { party } = asked;
  const firsts = flights.filter(({ from }) => asked.from.has(from.airportId));
  const onward = Map.groupBy(
    flights.filter(({ from, to }) => asked.to.has(to.airportId) && !asked.from.has(from.airportId)),
    ({ from }) => from.airportId,
  );
  const hasRoom = ({ seatsLeft, lapsLeft, departsAt }: Departure): boolean =>
    seatsLeft >= seatsOf(party) && lapsLeft >= party.babies && departsAt >= asked.closesAt;
  // Itineraries of several days ask for the same second flights again and again.
  const known = new Map<string, Departure[]>();
  const soldOn = (flight: StoredFlight, day: Day): Departure[] => {
    const key = `${flight.id} ${day}`;
    const asked = known.get(key);
    if (asked) return asked;
    const departure = departureOn(flight, day);
    const sold = departure && hasRoom(departure) ? [departure] : [];
    known.set(key, sold);
    return sold;
  };
  const goingOn = (first: Departure): Departure[] => {
    const { to } = first.flight;
    const lands = dayIn(to.zone, first.arrivesAt);
    // A day of 23 hours may lie between a landing before midnight and a departure within a day of it.
    const days = [lands, addDays(lands, 1), addDays(lands, 2)];
    return (onward.get(to.airportId) ?? []).flatMap((flight) =>
      days.flatMap((day) => soldOn(flight, day)).filter((second) => connects(first, second)),
    );
  };
  /** Itineraries that depart on a local day. */
  return (day: Day): FoundItinerary[] =>
    firsts
      .flatMap((flight) => soldOn(flight, day))
      .flatMap((first) =>
        asked.to.has(first.flight.to.airportId) ? [[first]] : goingOn(first).map((second) => [first, second]),
      )
      .flatMap((legs) => foundItinerary(legs, party, brands) ?? []);
}

/** Days that flights must be read of for ways that depart on a range: a second flight may depart some days to both sides. */
export const daysAround = (first: Day, last: Day) => ({ first: addDays(first, -1), last: addDays(last, 4) });
