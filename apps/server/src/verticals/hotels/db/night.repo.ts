import { addDays, type Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

/**
 * Rooms of a night `n` that can be had: what an order holds beyond its time by the database's clock is free already. Calendars of other sites may
 * take more than there are left.
 */
const roomsLeft = sql`GREATEST(n.total - n.blocked - n.booked - n.held + CASE WHEN n.held = 0 THEN 0 ELSE COALESCE((
  SELECT sum(b.rooms)::int FROM hotel_booking b
  WHERE b.room_type_id = n.room_type_id AND b.state = 'held' AND b.expires_at <= app_now()
    AND b.check_in <= n.night AND b.check_out > n.night), 0) + COALESCE((
  SELECT sum(GREATEST(c.rooms - CASE WHEN b.room_type_id = c.room_type_id AND b.check_in <= n.night
    AND b.check_out > n.night THEN b.rooms ELSE 0 END, 0))::int
  FROM hotel_change c JOIN hotel_booking b ON b.order_id = c.order_id
  WHERE c.room_type_id = n.room_type_id AND c.expires_at <= app_now() AND c.check_in <= n.night AND c.check_out > n.night
  ), 0) END, 0)`;

export type NightLeft = { readonly roomTypeId: string; readonly night: Day; readonly left: number };

/** Rooms left in the nights of `[from, to)` that have a row; all units of the type are left in the others. */
export async function nightsLeft(
  db: Queryable,
  of: { readonly roomTypeIds: readonly string[]; readonly from: Day; readonly to: Day },
): Promise<NightLeft[]> {
  const { rows } = await sql<NightLeft>`
    SELECT n.room_type_id AS "roomTypeId", n.night, ${roomsLeft} AS left
    FROM hotel_night n
    WHERE n.room_type_id = ANY(${[...of.roomTypeIds]}::uuid[]) AND n.night >= ${of.from} AND n.night < ${of.to}`.execute(
    db,
  );
  return rows;
}

/** The first day after a month. */
const monthEnd = (month: Day): Day => `${addDays(month, 31).slice(0, 8)}01`;

/** `at` is the place of the room type among those asked for, `day` that of the night in its month; both from 0. */
export type MonthNight = { readonly at: number; readonly day: number; readonly left: number };

/**
 * Rooms left in the nights of one month that have a row, of many room types given as `id,id`; `until` is when the next
 * hold on any of their nights runs out, of a booking or of a change of one.
 */
export async function monthNights(
  db: Queryable,
  roomTypeIds: string,
  month: Day,
): Promise<{ readonly nights: MonthNight[]; readonly until: Date | null }> {
  const asked = sql`unnest(${`{${roomTypeIds}}`}::uuid[]) WITH ORDINALITY a(id, place)`;
  const [nights, holds] = await Promise.all([
    sql<MonthNight>`
      SELECT a.place::int - 1 AS at, n.night - ${month}::date AS day, ${roomsLeft} AS left
      FROM ${asked} JOIN hotel_night n ON n.room_type_id = a.id
      WHERE n.night >= ${month}::date AND n.night < ${monthEnd(month)}::date`.execute(db),
    sql<{ until: Date | null }>`
      SELECT least((SELECT min(b.expires_at) FROM ${asked} JOIN hotel_booking b ON b.room_type_id = a.id
          WHERE b.state = 'held' AND b.expires_at > app_now()),
        (SELECT min(c.expires_at) FROM ${asked} JOIN hotel_change c ON c.room_type_id = a.id
          WHERE c.expires_at > app_now())) AS until`.execute(db),
  ]);
  return { nights: nights.rows, until: holds.rows[0]?.until ?? null };
}
