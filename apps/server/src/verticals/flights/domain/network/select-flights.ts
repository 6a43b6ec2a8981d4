import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { Day } from '@app/kernel/local-day';
import { onTheWay } from '../connections.ts';
import type { MostStops } from '../find-itineraries.ts';
import type { StoredPlace } from '../stored-flight.ts';
import type { Network, NetworkFlight } from './network.ts';

/** What of flights is looked for: one cabin, and days of departure with both ends. */
export type FlightDays = { readonly cabin: Cabin; readonly first: Day; readonly last: Day };

/** Ids of airports. */
type Ends = { readonly from: ReadonlySet<string>; readonly to: ReadonlySet<string> };

const isFlown =
  ({ cabin, first, last }: FlightDays) =>
  (flight: NetworkFlight): boolean =>
    flight.validFrom <= last && flight.validUntil >= first && flight.cabins.some((one) => one.cabin === cabin);

const NONE: ReadonlyMap<string, readonly NetworkFlight[]> = new Map();

/** Collects flights between airports, and says whether ways may go by some airports. */
function collector({ leaving, places }: Network, days: FlightDays) {
  const found = new Set<NetworkFlight>();
  const flown = isFlown(days);
  return {
    found,
    flownTo: (from: string) => leaving.get(from) ?? NONE,
    leads: (...ids: readonly string[]): boolean => {
      const path: StoredPlace[] = [];
      for (const id of ids) {
        const place = places.get(id);
        if (!place) return false;
        path.push(place);
      }
      return onTheWay(path);
    },
    add: (from: string, to: string): void => {
      for (const flight of leaving.get(from)?.get(to) ?? []) if (flown(flight)) found.add(flight);
    },
  };
}

/** Adds flights of ways with two stops from an airport to another. */
function addTwoStops(
  network: Network,
  { from, to, isEnd }: Pair,
  { flownTo, leads, add }: ReturnType<typeof collector>,
): void {
  const before = network.arriving.get(to) ?? new Set<string>();
  for (const first of flownTo(from).keys()) {
    if (isEnd(first)) continue;
    for (const second of flownTo(first).keys()) {
      if (isEnd(second) || !before.has(second) || !leads(from, first, second, to)) continue;
      add(from, first);
      add(first, second);
      add(second, to);
    }
  }
}

type Pair = { readonly from: string; readonly to: string; readonly isEnd: (id: string) => boolean };

/** Adds flights from an airport to another, and of ways with one stop. */
function addFewStops({ from, to, isEnd }: Pair, { flownTo, leads, add }: ReturnType<typeof collector>): void {
  add(from, to);
  for (const via of flownTo(from).keys()) {
    if (isEnd(via) || !flownTo(via).has(to) || !leads(from, via, to)) continue;
    add(from, via);
    add(via, to);
  }
}

/**
 * Flights on sale between airports of two places, and those that are a part of a way with one stop that leads there, or with two where
 * `stops` is 2.
 */
export function flightsOfItinerary(network: Network, ends: Ends & { readonly stops: MostStops }, days: FlightDays) {
  const collected = collector(network, days);
  const isEnd = (id: string): boolean => ends.from.has(id) || ends.to.has(id);
  for (const from of ends.from) {
    for (const to of ends.to) {
      addFewStops({ from, to, isEnd }, collected);
      if (ends.stops === 2) addTwoStops(network, { from, to, isEnd }, collected);
    }
  }
  return [...collected.found];
}

/** Flights on sale from airports, or to them, without a change. */
export function directFlights(
  network: Network,
  end: { readonly from: ReadonlySet<string> } | { readonly to: ReadonlySet<string> },
  days: FlightDays,
): NetworkFlight[] {
  const { found, flownTo, add } = collector(network, days);
  if ('from' in end) for (const from of end.from) for (const to of flownTo(from).keys()) add(from, to);
  else for (const to of end.to) for (const from of network.arriving.get(to) ?? []) add(from, to);
  return [...found];
}
