import type { Localized } from '@app/contract/core/locale';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { SeatMap } from '@app/contract/verticals/flights/seat-map';
import type { SeatedTraveller, StaffSeatMap } from '@app/contract/verticals/flights/staff-schemas';
import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { travelGuestsAs, travelOrdersAs } from '../../../modules/travel/public.ts';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';

const guests = travelGuestsAs('g');
const orders = travelOrdersAs('o');

export type DepartureRef = { readonly flightId: string; readonly day: Day };

/** What flies a flight, and what its seats are. */
export type FlightAircraft = {
  readonly flightId: string;
  readonly airlineId: string;
  readonly aircraft: Localized;
  readonly seatMap: SeatMap | null;
  readonly cabins: readonly Cabin[];
};

/** The aircraft of flights with their maps; `kept` locks them, so that no map changes before the transaction ends. */
export async function aircraftOf(
  db: Queryable,
  flightIds: readonly string[],
  kept = false,
): Promise<Map<string, FlightAircraft>> {
  const { rows } = await sql<FlightAircraft>`
    SELECT f.id AS "flightId", f.airline_id AS "airlineId", k.name AS aircraft, k.seat_map AS "seatMap",
      ARRAY(SELECT c.cabin FROM flight_cabin c WHERE c.flight_id = f.id ORDER BY c.cabin) AS cabins
    FROM flight f JOIN aircraft k ON k.id = f.aircraft_id
    WHERE f.id = ANY(${[...new Set(flightIds)]}::uuid[]) ${kept ? sql`ORDER BY k.id FOR SHARE OF k` : sql``}`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.flightId, row]));
}

export type TakenSeat = DepartureRef & { readonly seat: string };

/**
 * Seats of departures that someone has; those of an order beyond its time to pay are free, and for the order that is named those that it
 * holds with another trip to change to.
 */
export async function takenSeats(
  db: Queryable,
  legs: readonly DepartureRef[],
  forOrder: string | null = null,
): Promise<TakenSeat[]> {
  const { rows } = await sql<TakenSeat>`
    SELECT s.flight_id AS "flightId", s.day, s.seat
    FROM jsonb_to_recordset(${json(legs)}::jsonb) AS l("flightId" uuid, day date)
    JOIN flight_seat s ON s.flight_id = l."flightId" AND s.day = l.day
    JOIN flight_booking b ON b.order_id = s.order_id
    WHERE (b.state = 'taken' OR b.expires_at > app_now())
      AND (s.order_id = ${forOrder}::uuid AND s.change_position IS NOT NULL) IS NOT TRUE
    ORDER BY s.flight_id, s.day, s.seat`.execute(db);
  return rows;
}

/** Every seat of departures that a booking has, also those of orders beyond their time to pay. */
export async function occupiedSeats(tx: Tx, legs: readonly DepartureRef[]): Promise<TakenSeat[]> {
  const { rows } = await sql<TakenSeat>`
    SELECT s.flight_id AS "flightId", s.day, s.seat
    FROM jsonb_to_recordset(${json(legs)}::jsonb) AS l("flightId" uuid, day date)
    JOIN flight_seat s ON s.flight_id = l."flightId" AND s.day = l.day`.execute(tx);
  return rows;
}

export type SeatInUse = { readonly cabin: Cabin; readonly seat: string; readonly day: Day; readonly flight: string };

/** Seats that somebody has on departures from a day on, of an aircraft or a flight: each once, with its first departure. */
export async function seatsInUse(
  tx: Tx,
  of: ({ readonly aircraftId: string } | { readonly flightId: string }) & { readonly from: Day },
): Promise<SeatInUse[]> {
  const which = 'flightId' in of ? sql`f.id = ${of.flightId}` : sql`f.aircraft_id = ${of.aircraftId}`;
  const { rows } = await sql<SeatInUse>`
    SELECT DISTINCT ON (l.cabin, s.seat) l.cabin, s.seat, s.day, a.code || ' ' || f.number AS flight
    FROM flight f JOIN airline a ON a.id = f.airline_id JOIN flight_seat s ON s.flight_id = f.id
    JOIN (SELECT order_id, position, NULL::int AS change_position, cabin FROM flight_booking_leg
      UNION ALL SELECT order_id, NULL, position, cabin FROM flight_change_leg) l
      ON l.order_id = s.order_id AND (l.position = s.position OR l.change_position = s.change_position)
    WHERE ${which} AND s.day >= ${of.from}::date ORDER BY l.cabin, s.seat, s.day`.execute(tx);
  return rows;
}

/** The seat map of a kind of aircraft as staff see it, locked where it is to be saved; null where there is no such aircraft. */
export async function readSeatMap(db: Queryable, id: string, lock = false): Promise<StaffSeatMap | null> {
  const { rows } = await sql<StaffSeatMap>`
    SELECT id, version, name, seat_map AS "seatMap" FROM aircraft WHERE id = ${id} ${lock ? sql`FOR UPDATE` : sql``}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function writeSeatMap(tx: Tx, id: string, map: SeatMap | null): Promise<void> {
  await sql`UPDATE aircraft SET seat_map = ${map && json(map)}::jsonb, version = version + 1 WHERE id = ${id}`.execute(
    tx,
  );
}

/** A page of those who have seats on a departure, from the front to the back. */
export async function listSeated(
  db: Queryable,
  of: DepartureRef & { readonly page: number; readonly limit: number },
): Promise<{ list: SeatedTraveller[]; total: number; page: number; limit: number }> {
  const here = sql`s.flight_id = ${of.flightId} AND s.day = ${of.day}::date`;
  const { rows } = await sql<SeatedTraveller>`
    SELECT s.order_id || '@' || s.guest || CASE WHEN s.position IS NULL THEN '@change' ELSE '' END AS id, s.seat,
      COALESCE(l.cabin, n.cabin) AS cabin, s.order_id AS "orderId", ${orders.number} AS "order",
      ${guests.givenName} || ' ' || ${guests.familyName} AS traveller, ${guests.ageType} AS "ageType", s.chosen,
        s.state = 'taken' AS taken
    FROM flight_seat s LEFT JOIN flight_booking_leg l ON l.order_id = s.order_id AND l.position = s.position
    LEFT JOIN flight_change_leg n ON n.order_id = s.order_id AND n.position = s.change_position
    LEFT JOIN flight_change c ON c.order_id = n.order_id
    JOIN ${orders.table} ON ${orders.id} = s.order_id
    JOIN ${guests.table} ON ${guests.orderId} = s.order_id AND ${guests.position} = COALESCE(c.stays[s.guest], s.guest)
    WHERE ${here} ORDER BY left(s.seat, -1)::int, s.seat LIMIT ${of.limit} OFFSET ${(of.page - 1) * of.limit}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM flight_seat s WHERE ${here}`.execute(
    db,
  );
  return { list: rows, total: counted.rows[0]?.total ?? 0, page: of.page, limit: of.limit };
}
