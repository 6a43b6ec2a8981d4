import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

/** Where and in which language a customer is written to, or null. */
export async function addresseeOf(
  db: Queryable,
  customerId: string,
): Promise<{ email: string; locale: string | null } | null> {
  const { rows } = await sql<{ email: string; locale: string | null }>`
    SELECT email, locale FROM customer WHERE id = ${customerId} AND deleted_at IS NULL`.execute(db);
  return rows[0] ?? null;
}
