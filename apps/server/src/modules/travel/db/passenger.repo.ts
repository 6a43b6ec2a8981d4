import type { DocumentType, Passenger, PassengerInput } from '@app/contract/travel/person-schemas';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

export type PassengerRow = Omit<Passenger, 'ageType'> & { readonly documentType: DocumentType | null };

const columns = sql`id, given_name AS "givenName", family_name AS "familyName", gender, birth_date AS "birthDate",
  nationality, document_type AS "documentType", document_number AS "documentNumber",
  document_valid_until AS "documentValidUntil"`;

/** People a customer books for, the newest first. */
export async function passengersOf(db: Queryable, customerId: string): Promise<PassengerRow[]> {
  const { rows } = await sql<PassengerRow>`
    SELECT ${columns} FROM travel_passenger WHERE customer_id = ${customerId}
    ORDER BY created_at DESC, id DESC`.execute(db);
  return rows;
}

/** How many passengers a customer has. Call it under the customer's lock. */
export async function countPassengers(tx: Tx, customerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM travel_passenger WHERE customer_id = ${customerId}`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Writes a new passenger, or saves one of the customer's own; null when they have no such one. */
export async function storePassenger(
  tx: Tx,
  passenger: PassengerInput & { id: string; customerId: string; add: boolean },
): Promise<PassengerRow | null> {
  const p = passenger;
  const statement = p.add
    ? sql<PassengerRow>`
      INSERT INTO travel_passenger (id, customer_id, given_name, family_name, gender, birth_date, nationality,
        document_type, document_number, document_valid_until)
      VALUES (${p.id}, ${p.customerId}, ${p.givenName}, ${p.familyName}, ${p.gender}, ${p.birthDate}, ${p.nationality},
        ${p.documentType}, ${p.documentNumber}, ${p.documentValidUntil}) RETURNING ${columns}`
    : sql<PassengerRow>`
      UPDATE travel_passenger SET given_name = ${p.givenName}, family_name = ${p.familyName}, gender = ${p.gender},
        birth_date = ${p.birthDate}, nationality = ${p.nationality}, document_type = ${p.documentType},
        document_number = ${p.documentNumber}, document_valid_until = ${p.documentValidUntil}
      WHERE id = ${p.id} AND customer_id = ${p.customerId} RETURNING ${columns}`;
  return (await statement.execute(tx)).rows[0] ?? null;
}

/** Deletes one of a customer's own; gives whether there was one. */
export async function deletePassenger(db: Queryable, customerId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM travel_passenger WHERE id = ${id} AND customer_id = ${customerId}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
