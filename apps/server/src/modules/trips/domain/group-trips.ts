import { metresBetween, type Point } from '@app/kernel/distance';
import type { FlightStop, TripBooking } from '../../travel/public.ts';
import { tripRules } from './trip-rules.ts';

/** What of a booking decides with which others it is one trip. */
export type Grouped = Pick<TripBooking, 'id' | 'startsAt' | 'endsAt' | 'stops'> & {
  readonly bundle: { readonly id: string } | null;
  readonly city: (Point & { readonly id: string }) | null;
};

type Cities = ReadonlyMap<string, Point>;

const flightsOf = ({ stops }: Grouped): FlightStop[] =>
  stops.flatMap((stop) => (stop.what === 'flight' && !stop.cancelled ? [stop] : []));
const isAnytime = ({ stops }: Grouped): boolean => stops.length > 0 && stops.every(({ what }) => what === 'anytime');
const isVisit = ({ stops }: Grouped): boolean => stops.every(({ what }) => what === 'visit');

/** A trip as far as it is gathered. */
type Open = {
  readonly members: Grouped[];
  /** When everything so far is over. */
  reach: number;
  /** Where one is when everything so far is over; null where that is not known. */
  at: Point | null;
  /** The city that the first flight left from; null before one did. */
  home: string | null;
  /** The last landing so far: in which city, and when. */
  landed: { readonly cityId: string; readonly at: number } | null;
};

/** Where a booking begins and where it ends. */
function endsOf(booking: Grouped, cities: Cities): { readonly from: Point | null; readonly to: Point | null } {
  const flights = flightsOf(booking);
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) return { from: booking.city, to: booking.city };
  return { from: cities.get(first.from.cityId) ?? null, to: cities.get(last.to.cityId) ?? null };
}

function join(trip: Open, booking: Grouped, cities: Cities): void {
  trip.members.push(booking);
  const ends = booking.endsAt.getTime();
  if (ends >= trip.reach) {
    trip.reach = ends;
    trip.at = endsOf(booking, cities).to ?? trip.at;
  }
  for (const flight of flightsOf(booking)) {
    trip.home ??= flight.from.cityId;
    const at = flight.endsAt.getTime();
    if (!trip.landed || at > trip.landed.at) trip.landed = { cityId: flight.to.cityId, at };
  }
}

/** Whether one is back where the trip began, with nothing going on any more. */
const isHome = ({ home, landed, reach }: Open): boolean =>
  home !== null && landed?.cityId === home && landed.at >= reach - tripRules.homeSlackMs;

/** How long after everything so far what comes next may begin. */
function slackBefore(trip: Open, next: Grouped, cities: Cities): number {
  const [departs] = flightsOf(next);
  const { from } = endsOf(next, cities);
  const far = trip.at !== null && from !== null && metresBetween(trip.at, from) > tripRules.farMetres;
  if (isHome(trip)) return far || departs?.from.cityId === trip.home ? 0 : tripRules.homeSlackMs;
  // Visits in the town that one lives in are no trip of days, nor the beginning of one that is flown to later.
  const visits = trip.members.every(isVisit);
  const inTown = departs !== undefined && trip.members.every(({ city }) => city?.id === departs.from.cityId);
  if (visits && (isVisit(next) || inTown)) return tripRules.homeSlackMs;
  return far ? tripRules.farSlackMs : tripRules.slackMs;
}

/** Whether somebody who flew away comes home with what is still to come, not having left from home again before. */
function comesHome(trip: Open, following: readonly Grouped[]): boolean {
  const { home, landed, reach } = trip;
  if (home === null || landed === null || landed.cityId === home) return false;
  for (const flight of following.flatMap(flightsOf)) {
    if (flight.startsAt.getTime() > reach + tripRules.awayMs || flight.from.cityId === home) return false;
    if (flight.to.cityId === home) return true;
  }
  return false;
}

/** Whether what comes next is of the trip; `following` begins with it. */
function belongs(trip: Open, following: readonly Grouped[], cities: Cities): boolean {
  const [next] = following;
  if (!next) return false;
  const bundles = new Set(trip.members.flatMap(({ bundle }) => (bundle ? [bundle.id] : [])));
  if (following.some(({ bundle }) => bundle !== null && bundles.has(bundle.id))) return true;
  if (next.startsAt.getTime() <= trip.reach + slackBefore(trip, next, cities)) return true;
  return comesHome(trip, following);
}

const byBeginning = (a: Grouped, b: Grouped): number =>
  a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1);

/** A trip by whose days and in whose cities set meals or the like may be used. */
const takesIn = (trip: readonly Grouped[], anytime: Grouped): boolean => {
  const cities = new Set(
    trip.flatMap((one) => [one.city?.id, ...flightsOf(one).flatMap(({ from, to }) => [from.cityId, to.cityId])]),
  );
  const overlaps = trip.some((one) => one.startsAt < anytime.endsAt && one.endsAt > anytime.startsAt);
  return overlaps && anytime.city !== null && cities.has(anytime.city.id);
};

/**
 * Returns the trips that bookings make, each in the order in which they begin (decision 221): those that touch in time, parts of one
 * combo, and everything between a flight away and the one home; `cities` says where cities are. What may be used at any time goes with the first trip to its city.
 * What is still to be paid makes a trip too: it is held, and has to be found.
 */
export function groupTrips<T extends Grouped>(bookings: readonly T[], cities: Cities): T[][] {
  const timed = bookings.filter((one) => !isAnytime(one)).sort(byBeginning);
  const trips: Open[] = [];
  for (const [at, booking] of timed.entries()) {
    const open = trips.at(-1);
    const goesOn = open !== undefined && belongs(open, timed.slice(at), cities);
    const trip: Open = goesOn ? open : { members: [], reach: 0, at: null, home: null, landed: null };
    join(trip, booking, cities);
    if (!goesOn) trips.push(trip);
  }
  const found = trips.map(({ members }) => members as T[]);
  for (const anytime of bookings.filter(isAnytime)) found.find((trip) => takesIn(trip, anytime))?.push(anytime);
  return found;
}
