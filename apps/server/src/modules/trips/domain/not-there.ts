import type { Point } from '@app/kernel/distance';
import { isSameTown, type Plan } from './where-one-is.ts';

/** The place where the flights of a trip end before a moment; null in the air, and without flights. */
function placeAt({ flights }: Plan, at: Date): Point | null {
  const last = flights.findLast(({ stop }) => stop.startsAt <= at);
  if (!last) return flights[0]?.from ?? null;
  return at < last.stop.endsAt ? null : last.to;
}

/** Visits that one is in town for by the flights of a plan, by booking; false where these have one be in another town. */
function inTown(plan: Plan): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>();
  for (const { booking, stop, from } of plan.visits) {
    const place = placeAt(plan, stop.startsAt);
    if (place && from) found.set(booking.id, (found.get(booking.id) ?? true) && isSameTown(place, from));
  }
  return found;
}

/** Bookings of visits that one would not be in town for any more, by the flights of the trip, and is now. */
export function notThere(now: Plan, next: Plan): string[] {
  const before = inTown(now);
  return [...inTown(next)].flatMap(([id, there]) => (!there && before.get(id) === true ? [id] : []));
}
