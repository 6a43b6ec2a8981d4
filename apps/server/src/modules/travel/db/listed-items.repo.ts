import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { ListedItem } from '../domain/explained-lines.ts';

/** What an order is charged for, in its order. */
export async function listedItemsOf(db: Queryable, orderId: string): Promise<ListedItem[]> {
  const { rows } = await sql<ListedItem>`
    SELECT label, quantity, unit_price_usd::int AS "priceUsd", list_price_usd::int AS "listPriceUsd"
    FROM travel_order_item WHERE order_id = ${orderId} ORDER BY position`.execute(db);
  return rows;
}
