import type { TripNote } from '@app/contract/trips/views';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

const columns = sql`id, day::text AS day, hour, text`;

/** What a customer wrote for days of a stretch, both ends included, in the order in which they were written. */
export async function notesOf(
  db: Queryable,
  of: { readonly customerId: string; readonly from: string; readonly to: string },
): Promise<TripNote[]> {
  const { rows } = await sql<TripNote>`
    SELECT ${columns} FROM trip_note
    WHERE customer_id = ${of.customerId} AND day BETWEEN ${of.from}::date AND ${of.to}::date
    ORDER BY day, created_at, id`.execute(db);
  return rows;
}

/** How many notes a customer has beside one, in all and on a day. Call it under the customer's lock. */
export async function countNotes(
  tx: Tx,
  of: { readonly customerId: string; readonly day: string; readonly beside: string | null },
): Promise<{ readonly all: number; readonly onDay: number }> {
  const { rows } = await sql<{ all: number; onDay: number }>`
    SELECT count(*)::int AS "all", (count(*) FILTER (WHERE day = ${of.day}::date))::int AS "onDay" FROM trip_note
    WHERE customer_id = ${of.customerId} AND (${of.beside}::uuid IS NULL OR id <> ${of.beside}::uuid)`.execute(tx);
  return rows[0] ?? { all: 0, onDay: 0 };
}

/** Writes a new note. */
export async function addNote(tx: Tx, note: TripNote & { readonly customerId: string }): Promise<void> {
  await sql`INSERT INTO trip_note (id, customer_id, day, hour, text)
    VALUES (${note.id}, ${note.customerId}, ${note.day}::date, ${note.hour}, ${note.text})`.execute(tx);
}

/** Changes one of a customer's own. Returns whether there was one. */
export async function changeNote(tx: Tx, note: TripNote & { readonly customerId: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE trip_note SET day = ${note.day}::date, hour = ${note.hour}, text = ${note.text}
    WHERE id = ${note.id} AND customer_id = ${note.customerId}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Deletes one of a customer's own. Returns whether there was one. */
export async function deleteNote(db: Queryable, customerId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM trip_note WHERE id = ${id} AND customer_id = ${customerId}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** A link that shows a trip: that of the first of these bookings that is of one. */
export type Share = { readonly key: string; readonly orderIds: readonly string[] };

/** The links that a customer made, the oldest first. */
export async function sharesOf(db: Queryable, customerId: string): Promise<Share[]> {
  const { rows } = await sql<Share>`
    SELECT key, order_ids AS "orderIds" FROM trip_share WHERE customer_id = ${customerId}
    ORDER BY created_at, key`.execute(db);
  return rows;
}

export async function addShare(
  tx: Tx,
  share: { readonly key: string; readonly customerId: string; readonly orderIds: readonly string[] },
): Promise<void> {
  await sql`INSERT INTO trip_share (key, customer_id, order_ids)
    VALUES (${share.key}, ${share.customerId}, ${[...share.orderIds]}::uuid[])`.execute(tx);
}

/** Ends some of a customer's links. */
export async function endShares(db: Queryable, customerId: string, keys: readonly string[]): Promise<void> {
  await sql`DELETE FROM trip_share WHERE customer_id = ${customerId} AND key = ANY(${[...keys]}::text[])`.execute(db);
}

/** Whose bookings a link shows; null where there is no such link. */
export async function shareOf(db: Queryable, key: string): Promise<(Share & { readonly customerId: string }) | null> {
  const { rows } = await sql<Share & { customerId: string }>`
    SELECT key, customer_id AS "customerId", order_ids AS "orderIds" FROM trip_share WHERE key = ${key}`.execute(db);
  return rows[0] ?? null;
}

/** Deletes what a customer wrote and the links they made. */
export async function deleteTripsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`DELETE FROM trip_note WHERE customer_id = ${customerId}`.execute(tx);
  await sql`DELETE FROM trip_effect WHERE customer_id = ${customerId}`.execute(tx);
  await sql`DELETE FROM trip_share WHERE customer_id = ${customerId}`.execute(tx);
}
