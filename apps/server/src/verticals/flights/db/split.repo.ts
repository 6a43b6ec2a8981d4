import { sql } from 'kysely';
import { travelGuestsAs } from '../../../modules/travel/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';

const guests = travelGuestsAs('g');

type Splitting = {
  readonly orderId: string;
  /** The order that they have from then on; its row is written. */
  readonly toId: string;
  /** Who moves, by positions of before, in their order, and who stays. */
  readonly moves: readonly number[];
  readonly stays: readonly number[];
  readonly seats: number;
  readonly laps: number;
};

/** Positions of before with those that they become. */
const places = (positions: readonly number[]) =>
  sql`unnest(${[...positions]}::int[]) WITH ORDINALITY AS p(before, place)`;

/** Positions are moved out of the way of each other first. */
const ASIDE = 1_000;

/** Gives a part of the travellers of a booked trip the same flights in a booking of their own, with the seats that they have. */
async function moveBooking(tx: Tx, of: Splitting): Promise<void> {
  await sql`INSERT INTO flight_booking (order_id, seats, laps, state) VALUES (${of.toId}, ${of.seats}, ${of.laps}, 'taken')`.execute(
    tx,
  );
  await sql`UPDATE flight_booking SET seats = seats - ${of.seats}::int, laps = laps - ${of.laps}::int
    WHERE order_id = ${of.orderId}`.execute(tx);
  await sql`
    INSERT INTO flight_booking_leg (order_id, position, slice, flight_id, cabin, day, brand)
    SELECT ${of.toId}::uuid, position, slice, flight_id, cabin, day, brand FROM flight_booking_leg WHERE order_id = ${of.orderId}`.execute(
    tx,
  );
  for (const table of [sql`flight_traveller`, sql`flight_seat`]) {
    const taken = sql`t.order_id = ${of.orderId} AND t.state = 'taken'`;
    await sql`UPDATE ${table} t SET order_id = ${of.toId}, guest = p.place FROM ${places(of.moves)}
      WHERE ${taken} AND t.guest = p.before`.execute(tx);
    await sql`UPDATE ${table} t SET guest = guest + ${ASIDE}::int WHERE ${taken}`.execute(tx);
    await sql`UPDATE ${table} t SET guest = p.place FROM ${places(of.stays)}
      WHERE ${taken} AND t.guest = p.before + ${ASIDE}::int`.execute(tx);
  }
}

/** The tickets of who moves are void; those of who stays name them by their new positions. Returns the numbers that are void. */
async function moveTickets(tx: Tx, of: Splitting): Promise<string[]> {
  const living = sql`t.order_id = ${of.orderId} AND t.void_at IS NULL`;
  const { rows } = await sql<{ number: string }>`
    UPDATE flight_ticket t SET void_at = app_now() WHERE ${living} AND t.guest = ANY(${[...of.moves]}::int[]) RETURNING number`.execute(
    tx,
  );
  await sql`UPDATE flight_ticket t SET guest = guest + ${ASIDE}::int WHERE ${living}`.execute(tx);
  await sql`UPDATE flight_ticket t SET guest = p.place FROM ${places(of.stays)}
    WHERE ${living} AND t.guest = p.before + ${ASIDE}::int`.execute(tx);
  return rows.map(({ number }) => number);
}

/** What is held for the change of who moves is held by their own booking. */
async function moveHeld(tx: Tx, { orderId, toId, moves }: Splitting): Promise<void> {
  const { numAffectedRows } = await sql`
    INSERT INTO flight_change (order_id, seats, laps, stays, expires_at)
    SELECT ${toId}::uuid, seats, laps, ${moves.map((_, index) => index + 1)}::int[], expires_at FROM flight_change
    WHERE order_id = ${orderId}`.execute(tx);
  if (!numAffectedRows) return;
  await sql`
    INSERT INTO flight_change_leg (order_id, position, slice, flight_id, cabin, day, brand, held)
    SELECT ${toId}::uuid, position, slice, flight_id, cabin, day, brand, held FROM flight_change_leg WHERE order_id = ${orderId}`.execute(
    tx,
  );
  await sql`UPDATE flight_seat SET order_id = ${toId} WHERE order_id = ${orderId} AND change_position IS NOT NULL`.execute(
    tx,
  );
  await sql`DELETE FROM flight_change WHERE order_id = ${orderId}`.execute(tx);
  await sql`UPDATE flight_traveller SET order_id = ${toId} WHERE order_id = ${orderId} AND state = 'held'`.execute(tx);
}

/** Moves a part of the travellers of a booked trip, its locked row included, to a booking of their own. Returns the numbers of their tickets, which are void. */
export async function splitBooking(tx: Tx, of: Splitting): Promise<string[]> {
  await moveBooking(tx, of);
  await sql`
    UPDATE flight_name_correction c SET order_id = ${of.toId} WHERE c.order_id = ${of.orderId}
      AND EXISTS (SELECT FROM flight_traveller t WHERE t.order_id = ${of.toId} AND t.doc_hash = c.doc_hash)`.execute(
    tx,
  );
  const tickets = await moveTickets(tx, of);
  await moveHeld(tx, of);
  await sql`
    UPDATE flight_booking_leg l SET standby = b.seats - (SELECT count(*) FROM flight_seat s
      WHERE s.order_id = l.order_id AND s.position = l.position AND s.state = 'taken')
    FROM flight_booking b WHERE b.order_id = l.order_id AND l.order_id = ${of.orderId} AND l.standby IS NOT NULL`.execute(
    tx,
  );
  return tickets;
}

/** How many babies on laps are named with an order. */
export async function lapsOf(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ laps: number }>`
    SELECT count(*)::int AS laps FROM ${guests.table} WHERE ${guests.orderId} = ${orderId}
      AND ${guests.ageType} = 'baby'`.execute(tx);
  return rows[0]?.laps ?? 0;
}
