import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { addDays, type Day } from '../domain/calendar.ts';

export type NightLeft = { readonly roomTypeId: string; readonly night: Day; readonly left: number };

/**
 * Rooms left in the nights of `[from, to)` that have a row; all units of the type are left in the others. What an order
 * holds beyond its time by the database's clock counts as free already. `until` is when the next hold lapses.
 */
export async function nightsLeft(
  db: Queryable,
  of: { readonly roomTypeIds: readonly string[]; readonly from: Day; readonly to: Day },
): Promise<{ readonly nights: NightLeft[]; readonly until: Date | null }> {
  const ids = [...of.roomTypeIds];
  const [nights, holds] = await Promise.all([
    sql<NightLeft>`
      SELECT n.room_type_id AS "roomTypeId", n.night, n.total - n.booked - n.held + COALESCE((
        SELECT sum(b.rooms)::int FROM hotel_booking b
        WHERE n.held > 0 AND b.room_type_id = n.room_type_id AND b.state = 'held' AND b.expires_at <= app_now()
          AND b.check_in <= n.night AND b.check_out > n.night), 0) AS left
      FROM hotel_night n
      WHERE n.room_type_id = ANY(${ids}::uuid[]) AND n.night >= ${of.from} AND n.night < ${of.to}`.execute(db),
    sql<{ until: Date | null }>`
      SELECT min(expires_at) AS until FROM hotel_booking
      WHERE state = 'held' AND room_type_id = ANY(${ids}::uuid[]) AND expires_at > app_now()`.execute(db),
  ]);
  return { nights: nights.rows, until: holds.rows[0]?.until ?? null };
}

/** The first day after a month. */
export const monthEnd = (month: Day): Day => `${addDays(month, 31).slice(0, 8)}01`;
