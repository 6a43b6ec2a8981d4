import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { ChosenSeat } from '@app/contract/verticals/flights/seat-rules';
import type { BookedSeat } from '@app/contract/verticals/flights/seat-schemas';
import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { enqueueWrites } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';

type Writing = {
  readonly orderId: string;
  readonly state: 'held' | 'taken';
  readonly chosen: boolean;
  readonly seats: readonly ChosenSeat[];
};

/**
 * Writes seats of an order on its flights, in one order of rows. Returns the first that somebody else has, or null; what could be
 * written stays written. The counted seats of these departures are locked by the same transaction.
 */
export async function writeSeats(tx: Tx, of: Writing): Promise<ChosenSeat | null> {
  if (of.seats.length === 0) return null;
  const { rows } = await sql<{ leg: number; guest: number }>`
    INSERT INTO flight_seat (flight_id, day, seat, order_id, position, guest, chosen, state)
    SELECT l.flight_id, l.day, w.seat, l.order_id, l.position, w.guest, ${of.chosen}, ${of.state}
    FROM jsonb_to_recordset(${json(of.seats)}::jsonb) AS w(leg int, guest int, seat text)
    JOIN flight_booking_leg l ON l.order_id = ${of.orderId} AND l.position = w.leg
    ORDER BY l.flight_id, l.day, w.seat
    ON CONFLICT ON CONSTRAINT flight_seat_once DO NOTHING RETURNING position AS leg, guest`.execute(tx);
  const written = new Set(rows.map(({ leg, guest }) => `${leg} ${guest}`));
  return of.seats.find(({ leg, guest }) => !written.has(`${leg} ${guest}`)) ?? null;
}

/**
 * Holds seats on flights of the other trip that an order holds, in one order of rows. Returns the first that someone else has, or null;
 * what could be written stays written. The counted seats of these departures are locked by the same transaction.
 */
export async function holdOtherSeats(
  tx: Tx,
  orderId: string,
  seats: readonly ChosenSeat[],
): Promise<ChosenSeat | null> {
  if (seats.length === 0) return null;
  const { rows } = await sql<{ leg: number; guest: number }>`
    INSERT INTO flight_seat (flight_id, day, seat, order_id, change_position, guest, chosen, state)
    SELECT l.flight_id, l.day, w.seat, l.order_id, l.position, w.guest, true, 'held'
    FROM jsonb_to_recordset(${json(seats)}::jsonb) AS w(leg int, guest int, seat text)
    JOIN flight_change_leg l ON l.order_id = ${orderId} AND l.position = w.leg AND l.held
    ORDER BY l.flight_id, l.day, w.seat
    ON CONFLICT ON CONSTRAINT flight_seat_once DO NOTHING RETURNING change_position AS leg, guest`.execute(tx);
  const written = new Set(rows.map(({ leg, guest }) => `${leg} ${guest}`));
  return seats.find(({ leg, guest }) => !written.has(`${leg} ${guest}`)) ?? null;
}

/** The seats of an order are sold, together with the next statement. */
export async function takeSeats(tx: Tx, orderId: string): Promise<void> {
  await enqueueWrites(tx, [staticSql`UPDATE flight_seat SET state = 'taken' WHERE order_id = ${orderId}`]);
}

/** The seats of an order are free again, together with the next statement. */
export async function freeSeats(tx: Tx, orderId: string): Promise<void> {
  await enqueueWrites(tx, [staticSql`DELETE FROM flight_seat WHERE order_id = ${orderId}`]);
}

/** The seats that an order has, by flight and traveller; those that are only held for a change of it are left out. */
export async function seatsOfOrder(db: Queryable, orderId: string): Promise<BookedSeat[]> {
  const { rows } = await sql<BookedSeat>`
    SELECT s.position AS leg, s.guest, s.seat FROM flight_seat s JOIN flight_booking b ON b.order_id = s.order_id AND b.state = s.state
    WHERE s.order_id = ${orderId} ORDER BY s.position, s.guest`.execute(db);
  return rows;
}

export type SeatedLeg = { readonly leg: number; readonly flightId: string; readonly cabin: Cabin; readonly day: Day };

/** Locks what is counted of the departures of an order, in one order of rows, and returns its flights. */
export async function lockDepartures(tx: Tx, orderId: string): Promise<SeatedLeg[]> {
  await sql`
    SELECT 1 FROM flight_seats s WHERE (s.flight_id, s.cabin, s.day) IN (
      SELECT l.flight_id, l.cabin, l.day FROM flight_booking_leg l WHERE l.order_id = ${orderId})
    ORDER BY s.flight_id, s.cabin, s.day FOR UPDATE`.execute(tx);
  const { rows } = await sql<SeatedLeg>`
    SELECT position AS leg, flight_id AS "flightId", cabin, day FROM flight_booking_leg
    WHERE order_id = ${orderId} ORDER BY position`.execute(tx);
  return rows;
}

/** Writes for how many travellers of each flight of an order there is no seat. */
export async function writeStandby(
  tx: Tx,
  orderId: string,
  legs: readonly { readonly leg: number; readonly standby: number }[],
): Promise<void> {
  await sql`
    UPDATE flight_booking_leg l SET standby = w.standby
    FROM jsonb_to_recordset(${json(legs)}::jsonb) AS w(leg int, standby int)
    WHERE l.order_id = ${orderId} AND l.position = w.leg`.execute(tx);
}
