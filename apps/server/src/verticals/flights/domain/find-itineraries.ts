import { brandUsd } from '@app/contract/verticals/flights/day-prices';
import { type FlightParty, seatsOf } from '@app/contract/verticals/flights/party';
import { sliceKeyOf } from '@app/contract/verticals/flights/trip-schemas';
import { addDays, type Day } from '@app/kernel/local-day';
import { brandsOfLeg, brandsSold, type SoldBrand } from './brands-sold.ts';
import { chargesUsd, fareUsd, type LegFare, type SlicePrice, slicePrice } from './fare.ts';
import { openConnections, openDepartures, openPaths, type WaysAsked, waysWithFewStops } from './open-connections.ts';
import { returnAirline } from './return-discount.ts';
import { type Departure, minutesBetween } from './schedule.ts';
import type { Bag, FareBrand, StoredFlight } from './stored-flight.ts';
import { faresIn } from './trip-fares.ts';
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
  readonly checkedBag: Bag;
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

type Airline = NonNullable<ReturnType<typeof returnAirline>>;

function priceIn(fare: readonly LegFare[], party: FlightParty): PricedWay {
  const price = slicePrice(fare);
  const totalUsd = fareUsd(price, party) + chargesUsd(price, party);
  return { totalUsd, adultUsd: price.adultUsd + price.chargeUsd, price };
}

/** A fare of a way; what is seldom asked for is worked out when it is. */
class FoundFare implements WayFare {
  readonly legs: readonly LegFare[];
  readonly totalUsd: number;
  readonly adultUsd: number;
  readonly price: SlicePrice;
  readonly #sold: SoldBrand;
  readonly #party: FlightParty;
  readonly #airline: Airline | null;
  #returned: PricedWay | null | undefined;

  constructor(
    legs: readonly Departure[],
    sold: SoldBrand,
    { party, airline }: { party: FlightParty; airline: Airline | null },
  ) {
    this.legs = faresIn(legs, sold.brands);
    const { totalUsd, adultUsd, price } = priceIn(this.legs, party);
    this.totalUsd = totalUsd;
    this.adultUsd = adultUsd;
    this.price = price;
    this.#sold = sold;
    this.#party = party;
    this.#airline = airline;
  }

  get returned(): PricedWay | null {
    const airline = this.#airline;
    this.#returned ??=
      airline &&
      priceIn(
        this.legs.map((leg) => ({ ...leg, offBp: airline.returnBp })),
        this.#party,
      );
    return this.#returned;
  }

  get bag(): BagPrice | null {
    const { bagUsd } = this.#sold;
    return bagUsd === null ? null : { adultUsd: bagUsd, totalUsd: bagUsd * seatsOf(this.#party) };
  }

  get checkedBag(): Bag {
    return this.#sold.checkedBag;
  }
}

/** A way of departures with its fares; null where no brand is sold on all of them. */
export function foundItinerary(
  legs: readonly Departure[],
  party: FlightParty,
  brands: readonly FareBrand[],
): FoundItinerary | null {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) return null;
  const sold = brandsSold(legs, brands);
  if (sold.length === 0) return null;
  const airline = returnAirline(legs);
  const fares = new Map<string, WayFare>();
  for (const one of sold) fares.set(one.code, new FoundFare(legs, one, { party, airline }));
  return {
    key: sliceKeyOf(legs.map(({ flight, day }) => ({ flightId: flight.id, day }))),
    legs,
    departsAt: first.departsAt,
    arrivesAt: last.arrivesAt,
    minutes: minutesBetween(first.departsAt, last.arrivesAt),
    seatsLeft: Math.min(...legs.map(({ seatsLeft }) => seatsLeft)),
    returnAirline: airline?.id ?? null,
    fares,
  };
}

/** Most stops of an itinerary that is looked for. */
export type MostStops = 1 | 2;

/** Itineraries by the local day on which they depart. */
export type ItinerariesByDay = {
  /** All of a day. */
  readonly on: (day: Day) => FoundItinerary[];
  /** Whether there is one with at most one stop. */
  readonly any: (day: Day) => boolean;
  /**
   * Those of a day among which the cheapest for an adult is, without deals and return discounts: `usdOf` says what is paid for one,
   * Infinity where it does not count.
   */
  readonly cheapest: (day: Day, usdOf: (way: FoundItinerary) => number) => FoundItinerary[];
};

/** Finds itineraries as `itinerariesByDay`, all of a day. */
export const openItineraries = (...given: Parameters<typeof itinerariesByDay>): ItinerariesByDay['on'] =>
  itinerariesByDay(...given).on;

/** Prices ways once each: whether a day has any is asked before they are. */
function pricedOnce(price: (legs: readonly Departure[]) => FoundItinerary | null) {
  const known = new Map<readonly Departure[], FoundItinerary | null>();
  return (legs: readonly Departure[]): FoundItinerary | null => {
    const found = known.get(legs);
    if (found !== undefined) return found;
    const made = price(legs);
    known.set(legs, made);
    return made;
  };
}

/** Returns what an adult pays for flights at the least, in whatever brands. */
function leastPrices(brands: readonly FareBrand[]) {
  const known = new Map<Departure, number>();
  const percents = new Map<StoredFlight, number>();
  const ofLeg = (departure: Departure): number => {
    const found = known.get(departure);
    if (found !== undefined) return found;
    const leastPercent = percents.get(departure.flight) ?? brandsOfLeg(departure, brands).leastPercent;
    percents.set(departure.flight, leastPercent);
    const usd = brandUsd(departure.priceUsd, leastPercent) + departure.flight.from.chargeUsd;
    known.set(departure, usd);
    return usd;
  };
  return (legs: readonly Departure[]): number => {
    let usd = 0;
    for (const departure of legs) usd += ofLeg(departure);
    return usd;
  };
}

/**
 * Returns itineraries by the local day on which they depart, among flights that were read once. Those with two stops are looked for on
 * days on which none with fewer has seats.
 */
export function itinerariesByDay(
  flights: readonly StoredFlight[],
  brands: readonly FareBrand[],
  asked: WaysAsked,
  mostStops: MostStops = 2,
): ItinerariesByDay {
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
  const price = pricedOnce((legs) => foundItinerary(legs, asked.party, brands));
  const priced = (found: readonly (readonly Departure[])[]): FoundItinerary[] =>
    found.filter(leads).flatMap((legs) => price(legs) ?? []);
  const addWays = waysWithFewStops(arrives, lasts);
  const leastUsd = leastPrices(brands);
  const withTwoStops = (first: Departure): Departure[][] =>
    arrives(first.flight)
      ? []
      : between(first).flatMap((second) => lasts(second).map((third) => [first, second, third]));
  const fewStopsOn = new Map<Day, Departure[][]>();
  const fewStops = (day: Day): Departure[][] => {
    const known = fewStopsOn.get(day);
    if (known) return known;
    const found: Departure[][] = [];
    for (const first of departing(firsts, day)) addWays(first, found);
    fewStopsOn.set(day, found);
    return found;
  };
  const twoStops = (day: Day): FoundItinerary[] =>
    mostStops < 2 ? [] : undominated(priced(departing(firsts, day).flatMap(withTwoStops)));
  return {
    on: (day) => {
      const found = fewStops(day).flatMap((legs) => price(legs) ?? []);
      return found.length > 0 ? found : twoStops(day);
    },
    any: (day) => fewStops(day).some((legs) => price(legs) !== null),
    cheapest: (day, usdOf) => {
      const few = fewStops(day).map((legs) => ({ legs, leastUsd: leastUsd(legs) }));
      const found: FoundItinerary[] = [];
      let usd = Infinity;
      for (const one of few.sort((a, b) => a.leastUsd - b.leastUsd)) {
        if (one.leastUsd > usd) break;
        const way = price(one.legs);
        if (!way) continue;
        found.push(way);
        usd = Math.min(usd, usdOf(way));
      }
      return found.length > 0 ? found : twoStops(day);
    },
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
