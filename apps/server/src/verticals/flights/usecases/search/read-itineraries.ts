import type { Price } from '@app/contract/core/validation';
import type { DealMark } from '@app/contract/deals/deal-mark';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import { addMs, MINUTE } from '@app/kernel/clock';
import { type Day, nightsOf } from '@app/kernel/local-day';
import { parameter } from '../../../../modules/settings/public.ts';
import { type DealDiscount, dealMarkOf } from '../../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { inTimeForReturn } from '../../domain/connections.ts';
import { pricedItinerary } from '../../domain/deal-seats.ts';
import {
  daysAround,
  type FoundItinerary,
  type ItinerariesByDay,
  itinerariesByDay,
  type MostStops,
} from '../../domain/find-itineraries.ts';
import { flightsOfItinerary } from '../../domain/network/select-flights.ts';
import { ANY_FARE, type FareWish, wishedFares } from '../../domain/pair-itineraries.ts';
import { ANY_STOPS, type StopsAsked, stopsAsAsked } from '../../domain/stops.ts';
import type { FareBrand, StoredFlight } from '../../domain/stored-flight.ts';
import { flightsNow } from '../network/flight-memory.ts';
import { seatDeals } from '../seat-deals.ts';
import type { FlightPlace } from './places.ts';

/** Remembers what each day was answered with. */
function byDay<T>(find: (day: Day) => T): (day: Day) => T {
  const known = new Map<Day, T>();
  return (day) => {
    const found = known.get(day) ?? find(day);
    known.set(day, found);
    return found;
  };
}

/** A city with its airports. */
export type WayEnd = Pick<FlightPlace, 'cityId' | 'airportIds'>;

export type WaysWanted = {
  readonly from: WayEnd;
  readonly to: WayEnd;
  readonly cabin: Cabin;
  readonly party: FlightParty;
  readonly first: Day;
  readonly last: Day;
  readonly now: Date;
  /** 1 where ways with two stops are of no use; 2 without it. */
  readonly mostStops?: MostStops;
  /** What else is read at the same moment; without it they are as of now. */
  readonly db?: Queryable;
};

type Among = { readonly flights: readonly StoredFlight[]; readonly brands: readonly FareBrand[] };

/** Finds ways between two places among flights, for a party, of those that can still be booked. */
export async function waysAmong(
  platform: Platform,
  { flights, brands }: Among,
  { party, now, mostStops }: Required<Pick<WaysWanted, 'party' | 'now' | 'mostStops'>>,
): Promise<(from: WayEnd, to: WayEnd) => ItinerariesByDay> {
  const closesAt = addMs(now, (await parameter(platform, 'flight.close_minutes')) * MINUTE);
  return (from, to) => {
    const asked = { from: from.airportIds, to: to.airportIds, party, closesAt };
    const found = itinerariesByDay(flights, brands, asked, mostStops);
    return { ...found, on: byDay(found.on) };
  };
}

/**
 * Itineraries between two places that depart on the days of a range, with seats for the party: by day. Flights of those with two
 * stops are looked at where there is a day without any other.
 */
export const readItineraries = async (platform: Platform, wanted: WaysWanted): Promise<ItinerariesByDay['on']> =>
  (await readDays(platform, wanted)).on;

async function readDays(platform: Platform, wanted: WaysWanted): Promise<ItinerariesByDay> {
  const { from, to, cabin, first, last } = wanted;
  const { network, brands, inCabin } = await flightsNow(platform, wanted.db);
  const read = async (mostStops: MostStops) => {
    const ends = { from: from.airportIds, to: to.airportIds, stops: mostStops };
    const found = flightsOfItinerary(network, ends, { ...daysAround(first, last, mostStops), cabin });
    const flights = await inCabin(found, cabin);
    return (await waysAmong(platform, { flights, brands }, { ...wanted, mostStops }))(from, to);
  };
  const ways = await read(1);
  const { mostStops = 2 } = wanted;
  const days = [...nightsOf(first, last), last];
  return mostStops === 1 || days.every(ways.any) ? ways : read(2);
}

/** Two stops are looked for unless fewer are asked for. */
export const mostStopsOf = ({ stops }: StopsAsked): MostStops => (stops === null || stops > 1 ? 2 : 1);

/** Ways whose lowest prices are looked for. */
export type PricedWays = WaysWanted & {
  /** What is asked of their stops; anything without it. */
  readonly stops?: StopsAsked;
  /** What their fares have to have; any without it. */
  readonly wish?: FareWish;
};

/** What ways back go by. */
export type WayOut = Pick<FoundItinerary, 'arrivesAt' | 'returnAirline'>;

type Lowest = { readonly usd: number; readonly off: DealDiscount | null };
/** A day with the lowest price of an adult: `usd` at deals, `wasUsd` without; null where nothing flies. */
export type LowestOnDay = { readonly date: Day; readonly lowest: (Lowest & { readonly wasUsd: number }) | null };

/** The mark of a day's lowest price. */
export const lowestMark = (
  { off, wasUsd, usd }: NonNullable<LowestOnDay['lowest']>,
  price: (usd: number) => Price,
): DealMark => dealMarkOf(off, { wasUsd, nowUsd: usd, price });

/** The lowest price of an adult on each day of a range, charges and the bag that is wished included: of ways back where a way out is given, and of those that stop as they are asked to. */
export async function lowestPrices(
  platform: Platform,
  wanted: PricedWays & { readonly out?: WayOut | undefined },
): Promise<LowestOnDay[]> {
  const { first, last, out, from, to, party, now, stops = ANY_STOPS, wish = ANY_FARE } = wanted;
  const [ways, deals] = await Promise.all([
    readDays(platform, { ...wanted, mostStops: mostStopsOf(stops) }),
    seatDeals(platform, { routes: [{ from: from.cityId, to: to.cityId }], party }),
  ]);
  const counts = ({ legs, departsAt }: FoundItinerary): boolean =>
    stopsAsAsked(legs, stops) && (!out || inTimeForReturn(out.arrivesAt, departsAt));
  const leastOf = (way: FoundItinerary): number =>
    counts(way) ? Math.min(...wishedFares(way, now, wish).map(({ fare, bagUsd }) => fare.adultUsd + bagUsd)) : Infinity;
  // What deals and return discounts take off has to be looked at way by way.
  const waysOn = deals || out ? ways.on : (date: Day) => ways.cheapest(date, leastOf);
  const days = [...nightsOf(first, last), last];
  const paidFor = (way: FoundItinerary): Paid[] => {
    const same = way.returnAirline !== null && way.returnAirline === out?.returnAirline;
    return wishedFares(way, now, wish).map(({ code, fare, bagUsd }) => {
      const returned = same && fare.returned !== null;
      const wasUsd = ((returned && fare.returned) || fare).adultUsd + bagUsd;
      const off = deals?.(pricedItinerary({ way, code, returned })).adult ?? null;
      return { wasUsd, usd: wasUsd - (off?.offUsd ?? 0), off };
    });
  };
  return days.map((date) => ({ date, lowest: lowestAmong(waysOn(date).filter(counts), paidFor) }));
}

type Paid = Lowest & { readonly wasUsd: number };

/** The least that is paid for one of some ways; null for none. Beside it stands what is paid without a deal, whichever fare that is. */
function lowestAmong(ways: readonly FoundItinerary[], paidFor: (way: FoundItinerary) => readonly Paid[]): Paid | null {
  let lowest: Paid | null = null;
  let wasUsd = Infinity;
  for (const way of ways) {
    for (const paid of paidFor(way)) {
      if (!lowest || paid.usd < lowest.usd) lowest = paid;
      wasUsd = Math.min(wasUsd, paid.wasUsd);
    }
  }
  return lowest && { wasUsd, usd: lowest.usd, off: lowest.usd < wasUsd ? lowest.off : null };
}
