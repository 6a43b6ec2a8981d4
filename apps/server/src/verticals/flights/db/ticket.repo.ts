import { sql } from 'kysely';
import { travelOrdersAs } from '../../../modules/travel/public.ts';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { enqueueWrites } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';

const orders = travelOrdersAs('o');

export type NewTicket = {
  readonly number: string;
  readonly guest: number;
  readonly airlineId: string;
  readonly recordLocator: string;
};

/** The airlines of an order's flights with what their tickets begin with, in the order of the flights. */
export async function airlinesOf(db: Queryable, orderId: string): Promise<{ id: string; prefix: string }[]> {
  const { rows } = await sql<{ id: string; prefix: string }>`
    SELECT a.id, a.ticket_prefix AS prefix FROM flight_booking_leg l JOIN flight f ON f.id = l.flight_id
    JOIN airline a ON a.id = f.airline_id WHERE l.order_id = ${orderId}
    GROUP BY a.id, a.ticket_prefix ORDER BY min(l.position)`.execute(db);
  return rows;
}

/** Whether a record locator of an airline, or one of the numbers, is given already. */
export async function isGiven(
  db: Queryable,
  of: { readonly airlineId: string; readonly recordLocator: string; readonly numbers: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql<{ given: boolean }>`
    SELECT EXISTS (SELECT FROM flight_ticket WHERE number = ANY(${[...of.numbers]}::text[])
      OR (airline_id = ${of.airlineId} AND record_locator = ${of.recordLocator})) AS given`.execute(db);
  return rows[0]?.given ?? false;
}

export async function insertTickets(tx: Tx, orderId: string, tickets: readonly NewTicket[]): Promise<void> {
  await sql`
    INSERT INTO flight_ticket (number, order_id, guest, airline_id, record_locator)
    SELECT t.number, ${orderId}::uuid, t.guest, t."airlineId", t."recordLocator"
    FROM jsonb_to_recordset(${json(tickets)}::jsonb)
      AS t(number text, guest int, "airlineId" uuid, "recordLocator" text)`.execute(tx);
}

/** The living tickets of an order are void from now on. */
export async function voidTickets(tx: Tx, orderId: string): Promise<void> {
  await enqueueWrites(tx, [
    staticSql`UPDATE flight_ticket SET void_at = app_now() WHERE order_id = ${orderId} AND void_at IS NULL`,
  ]);
}

/** The living tickets of an order, each with the position of the traveller that it names. */
export async function ticketsOfGuests(db: Queryable, orderId: string): Promise<{ guest: number; reference: string }[]> {
  const { rows } = await sql<{ guest: number; reference: string }>`
    SELECT guest, number AS reference FROM flight_ticket WHERE order_id = ${orderId} AND void_at IS NULL
    ORDER BY guest, number`.execute(db);
  return rows;
}

export type TicketRow = {
  readonly guest: number;
  readonly airline: string;
  readonly number: string;
  readonly recordLocator: string;
  readonly void: boolean;
};

/** Tickets of an order of a customer, living ones first; null where they have no such flight order. */
export async function ticketsOf(
  db: Queryable,
  of: { readonly orderId: string; readonly customerId: string },
): Promise<TicketRow[] | null> {
  const own = await sql`SELECT 1 FROM flight_booking b JOIN ${orders.table} ON ${orders.id} = b.order_id
    WHERE b.order_id = ${of.orderId} AND ${orders.customerId} = ${of.customerId} AND ${orders.hiddenAt} IS NULL`.execute(
    db,
  );
  if (own.rows.length === 0) return null;
  const { rows } = await sql<TicketRow>`
    SELECT t.guest, a.code AS airline, t.number, t.record_locator AS "recordLocator", t.void_at IS NOT NULL AS void
    FROM flight_ticket t JOIN airline a ON a.id = t.airline_id WHERE t.order_id = ${of.orderId}
    ORDER BY t.void_at IS NOT NULL, t.guest, a.code, t.number`.execute(db);
  return rows;
}

/** How many letters of a name the airlines of an order's flights allow to be corrected: the fewest of them. */
export async function nameLetters(db: Queryable, orderId: string): Promise<number> {
  const { rows } = await sql<{ letters: number }>`
    SELECT min(a.name_letters) AS letters FROM flight_booking_leg l JOIN flight f ON f.id = l.flight_id
    JOIN airline a ON a.id = f.airline_id WHERE l.order_id = ${orderId}`.execute(db);
  return rows[0]?.letters ?? 0;
}

/** Whether tickets of an order were ever issued, also while its travellers were of another one. */
export async function hadTickets(db: Queryable, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    WITH RECURSIVE up AS (
      SELECT ${orders.id}, ${orders.splitFrom} FROM ${orders.table} WHERE ${orders.id} = ${orderId}
      UNION SELECT ${orders.id}, ${orders.splitFrom} FROM ${orders.table} JOIN up ON ${orders.id} = up.split_from)
    SELECT 1 FROM flight_ticket t JOIN up ON up.id = t.order_id LIMIT 1`.execute(db);
  return rows.length > 0;
}
