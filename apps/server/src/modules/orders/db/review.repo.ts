import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connect.ts';

/** Marks order lines as reviewed. */
export async function markReviewed(tx: Tx, lineIds: readonly string[]): Promise<void> {
  await sql`UPDATE goods_order_line SET reviewed_at = app_now() WHERE id = ANY(${lineIds}::uuid[])`.execute(tx);
}
