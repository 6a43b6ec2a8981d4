import { sql } from 'kysely';
import { travelOrdersAs } from '../../../modules/travel/public.ts';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { Booking } from './booking.repo.ts';

const orders = travelOrdersAs('o');

/** What a booking is to be instead; at another hotel only where its own cannot have its guests. */
export type OtherStay = Omit<Booking, 'orderId' | 'hotelId'>;

/** Rooms of a type in a range of nights that are an order's own: those it has, or those it is to have instead. */
export type OwnRooms = Pick<Booking, 'roomTypeId' | 'rooms' | 'checkIn' | 'checkOut'>;

const nightsOf = (of: OwnRooms, has: { readonly now: boolean }) => sql`
  SELECT ${of.roomTypeId}::uuid AS room_type_id, ${of.checkIn}::date + i AS night,
    ${has.now ? of.rooms : 0}::int AS has, ${has.now ? 0 : of.rooms}::int AS wants
  FROM generate_series(0, ${of.checkOut}::date - ${of.checkIn}::date - 1) i`;

/** The nights in which a booking has another number of rooms of a type than it is to have: what both have in common is left out. */
const differing = (booking: Booking, other: OtherStay) => sql`(
  SELECT room_type_id, night, sum(has)::int AS has, sum(wants)::int AS wants
  FROM (${nightsOf(booking, { now: true })} UNION ALL ${nightsOf(other, { now: false })}) both_stays
  GROUP BY room_type_id, night HAVING sum(has) <> sum(wants))`;

/**
 * Holds the rooms that the booking does not have yet. Returns whether all of them could be had. What is given up later is locked
 * with them, in the order of room types and nights, so that two who take what the other leaves do not wait for each other. The
 * booking must be locked.
 */
export async function holdOtherStay(
  tx: Tx,
  booking: Booking,
  of: OtherStay & { readonly expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql<{ all: boolean }>`
    WITH moved AS MATERIALIZED ${differing(booking, of)}, done AS (
      INSERT INTO hotel_night (room_type_id, night, total, held)
      SELECT r.id, m.night, r.units, GREATEST(m.wants - m.has, 0)
      FROM moved m JOIN hotel_room_type r ON r.id = m.room_type_id
      WHERE r.units >= GREATEST(m.wants - m.has, 0)
        OR EXISTS (SELECT 1 FROM hotel_night n WHERE n.room_type_id = r.id AND n.night = m.night)
      ORDER BY r.id, m.night
      ON CONFLICT (room_type_id, night) DO UPDATE SET held = hotel_night.held + EXCLUDED.held
        WHERE EXCLUDED.held = 0
          OR hotel_night.total - hotel_night.blocked - hotel_night.booked - hotel_night.held >= EXCLUDED.held
      RETURNING 1)
    SELECT (SELECT count(*) FROM moved) = (SELECT count(*) FROM done) AS all`.execute(tx);
  await sql`
    INSERT INTO hotel_change (order_id, room_type_id, plan_id, rooms, check_in, check_out, nightly_usd, expires_at)
    VALUES (${booking.orderId}, ${of.roomTypeId}, ${of.planId}, ${of.rooms}, ${of.checkIn}, ${of.checkOut},
      ${[...of.nightlyUsd]}::int[], ${of.expiresAt})`.execute(tx);
  return rows[0]?.all ?? false;
}

/** What an order holds to change to, or null. */
export async function otherStayOf(db: Queryable, orderId: string): Promise<OtherStay | null> {
  const { rows } = await sql<OtherStay>`
    SELECT room_type_id AS "roomTypeId", plan_id AS "planId", rooms, check_in AS "checkIn", check_out AS "checkOut",
      nightly_usd AS "nightlyUsd"
    FROM hotel_change WHERE order_id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

export async function extendOtherStay(tx: Tx, orderId: string, until: Date): Promise<void> {
  await sql`UPDATE hotel_change SET expires_at = ${until} WHERE order_id = ${orderId}`.execute(tx);
}

/** Lets go what is held beside the booking's own rooms; `taken` sells it instead and lets go what is given up. */
export async function endOtherStay(tx: Tx, booking: Booking, of: OtherStay, taken: boolean): Promise<void> {
  await sql`
    WITH moved AS MATERIALIZED ${differing(booking, of)}, mine AS MATERIALIZED (
      SELECT n.room_type_id, n.night, m.has, m.wants
      FROM hotel_night n JOIN moved m ON m.room_type_id = n.room_type_id AND m.night = n.night
      WHERE ${taken}::boolean OR m.wants > m.has
      ORDER BY n.room_type_id, n.night FOR UPDATE OF n)
    UPDATE hotel_night n SET held = n.held - GREATEST(mine.wants - mine.has, 0),
      booked = n.booked + CASE WHEN ${taken}::boolean THEN mine.wants - mine.has ELSE 0 END
    FROM mine WHERE n.room_type_id = mine.room_type_id AND n.night = mine.night`.execute(tx);
  await sql`DELETE FROM hotel_change WHERE order_id = ${booking.orderId}`.execute(tx);
  if (!taken) return;
  await sql`UPDATE hotel_booking SET hotel_id = (SELECT hotel_id FROM hotel_room_type WHERE id = ${of.roomTypeId}),
    room_type_id = ${of.roomTypeId}, plan_id = ${of.planId}, rooms = ${of.rooms},
    check_in = ${of.checkIn}, check_out = ${of.checkOut}, nightly_usd = ${[...of.nightlyUsd]}::int[]
    WHERE order_id = ${booking.orderId}`.execute(tx);
}

/** The rooms that are an order's own already: those it has, and those it holds to change to. Null for what has none. */
export async function ownRooms(db: Queryable, orderId: string): Promise<readonly OwnRooms[] | null> {
  const { rows } = await sql<OwnRooms>`
    SELECT b.room_type_id AS "roomTypeId", b.rooms, b.check_in AS "checkIn", b.check_out AS "checkOut"
    FROM hotel_booking b WHERE b.order_id = ${orderId} AND b.state = 'taken'
    UNION ALL
    SELECT c.room_type_id, c.rooms, c.check_in, c.check_out
    FROM hotel_change c JOIN hotel_booking b ON b.order_id = c.order_id
    WHERE c.order_id = ${orderId} AND b.state = 'taken'`.execute(db);
  return rows.length > 0 ? rows : null;
}

/** The hotel that an order is booked at, or null. */
export async function bookedHotel(db: Queryable, orderId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT hotel_id AS id FROM hotel_booking WHERE order_id = ${orderId}`.execute(db);
  return rows[0]?.id ?? null;
}

/** Whether a stay is the customer's own and not hidden. */
export async function isOwnStay(
  db: Queryable,
  of: { readonly orderId: string; readonly customerId: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM ${orders.table} JOIN hotel_booking b ON b.order_id = ${orders.id}
    WHERE ${orders.id} = ${of.orderId} AND ${orders.customerId} = ${of.customerId}
      AND ${orders.hiddenAt} IS NULL`.execute(db);
  return rows.length > 0;
}
