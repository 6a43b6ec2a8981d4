import { type TravelStateIn, travelStates } from '@app/contract/travel/travel-order-groups';
import type { DepartureReason, DepartureState } from '@app/contract/verticals/flights/departure-days';
import type { Day } from '@app/kernel/local-day';
import { sqlWords } from '@app/kernel/sql-words';
import { type RawBuilder, sql } from 'kysely';
import { customersAs } from '../../../modules/accounts/core.ts';
import { travelOrdersAs } from '../../../modules/travel/public.ts';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { FlightTimes } from '../domain/schedule.ts';
import type { BookedFlight } from '../domain/trip-now.ts';

const orders = travelOrdersAs('o');
const customers = customersAs('c');

export type DepartureRef = { readonly flightId: string; readonly day: Day };

/** Locks a flight of the schedule for whoever changes its days; returns whether there is one. */
export async function lockFlight(tx: Tx, flightId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM flight WHERE id = ${flightId} FOR NO KEY UPDATE`.execute(tx);
  return rows.length > 0;
}

/** Writes what becomes of a day, its version one higher. */
export async function writeDay(
  tx: Tx,
  of: DepartureRef & {
    readonly state: DepartureState;
    readonly delayMinutes: number;
    readonly reason: DepartureReason;
  },
): Promise<void> {
  await sql`
    INSERT INTO flight_day (flight_id, day, state, delay_minutes, reason)
    VALUES (${of.flightId}, ${of.day}, ${of.state}, ${of.delayMinutes}, ${of.reason})
    ON CONFLICT (flight_id, day) DO UPDATE SET state = EXCLUDED.state, delay_minutes = EXCLUDED.delay_minutes,
      reason = EXCLUDED.reason, version = flight_day.version + 1, changed_at = app_now()`.execute(tx);
}

/** What a day that was changed was flown by stays so when the schedule becomes another: of those before a moment. */
export async function keepFlown(
  tx: Tx,
  of: { readonly flightId: string; readonly departs: string; readonly blockMinutes: number; readonly before: Day },
): Promise<void> {
  await sql`UPDATE flight_day SET departs = ${of.departs}, block_minutes = ${of.blockMinutes}
    WHERE flight_id = ${of.flightId} AND day < ${of.before}::date AND departs IS NULL`.execute(tx);
}

/** What became of some days of a flight; those as scheduled are missing. */
export async function changesOn(
  db: Queryable,
  flightId: string,
  days: readonly Day[],
): Promise<
  ReadonlyMap<Day, { readonly state: DepartureState; readonly delayMinutes: number; readonly version: number }>
> {
  type Row = { day: Day; state: DepartureState; delayMinutes: number; version: number };
  const { rows } = await sql<Row>`
    SELECT day, state, delay_minutes AS "delayMinutes", version FROM flight_day
    WHERE flight_id = ${flightId} AND day = ANY(${[...days]}::date[])`.execute(db);
  return new Map(rows.map((row) => [row.day, row]));
}

/** The states of orders that are not over, written out so that a partial index can be used. */
const open = sql.raw(sqlWords(travelStates('open')));

const flights = sql`(
  SELECT jsonb_agg(jsonb_build_object('slice', l.slice, 'flightId', l.flight_id, 'day', l.day, 'number', a.code || ' ' || f.number,
      'departs', COALESCE(n.departs, f.departs), 'blockMinutes', COALESCE(n.block_minutes, f.block_minutes), 'fromZone', p.zone, 'toZone', d.zone,
      'transferMinutes', d.transfer_minutes, 'change', CASE WHEN n.flight_id IS NOT NULL THEN jsonb_build_object(
        'state', n.state, 'delayMinutes', n.delay_minutes, 'reason', n.reason) END) ORDER BY l.position)
  FROM flight_booking_leg l JOIN flight f ON f.id = l.flight_id JOIN airline a ON a.id = f.airline_id
  JOIN airport p ON p.id = f.from_airport_id JOIN airport d ON d.id = f.to_airport_id
  LEFT JOIN flight_day n ON n.flight_id = l.flight_id AND n.day = l.day WHERE l.order_id = b.order_id)`;

/** An order with its flights, and their moments as they were sold. */
export type BookedTrip = {
  readonly id: string;
  readonly number: string;
  readonly state: TravelStateIn<'open'>;
  readonly customer: string;
  readonly travellers: number;
  readonly paidUsd: number;
  readonly points: number;
  readonly flights: readonly BookedFlight[];
  readonly sold: readonly FlightTimes[];
};
type StoredTrip = Omit<BookedTrip, 'sold'> & { readonly departs: string[]; readonly arrives: string[] };

/** Orders that are not over and have seats on a departure, in the order in which they were placed. */
export const tripsOn = (db: Queryable, of: DepartureRef): Promise<BookedTrip[]> =>
  bookedTrips(
    db,
    sql`IN (SELECT l.order_id FROM flight_booking_leg l WHERE l.flight_id = ${of.flightId} AND l.day = ${of.day}::date)`,
  );

/** An order that is not over and has its seats, or null. */
export const tripOf = async (db: Queryable, orderId: string): Promise<BookedTrip | null> =>
  (await bookedTrips(db, sql`= ${orderId}::uuid`))[0] ?? null;

async function bookedTrips(db: Queryable, which: RawBuilder<unknown>): Promise<BookedTrip[]> {
  const { rows } = await sql<StoredTrip>`
    SELECT ${orders.id}, ${orders.number}, ${orders.state}, ${customers.nickname} AS customer,
      b.seats + b.laps AS travellers,
      CASE WHEN ${orders.paidAt} IS NULL THEN 0 ELSE ${orders.payableUsd} END AS "paidUsd", ${orders.pointsUsed} AS points,
        ${flights} AS flights,
      jsonb_path_query_array(${orders.snapshot}, '$.slices[*].legs[*].departsAt') AS departs,
      jsonb_path_query_array(${orders.snapshot}, '$.slices[*].legs[*].arrivesAt') AS arrives
    FROM flight_booking b JOIN ${orders.table} ON ${orders.id} = b.order_id
      JOIN ${customers.table} ON ${customers.id} = ${orders.customerId}
    WHERE b.state IN ('held', 'taken') AND ${orders.state} IN ${open} AND b.order_id ${which}
    ORDER BY ${orders.createdAt}, ${orders.id}`.execute(db);
  return rows.map(({ departs, arrives, ...trip }) => ({
    ...trip,
    sold: departs.map((at, index) => ({ departsAt: new Date(at), arrivesAt: new Date(arrives[index] ?? at) })),
  }));
}

/** The flights of an order where the day of one of them was changed, and whether it still has its seats; null otherwise. */
export async function changedFlights(
  db: Queryable,
  orderId: string,
): Promise<{ readonly flights: BookedFlight[]; readonly released: boolean } | null> {
  const { rows } = await sql<{ flights: BookedFlight[]; released: boolean }>`
    SELECT ${flights} AS flights, b.state = 'released' AS released FROM flight_booking b
    WHERE b.order_id = ${orderId} AND EXISTS (SELECT FROM flight_booking_leg l
      JOIN flight_day n ON n.flight_id = l.flight_id AND n.day = l.day WHERE l.order_id = b.order_id)`.execute(db);
  return rows[0] ?? null;
}

/** What is left to be given back: orders with seats on a cancelled departure that are not over. */
export const toCallOff: RawBuilder<unknown> = sql`flight_day n
  JOIN flight_booking_leg l ON l.flight_id = n.flight_id AND l.day = n.day
  JOIN flight_booking b ON b.order_id = l.order_id AND b.state IN ('held', 'taken')
  JOIN ${orders.table} ON ${orders.id} = b.order_id AND ${orders.state} IN ${open} AND n.state = 'cancelled'`;

/** An order on a cancelled departure, and why that was cancelled. */
export type OrderToCallOff = { readonly id: string; readonly reason: string | null };

/** Some orders on cancelled departures, or on one of them, in the order of their ids after a given one. */
export async function ordersToCallOff(
  db: Queryable,
  of: { readonly departure: DepartureRef | null; readonly after: string | null; readonly limit: number },
): Promise<OrderToCallOff[]> {
  const { departure, after } = of;
  const which = departure
    ? sql`n.flight_id = ${departure.flightId} AND n.day = ${departure.day}::date`
    : sql`n.state = 'cancelled'`;
  const { rows } = await sql<OrderToCallOff>`
    SELECT DISTINCT ON (${orders.id}) ${orders.id}, n.reason FROM ${toCallOff}
      WHERE ${which} ${after === null ? sql`` : sql`AND ${orders.id} > ${after}`}
    ORDER BY ${orders.id}, n.day LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** Whether one of an order's departures is cancelled. */
export async function isOnCancelled(db: Queryable, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM flight_booking_leg l JOIN flight_day n ON n.flight_id = l.flight_id AND n.day = l.day
    WHERE l.order_id = ${orderId} AND n.state = 'cancelled' LIMIT 1`.execute(db);
  return rows.length > 0;
}
