import { travelStates } from '@app/contract/travel/travel-order-groups';
import { sqlWords } from '@app/kernel/sql-words';
import { type RawBuilder, sql } from 'kysely';
import { travelOrdersAs } from '../../../modules/travel/public.ts';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { enqueueWrites } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import { heldNow } from './departure.repo.ts';

const orders = travelOrdersAs('o');

const OPEN = sql.raw(sqlWords(travelStates('open')));

export type TourBooking = { readonly orderId: string; readonly departureId: string; readonly seats: number };

/**
 * Holds the places of a booking; returns whether they could be had: on a departure that is on sale, while there are as many
 * left. Who held them before holds them again.
 */
export async function holdPlaces(tx: Tx, of: TourBooking & { readonly expiresAt: Date }): Promise<boolean> {
  const { rows } = await staticSql`
    WITH places AS (
      UPDATE tour_departure SET held = held + ${of.seats}
      WHERE id = ${of.departureId} AND cancelled_at IS NULL AND NOT closed AND capacity - held - sold >= ${of.seats}
      RETURNING id
    )
    INSERT INTO tour_booking (order_id, departure_id, seats, state, expires_at)
    SELECT ${of.orderId}::uuid, id, ${of.seats}, 'held', ${of.expiresAt}::timestamptz FROM places
    ON CONFLICT (order_id) DO UPDATE SET state = 'held', expires_at = EXCLUDED.expires_at RETURNING 1`.execute(tx);
  return rows.length > 0;
}

export type LockedBooking = TourBooking & { readonly state: 'held' | 'taken' | 'released' };

/** An order's booking, locked to the end of the transaction, or null. */
export async function lockBooking(tx: Tx, orderId: string): Promise<LockedBooking | null> {
  const { rows } = await sql<LockedBooking>`
    SELECT order_id AS "orderId", departure_id AS "departureId", seats, state FROM tour_booking
    WHERE order_id = ${orderId} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/**
 * What an order holds is sold. A departure that enough have paid for now is guaranteed, and stays so. Returns which one it is and whether that is
 * decided by now, one way or the other; null where it holds nothing.
 */
export async function takePlaces(
  tx: Tx,
  orderId: string,
): Promise<{ readonly departureId: string; readonly decided: boolean } | null> {
  const { rows } = await staticSql<{ departureId: string; decided: boolean }>`
    WITH own AS MATERIALIZED (
      SELECT order_id, departure_id, seats FROM tour_booking WHERE order_id = ${orderId} AND state = 'held' FOR UPDATE
    ), taken AS (
      UPDATE tour_booking b SET state = 'taken', expires_at = NULL FROM own WHERE b.order_id = own.order_id
    )
    UPDATE tour_departure d SET held = held - own.seats, sold = sold + own.seats, guaranteed_at = CASE
      WHEN guaranteed_at IS NULL AND cancelled_at IS NULL AND sold + own.seats >= min_people THEN app_now()
      ELSE guaranteed_at END
    FROM own WHERE d.id = own.departure_id
    RETURNING d.id AS "departureId", d.guaranteed_at IS NOT NULL OR d.cancelled_at IS NOT NULL AS decided`.execute(tx);
  return rows[0] ?? null;
}

/** Places that were held or sold are free again. */
export async function freePlaces(tx: Tx, of: LockedBooking): Promise<void> {
  const [held, sold] = [of.state === 'held' ? of.seats : 0, of.state === 'taken' ? of.seats : 0];
  await enqueueWrites(tx, [
    staticSql`UPDATE tour_booking SET state = 'released', expires_at = NULL WHERE order_id = ${of.orderId}`,
    staticSql`UPDATE tour_departure SET held = held - ${held}, sold = sold - ${sold} WHERE id = ${of.departureId}`,
  ]);
}

export async function extendHold(tx: Tx, orderId: string, until: Date): Promise<void> {
  await sql`UPDATE tour_booking SET expires_at = ${until} WHERE order_id = ${orderId} AND state = 'held'`.execute(tx);
}

/** Whether an order has given its places back. */
export async function isReleased(db: Queryable, orderId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM tour_booking WHERE order_id = ${orderId} AND state = 'released'`.execute(db);
  return rows.length > 0;
}

/** Orders that are not over and have places on a departure, in the order of their ids. */
export async function openOrdersOn(db: Queryable, departureId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT ${orders.id} FROM tour_booking b JOIN ${orders.table} ON ${orders.id} = b.order_id
    WHERE b.departure_id = ${departureId} AND b.state <> 'released' AND ${orders.state} IN ${OPEN}
      ORDER BY ${orders.id}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Orders that hold places on a departure beyond their time, by the database's clock. */
export async function ordersPastDeadline(db: Queryable, departureId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT order_id AS id FROM tour_booking
    WHERE departure_id = ${departureId} AND state = 'held' AND expires_at <= app_now() ORDER BY 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Places left on a departure. */
export async function placesLeft(db: Queryable, departureId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    SELECT d.capacity - ${heldNow} - d.sold AS left FROM tour_departure d WHERE d.id = ${departureId}`.execute(db);
  return rows[0]?.left ?? 0;
}

/** Cancels departures whose moment of decision has come and for which too few have paid; returns their ids. */
export async function cancelUndecided(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH due AS MATERIALIZED (
      SELECT id FROM tour_departure
      WHERE decides_at <= app_now() AND guaranteed_at IS NULL AND cancelled_at IS NULL
      ORDER BY id FOR UPDATE)
    UPDATE tour_departure d SET cancelled_at = app_now(), cancel_reason = 'minimum', version = version + 1
    FROM due WHERE d.id = due.id AND d.guaranteed_at IS NULL RETURNING d.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Some orders that have yet to follow their departure, in the order of their ids after a given one. */
export async function ordersToFollow(
  db: Queryable,
  of: {
    readonly what: 'cancelled' | 'guaranteed';
    readonly departureId: string | null;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<string[]> {
  const which: RawBuilder<unknown> =
    of.what === 'cancelled'
      ? sql`d.cancelled_at IS NOT NULL AND ${orders.state} IN ${OPEN}`
      : sql`d.guaranteed_at IS NOT NULL AND d.cancelled_at IS NULL AND ${orders.state} = 'pending_verification'`;
  const { rows } = await sql<{ id: string }>`
    SELECT ${orders.id} FROM tour_departure d JOIN tour_booking b ON b.departure_id = d.id AND b.state <> 'released'
    JOIN ${orders.table} ON ${orders.id} = b.order_id
    WHERE ${which} ${of.departureId === null ? sql`` : sql`AND d.id = ${of.departureId}`}
      ${of.after === null ? sql`` : sql`AND ${orders.id} > ${of.after}`}
    ORDER BY ${orders.id} LIMIT ${of.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How the departure of an order is decided. */
export async function decisionOf(
  db: Queryable,
  orderId: string,
): Promise<{ readonly guaranteed: boolean; readonly cancelled: boolean; readonly decidesAt: Date | null } | null> {
  const { rows } = await sql<{ guaranteed: boolean; cancelled: boolean; decidesAt: Date | null }>`
    SELECT d.guaranteed_at IS NOT NULL AS guaranteed, d.cancelled_at IS NOT NULL AS cancelled, d.decides_at AS "decidesAt"
    FROM tour_booking b JOIN tour_departure d ON d.id = b.departure_id WHERE b.order_id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}
