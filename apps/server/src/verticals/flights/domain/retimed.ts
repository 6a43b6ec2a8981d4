import type { FlightSnapshot } from './flight-snapshot.ts';
import type { FlightTimes } from './schedule.ts';

/** When each flight of a snapshot departs and arrives, in their order. */
export const soldTimes = (snapshot: FlightSnapshot): FlightTimes[] =>
  snapshot.slices
    .flatMap(({ legs }) => legs)
    .map(({ departsAt, arrivesAt }) => ({ departsAt: new Date(departsAt), arrivesAt: new Date(arrivesAt) }));

/** A snapshot with other times of its flights in place of those it was sold with. */
export function retimed(snapshot: FlightSnapshot, times: readonly FlightTimes[]): FlightSnapshot {
  const rest = [...times];
  const slices = snapshot.slices.map((slice) => ({
    ...slice,
    legs: slice.legs.map((leg) => {
      const now = rest.shift();
      return now ? { ...leg, departsAt: now.departsAt.toISOString(), arrivesAt: now.arrivesAt.toISOString() } : leg;
    }),
  }));
  return { ...snapshot, slices };
}
