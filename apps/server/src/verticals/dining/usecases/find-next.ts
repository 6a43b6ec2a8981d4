import type { NextTime } from '@app/contract/verticals/dining/views';
import type { Queryable } from '../../../platform/db/connect.ts';
import { takenOf } from '../db/taken.repo.ts';
import { daysLooked, nextSeats } from '../domain/next-times.ts';
import { NOTHING_TAKEN, type Seat } from '../domain/seating.ts';
import type { TableRules } from '../domain/stored-restaurant.ts';

export const nextTime = ({ time: { day, time, nextDay }, area }: Seat): NextTime => ({
  day,
  time,
  nextDay,
  areaId: area.id,
});

/** The next free seats of a party by what is taken now (`nextSeats`); the table of the order `own` counts as free. */
export async function findNext(
  db: Queryable,
  restaurant: TableRules & { readonly id: string },
  of: Parameters<typeof nextSeats>[2] & { readonly own?: string | null },
): Promise<Seat[]> {
  const quarters = daysLooked(restaurant, of).quarters();
  const taken = await takenOf(db, [restaurant.id], quarters, of.own ?? null);
  return nextSeats(restaurant, taken.get(restaurant.id) ?? NOTHING_TAKEN, of);
}
