import { sql } from 'kysely';
import { travelOrdersAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { OwnSitting, OwnTable } from '../domain/own-tables.ts';

const orders = travelOrdersAs('o');

/** When and where a customer sits at tables that are not over: those they have, those they hold unpaid, and those they hold to change to. */
export async function tablesToCome(
  db: Queryable,
  of: { readonly customerId: string; readonly orderId: string | null },
): Promise<OwnTable[]> {
  const { rows } = await sql<OwnTable>`
    SELECT ${orders.id} AS "orderId", ${orders.startsAt} AS "startsAt", ${orders.endsAt} AS "endsAt", false AS instead,
      r.id AS "restaurantId", r.max_party AS "maxParty", b.covers AS people
    FROM ${orders.table} JOIN dining_booking b ON b.order_id = ${orders.id} JOIN restaurant r ON r.id = b.restaurant_id
    WHERE ${orders.customerId} = ${of.customerId} AND ${orders.id} IS DISTINCT FROM ${of.orderId}::uuid
      AND ${orders.endsAt} > app_now()
      AND ${orders.noShowAt} IS NULL AND (b.state = 'taken' OR (b.state = 'held' AND b.expires_at > app_now()))
    UNION ALL
    SELECT ${orders.id}, s.at, s.at + c.stay_minutes * interval '1 minute', true, r.id, r.max_party, c.covers
    FROM dining_change c JOIN ${orders.table} ON ${orders.id} = c.order_id
      JOIN dining_area a ON a.id = c.area_id JOIN restaurant r ON r.id = a.restaurant_id
      CROSS JOIN LATERAL (SELECT to_timestamp(c.starts_quarter::bigint * 900) AS at) s
    WHERE ${orders.customerId} = ${of.customerId} AND ${orders.id} IS DISTINCT FROM ${of.orderId}::uuid
      AND c.expires_at > app_now()
    ORDER BY 2, 1`.execute(db);
  return rows;
}

/** Whether a customer has a table of a restaurant, or holds one unpaid, at any time of a stretch. */
export async function hasTableThere(db: Queryable, of: OwnSitting): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM ${orders.table} JOIN dining_booking b ON b.order_id = ${orders.id}
    WHERE ${orders.customerId} = ${of.customerId} AND b.restaurant_id = ${of.restaurantId} AND ${orders.noShowAt} IS NULL
      AND ${orders.startsAt} < ${of.endsAt} AND ${orders.endsAt} > ${of.startsAt}
      AND (b.state = 'taken' OR (b.state = 'held' AND b.expires_at > app_now()))
    LIMIT 1`.execute(db);
  return rows.length > 0;
}
