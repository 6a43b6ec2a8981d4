import { invariant } from '@app/kernel/assert';
import { sql } from 'kysely';
import { travelOrdersAs, travelQuotesAs } from '../../../modules/travel/public.ts';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { enqueue } from '../../../platform/db/pipeline/queue.ts';
import type { StoredCode } from '../domain/meal-snapshot.ts';
import type { Share } from '../domain/pieces.ts';

const quotes = travelQuotesAs('q');
const orders = travelOrdersAs('o');

export type SetBooking = {
  readonly orderId: string;
  readonly setId: string;
  readonly customerId: string;
  readonly pieces: number;
  readonly state: 'held' | 'taken' | 'released';
};

/** Holds pieces of a set. Returns whether there are so many. */
export async function holdPieces(tx: Tx, of: { readonly setId: string; readonly pieces: number }): Promise<boolean> {
  const { rows } = await sql`
    UPDATE dining_set SET held = held + ${of.pieces}::int
    WHERE id = ${of.setId} AND stock - held - sold >= ${of.pieces}::int RETURNING 1`.execute(tx);
  return rows.length === 1;
}

/** Changes how many pieces of a set are held and sold. */
export async function movePieces(tx: Tx, setId: string, by: { readonly held: number; readonly sold: number }) {
  await sql`UPDATE dining_set SET held = held + ${by.held}::int, sold = sold + ${by.sold}::int WHERE id = ${setId}`.execute(
    tx,
  );
}

/** The customer for whom an order is placed, whose id is that of its quote. */
export async function customerOf(tx: Tx, orderId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT ${orders.customerId} AS id FROM ${orders.table} WHERE ${orders.id} = ${orderId}
    UNION ALL SELECT ${quotes.customerId} FROM ${quotes.table} WHERE ${quotes.id} = ${orderId} LIMIT 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Pieces of a set that a customer has or holds beside an order: those given back do not count. */
export async function piecesOf(
  db: Queryable,
  of: { readonly customerId: string; readonly setId: string; readonly beside: string | null },
): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    SELECT COALESCE(sum(CASE WHEN b.state = 'taken'
        THEN (SELECT count(*) FROM dining_code c WHERE c.order_id = b.order_id AND c.state <> 'refunded')
        WHEN b.expires_at > app_now() THEN b.pieces END), 0)::int AS pieces
    FROM dining_set_booking b
    WHERE b.customer_id = ${of.customerId} AND b.set_id = ${of.setId} AND b.state <> 'released'
      AND b.order_id IS DISTINCT FROM ${of.beside}::uuid`.execute(db);
  return rows[0]?.pieces ?? 0;
}

/** Writes what an order holds; one that held the same before holds it again. */
export async function writeHeld(tx: Tx, of: Omit<SetBooking, 'state'> & { readonly expiresAt: Date }): Promise<void> {
  const held = sql`
    INSERT INTO dining_set_booking (order_id, set_id, customer_id, pieces, state, expires_at)
    VALUES (${of.orderId}, ${of.setId}, ${of.customerId}, ${of.pieces}, 'held', ${of.expiresAt})
    ON CONFLICT (order_id) DO UPDATE SET state = 'held', expires_at = EXCLUDED.expires_at`;
  await enqueue(tx, held);
}

/** An order's booking, locked to the end of the transaction, or null. */
export async function lockBooking(tx: Tx, orderId: string): Promise<SetBooking | null> {
  const { rows } = await sql<SetBooking>`
    SELECT order_id AS "orderId", set_id AS "setId", customer_id AS "customerId", pieces, state
    FROM dining_set_booking WHERE order_id = ${orderId} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

export async function moveBooking(tx: Tx, orderId: string, state: 'taken' | 'released'): Promise<void> {
  await sql`UPDATE dining_set_booking SET state = ${state}, expires_at = NULL WHERE order_id = ${orderId}`.execute(tx);
}

export async function extendHold(tx: Tx, orderId: string, until: Date): Promise<void> {
  await sql`UPDATE dining_set_booking SET expires_at = ${until} WHERE order_id = ${orderId} AND state = 'held'`.execute(
    tx,
  );
}

/** Orders that hold pieces of a set beyond their time, by the database's clock. */
export async function ordersPastDeadline(db: Queryable, setId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT order_id AS id FROM dining_set_booking
    WHERE set_id = ${setId} AND state = 'held' AND expires_at <= app_now() ORDER BY 1`.execute(db);
  return rows.map(({ id }) => id);
}

export type PaidOrder = {
  readonly payableUsd: number;
  readonly pointsUsed: number;
  readonly pointsValueUsd: number;
  readonly endsAt: Date;
};

/** What an order costs, and until when its pieces are valid. */
export async function paidOrder(tx: Tx, orderId: string): Promise<PaidOrder> {
  const { rows } = await sql<PaidOrder>`
    SELECT ${orders.payableUsd} AS "payableUsd", ${orders.pointsUsed} AS "pointsUsed",
      ${orders.pointsValueUsd} AS "pointsValueUsd", ${orders.endsAt} AS "endsAt"
    FROM ${orders.table} WHERE ${orders.id} = ${orderId}`.execute(tx);
  return rows[0] as PaidOrder;
}

/** Writes the codes of an order, one a piece. */
export async function insertCodes(
  tx: Tx,
  of: {
    readonly orderId: string;
    readonly endsAt: Date;
    readonly codes: readonly (Share & { readonly code: string })[];
  },
): Promise<void> {
  await tx
    .insertInto('dining_code')
    .values(
      of.codes.map(({ code, paidUsd, points, pointsValueUsd }, index) => ({
        order_id: of.orderId,
        number: index + 1,
        code,
        paid_usd: paidUsd,
        points,
        points_value_usd: pointsValueUsd,
        expires_at: of.endsAt,
      })),
    )
    .execute();
}

const codeColumns = sql`c.number, c.code, c.state, c.paid_usd AS "paidUsd", c.points, c.points_value_usd AS "pointsValueUsd",
  c.used_at AS "usedAt", c.place_id AS "placeId", c.expires_at AS "expiresAt"`;

/** The pieces of an order; none before it is paid. */
export async function codesOf(db: Queryable, orderId: string): Promise<StoredCode[]> {
  const { rows } = await sql<StoredCode>`
    SELECT ${codeColumns} FROM dining_code c WHERE c.order_id = ${orderId} ORDER BY c.number`.execute(db);
  return rows;
}

/** Ends usable pieces of an order, all or those named, as given back or as expired; returns what was paid for them. */
export async function endCodes(
  tx: Tx,
  of: { readonly orderId: string; readonly numbers: readonly number[] | null; readonly as: 'refunded' | 'expired' },
): Promise<Share[]> {
  const which = of.numbers === null ? sql`true` : sql`c.number = ANY(${[...of.numbers]}::int[])`;
  const { rows } = await sql<Share>`
    UPDATE dining_code c SET state = ${of.as} WHERE c.order_id = ${of.orderId} AND c.state = 'usable' AND ${which}
    RETURNING c.paid_usd AS "paidUsd", c.points, c.points_value_usd AS "pointsValueUsd"`.execute(tx);
  return rows;
}

/** Paid orders with pieces that are usable though their time is over. */
export async function ordersOver(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT order_id AS id FROM dining_code WHERE state = 'usable' AND expires_at <= app_now()
    ORDER BY 1 LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Confirmed orders of which a piece was used, none is left, and nobody may undo it any more. */
export async function ordersUsed(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT c.order_id AS id FROM dining_code c JOIN ${orders.table} ON ${orders.id} = c.order_id
    WHERE c.state = 'used' AND c.undo_until <= app_now() AND ${orders.state} = 'confirmed'
      AND NOT EXISTS (SELECT FROM dining_code l WHERE l.order_id = c.order_id
        AND (l.state = 'usable' OR (l.state = 'used' AND l.undo_until > app_now())))
    ORDER BY 1 LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Pieces of an order that end soon. */
export type Ending = { readonly orderId: string; readonly pieces: number; readonly lastDay: string };

/** Orders with usable pieces that end within so many days, were bought earlier than that, and whose customer was not told yet. */
export async function ordersEnding(
  db: Queryable,
  of: { readonly days: number; readonly limit: number },
): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    SELECT c.order_id AS "orderId", count(*)::int AS pieces, min(${orders.serviceTo})::text AS "lastDay"
    FROM dining_code c JOIN dining_set_booking b ON b.order_id = c.order_id JOIN ${orders.table} ON ${orders.id} = c.order_id
    WHERE c.state = 'usable' AND c.expires_at > app_now() AND c.expires_at <= app_now() + ${of.days}::int * interval '1 day'
      AND ${orders.paidAt} < c.expires_at - ${of.days}::int * interval '1 day' AND (b.told_days IS NULL
        OR b.told_days > ${of.days}::int)
    GROUP BY c.order_id ORDER BY c.order_id LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** Notes that a customer was told so many days before the end. */
export async function markNotified(
  db: Queryable,
  of: { readonly orderId: string; readonly days: number },
): Promise<void> {
  await sql`UPDATE dining_set_booking SET told_days = ${of.days} WHERE order_id = ${of.orderId}`.execute(db);
}

/** An order's snapshot. */
export async function snapshotOfOrder(db: Queryable, orderId: string): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ snapshot: Record<string, unknown> }>`
    SELECT ${orders.snapshot} FROM ${orders.table} WHERE ${orders.id} = ${orderId}`.execute(db);
  const [row] = rows;
  invariant(row, 'an order is placed');
  return row.snapshot;
}
