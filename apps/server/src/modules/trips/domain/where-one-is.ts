import { metresBetween, type Point } from '@app/kernel/distance';
import { addDays, type Day } from '@app/kernel/local-day';
import { instantOf } from '@app/kernel/zone-time';
import type { FlightStop, StayStop, StopEnd, TripBooking, VisitStop } from '../../travel/public.ts';
import { tripRules } from './trip-rules.ts';

/** What a trip is looked over by. */
export type Watched = Pick<TripBooking, 'id' | 'kind' | 'stops' | 'subject' | 'city'> & {
  readonly service: { readonly zone: string };
  readonly splitFrom?: string | null;
};

/** A stop with its booking, where it begins and ends, and the clocks it goes by. */
export type Watch<S> = {
  readonly booking: Watched;
  readonly stop: S;
  readonly from: Point | null;
  readonly to: Point | null;
};

/** Everything that takes place on a trip, each in the order in which it begins. */
export type Plan = {
  readonly flights: readonly Watch<FlightStop>[];
  readonly stays: readonly Watch<StayStop>[];
  readonly visits: readonly Watch<VisitStop>[];
};

const byBeginning = (a: { readonly stop: { readonly startsAt: Date } }, b: typeof a): number =>
  a.stop.startsAt.getTime() - b.stop.startsAt.getTime();

/** Without those who parted from others of the same trip: they are elsewhere, and nothing of theirs clashes with what the others do. */
const together = (bookings: readonly Watched[]): readonly Watched[] =>
  bookings.filter(({ splitFrom = null }) => splitFrom === null || !bookings.some(({ id }) => id === splitFrom));

/** Sorts what takes place; what was cancelled does not. `cities` says where the cities of airports are. */
export function planOf(bookings: readonly Watched[], cities: ReadonlyMap<string, Point>): Plan {
  const flights: Watch<FlightStop>[] = [];
  const stays: Watch<StayStop>[] = [];
  const visits: Watch<VisitStop>[] = [];
  const at = (end: StopEnd): Point | null => cities.get(end.cityId) ?? null;
  for (const booking of together(bookings)) {
    const { place } = booking.subject;
    for (const stop of booking.stops) {
      if (stop.what === 'flight' && !stop.cancelled)
        flights.push({ booking, stop, from: at(stop.from), to: at(stop.to) });
      if (stop.what === 'stay') stays.push({ booking, stop, from: place, to: place });
      if (stop.what === 'visit' && !stop.cancelled)
        visits.push({ booking, stop, from: stop.meets ?? place, to: place });
    }
  }
  return { flights: flights.sort(byBeginning), stays: stays.sort(byBeginning), visits: visits.sort(byBeginning) };
}

/** Whether two places are in or about the same town; those that are not known are not. */
export const isSameTown = (a: Point | null, b: Point | null): boolean =>
  a !== null && b !== null && metresBetween(a, b) <= tripRules.sameTownMetres;

/** The moment of the night after a day at which one has a bed. */
export const nightOf = (day: Day, zone: string): Date => instantOf(addDays(day, 1), tripRules.nightHour, zone);

/** Whether somebody is on the way with one of these flights at a moment, its airports included. */
export const isOnTheWay = (flights: readonly Watch<FlightStop>[], at: Date): boolean =>
  flights.some(({ stop }) => stop.busyFrom <= at && at < stop.busyTo);
