import type { GuestInput, GuestView } from '@app/contract/travel/person-schemas';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';

/**
 * Writes the guests of an order in place of those it had. The document of a kept passenger of the customer is copied;
 * gives how many of the named passengers were his.
 */
export async function writeGuests(
  tx: Tx,
  of: { orderId: string; customerId: string; guests: readonly GuestInput[] },
): Promise<number> {
  await sql`DELETE FROM travel_order_guest WHERE order_id = ${of.orderId}`.execute(tx);
  const rows = of.guests.map((guest, index) => ({ ...guest, position: index + 1 }));
  const { rows: written } = await sql<{ document: unknown }>`
    INSERT INTO travel_order_guest (order_id, position, unit, given_name, family_name, age_type, age, document)
    SELECT ${of.orderId}::uuid, g.position, g.unit, g."givenName", g."familyName", g."ageType", g.age,
      CASE WHEN p.id IS NOT NULL THEN jsonb_build_object('gender', p.gender, 'birthDate', p.birth_date,
        'nationality', p.nationality, 'type', p.document_type, 'number', p.document_number,
        'validUntil', p.document_valid_until) END
    FROM jsonb_to_recordset(${json(rows)}::jsonb) AS g(position int, unit int, "givenName" text, "familyName" text,
        "ageType" text, age int, "passengerId" uuid)
    LEFT JOIN travel_passenger p ON p.id = g."passengerId" AND p.customer_id = ${of.customerId}
    RETURNING document`.execute(tx);
  return written.filter(({ document }) => document !== null).length;
}

/** The guests of an order, in their order. */
export async function guestsOf(db: Queryable, orderId: string): Promise<GuestView[]> {
  const { rows } = await sql<GuestView>`
    SELECT unit, given_name AS "givenName", family_name AS "familyName", age_type AS "ageType", age
    FROM travel_order_guest WHERE order_id = ${orderId} ORDER BY position`.execute(db);
  return rows;
}
