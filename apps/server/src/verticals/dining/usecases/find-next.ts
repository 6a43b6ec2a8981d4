import { diningLimits } from '@app/contract/verticals/dining/limits';
import type { NextTime } from '@app/contract/verticals/dining/views';
import { addDays, type Day, nightsOf } from '@app/kernel/local-day';
import type { Queryable } from '../../../platform/db/connect.ts';
import { takenOf } from '../db/taken.repo.ts';
import { momentOf, quartersOfDays, seatsAround, seatsOn } from '../domain/next-times.ts';
import { NOTHING_TAKEN, type Seat } from '../domain/seating.ts';
import type { StoredRestaurant } from '../domain/stored-restaurant.ts';
import { tonight } from '../domain/table-times.ts';

/** Days that are looked through for a free table. */
const DAYS = 14;

export const nextTime = ({ time: { day, time, nextDay }, area }: Seat): NextTime => ({
  day,
  time,
  nextDay,
  areaId: area.id,
});

/**
 * The next free seats of a party, at most five: of the day asked for from shortly before the hour on, else of the first day
 * after it that has any. A party that fits no table has none.
 */
export async function findNext(
  db: Queryable,
  restaurant: StoredRestaurant,
  of: {
    readonly day: Day;
    readonly time: string;
    readonly people: number;
    readonly areaId?: string | null;
    readonly now: Date;
    /** The order whose own table counts as free, and the quarter at which it has it. */
    readonly own?: string | null;
    readonly keeps?: number | null;
  },
): Promise<Seat[]> {
  const today = tonight(restaurant, of.now);
  const first = of.day < today ? today : of.day;
  // What is too far ahead may be free on the last day that can be booked.
  const last = addDays(today, restaurant.daysAhead);
  const from = first > last ? last : first;
  const quarters = quartersOfDays(restaurant, from, DAYS);
  const taken = (await takenOf(db, [restaurant.id], quarters, of.own ?? null)).get(restaurant.id) ?? NOTHING_TAKEN;
  for (const day of nightsOf(from, addDays(from, DAYS))) {
    const seats = seatsOn(restaurant, taken, { ...of, day });
    const found =
      day === of.day ? seatsAround(seats, momentOf(restaurant, day, of.time)) : seats.slice(0, diningLimits.cardTimes);
    if (found.length > 0) return found;
  }
  return [];
}
