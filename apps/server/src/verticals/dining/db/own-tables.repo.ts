import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { OwnSitting, OwnTable } from '../domain/own-tables.ts';

/** When and where a customer sits at tables that are not over: those they have, those they hold unpaid, and those they hold to change to. */
export async function tablesToCome(
  db: Queryable,
  of: { readonly customerId: string; readonly orderId: string | null },
): Promise<OwnTable[]> {
  const { rows } = await sql<OwnTable>`
    SELECT o.id AS "orderId", o.starts_at AS "startsAt", o.ends_at AS "endsAt", false AS instead,
      r.id AS "restaurantId", r.max_party AS "maxParty", b.covers AS people
    FROM travel_order o JOIN dining_booking b ON b.order_id = o.id JOIN restaurant r ON r.id = b.restaurant_id
    WHERE o.customer_id = ${of.customerId} AND o.id IS DISTINCT FROM ${of.orderId}::uuid AND o.ends_at > app_now()
      AND o.no_show_at IS NULL AND (b.state = 'taken' OR (b.state = 'held' AND b.expires_at > app_now()))
    UNION ALL
    SELECT o.id, s.at, s.at + c.stay_minutes * interval '1 minute', true, r.id, r.max_party, c.covers
    FROM dining_change c JOIN travel_order o ON o.id = c.order_id
      JOIN dining_area a ON a.id = c.area_id JOIN restaurant r ON r.id = a.restaurant_id
      CROSS JOIN LATERAL (SELECT to_timestamp(c.starts_quarter::bigint * 900) AS at) s
    WHERE o.customer_id = ${of.customerId} AND o.id IS DISTINCT FROM ${of.orderId}::uuid AND c.expires_at > app_now()
    ORDER BY 2, 1`.execute(db);
  return rows;
}

/** Whether a customer has a table of a restaurant, or holds one unpaid, at any time of a stretch. */
export async function hasTableThere(db: Queryable, of: OwnSitting): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM travel_order o JOIN dining_booking b ON b.order_id = o.id
    WHERE o.customer_id = ${of.customerId} AND b.restaurant_id = ${of.restaurantId} AND o.no_show_at IS NULL
      AND o.starts_at < ${of.endsAt} AND o.ends_at > ${of.startsAt}
      AND (b.state = 'taken' OR (b.state = 'held' AND b.expires_at > app_now()))
    LIMIT 1`.execute(db);
  return rows.length > 0;
}
