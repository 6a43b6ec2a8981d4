import { addDays, type Day, nightsOf } from '@app/kernel/local-day';
import type { FlightStop, StayStop } from '../../travel/public.ts';
import { isOnTheWay, isSameTown, nightOf, type Plan, type Watch } from './where-one-is.ts';

export type UnusedNights = { readonly stay: Watch<StayStop>; day: Day; to: Day; nights: number; ends: Date };

/** Landings near a stay and departures from there while it lasts, in their order. */
function comings(stay: Watch<StayStop>, flights: readonly Watch<FlightStop>[]) {
  const here = stay.from;
  return flights
    .flatMap(({ stop, from, to }) => [
      ...(isSameTown(from, here) ? [{ at: stop.startsAt, here: false }] : []),
      ...(isSameTown(to, here) ? [{ at: stop.endsAt, here: true }] : []),
    ])
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Whether somebody with these flights is in the town of a stay at a moment, as far as flights say. */
function isThere(stay: Watch<StayStop>, flights: readonly Watch<FlightStop>[], at: Date): boolean {
  const moves = comings(stay, flights);
  const before = moves.filter((move) => move.at <= at).at(-1);
  if (before) return before.here;
  // Whoever lands while the stay lasts was not there before; whoever only leaves was.
  const after = moves.find((move) => move.at > at);
  return !(after?.here && after.at < stay.stop.endsAt);
}

/** Nights to come of stays in which one is not there yet, or not there any more, or in the air. */
export function unusedNights({ flights, stays }: Plan, now: Date): UnusedNights[] {
  const found: UnusedNights[] = [];
  for (const stay of stays) {
    for (const day of nightsOf(stay.stop.from, stay.stop.to)) {
      const night = nightOf(day, stay.booking.service.zone);
      const inAir =
        isOnTheWay(flights, night) && flights.some(({ stop }) => stop.startsAt <= night && night < stop.endsAt);
      if (night <= now || (!inAir && isThere(stay, flights, night))) continue;
      const last = found.at(-1);
      if (last?.stay === stay && last.to === day) {
        Object.assign(last, { to: addDays(day, 1), nights: last.nights + 1, ends: night });
      } else found.push({ stay, day, to: addDays(day, 1), nights: 1, ends: night });
    }
  }
  return found;
}
