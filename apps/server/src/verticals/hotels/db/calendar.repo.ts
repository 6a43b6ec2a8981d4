import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

export type RoomNight = {
  readonly roomTypeId: string;
  readonly date: Day;
  readonly total: number;
  readonly held: number;
  readonly booked: number;
  readonly blocked: number;
};

/** Nights that have a row, both ends included. */
export async function roomNights(
  db: Queryable,
  of: { readonly roomTypeIds: readonly string[]; readonly from: Day; readonly to: Day },
): Promise<RoomNight[]> {
  const { rows } = await sql<RoomNight>`
    SELECT room_type_id AS "roomTypeId", night AS date, total, held, booked, blocked FROM hotel_night
    WHERE room_type_id = ANY(${[...of.roomTypeIds]}::uuid[]) AND night BETWEEN ${of.from} AND ${of.to}`.execute(db);
  return rows;
}

/**
 * Sets how many rooms of types there are in some nights, in the order of the nights; gives how many could be set: a night
 * with more held and sold stays as it is.
 */
export async function setUnits(
  tx: Tx,
  of: { readonly roomTypeIds: readonly string[]; readonly days: readonly Day[]; readonly units: number },
): Promise<number> {
  const { rows } = await sql`
    INSERT INTO hotel_night (room_type_id, night, total)
    SELECT r, d, ${of.units}::int FROM unnest(${[...of.roomTypeIds]}::uuid[]) r, unnest(${[...of.days]}::date[]) d
    ORDER BY r, d
    ON CONFLICT (room_type_id, night) DO UPDATE SET total = EXCLUDED.total
      WHERE hotel_night.booked + hotel_night.held <= EXCLUDED.total
    RETURNING 1`.execute(tx);
  return rows.length;
}
