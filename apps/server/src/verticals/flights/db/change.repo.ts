import { travelStates } from '@app/contract/travel/travel-order-groups';
import type { Day } from '@app/kernel/local-day';
import { sqlWords } from '@app/kernel/sql-words';
import { sql } from 'kysely';
import { travelGuestsAs, travelItemsAs, travelOrdersAs } from '../../../modules/travel/public.ts';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { PaidItem } from '../domain/changed-items.ts';
import type { Named } from '../domain/who-stays.ts';
import type { Aboard, BookedLeg, LockedBooking } from './seats.repo.ts';

const itemRows = travelItemsAs('i');
const guestRows = travelGuestsAs('g');
const orders = travelOrdersAs('o');

const BOOKED = sql.raw(sqlWords(travelStates('booked')));

export type OtherLeg = BookedLeg & { readonly held: boolean };
/** What a booking holds to change to. */
export type OtherTrip = {
  readonly seats: number;
  readonly laps: number;
  readonly stays: readonly number[];
  readonly legs: readonly OtherLeg[];
};

/** What a booking has of its own, as far as its change goes. */
export type OwnTrip = {
  readonly seats: number;
  readonly laps: number;
  readonly guests: readonly Named[];
  readonly items: readonly PaidItem[];
  /** Departures that it has, and those that it holds to change to, with what counts as free for it on each. */
  readonly own: readonly {
    readonly flightId: string;
    readonly cabin: string;
    readonly day: Day;
    seats: number;
    laps: number;
  }[];
  /** In money and points. */
  readonly worthUsd: number;
};

/** What a paid order has; null where it has no seats. */
export async function ownTrip(db: Queryable, orderId: string): Promise<OwnTrip | null> {
  const { rows } = await sql<OwnTrip>`
    SELECT b.seats, b.laps, (${orders.payableUsd} + ${orders.pointsValueUsd})::int AS "worthUsd",
      (SELECT jsonb_agg(jsonb_build_object('ageType', ${guestRows.ageType}, 'infantOf', ${guestRows.infantOf})
        ORDER BY ${guestRows.position})
        FROM ${guestRows.table} WHERE ${guestRows.orderId} = ${orders.id}) AS guests,
      (SELECT jsonb_agg(jsonb_build_object('key', ${itemRows.key}, 'label', ${itemRows.label}, 'quantity',
        ${itemRows.quantity}, 'priceUsd', ${itemRows.unitPriceUsd},
          'listPriceUsd', ${itemRows.listPriceUsd}, 'taxBp', ${itemRows.taxBp}, 'offUsd', COALESCE(d.off_usd, 0))
            ORDER BY ${itemRows.position})
        FROM ${itemRows.table} LEFT JOIN travel_deal_claim d ON d.order_id = ${itemRows.orderId}
          AND d.item_key = ${itemRows.key} AND d.state = 'taken'
        WHERE ${itemRows.orderId} = ${orders.id}) AS items,
      (SELECT jsonb_agg(jsonb_build_object('flightId', l.flight_id, 'cabin', l.cabin, 'day', l.day, 'seats', l.seats, 'laps', l.laps)) FROM (
        SELECT flight_id, cabin, day, b.seats, b.laps FROM flight_booking_leg WHERE order_id = ${orders.id}
        UNION ALL SELECT c.flight_id, c.cabin, c.day, t.seats, t.laps FROM flight_change_leg c JOIN flight_change t ON t.order_id = c.order_id
        WHERE c.order_id = ${orders.id} AND c.held) l) AS own
    FROM flight_booking b JOIN ${orders.table} ON ${orders.id} = b.order_id WHERE b.order_id = ${orderId}
      AND b.state = 'taken'`.execute(db);
  return rows[0] ?? null;
}

/** What an order holds to change to, or null. */
export async function otherTripOf(db: Queryable, orderId: string): Promise<OtherTrip | null> {
  const { rows } = await sql<OtherTrip>`
    SELECT c.seats, c.laps, c.stays, (
      SELECT jsonb_agg(jsonb_build_object('slice', l.slice, 'flightId', l.flight_id, 'cabin', l.cabin, 'day', l.day, 'brand', l.brand,
        'held', l.held) ORDER BY l.position) FROM flight_change_leg l WHERE l.order_id = c.order_id) AS legs
    FROM flight_change c WHERE c.order_id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

type DepartureKey = Pick<BookedLeg, 'flightId' | 'cabin' | 'day'>;

/** The flights of a booking, in their order. */
export async function bookedLegs(db: Queryable, orderId: string): Promise<BookedLeg[]> {
  const { rows } = await sql<BookedLeg>`
    SELECT slice, flight_id AS "flightId", cabin, day, brand FROM flight_booking_leg
    WHERE order_id = ${orderId} ORDER BY position`.execute(db);
  return rows;
}

/** Writes what a booking holds to change to; its seats on departures that it does not have are held by then. */
export async function writeOther(tx: Tx, orderId: string, of: OtherTrip & { readonly expiresAt: Date }): Promise<void> {
  await sql`
    INSERT INTO flight_change (order_id, seats, laps, stays, expires_at)
    VALUES (${orderId}, ${of.seats}, ${of.laps}, ${[...of.stays]}::int[], ${of.expiresAt})`.execute(tx);
  const legs = of.legs.map((leg, index) => ({ ...leg, position: index + 1 }));
  await sql`
    INSERT INTO flight_change_leg (order_id, position, slice, flight_id, cabin, day, brand, held)
    SELECT ${orderId}::uuid, l.position, l.slice, l."flightId", l.cabin, l.day, l.brand, l.held
    FROM jsonb_to_recordset(${json(legs)}::jsonb)
      AS l(position int, slice int, "flightId" uuid, cabin text, day date, brand text, held boolean)`.execute(tx);
}

/** Puts those who stay on board of the departures that are held for a change. Returns whether none of them is there with another order. */
export async function boardOther(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ wanted: number; written: number }>`
    WITH people AS MATERIALIZED (
      SELECT DISTINCT t.doc_hash, s.place::int AS guest FROM flight_change c, unnest(c.stays) WITH ORDINALITY AS s(before, place)
      JOIN flight_traveller t ON t.order_id = ${orderId} AND t.guest = s.before AND t.state = 'taken'
      WHERE c.order_id = ${orderId}),
    wanted AS MATERIALIZED (
      SELECT DISTINCT l.flight_id, l.day, p.guest, p.doc_hash FROM flight_change_leg l, people p
      WHERE l.order_id = ${orderId} AND NOT EXISTS (SELECT FROM flight_booking_leg b
        WHERE b.order_id = l.order_id AND b.flight_id = l.flight_id AND b.day = l.day)),
    written AS (
      INSERT INTO flight_traveller (order_id, guest, flight_id, day, doc_hash, state)
      SELECT ${orderId}::uuid, guest, flight_id, day, doc_hash, 'held' FROM wanted ORDER BY flight_id, day, doc_hash
      ON CONFLICT DO NOTHING RETURNING 1)
    SELECT (SELECT count(*)::int FROM wanted) AS wanted, (SELECT count(*)::int FROM written) AS written`.execute(tx);
  return rows[0]?.wanted === rows[0]?.written;
}

export async function extendOther(tx: Tx, orderId: string, until: Date): Promise<void> {
  await sql`UPDATE flight_change SET expires_at = ${until} WHERE order_id = ${orderId}`.execute(tx);
}

type Delta = DepartureKey & { readonly held: number; readonly sold: number; readonly laps: number };

/** Changes what departures hold, have sold and have on laps, in one order of rows. */
async function moveCounts(tx: Tx, deltas: readonly Delta[]): Promise<void> {
  if (deltas.length === 0) return;
  await sql`
    WITH moved AS MATERIALIZED (
      SELECT s.flight_id, s.cabin, s.day, d.held, d.sold, d.laps FROM flight_seats s
      JOIN jsonb_to_recordset(${json(deltas)}::jsonb) AS d("flightId" uuid, cabin text, day date, held int, sold int, laps int)
        ON d."flightId" = s.flight_id AND d.cabin = s.cabin AND d.day = s.day
      ORDER BY s.flight_id, s.cabin, s.day FOR UPDATE OF s)
    UPDATE flight_seats s SET held = s.held + m.held, sold = s.sold + m.sold, laps = s.laps + m.laps
    FROM moved m WHERE s.flight_id = m.flight_id AND s.cabin = m.cabin AND s.day = m.day`.execute(tx);
}

const keyOf = ({ flightId, cabin, day }: DepartureKey): string => `${flightId} ${cabin} ${day}`;

/** Lets go what is held beside a booking's own seats. */
export async function dropOther(tx: Tx, orderId: string, other: OtherTrip): Promise<void> {
  const { seats, laps } = other;
  const held = other.legs.filter((leg) => leg.held);
  await moveCounts(
    tx,
    held.map((leg) => ({ ...leg, held: -seats, sold: 0, laps: -laps })),
  );
  await sql`DELETE FROM flight_traveller WHERE order_id = ${orderId} AND state = 'held'`.execute(tx);
  await sql`DELETE FROM flight_change WHERE order_id = ${orderId}`.execute(tx);
}

/** What each departure changes by when one trip takes the place of another. */
function swapDeltas(booking: LockedBooking, own: readonly BookedLeg[], other: OtherTrip): Delta[] {
  const next = new Map(other.legs.map((leg) => [keyOf(leg), leg]));
  const had = new Set(own.map(keyOf));
  const given = own.map((leg) => {
    const stays = next.has(keyOf(leg));
    return {
      ...leg,
      held: 0,
      sold: (stays ? other.seats : 0) - booking.seats,
      laps: (stays ? other.laps : 0) - booking.laps,
    };
  });
  const taken = other.legs
    .filter((leg) => !had.has(keyOf(leg)))
    .map((leg) => ({ ...leg, held: -other.seats, sold: other.seats, laps: 0 }));
  return [...given, ...taken];
}

/** Seats on flights that stay, of those who do, and those that are held on the others, as the changed booking has them. */
async function seatsThen(tx: Tx, orderId: string): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT n.flight_id AS "flightId", n.day, s.seat, n.position, w.place::int AS guest, s.chosen
    FROM flight_seat s JOIN flight_booking_leg l ON l.order_id = s.order_id AND l.position = s.position
    JOIN flight_change c ON c.order_id = s.order_id
    JOIN flight_change_leg n ON n.order_id = s.order_id AND n.flight_id = l.flight_id AND n.day = l.day AND n.cabin = l.cabin
    JOIN LATERAL unnest(c.stays) WITH ORDINALITY AS w(before, place) ON w.before = s.guest
    WHERE s.order_id = ${orderId}
    UNION ALL SELECT flight_id, day, seat, change_position, guest, chosen FROM flight_seat
    WHERE order_id = ${orderId} AND change_position IS NOT NULL`.execute(tx);
  return rows;
}

/** Those who stay of an order's travellers, by their new positions. */
async function stayingAboard(tx: Tx, orderId: string): Promise<Aboard[]> {
  const { rows } = await sql<Aboard>`
    SELECT DISTINCT w.place::int AS guest, encode(t.doc_hash, 'hex') AS "docHash"
    FROM flight_change c CROSS JOIN LATERAL unnest(c.stays) WITH ORDINALITY AS w(before, place)
    JOIN flight_traveller t ON t.order_id = c.order_id AND t.guest = w.before AND t.state = 'taken'
    WHERE c.order_id = ${orderId}`.execute(tx);
  return rows;
}

/**
 * What is held is sold and what the booking surrenders is free, on all departures in one order of rows; its flights, seats and numbers
 * are those of the change. Returns who travels from then on.
 */
export async function swapTrips(
  tx: Tx,
  of: { orderId: string; booking: LockedBooking; other: OtherTrip },
): Promise<Aboard[]> {
  const { orderId, booking, other } = of;
  await moveCounts(tx, swapDeltas(booking, await bookedLegs(tx, orderId), other));
  const [seats, aboard] = [await seatsThen(tx, orderId), await stayingAboard(tx, orderId)];
  await sql`DELETE FROM flight_traveller WHERE order_id = ${orderId} AND state = 'held'`.execute(tx);
  await sql`DELETE FROM flight_seat WHERE order_id = ${orderId}`.execute(tx);
  await sql`DELETE FROM flight_booking_leg WHERE order_id = ${orderId}`.execute(tx);
  await sql`UPDATE flight_booking SET seats = ${other.seats}, laps = ${other.laps} WHERE order_id = ${orderId}`.execute(
    tx,
  );
  await sql`
    INSERT INTO flight_booking_leg (order_id, position, slice, flight_id, cabin, day, brand)
    SELECT order_id, position, slice, flight_id, cabin, day, brand FROM flight_change_leg WHERE order_id = ${orderId}`.execute(
    tx,
  );
  await sql`
    INSERT INTO flight_seat (flight_id, day, seat, order_id, position, guest, chosen, state)
    SELECT w."flightId", w.day, w.seat, ${orderId}::uuid, w.position, w.guest, w.chosen, 'taken'
    FROM jsonb_to_recordset(${json(seats)}::jsonb)
      AS w("flightId" uuid, day date, seat text, position int, guest int, chosen boolean)
    ORDER BY w."flightId", w.day, w.seat`.execute(tx);
  await sql`DELETE FROM flight_change WHERE order_id = ${orderId}`.execute(tx);
  return aboard;
}

/** Orders that hold seats to change to on a departure that was cancelled. */
export async function ordersChangingTo(db: Queryable, of: { readonly limit: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT l.order_id AS id FROM flight_change_leg l JOIN flight_day n ON n.flight_id = l.flight_id AND n.day = l.day
    WHERE n.state = 'cancelled' ORDER BY 1 LIMIT ${of.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Puts those who travel now on board of the departures that are held for a change as well. Returns as `boardOther`; true where none are. */
export async function boardAgain(tx: Tx, orderId: string): Promise<boolean> {
  await sql`DELETE FROM flight_traveller WHERE order_id = ${orderId} AND state = 'held'`.execute(tx);
  return boardOther(tx, orderId);
}

/** Whether the trip of an order, of a customer where one is named, is paid, by itself and still to be had; null where there is none. */
export async function isChangeable(
  db: Queryable,
  of: { readonly orderId: string; readonly customerId: string | null },
): Promise<boolean | null> {
  const { rows } = await sql<{ booked: boolean }>`
    SELECT ${orders.state} IN ${BOOKED} AND ${orders.noShowAt} IS NULL AS booked
    FROM ${orders.table} WHERE ${orders.id} = ${of.orderId} AND ${orders.kind} = 'flight'
      AND (${of.customerId}::uuid IS NULL OR (${orders.customerId} = ${of.customerId}
        AND ${orders.hiddenAt} IS NULL))`.execute(db);
  return rows[0]?.booked ?? null;
}
