import type { ChosenSeat } from '@app/contract/verticals/flights/seat-rules';
import { sql } from 'kysely';
import { json, type Tx } from '../../../platform/db/connect.ts';

/** Writes the seats that an order is to have once its change is paid. */
export async function writeSeatChange(
  tx: Tx,
  of: { readonly orderId: string; readonly seats: readonly ChosenSeat[] },
): Promise<void> {
  await sql`
    INSERT INTO flight_seat_change (order_id, position, guest, seat)
    SELECT ${of.orderId}::uuid, w.leg, w.guest, w.seat
    FROM jsonb_to_recordset(${json(of.seats)}::jsonb) AS w(leg int, guest int, seat text)`.execute(tx);
}

/** Removes what an order is to have, with what is held for it. Returns those seats. */
export async function clearSeatChange(tx: Tx, orderId: string): Promise<ChosenSeat[]> {
  const { rows } = await sql<ChosenSeat>`
    DELETE FROM flight_seat_change WHERE order_id = ${orderId} RETURNING position AS leg, guest, seat`.execute(tx);
  if (rows.length === 0) return [];
  await sql`
    DELETE FROM flight_seat s USING flight_booking b
    WHERE s.order_id = ${orderId} AND b.order_id = s.order_id AND s.state = 'held' AND b.state = 'taken'`.execute(tx);
  return rows;
}

/** Frees the seats of some travellers of an order on some of its flights. */
export async function freeSeatsOf(tx: Tx, orderId: string, seats: readonly ChosenSeat[]): Promise<void> {
  await sql`
    DELETE FROM flight_seat s USING jsonb_to_recordset(${json(seats)}::jsonb) AS w(leg int, guest int)
    WHERE s.order_id = ${orderId} AND s.position = w.leg AND s.guest = w.guest`.execute(tx);
}

/** Counts again for how many travellers of an order there is no seat, on flights for which tickets are issued. */
export async function recountStandby(tx: Tx, orderId: string): Promise<void> {
  await sql`
    UPDATE flight_booking_leg l SET standby = b.seats - (
      SELECT count(*)::int FROM flight_seat s WHERE s.order_id = l.order_id AND s.position = l.position)
    FROM flight_booking b WHERE l.order_id = ${orderId} AND b.order_id = l.order_id AND l.standby IS NOT NULL`.execute(
    tx,
  );
}
