import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

/** What an order of a tour was sold as, or null. */
export async function bookedSnapshot(db: Queryable, orderId: string): Promise<Record<string, unknown> | null> {
  const { rows } = await sql<{ snapshot: Record<string, unknown> }>`
    SELECT snapshot FROM travel_order WHERE id = ${orderId} AND kind = 'tour'`.execute(db);
  return rows[0]?.snapshot ?? null;
}
