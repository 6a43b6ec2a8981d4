import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

/** Room types, as room_type_id, whose calendars staff should look at: one that cannot be read, or nights sold twice. */
const alarmed = sql`
  SELECT f.room_type_id FROM hotel_feed f WHERE f.removed_at IS NULL AND f.problem IS NOT NULL
  UNION
  SELECT n.room_type_id FROM hotel_night n JOIN hotel_room_type r ON r.id = n.room_type_id JOIN hotel h ON h.id = r.hotel_id
  WHERE n.blocked > 0 AND n.booked + n.held > 0 AND n.booked + n.held + n.blocked > n.total
    AND n.night >= (app_now() AT TIME ZONE h.zone - interval '5 hours')::date`;

/** Hotels, as hotel_id, with such a room type. */
export const alarmedHotels = sql`SELECT DISTINCT r.hotel_id FROM (${alarmed}) a JOIN hotel_room_type r ON r.id = a.room_type_id`;

/** How many hotels there are whose calendars staff should look at. */
export async function countAlarmedHotels(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM (${alarmedHotels}) h`.execute(db);
  return rows[0]?.count ?? 0;
}
