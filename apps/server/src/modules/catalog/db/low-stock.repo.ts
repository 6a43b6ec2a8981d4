import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

/** How many products on sale have at most so many pieces left to sell. */
export async function lowStockCount(db: Queryable, atMost: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM product_stock s JOIN product p ON p.id = s.product_id
    WHERE s.on_hand - s.reserved <= ${atMost} AND p.online`.execute(db);
  return rows[0]?.n ?? 0;
}
