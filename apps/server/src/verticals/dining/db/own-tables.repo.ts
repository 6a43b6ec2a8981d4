import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Sitting } from '../domain/own-tables.ts';

/** When a customer sits at tables that are not over: those they have, and those they hold unpaid. */
export async function tablesToCome(
  db: Queryable,
  of: { readonly customerId: string; readonly orderId: string | null },
): Promise<Sitting[]> {
  const { rows } = await sql<Sitting>`
    SELECT o.starts_at AS "startsAt", o.ends_at AS "endsAt" FROM travel_order o JOIN dining_booking b ON b.order_id = o.id
    WHERE o.customer_id = ${of.customerId} AND o.id IS DISTINCT FROM ${of.orderId}::uuid AND o.ends_at > app_now()
      AND o.no_show_at IS NULL AND (b.state = 'taken' OR (b.state = 'held' AND b.expires_at > app_now()))`.execute(db);
  return rows;
}
