import { sql } from 'kysely';
import { travelOrdersAs } from '../../../modules/travel/public.ts';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { restaurantsOfMerchant } from '../../dining/public.ts';
import type { StoredCode } from '../domain/meal-snapshot.ts';

const orders = travelOrdersAs('o');

export type CodeRow = StoredCode & {
  readonly orderId: string;
  readonly usedBy: string;
  readonly undoUntil: Date | null;
  readonly pieces: number;
  readonly orderNumber: string;
  readonly contact: string;
  readonly snapshot: Record<string, unknown>;
};

/** The piece that has a code, with its order, or null. */
export async function findCode(db: Queryable, code: string): Promise<CodeRow | null> {
  const { rows } = await sql<CodeRow>`
    SELECT c.number, c.code, c.state, c.paid_usd AS "paidUsd", c.points, c.points_value_usd AS "pointsValueUsd",
      c.used_at AS "usedAt", c.place_id AS "placeId", c.expires_at AS "expiresAt", c.order_id AS "orderId",
      c.used_by_name AS "usedBy", c.undo_until AS "undoUntil", b.pieces, ${orders.number} AS "orderNumber",
        ${orders.contactName} AS contact, ${orders.snapshot}
    FROM dining_code c JOIN dining_set_booking b ON b.order_id = c.order_id JOIN ${orders.table} ON ${orders.id} = c.order_id
    WHERE c.code = ${code}`.execute(db);
  return rows[0] ?? null;
}

/** The order that the code of a piece is of, or null. */
export async function orderOfCode(db: Queryable, code: string): Promise<string | null> {
  const row = await db.selectFrom('dining_code').select('order_id').where('code', '=', code).executeTakeFirst();
  return row?.order_id ?? null;
}

/** Pieces of an order that were used at a restaurant in the last hours. */
export async function usedLately(
  db: Queryable,
  of: { readonly orderId: string; readonly restaurantId: string; readonly hours: number },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM dining_code WHERE order_id = ${of.orderId} AND place_id = ${of.restaurantId}
      AND state = 'used' AND used_at > app_now() - ${of.hours}::int * interval '1 hour'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Uses a piece. Returns whether it was usable. */
export async function markUsed(
  tx: Tx,
  of: {
    readonly code: string;
    readonly restaurantId: string;
    readonly staff: { readonly id: string; readonly username: string };
    readonly undoMinutes: number;
  },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE dining_code SET state = 'used', used_at = app_now(), used_by = ${of.staff.id}, used_by_name = ${of.staff.username},
      place_id = ${of.restaurantId}, undo_until = app_now() + ${of.undoMinutes}::int * interval '1 minute'
    WHERE code = ${of.code} AND state = 'usable' AND expires_at > app_now() RETURNING 1`.execute(tx);
  return rows.length === 1;
}

/** Makes a piece usable again, within its time and by whoever used it. Returns whether it was. */
export async function markUnused(tx: Tx, of: { readonly code: string; readonly staffId: string }): Promise<boolean> {
  const { rows } = await sql`
    UPDATE dining_code SET state = 'usable', used_at = NULL, used_by = NULL, used_by_name = '', place_id = NULL, undo_until = NULL
    WHERE code = ${of.code} AND state = 'used' AND used_by = ${of.staffId} AND undo_until > app_now() RETURNING 1`.execute(
    tx,
  );
  return rows.length === 1;
}

/** Ids of a merchant's restaurants. */
export async function restaurantsOf(db: Queryable, merchantId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`${restaurantsOfMerchant(merchantId)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
