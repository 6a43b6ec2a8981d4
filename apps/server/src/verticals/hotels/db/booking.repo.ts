import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { enqueueWrites } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';

export type Booking = {
  readonly orderId: string;
  readonly hotelId: string;
  readonly roomTypeId: string;
  readonly planId: string;
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly rooms: number;
  readonly nightlyUsd: readonly number[];
};
export type BookingState = 'held' | 'taken' | 'released';

/**
 * Holds rooms in every night of a stay, or in as many as can be had: returns how many nights that were. Where that is all of them, what the order
 * holds is written; one that held the same before holds it again. The nights are locked in their order, so that no two stays wait for each other.
 * A night without a row gets one with all units free.
 */
export async function holdNights(tx: Tx, of: Booking & { readonly expiresAt: Date }): Promise<number> {
  const { rows } = await staticSql<{ nights: number }>`
    WITH nights AS (
      INSERT INTO hotel_night (room_type_id, night, total, held)
      SELECT r.id, ${of.checkIn}::date + i, r.units, ${of.rooms}::int
      FROM hotel_room_type r, generate_series(0, ${of.checkOut}::date - ${of.checkIn}::date - 1) i
      WHERE r.id = ${of.roomTypeId} AND (r.units >= ${of.rooms}::int
        OR EXISTS (SELECT 1 FROM hotel_night n WHERE n.room_type_id = r.id AND n.night = ${of.checkIn}::date + i))
      ORDER BY i
      ON CONFLICT (room_type_id, night) DO UPDATE SET held = hotel_night.held + EXCLUDED.held
        WHERE hotel_night.total - hotel_night.blocked - hotel_night.booked - hotel_night.held >= EXCLUDED.held
      RETURNING 1
    ), had AS (
      SELECT count(*)::int AS nights FROM nights
    ), booking AS (
      INSERT INTO hotel_booking (order_id, hotel_id, room_type_id, plan_id, check_in, check_out, rooms, nightly_usd, state, expires_at)
      SELECT ${of.orderId}::uuid, ${of.hotelId}::uuid, ${of.roomTypeId}::uuid, ${of.planId}::uuid, ${of.checkIn}::date, ${of.checkOut}::date,
        ${of.rooms}::int, ${[...of.nightlyUsd]}::int[], 'held', ${of.expiresAt}::timestamptz
      FROM had WHERE had.nights = ${of.checkOut}::date - ${of.checkIn}::date
      ON CONFLICT (order_id) DO UPDATE SET state = 'held', expires_at = EXCLUDED.expires_at
    )
    SELECT nights FROM had`.execute(tx);
  return rows[0]?.nights ?? 0;
}

/** An order's booking, locked to the end of the transaction, or null. */
export async function lockBooking(tx: Tx, orderId: string): Promise<(Booking & { state: BookingState }) | null> {
  const { rows } = await sql<Booking & { state: BookingState }>`
    SELECT order_id AS "orderId", hotel_id AS "hotelId", room_type_id AS "roomTypeId", plan_id AS "planId",
      check_in AS "checkIn", check_out AS "checkOut", rooms, nightly_usd AS "nightlyUsd", state
    FROM hotel_booking WHERE order_id = ${orderId} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/** What an order holds is sold, the nights locked in their order after its booking. Returns whether it held any. */
export async function takeNights(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await staticSql`
    WITH own AS MATERIALIZED (
      SELECT * FROM hotel_booking WHERE order_id = ${orderId} AND state = 'held' FOR UPDATE
    ), mine AS MATERIALIZED (
      SELECT n.room_type_id, n.night, own.rooms FROM own JOIN hotel_night n
        ON n.room_type_id = own.room_type_id AND n.night >= own.check_in AND n.night < own.check_out
      ORDER BY n.night FOR UPDATE OF n
    ), moved AS (
      UPDATE hotel_night n SET held = n.held - mine.rooms, booked = n.booked + mine.rooms
      FROM mine WHERE n.room_type_id = mine.room_type_id AND n.night = mine.night
    )
    UPDATE hotel_booking b SET state = 'taken', expires_at = NULL FROM own WHERE b.order_id = own.order_id RETURNING 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Changes what the nights of a booking hold and have sold, in their order, and its state. */
export async function moveNights(
  tx: Tx,
  of: Booking,
  to: { readonly state: BookingState; readonly held: number; readonly booked: number },
): Promise<void> {
  await sql`
    WITH mine AS MATERIALIZED (
      SELECT night FROM hotel_night
      WHERE room_type_id = ${of.roomTypeId} AND night >= ${of.checkIn} AND night < ${of.checkOut}
      ORDER BY night FOR UPDATE)
    UPDATE hotel_night n SET held = n.held + ${to.held}::int, booked = n.booked + ${to.booked}::int
    FROM mine WHERE n.room_type_id = ${of.roomTypeId} AND n.night = mine.night`.execute(tx);
  await enqueueWrites(tx, [
    staticSql`UPDATE hotel_booking SET state = ${to.state}, expires_at = CASE WHEN ${to.state} = 'held' THEN expires_at END
      WHERE order_id = ${of.orderId}`,
  ]);
}

export async function extendHold(tx: Tx, orderId: string, until: Date): Promise<void> {
  await sql`UPDATE hotel_booking SET expires_at = ${until} WHERE order_id = ${orderId} AND state = 'held'`.execute(tx);
}

/** Orders that hold nights of a plan's room type beyond their time, by the database's clock. */
export async function ordersPastDeadline(
  db: Queryable,
  of: { readonly planId: string; readonly checkIn: Day; readonly checkOut: Day },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT b.order_id AS id FROM hotel_plan p JOIN hotel_booking b ON b.room_type_id = p.room_type_id
    WHERE p.id = ${of.planId} AND b.state = 'held' AND b.expires_at <= app_now()
      AND b.check_in < ${of.checkOut} AND b.check_out > ${of.checkIn} ORDER BY b.order_id`.execute(db);
  return rows.map(({ id }) => id);
}
