import type { GuestInput, GuestView } from '@app/contract/travel/person-schemas';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { enqueue } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';

/** A kept passenger's document as it was when they were booked; days are `YYYY-MM-DD`. */
export type GuestDocument = {
  readonly gender: string | null;
  readonly birthDate: string | null;
  readonly nationality: string | null;
  readonly type: string | null;
  readonly number: string | null;
  readonly validUntil: string | null;
  /** Names as the document spells them; missing on what was booked before they were kept. */
  readonly givenName?: string;
  readonly familyName?: string;
};

/** A guest of an order; `document` is null where no kept passenger was named. */
export type BookedGuest = Omit<GuestInput, 'passengerId' | 'infantOf'> & {
  /** Position of the adult on whose lap a baby sits, from 1. */
  readonly infantOf: number | null;
  readonly document: GuestDocument | null;
};

/** The documents of a customer's kept passengers, by their ids; others have none. */
export async function documentsOf(
  db: Queryable,
  of: { readonly customerId: string; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, GuestDocument>> {
  const { rows } = await sql<{ id: string; document: GuestDocument }>`
    SELECT p.id, jsonb_build_object('gender', p.gender, 'birthDate', p.birth_date, 'nationality', p.nationality,
      'type', p.document_type, 'number', p.document_number, 'validUntil', p.document_valid_until,
      'givenName', p.given_name, 'familyName', p.family_name) AS document
    FROM travel_passenger p
    WHERE p.id = ANY(${[...of.ids]}::uuid[]) AND p.customer_id = ${of.customerId}`.execute(db);
  return new Map(rows.map(({ id, document }) => [id, document]));
}

/** Writes the guests of an order in place of those it had. */
export async function writeGuests(
  tx: Tx,
  of: { readonly orderId: string; readonly guests: readonly BookedGuest[] },
): Promise<void> {
  await enqueue(tx, sql`DELETE FROM travel_order_guest WHERE order_id = ${of.orderId}`);
  const { orderId } = of;
  await enqueue(tx, insertingGuests(of.guests.map((guest, index) => ({ ...guest, orderId, position: index + 1 }))));
}

/** Writes guests of orders that have none yet. */
export const insertingGuests = (
  guests: readonly (BookedGuest & { readonly orderId: string; readonly position: number })[],
) => staticSql`
    INSERT INTO travel_order_guest (order_id, position, unit, given_name, family_name, age_type, age, infant_of, document)
    SELECT g."orderId", g.position, g.unit, g."givenName", g."familyName", g."ageType", g.age, g."infantOf", g.document
    FROM jsonb_to_recordset(${json(guests)}::jsonb) AS g("orderId" uuid, position int, unit int, "givenName" text, "familyName" text,
      "ageType" text, age int, "infantOf" int, document jsonb)`;

/** The guests of an order with their documents, in their order. */
export async function bookedGuestsOf(db: Queryable, orderId: string): Promise<BookedGuest[]> {
  const { rows } = await sql<BookedGuest>`
    SELECT unit, given_name AS "givenName", family_name AS "familyName", age_type AS "ageType", age,
      infant_of AS "infantOf", document
    FROM travel_order_guest WHERE order_id = ${orderId} ORDER BY position`.execute(db);
  return rows;
}

/** The guests of an order as they are shown, in their order. */
export const guestsOf = async (db: Queryable, orderId: string): Promise<GuestView[]> =>
  (await bookedGuestsOf(db, orderId)).map(({ document, ...guest }) => ({ ...guest, document: document !== null }));
