import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { travelItemsAs, travelOrdersAs } from '../../../travel/public.ts';
import type { BookedItem } from '../domain/preview-deal.ts';

const items = travelItemsAs('i');
const orders = travelOrdersAs('o');

/**
 * What was booked within so many days of what a key is of, in the order of its time: items of paid orders that are not cancelled. Those
 * in bundles have the key of what they are booked as one with alone, where they are not at a deal of their own.
 */
export async function bookedItemsOf(
  db: Queryable,
  of: { readonly key: string; readonly days: number; readonly ofBundles: boolean },
): Promise<BookedItem[]> {
  const { rows } = await sql<BookedItem>`
    SELECT ${orders.id} AS "orderId", ${orders.customerId} AS "customerId",
      CASE WHEN ${of.ofBundles} THEN ${orders.bundleId} END AS "bundleId", ${items.quantity},
      ${items.unitPriceUsd} AS "unitUsd",
      COALESCE(c.off_usd, 0) AS "offUsd", ${items.paidUsd} AS "paidUsd", ${items.dealDays} AS days
    FROM ${orders.table} JOIN ${items.table} ON ${items.orderId} = ${orders.id}
      LEFT JOIN travel_deal_claim c ON c.order_id = ${orders.id} AND c.item_key = ${items.key}
    WHERE ${orders.createdAt} >= app_now() - make_interval(days => ${of.days}) AND ${orders.paidAt} IS NOT NULL
      AND ${orders.state} <> 'cancelled'
      AND ${of.key} = ANY(${items.dealKeys})
    ORDER BY ${orders.createdAt}, ${orders.id}, ${items.position}`.execute(db);
  return rows;
}
