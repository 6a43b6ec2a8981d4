import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import type { Day } from '@app/kernel/local-day';
import type { Platform } from '../../../../platform/slice.ts';
import { daysAround, type FoundItinerary, type MostStops } from '../../domain/find-itineraries.ts';
import type { TripDays } from '../../domain/nearest-trips.ts';
import { flightsOfItinerary } from '../../domain/network/select-flights.ts';
import { cheapestBack, type Result, resultsOf, tripBefore, withOut } from '../../domain/pair-itineraries.ts';
import { ordered } from '../../domain/rank-flights.ts';
import { type FlightsNow, flightsNow } from '../network/flight-memory.ts';
import type { FlightPlace } from './places.ts';
import { waysAmong } from './read-itineraries.ts';

/** A trip that is looked for, on other days or between other places too. */
export type TripsAsked = TripDays & {
  readonly cabin: Cabin;
  readonly party: FlightParty;
  readonly now: Date;
  /** The way out that was chosen: then ways back are found. */
  readonly out: FoundItinerary | null;
  /** The ways that were chosen before this one on a trip to several cities. */
  readonly before: readonly FoundItinerary[];
  /** The most stops of the way that is found; null for any. */
  readonly stops: number | null;
};

export type DaysWanted = { readonly first: Day; readonly last: Day };
type Within = {
  readonly from: readonly FlightPlace[];
  readonly to: readonly FlightPlace[];
  readonly days: { readonly out: DaysWanted; readonly back: DaysWanted | null };
};

/** The cheapest trip between two of the places on days of those that were read, as a search finds it; null for none. */
export type TripsBetween = (from: FlightPlace, to: FlightPlace) => (days: TripDays) => Result | null;

const PLAIN = { perMinute: 0, perStop: 0, fastest: 0 };

/** The first of a search's results in the order called cheapest. */
export function cheapestResult(results: readonly Result[], stops: number | null): Result | null {
  const left = results.filter(({ way }) => stops === null || way.legs.length - 1 <= stops);
  return ordered(left, 'cheapest', PLAIN)[0]?.result ?? null;
}

type FlightsWanted = {
  readonly from: readonly FlightPlace[];
  readonly to: readonly FlightPlace[];
  readonly days: DaysWanted;
  readonly cabin: Cabin;
  readonly mostStops: MostStops;
};

/** What is flown from each of some places to each of others. */
function flightsBetween({ network, inCabin }: FlightsNow, wanted: FlightsWanted) {
  const { cabin, mostStops, days } = wanted;
  const range = { ...daysAround(days.first, days.last, mostStops), cabin };
  const found = wanted.from.flatMap((a) =>
    wanted.to.flatMap((b) =>
      flightsOfItinerary(network, { from: a.airportIds, to: b.airportIds, stops: mostStops }, range),
    ),
  );
  return inCabin([...new Set(found)], cabin);
}

/** Reads what flies between some places on some days, both ways where asked, once for all of them. */
export async function readTrips(platform: Platform, asked: TripsAsked, within: Within): Promise<TripsBetween> {
  const { cabin, now, out, before, stops } = asked;
  const { from, to, days } = within;
  // Direct flights alone stay so.
  const mostStops: MostStops = stops === null || stops > 1 ? 2 : 1;
  const sky = await flightsNow(platform);
  const [outs, backs] = await Promise.all([
    out ? [] : flightsBetween(sky, { from, to, days: days.out, cabin, mostStops }),
    days.back ? flightsBetween(sky, { from: to, to: from, days: days.back, cabin, mostStops }) : [],
  ]);
  const ways = { ...asked, mostStops };
  const { brands } = sky;
  const [there, home] = await Promise.all([
    waysAmong(platform, { flights: outs, brands }, ways),
    waysAmong(platform, { flights: backs, brands }, ways),
  ]);
  return (a, b) => {
    const [outsOn, backsOn] = [there(a, b).on, home(b, a).on];
    return ({ day, back }) => {
      if (out) return back === null ? null : cheapestResult(resultsOf(backsOn(back), withOut(out, now), now), stops);
      const ways = outsOn(day);
      if (ways.length === 0) return null;
      if (back === null)
        return cheapestResult(resultsOf(ways, tripBefore(before, { from: a, to: b }, now), now), stops);
      const homeward = backsOn(back);
      return homeward.length === 0 ? null : cheapestResult(resultsOf(ways, cheapestBack(homeward, now), now), stops);
    };
  };
}
