import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { LockedBooking } from './booking.repo.ts';

/** Places that a booking holds to change to; `held` are those that it does not have already. */
export type OtherPlaces = { readonly departureId: string; readonly seats: number; readonly held: number };

/** Places of a booking, its own and those it holds to change to, as they count for itself. */
export type OwnPlaces = {
  readonly departureId: string;
  readonly seats: number;
  readonly other: OtherPlaces | null;
};

/** The places of a paid order, or null. */
export async function ownPlaces(db: Queryable, orderId: string): Promise<OwnPlaces | null> {
  const { rows } = await sql<OwnPlaces>`
    SELECT b.departure_id AS "departureId", b.seats, CASE WHEN c.order_id IS NULL THEN NULL ELSE
      jsonb_build_object('departureId', c.departure_id, 'seats', c.seats, 'held', c.held) END AS other
    FROM tour_booking b LEFT JOIN tour_change c ON c.order_id = b.order_id
    WHERE b.order_id = ${orderId} AND b.state = 'taken'`.execute(db);
  return rows[0] ?? null;
}

/** What an order holds to change to, or null. */
export async function otherPlacesOf(db: Queryable, orderId: string): Promise<OtherPlaces | null> {
  const { rows } = await sql<OtherPlaces>`
    SELECT departure_id AS "departureId", seats, held FROM tour_change WHERE order_id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Holds what a booking does not have yet of the places it is changed to; returns whether they could be had: on a departure that
 * takes place, and where more are needed is on sale. The booking must be locked.
 */
export async function holdOtherPlaces(
  tx: Tx,
  of: OtherPlaces & { readonly orderId: string; readonly expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE tour_departure SET held = held + ${of.held}
    WHERE id = ${of.departureId} AND cancelled_at IS NULL
      AND (${of.held}::int = 0 OR (NOT closed AND capacity - held - sold >= ${of.held}))
    RETURNING 1`.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    INSERT INTO tour_change (order_id, departure_id, seats, held, expires_at)
    VALUES (${of.orderId}, ${of.departureId}, ${of.seats}, ${of.held}, ${of.expiresAt})`.execute(tx);
  return true;
}

export async function extendOtherPlaces(tx: Tx, orderId: string, until: Date): Promise<void> {
  await sql`UPDATE tour_change SET expires_at = ${until} WHERE order_id = ${orderId}`.execute(tx);
}

/** Lets go what is held beside a booking's own places. */
export async function dropOtherPlaces(tx: Tx, booking: LockedBooking, other: OtherPlaces): Promise<void> {
  await sql`UPDATE tour_departure SET held = held - ${other.held} WHERE id = ${other.departureId}`.execute(tx);
  await sql`DELETE FROM tour_change WHERE order_id = ${booking.orderId}`.execute(tx);
}

/**
 * What is held is sold and what the booking surrenders is free, on both departures in the order of their ids. A departure that
 * enough have paid for now is guaranteed, and stays so. Returns whether the one it is on now is decided, one way or the other.
 */
export async function swapPlaces(tx: Tx, booking: LockedBooking, other: OtherPlaces): Promise<boolean> {
  const [from, to] = [booking.departureId, other.departureId];
  const more = sql`(CASE WHEN d.id = ${from} THEN -${booking.seats}::int ELSE 0 END
    + CASE WHEN d.id = ${to} THEN ${other.seats}::int ELSE 0 END)`;
  const { rows } = await sql<{ id: string; decided: boolean }>`
    WITH both_ways AS MATERIALIZED (
      SELECT id FROM tour_departure WHERE id IN (${from}, ${to}) ORDER BY id FOR UPDATE)
    UPDATE tour_departure d SET sold = d.sold + ${more},
      held = d.held - CASE WHEN d.id = ${to} THEN ${other.held}::int ELSE 0 END,
      guaranteed_at = CASE
        WHEN d.guaranteed_at IS NULL AND d.cancelled_at IS NULL AND d.sold + ${more} >= d.min_people THEN app_now()
        ELSE d.guaranteed_at END
    FROM both_ways WHERE d.id = both_ways.id
    RETURNING d.id, d.guaranteed_at IS NOT NULL OR d.cancelled_at IS NOT NULL AS decided`.execute(tx);
  await sql`UPDATE tour_booking SET departure_id = ${to}, seats = ${other.seats} WHERE order_id = ${booking.orderId}`.execute(
    tx,
  );
  await sql`DELETE FROM tour_change WHERE order_id = ${booking.orderId}`.execute(tx);
  return rows.find(({ id }) => id === to)?.decided ?? false;
}

/** Orders that hold places to change to on a departure that was cancelled. */
export async function ordersChangingTo(db: Queryable, of: { readonly limit: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT c.order_id AS id FROM tour_change c JOIN tour_departure d ON d.id = c.departure_id
    WHERE d.cancelled_at IS NOT NULL ORDER BY 1 LIMIT ${of.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether the departure that an order holds places on to change to takes place; both of its departures are locked, in the order of their ids. */
export async function otherDepartureStands(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ off: boolean }>`
    SELECT d.cancelled_at IS NOT NULL AND d.id = c.departure_id AS off
    FROM tour_change c JOIN tour_booking b ON b.order_id = c.order_id
      JOIN tour_departure d ON d.id IN (c.departure_id, b.departure_id)
    WHERE c.order_id = ${orderId} ORDER BY d.id FOR UPDATE OF d`.execute(tx);
  return rows.every(({ off }) => !off);
}
