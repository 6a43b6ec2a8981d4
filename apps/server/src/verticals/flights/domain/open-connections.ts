import { type FlightParty, seatsOf } from '@app/contract/verticals/flights/party';
import { type Day, dayOf } from '@app/kernel/local-day';
import { dayNumberIn } from '@app/kernel/zone-time';
import { connects, onTheWay, pathOf } from './connections.ts';
import { type Departure, departureOn } from './schedule.ts';
import type { StoredFlight } from './stored-flight.ts';

export type WaysAsked = {
  /** Ids of airports. */
  readonly from: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
  readonly party: FlightParty;
  /** No flight is sold that departs before. */
  readonly closesAt: Date;
};

/** Returns what is found by two keys, worked out once. */
function foundOnce<A, B, T>(find: (a: A, b: B) => T) {
  const known = new Map<A, Map<B, T>>();
  return (a: A, b: B): T => {
    const ofA = known.get(a) ?? new Map<B, T>();
    known.set(a, ofA);
    const found = ofA.get(b);
    if (found !== undefined) return found;
    const made = find(a, b);
    ofA.set(b, made);
    return made;
  };
}

/** Departures of flights on a day that a party finds seats on. */
export function openDepartures({ party, closesAt }: WaysAsked) {
  const [seats, laps, closes] = [seatsOf(party), party.babies, closesAt.getTime()];
  return (flights: readonly StoredFlight[], day: Day): Departure[] => {
    const found: Departure[] = [];
    for (const flight of flights) {
      const departure = departureOn(flight, day);
      if (!departure || departure.seatsLeft < seats || departure.lapsLeft < laps) continue;
      if (departure.departsAt.getTime() >= closes) found.push(departure);
    }
    return found;
  };
}

/** Departures of flights that can be changed to from another. */
export function openConnections(flights: readonly StoredFlight[], departing: ReturnType<typeof openDepartures>) {
  const leaving = Map.groupBy(flights, ({ from }) => from.airportId);
  // Days of a search need the same later flights again and again.
  const departingFrom = foundOnce((airportId: string, day: number) =>
    departing(leaving.get(airportId) ?? [], dayOf(day)),
  );
  const known = new Map<Departure, Departure[]>();
  return (before: Departure): Departure[] => {
    const found = known.get(before);
    if (found) return found;
    const { to } = before.flight;
    const next: Departure[] = [];
    if (leaving.has(to.airportId)) {
      const lands = dayNumberIn(to.zone, before.arrivesAt);
      // A day of 23 hours may lie between a landing before midnight and a departure within a day of it.
      for (let day = lands; day <= lands + 2; day += 1)
        for (const departure of departingFrom(to.airportId, day)) if (connects(before, departure)) next.push(departure);
    }
    known.set(before, next);
    return next;
  };
}

/** Whether flights go by places that a slice may go by; found once for each path. */
export function openPaths() {
  const known = new Map<string, boolean>();
  return (legs: readonly Departure[]): boolean => {
    let key = legs[0]?.flight.from.code ?? '';
    for (const { flight } of legs) key += flight.to.code;
    const allowed = known.get(key) ?? onTheWay(pathOf(legs));
    known.set(key, allowed);
    return allowed;
  };
}

/** Returns ways with at most one stop that begin with a departure, the last flights of others being found by `lasts`. */
export function waysWithFewStops(
  arrives: (flight: StoredFlight) => boolean,
  lasts: (first: Departure) => readonly Departure[],
) {
  const leads = foundOnce((first: StoredFlight, second: StoredFlight | null) =>
    onTheWay(second ? [first.from, first.to, second.to] : [first.from, first.to]),
  );
  return (first: Departure, found: Departure[][]): void => {
    if (!arrives(first.flight)) {
      for (const second of lasts(first)) if (leads(first.flight, second.flight)) found.push([first, second]);
    } else if (leads(first.flight, null)) found.push([first]);
  };
}
