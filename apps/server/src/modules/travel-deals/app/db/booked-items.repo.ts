import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { BookedItem } from '../domain/preview-deal.ts';

/**
 * What was booked within so many days of what a key is of, in the order of its time: items of paid orders that are not cancelled. Those
 * in bundles have the key of what they are booked as one with alone, where they are not at a deal of their own.
 */
export async function bookedItemsOf(
  db: Queryable,
  of: { readonly key: string; readonly days: number; readonly ofBundles: boolean },
): Promise<BookedItem[]> {
  const { rows } = await sql<BookedItem>`
    SELECT o.id AS "orderId", o.customer_id AS "customerId", CASE WHEN ${of.ofBundles} THEN o.bundle_id END AS "bundleId", i.quantity, i.unit_price_usd AS "unitUsd",
      COALESCE(c.off_usd, 0) AS "offUsd", i.paid_usd AS "paidUsd", i.deal_days AS days
    FROM travel_order o JOIN travel_order_item i ON i.order_id = o.id
      LEFT JOIN travel_deal_claim c ON c.order_id = o.id AND c.item_key = i.key
    WHERE o.created_at >= app_now() - make_interval(days => ${of.days}) AND o.paid_at IS NOT NULL AND o.state <> 'cancelled'
      AND ${of.key} = ANY(i.deal_keys)
    ORDER BY o.created_at, o.id, i.position`.execute(db);
  return rows;
}
