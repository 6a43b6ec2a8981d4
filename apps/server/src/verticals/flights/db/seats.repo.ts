import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { enqueueWrites } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import { freeSeats, takeSeats } from './flight-seat.repo.ts';

export type BookedLeg = {
  readonly slice: number;
  readonly flightId: string;
  readonly cabin: Cabin;
  readonly day: Day;
  readonly brand: string;
};
export type SeatBooking = {
  readonly orderId: string;
  readonly seats: number;
  readonly laps: number;
  readonly legs: readonly BookedLeg[];
};
export type BookingState = 'held' | 'taken' | 'released';

const legRows = (legs: readonly BookedLeg[]) => json(legs.map((leg, index) => ({ ...leg, position: index + 1 })));

/**
 * Holds seats and laps on every departure of a booking, or on as many as can be had: returns on how many that was. Rows are
 * locked in one order, so that no two trips wait for each other. A day without a row gets one with all free,
 * a cancelled departure has none.
 */
export async function holdSeats(tx: Tx, of: SeatBooking): Promise<number> {
  const { rows } = await sql`
    INSERT INTO flight_seats (flight_id, cabin, day, total, lap_max, held, laps)
    SELECT c.flight_id, c.cabin, l.day, COALESCE(s.total, c.seats), COALESCE(s.lap_max, c.laps), ${of.seats}::int, ${of.laps}::int
    FROM jsonb_to_recordset(${legRows(of.legs)}::jsonb) AS l("flightId" uuid, cabin text, day date)
    JOIN flight_cabin c ON c.flight_id = l."flightId" AND c.cabin = l.cabin
    LEFT JOIN flight_seats s ON s.flight_id = c.flight_id AND s.cabin = c.cabin AND s.day = l.day
    WHERE COALESCE(s.total, c.seats) >= ${of.seats}::int AND COALESCE(s.lap_max, c.laps) >= ${of.laps}::int
      AND NOT EXISTS (SELECT FROM flight_day n WHERE n.flight_id = c.flight_id AND n.day = l.day AND n.state = 'cancelled')
    ORDER BY c.flight_id, c.cabin, l.day
    ON CONFLICT (flight_id, cabin, day) DO UPDATE
      SET held = flight_seats.held + EXCLUDED.held, laps = flight_seats.laps + EXCLUDED.laps
      WHERE flight_seats.total - flight_seats.sold - flight_seats.held >= EXCLUDED.held
        AND flight_seats.lap_max - flight_seats.laps >= EXCLUDED.laps
    RETURNING 1`.execute(tx);
  return rows.length;
}

/** Writes what an order holds, together with the next statement; one that held the same before holds it again. */
export async function writeHeld(tx: Tx, of: SeatBooking & { readonly expiresAt: Date }): Promise<void> {
  const booking = staticSql`
    INSERT INTO flight_booking (order_id, seats, laps, state, expires_at)
    VALUES (${of.orderId}, ${of.seats}, ${of.laps}, 'held', ${of.expiresAt})
    ON CONFLICT (order_id) DO UPDATE SET state = 'held', expires_at = EXCLUDED.expires_at`;
  const legs = staticSql`
    INSERT INTO flight_booking_leg (order_id, position, slice, flight_id, cabin, day, brand)
    SELECT ${of.orderId}::uuid, l.position, l.slice, l."flightId", l.cabin, l.day, l.brand
    FROM jsonb_to_recordset(${legRows(of.legs)}::jsonb)
      AS l(position int, slice int, "flightId" uuid, cabin text, day date, brand text)
    ON CONFLICT (order_id, position) DO NOTHING`;
  await enqueueWrites(tx, [booking, legs]);
}

export type LockedBooking = { readonly seats: number; readonly laps: number; readonly state: BookingState };

/** An order's booking, locked to the end of the transaction, or null. */
export async function lockBooking(tx: Tx, orderId: string): Promise<LockedBooking | null> {
  const { rows } = await sql<LockedBooking>`
    SELECT seats, laps, state FROM flight_booking WHERE order_id = ${orderId} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/** Changes what the departures of a booking hold, have sold and have on laps, in one order of rows, and its state. */
export async function moveSeats(
  tx: Tx,
  orderId: string,
  to: { readonly state: BookingState; readonly held: number; readonly sold: number; readonly laps: number },
): Promise<void> {
  await sql`
    WITH mine AS MATERIALIZED (
      SELECT s.flight_id, s.cabin, s.day FROM flight_seats s
      WHERE (s.flight_id, s.cabin, s.day) IN (
        SELECT l.flight_id, l.cabin, l.day FROM flight_booking_leg l WHERE l.order_id = ${orderId})
      ORDER BY s.flight_id, s.cabin, s.day FOR UPDATE)
    UPDATE flight_seats s
    SET held = s.held + ${to.held}::int, sold = s.sold + ${to.sold}::int, laps = s.laps + ${to.laps}::int
    FROM mine WHERE s.flight_id = mine.flight_id AND s.cabin = mine.cabin AND s.day = mine.day`.execute(tx);
  await enqueueWrites(tx, [
    staticSql`UPDATE flight_booking SET state = ${to.state}, expires_at = CASE WHEN ${to.state} = 'held' THEN expires_at END
      WHERE order_id = ${orderId}`,
    staticSql`UPDATE flight_traveller SET state = ${to.state} WHERE order_id = ${orderId}`,
  ]);
  await (to.state === 'released' ? freeSeats(tx, orderId) : takeSeats(tx, orderId));
}

export async function extendHold(tx: Tx, orderId: string, until: Date): Promise<void> {
  await sql`UPDATE flight_booking SET expires_at = ${until} WHERE order_id = ${orderId} AND state = 'held'`.execute(tx);
}

/** Orders that hold seats on any of these departures beyond their time, by the database's clock. */
export async function ordersPastDeadline(
  db: Queryable,
  legs: readonly { readonly flightId: string; readonly day: Day }[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT b.order_id AS id
    FROM jsonb_to_recordset(${json(legs)}::jsonb) AS w("flightId" uuid, day date)
    JOIN flight_booking_leg l ON l.flight_id = w."flightId" AND l.day = w.day
    JOIN flight_booking b ON b.order_id = l.order_id
    WHERE b.state = 'held' AND b.expires_at <= app_now() ORDER BY 1`.execute(db);
  return rows.map(({ id }) => id);
}

export type Aboard = { readonly guest: number; readonly docHash: string };

/**
 * Writes who travels on every departure of an order in place of those it had. Returns whether nobody is on board of one of
 * them already with another order; what could be written stays written.
 */
export async function writeTravellers(
  tx: Tx,
  of: {
    readonly orderId: string;
    readonly state: BookingState;
    readonly travellers: readonly Aboard[];
    /** The order had none before. */
    readonly first?: boolean;
  },
): Promise<boolean> {
  if (!of.first) {
    await sql`DELETE FROM flight_traveller WHERE order_id = ${of.orderId} AND (state = ${of.state} OR ${of.state} <> 'taken')`.execute(
      tx,
    );
  }
  const { rows } = await staticSql<{ wanted: number; written: number }>`
    WITH wanted AS MATERIALIZED (
      SELECT l.flight_id, l.day, t.guest, decode(t."docHash", 'hex') AS doc_hash
      FROM flight_booking_leg l, jsonb_to_recordset(${json(of.travellers)}::jsonb) AS t(guest int, "docHash" text)
      WHERE l.order_id = ${of.orderId}),
    written AS (
      INSERT INTO flight_traveller (order_id, guest, flight_id, day, doc_hash, state)
      SELECT ${of.orderId}::uuid, guest, flight_id, day, doc_hash, ${of.state}
      FROM wanted ORDER BY flight_id, day, doc_hash
      ON CONFLICT DO NOTHING RETURNING 1)
    SELECT (SELECT count(*)::int FROM wanted) AS wanted, (SELECT count(*)::int FROM written) AS written`.execute(tx);
  return rows[0]?.wanted === rows[0]?.written;
}
