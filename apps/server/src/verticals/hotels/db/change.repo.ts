import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { Booking } from './booking.repo.ts';

/** Other nights of a booking, in the same room type and as many rooms. */
export type OtherNights = { readonly checkIn: Day; readonly checkOut: Day; readonly nightlyUsd: readonly number[] };

/** Ranges of nights that are an order's own: those it has, and those it holds to change to. */
export type OwnNights = {
  readonly roomTypeId: string;
  readonly rooms: number;
  readonly ranges: readonly { readonly checkIn: Day; readonly checkOut: Day }[];
};

/**
 * Holds rooms in the nights that the booking does not have yet, or in as many as can be had: gives how many nights that
 * were. In the order of the nights, like every other hold. The booking must be locked.
 */
export async function holdOtherNights(
  tx: Tx,
  booking: Booking,
  of: OtherNights & { expiresAt: Date },
): Promise<number> {
  const { rows } = await sql`
    INSERT INTO hotel_night (room_type_id, night, total, held)
    SELECT r.id, ${of.checkIn}::date + i, r.units, ${booking.rooms}::int
    FROM hotel_room_type r, generate_series(0, ${of.checkOut}::date - ${of.checkIn}::date - 1) i
    WHERE r.id = ${booking.roomTypeId}
      AND NOT (${of.checkIn}::date + i >= ${booking.checkIn}::date AND ${of.checkIn}::date + i < ${booking.checkOut}::date)
      AND (r.units >= ${booking.rooms}::int
        OR EXISTS (SELECT 1 FROM hotel_night n WHERE n.room_type_id = r.id AND n.night = ${of.checkIn}::date + i))
    ORDER BY i
    ON CONFLICT (room_type_id, night) DO UPDATE SET held = hotel_night.held + EXCLUDED.held
      WHERE hotel_night.total - hotel_night.booked - hotel_night.held >= EXCLUDED.held
    RETURNING 1`.execute(tx);
  await sql`
    INSERT INTO hotel_change (order_id, check_in, check_out, nightly_usd, expires_at)
    VALUES (${booking.orderId}, ${of.checkIn}, ${of.checkOut}, ${[...of.nightlyUsd]}::int[], ${of.expiresAt})`.execute(
    tx,
  );
  return rows.length;
}

/** What an order holds to change to, or null. */
export async function otherNightsOf(db: Queryable, orderId: string): Promise<OtherNights | null> {
  const { rows } = await sql<OtherNights>`
    SELECT check_in AS "checkIn", check_out AS "checkOut", nightly_usd AS "nightlyUsd"
    FROM hotel_change WHERE order_id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

export async function extendOtherNights(tx: Tx, orderId: string, until: Date): Promise<void> {
  await sql`UPDATE hotel_change SET expires_at = ${until} WHERE order_id = ${orderId}`.execute(tx);
}

/** Lets go what is held beside the booking's own nights; `taken` sells it instead and lets the nights given up go. */
export async function endOtherNights(tx: Tx, booking: Booking, of: OtherNights, taken: boolean): Promise<void> {
  const fresh = sql`(n.night >= ${of.checkIn}::date AND n.night < ${of.checkOut}::date
    AND NOT (n.night >= ${booking.checkIn}::date AND n.night < ${booking.checkOut}::date))`;
  const givenUp = sql`(n.night >= ${booking.checkIn}::date AND n.night < ${booking.checkOut}::date
    AND NOT (n.night >= ${of.checkIn}::date AND n.night < ${of.checkOut}::date))`;
  const moved = taken ? sql`(${fresh} OR ${givenUp})` : fresh;
  await sql`
    WITH mine AS MATERIALIZED (
      SELECT n.night FROM hotel_night n WHERE n.room_type_id = ${booking.roomTypeId} AND ${moved} ORDER BY n.night FOR UPDATE)
    UPDATE hotel_night n SET
      held = n.held - CASE WHEN ${fresh} THEN ${booking.rooms}::int ELSE 0 END,
      booked = n.booked + CASE WHEN NOT ${taken}::boolean THEN 0 WHEN ${fresh} THEN ${booking.rooms}::int
        ELSE -${booking.rooms}::int END
    FROM mine WHERE n.room_type_id = ${booking.roomTypeId} AND n.night = mine.night`.execute(tx);
  await sql`DELETE FROM hotel_change WHERE order_id = ${booking.orderId}`.execute(tx);
  if (!taken) return;
  await sql`UPDATE hotel_booking SET check_in = ${of.checkIn}, check_out = ${of.checkOut},
    nightly_usd = ${[...of.nightlyUsd]}::int[] WHERE order_id = ${booking.orderId}`.execute(tx);
}

/** The nights that are an order's own already. */
export async function ownNights(db: Queryable, orderId: string): Promise<OwnNights | null> {
  const { rows } = await sql<OwnNights>`
    SELECT b.room_type_id AS "roomTypeId", b.rooms,
      jsonb_build_array(jsonb_build_object('checkIn', b.check_in, 'checkOut', b.check_out))
        || COALESCE((SELECT jsonb_build_array(jsonb_build_object('checkIn', c.check_in, 'checkOut', c.check_out))
          FROM hotel_change c WHERE c.order_id = b.order_id), '[]') AS ranges
    FROM hotel_booking b WHERE b.order_id = ${orderId} AND b.state = 'taken'`.execute(db);
  return rows[0] ?? null;
}
