import { HOUR } from '@app/kernel/clock';
import { dayIn } from '@app/kernel/zone-time';

/** How long before a departure one leaves the house, at least: the way to the airport and what airlines want there. */
const BEFORE_DEPARTURE = 3 * HOUR;

/** A moment in milliseconds, and the zone whose clocks it goes by. */
type Moment = { readonly at: number; readonly zone: string };
/** A tour of the trip, in milliseconds. */
type Tour = { readonly startsAt: number; readonly endsAt: number; readonly zone: string };

const isSameDay = (one: Moment, at: number): boolean =>
  dayIn(one.zone, new Date(one.at)) === dayIn(one.zone, new Date(at));

/** Returns the moments of the same zone and day as one of a stay. */
const onItsDay = (one: Moment, others: readonly Moment[]): number[] =>
  others.filter(({ at, zone }) => zone === one.zone && isSameDay(one, at)).map(({ at }) => at);

/** Returns when a room is moved into on a trip that lands at these moments: on the day of a landing not before that. */
export const movesInAt = (checkIn: Moment, landings: readonly Moment[]): number =>
  Math.max(checkIn.at, ...onItsDay(checkIn, landings).slice(0, 1));

/** Returns when one leaves a house at the latest for what else is on its last day: a departure, or a tour that goes on past check-out. */
export function leavesAt(
  checkOut: Moment,
  { departures, tours }: { readonly departures: readonly Moment[]; readonly tours: readonly Tour[] },
): number {
  const flights = onItsDay(checkOut, departures)
    // Who flies in the small hours leaves that night, not the day before.
    .map((departs) => (isSameDay(checkOut, departs - BEFORE_DEPARTURE) ? departs - BEFORE_DEPARTURE : departs));
  const starts = tours
    .filter(({ startsAt, zone }) => zone === checkOut.zone && isSameDay(checkOut, startsAt))
    .filter(({ endsAt }) => endsAt > checkOut.at)
    .map(({ startsAt }) => startsAt);
  return Math.min(checkOut.at, ...flights, ...starts);
}
