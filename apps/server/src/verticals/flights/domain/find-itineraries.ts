import { type FlightParty, seatsOf } from '@app/contract/verticals/flights/party';
import { sliceKeyOf } from '@app/contract/verticals/flights/trip-schemas';
import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { bagPieceUsd, bagsSold, neededBag } from './bag-offers.ts';
import { connects, onTheWay, pathOf } from './connections.ts';
import { chargesUsd, faresGive, fareUsd, type LegFare, type SlicePrice, slicePrice } from './fare.ts';
import { returnAirline } from './return-discount.ts';
import { type Departure, departureOn, minutesBetween } from './schedule.ts';
import type { FareBrand, StoredFlight } from './stored-flight.ts';
import { sliceBrands } from './trip-fares.ts';
import { undominated } from './undominated.ts';

/** What a party, and one adult, pay for a way, with charges. */
type WayPrice = { readonly totalUsd: number; readonly adultUsd: number };
/** Such a price with the pieces that it is of. */
type PricedWay = WayPrice & { readonly price: SlicePrice };
/** A way in one brand; `returned` is its price on a trip whose ways its airline flies all of, where it takes something off. */
export type WayFare = PricedWay & {
  readonly legs: readonly LegFare[];
  readonly returned: PricedWay | null;
  /** What a checked bag for everybody with a seat costs beside it: nothing where it includes one, null where there is none to be had. */
  readonly bag: BagPrice | null;
};
/** What bags cost a party, and one adult. */
export type BagPrice = WayPrice;

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

/** What a bag for everybody with a seat costs beside a fare. */
function bagPrice(fare: readonly LegFare[], party: FlightParty): BagPrice | null {
  const brands = fare.map(({ brand }) => brand);
  const bag = neededBag(faresGive(brands).checkedBag, bagsSold(brands));
  if (bag === undefined) return null;
  const adultUsd = bag ? bagPieceUsd(bag) : 0;
  return { adultUsd, totalUsd: adultUsd * seatsOf(party) };
}

/** A way of departures with its fares; null where no brand is sold on all of them. */
export function foundItinerary(
  legs: readonly Departure[],
  party: FlightParty,
  brands: readonly FareBrand[],
): FoundItinerary | null {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) return null;
  const airline = returnAirline(legs);
  const priceOf = (fare: readonly LegFare[]): PricedWay => {
    const price = slicePrice(fare);
    const totalUsd = fareUsd(price, party) + chargesUsd(price, party);
    return { totalUsd, adultUsd: price.adultUsd + price.chargeUsd, price };
  };
  const fares = [...sliceBrands(legs, brands)].map(([code, fare]): [string, WayFare] => {
    const returned = airline && priceOf(fare.map((leg) => ({ ...leg, offBp: airline.returnBp })));
    return [code, { legs: fare, ...priceOf(fare), returned, bag: bagPrice(fare, party) }];
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

/** Most stops of an itinerary that is looked for. */
export type MostStops = 1 | 2;

/** Returns what is found by two keys, worked out once. */
function foundOnce<A, B, T>(find: (a: A, b: B) => T) {
  const known = new Map<A, Map<B, T>>();
  return (a: A, b: B): T => {
    const ofA = known.get(a) ?? new Map<B, T>();
    known.set(a, ofA);
    const found = ofA.get(b) ?? find(a, b);
    ofA.set(b, found);
    return found;
  };
}

/** Departures of flights on a day that a party finds seats on: days of a search need the same later flights again and again. */
function openDepartures(asked: WaysAsked) {
  const [seats, laps] = [seatsOf(asked.party), asked.party.babies];
  const hasRoom = ({ seatsLeft, lapsLeft, departsAt }: Departure): boolean =>
    seatsLeft >= seats && lapsLeft >= laps && departsAt >= asked.closesAt;
  const soldOn = foundOnce((flight: StoredFlight, day: Day): readonly Departure[] => {
    const departure = departureOn(flight, day);
    return departure && hasRoom(departure) ? [departure] : [];
  });
  return (flights: readonly StoredFlight[], day: Day): Departure[] => flights.flatMap((flight) => soldOn(flight, day));
}

/** Departures of flights that can be changed to from another. */
function openConnections(flights: readonly StoredFlight[], departing: ReturnType<typeof openDepartures>) {
  const leaving = Map.groupBy(flights, ({ from }) => from.airportId);
  const departingFrom = foundOnce((airportId: string, day: Day) => departing(leaving.get(airportId) ?? [], day));
  const known = new Map<Departure, Departure[]>();
  return (before: Departure): Departure[] => {
    const found = known.get(before);
    if (found) return found;
    const { to } = before.flight;
    const next: Departure[] = [];
    if (leaving.has(to.airportId)) {
      const lands = dayIn(to.zone, before.arrivesAt);
      // A day of 23 hours may lie between a landing before midnight and a departure within a day of it.
      for (const day of [lands, addDays(lands, 1), addDays(lands, 2)])
        for (const departure of departingFrom(to.airportId, day)) if (connects(before, departure)) next.push(departure);
    }
    known.set(before, next);
    return next;
  };
}

/** Whether flights go by places that a slice may go by; found once for each path. */
function openPaths() {
  const known = new Map<string, boolean>();
  return (legs: readonly Departure[]): boolean => {
    const path = pathOf(legs);
    const key = path.map(({ airportId }) => airportId).join(' ');
    const allowed = known.get(key) ?? onTheWay(path);
    known.set(key, allowed);
    return allowed;
  };
}

/**
 * Returns a function from a local day to the itineraries that depart on it, among flights that were read once. Those with two stops
 * are looked for on days on which none with fewer has seats.
 */
export function openItineraries(
  flights: readonly StoredFlight[],
  brands: readonly FareBrand[],
  asked: WaysAsked,
  mostStops: MostStops = 2,
) {
  const departing = openDepartures(asked);
  const [firsts, later] = [[] as StoredFlight[], [] as StoredFlight[]];
  for (const flight of flights) (asked.from.has(flight.from.airportId) ? firsts : later).push(flight);
  const arrives = ({ to }: StoredFlight): boolean => asked.to.has(to.airportId);
  const lasts = openConnections(later.filter(arrives), departing);
  const between = openConnections(
    later.filter((flight) => !arrives(flight)),
    departing,
  );
  const leads = openPaths();
  const priced = (found: readonly (readonly Departure[])[]): FoundItinerary[] =>
    found.filter(leads).flatMap((legs) => foundItinerary(legs, asked.party, brands) ?? []);
  const withFewStops = (first: Departure): Departure[][] =>
    arrives(first.flight) ? [[first]] : lasts(first).map((second) => [first, second]);
  const withTwoStops = (first: Departure): Departure[][] =>
    arrives(first.flight)
      ? []
      : between(first).flatMap((second) => lasts(second).map((third) => [first, second, third]));
  return (day: Day): FoundItinerary[] => {
    const found = priced(departing(firsts, day).flatMap(withFewStops));
    return found.length > 0 || mostStops < 2
      ? found
      : undominated(priced(departing(firsts, day).flatMap(withTwoStops)));
  };
}

/**
 * Days that flights must be read of for itineraries that depart on a range: later flights may depart some days to both sides, each
 * up to two days after the landing of the one before.
 */
export const daysAround = (first: Day, last: Day, mostStops: MostStops) => ({
  first: addDays(first, -1),
  last: addDays(last, mostStops === 1 ? 4 : 7),
});
