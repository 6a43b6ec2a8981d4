import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { travelOrdersAs } from '../../../modules/travel/public.ts';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { Block, NightDelta } from '../domain/calendars/blocks.ts';

const orders = travelOrdersAs('o');

/** The blocks of a feed. */
export async function blocksOf(db: Queryable, feedId: string): Promise<Block[]> {
  const { rows } = await sql<Block>`
    SELECT entry, first, until, rooms FROM hotel_block WHERE feed_id = ${feedId} ORDER BY first, entry`.execute(db);
  return rows;
}

/** Puts the blocks of a feed in the place of those it has. */
export async function replaceBlocks(tx: Tx, feedId: string, blocks: readonly Block[]): Promise<void> {
  await sql`DELETE FROM hotel_block WHERE feed_id = ${feedId}`.execute(tx);
  if (blocks.length === 0) return;
  await sql`
    INSERT INTO hotel_block (feed_id, entry, first, until, rooms)
    SELECT ${feedId}::uuid, b.entry, b.first, b.until, b.rooms
    FROM unnest(${blocks.map(({ entry }) => entry)}::text[], ${blocks.map(({ first }) => first)}::date[],
      ${blocks.map(({ until }) => until)}::date[], ${blocks.map(({ rooms }) => rooms)}::int[]) AS b(entry, first, until, rooms)`.execute(
    tx,
  );
}

/**
 * Closes rooms of a type in some nights and opens rooms in others, the nights locked in their order as a booking locks them. Returns the
 * nights among those with more closed that are sold here as well: nothing is taken from a booking.
 */
export async function moveBlocked(tx: Tx, roomTypeId: string, deltas: readonly NightDelta[]): Promise<Day[]> {
  if (deltas.length === 0) return [];
  const { rows } = await sql<{ night: Day }>`
    WITH moved AS MATERIALIZED (
      SELECT * FROM unnest(${deltas.map(({ night }) => night)}::date[], ${deltas.map(({ rooms }) => rooms)}::int[]) AS m(night, rooms)
    ), nights AS (
      INSERT INTO hotel_night (room_type_id, night, total, blocked)
      SELECT r.id, m.night, r.units, GREATEST(m.rooms, 0) FROM hotel_room_type r, moved m
      WHERE r.id = ${roomTypeId} ORDER BY m.night
      ON CONFLICT (room_type_id, night) DO UPDATE
        SET blocked = hotel_night.blocked + (SELECT m.rooms FROM moved m WHERE m.night = EXCLUDED.night)
      RETURNING night, booked + held AS sold, total, blocked)
    SELECT n.night FROM nights n JOIN moved m ON m.night = n.night
    WHERE m.rooms > 0 AND n.sold > 0 AND n.sold + n.blocked > n.total ORDER BY n.night`.execute(tx);
  return rows.map(({ night }) => night);
}

/** Blocks over a stretch of nights, both ends included, with the names of their feeds. */
export async function blocksOver(
  db: Queryable,
  of: { readonly roomTypeIds: readonly string[]; readonly from: Day; readonly to: Day },
): Promise<(Omit<Block, 'entry'> & { readonly roomTypeId: string; readonly feed: string })[]> {
  const { rows } = await sql<Omit<Block, 'entry'> & { roomTypeId: string; feed: string }>`
    SELECT f.room_type_id AS "roomTypeId", f.name AS feed, b.first, b.until, b.rooms
    FROM hotel_feed f JOIN hotel_block b ON b.feed_id = f.id
    WHERE f.room_type_id = ANY(${[...of.roomTypeIds]}::uuid[]) AND b.first <= ${of.to} AND b.until > ${of.from}
    ORDER BY b.first, f.name`.execute(db);
  return rows;
}

export type ClashingNight = {
  readonly roomTypeId: string;
  readonly night: Day;
  readonly missing: number;
};
export type ClashingStay = {
  readonly roomTypeId: string;
  readonly orderId: string;
  readonly number: string;
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly rooms: number;
  readonly paid: boolean;
};

const clashes = sql`n.blocked > 0 AND n.booked + n.held > 0 AND n.booked + n.held + n.blocked > n.total`;

/** Nights from `from` on that are sold here and taken elsewhere: how many rooms more than there are; sites may say the same twice. */
export async function clashingNights(
  db: Queryable,
  of: { readonly roomTypeIds: readonly string[]; readonly from: Day },
): Promise<ClashingNight[]> {
  const { rows } = await sql<ClashingNight>`
    SELECT n.room_type_id AS "roomTypeId", n.night, n.booked + n.held + LEAST(n.blocked, n.total) - n.total AS missing
    FROM hotel_night n
    WHERE n.room_type_id = ANY(${[...of.roomTypeIds]}::uuid[]) AND n.night >= ${of.from} AND ${clashes}
    ORDER BY n.room_type_id, n.night`.execute(db);
  return rows;
}

/** Stays over nights from `from` on that clash, held and paid. */
export async function clashingStays(
  db: Queryable,
  of: { readonly roomTypeIds: readonly string[]; readonly from: Day },
): Promise<ClashingStay[]> {
  const { rows } = await sql<ClashingStay>`
    SELECT b.room_type_id AS "roomTypeId", b.order_id AS "orderId", ${orders.number}, b.check_in AS "checkIn",
      b.check_out AS "checkOut", b.rooms, b.state = 'taken' AS paid
    FROM hotel_booking b JOIN ${orders.table} ON ${orders.id} = b.order_id
    WHERE b.room_type_id = ANY(${[...of.roomTypeIds]}::uuid[]) AND b.state IN ('held', 'taken') AND EXISTS (
      SELECT FROM hotel_night n WHERE n.room_type_id = b.room_type_id AND n.night >= ${of.from}
        AND n.night >= b.check_in AND n.night < b.check_out AND ${clashes})
    ORDER BY b.check_in, ${orders.number}`.execute(db);
  return rows;
}
