import { firstReturnDay } from '@app/contract/verticals/flights/schemas';
import { addDays, type Day } from '@app/kernel/local-day';

/** The days of a trip; `back` is null one way. */
export type TripDays = { readonly day: Day; readonly back: Day | null };

type Bounds = {
  readonly asked: TripDays;
  /** The way out is chosen, and keeps its day. */
  readonly outFixed: boolean;
  readonly first: Day;
  readonly last: Day;
  /** Days to each side. */
  readonly around: number;
};

/** Whole numbers whose distance from 0 is so much: the later first. */
const bothWays = (distance: number): number[] => (distance === 0 ? [0] : [distance, -distance]);

/** Days of a trip moved by so many days in all: a stay of the same length first, then by how far the way out moves. */
function movedBy({ asked: { day, back }, outFixed }: Bounds, moved: number): TripDays[] {
  if (back === null) return bothWays(moved).map((by) => ({ day: addDays(day, by), back: null }));
  const pairs = Array.from({ length: outFixed ? 1 : moved + 1 }, (_, out) =>
    bothWays(out).flatMap((a) => bothWays(moved - out).map((b) => ({ a, b }))),
  ).flat();
  return pairs
    .sort(
      (x, y) => Number(x.a !== x.b) - Number(y.a !== y.b) || Math.abs(x.a) - Math.abs(y.a) || y.a - x.a || y.b - x.b,
    )
    .map(({ a, b }) => ({ day: addDays(day, a), back: addDays(back, b) }));
}

/**
 * Returns what is found on the nearest other days of a trip, at most so many, in the order of the days: both ways may move, and
 * what moves less in all comes first. `find` says what there is on some days, null for nothing.
 */
export function nearestTrips<T>(bounds: Bounds, most: number, find: (days: TripDays) => T | null): (TripDays & T)[] {
  const { first, last, around } = bounds;
  const inBounds = ({ day, back }: TripDays): boolean =>
    day >= first && day <= last && (back === null || (back >= firstReturnDay(day) && back <= last));
  const found: (TripDays & T)[] = [];
  for (let moved = 1; moved <= around && found.length < most; moved += 1) {
    for (const days of movedBy(bounds, moved).filter(inBounds)) {
      const one = found.length < most ? find(days) : null;
      if (one !== null) found.push({ ...days, ...one });
    }
  }
  return found.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : (a.back ?? '') < (b.back ?? '') ? -1 : 1));
}
