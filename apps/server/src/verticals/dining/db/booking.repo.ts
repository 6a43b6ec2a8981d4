import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { enqueueWrites } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';

export type BookingState = 'held' | 'taken' | 'released';
export type TableBooking = {
  readonly orderId: string;
  readonly restaurantId: string;
  readonly areaId: string;
  readonly startsQuarter: number;
  readonly quarters: number;
  readonly tables: number;
  readonly covers: number;
};
/** Tables of a kind over a stretch of quarters. */
export type Stretch = Pick<TableBooking, 'areaId' | 'startsQuarter' | 'quarters' | 'tables'>;

/**
 * Takes tables of a kind over every quarter of a stretch, or over as many as can be had: returns how many that was. Rows are
 * locked in the order of their quarters, so that no two stays wait for each other; a quarter without a row gets one with all free.
 */
export async function takeQuarters(tx: Tx, of: Stretch & { readonly as: 'held' | 'taken' }): Promise<number> {
  const held = of.as === 'held' ? of.tables : 0;
  const taken = of.as === 'taken' ? of.tables : 0;
  const { rows } = await sql`
    INSERT INTO dining_quarter (area_id, quarter, total, held, taken)
    SELECT a.id, q, COALESCE(d.total, a.tables), ${held}::int, ${taken}::int
    FROM dining_area a CROSS JOIN generate_series(${of.startsQuarter}::int, ${of.startsQuarter + of.quarters - 1}::int) q
    LEFT JOIN dining_quarter d ON d.area_id = a.id AND d.quarter = q
    WHERE a.id = ${of.areaId} AND COALESCE(d.total, a.tables) >= ${of.tables}::int
    ORDER BY q
    ON CONFLICT (area_id, quarter) DO UPDATE
      SET held = dining_quarter.held + EXCLUDED.held, taken = dining_quarter.taken + EXCLUDED.taken
      WHERE dining_quarter.total - dining_quarter.held - dining_quarter.taken >= EXCLUDED.held + EXCLUDED.taken
    RETURNING 1`.execute(tx);
  return rows.length;
}

/** Locks the quarters of several stretches in the order of their kinds and moments, as each by itself is locked; those without a row get one with all free. */
export async function lockStretches(tx: Tx, of: readonly Omit<Stretch, 'tables'>[]): Promise<void> {
  await sql`
    INSERT INTO dining_quarter (area_id, quarter, total, held, taken)
    SELECT a.id, s.quarter, COALESCE(d.total, a.tables), 0, 0
    FROM (SELECT DISTINCT t.area_id, q AS quarter
        FROM jsonb_to_recordset(${json(of)}::jsonb) AS w("areaId" uuid, "startsQuarter" int, quarters int)
        CROSS JOIN LATERAL (SELECT w."areaId" AS area_id) t
        CROSS JOIN LATERAL generate_series(w."startsQuarter", w."startsQuarter" + w.quarters - 1) q) s
      JOIN dining_area a ON a.id = s.area_id LEFT JOIN dining_quarter d ON d.area_id = a.id AND d.quarter = s.quarter
    ORDER BY a.id, s.quarter
    ON CONFLICT (area_id, quarter) DO UPDATE SET held = dining_quarter.held`.execute(tx);
}

/** Changes what a stretch has held and taken, in the order of its quarters. */
export async function moveQuarters(
  tx: Tx,
  of: Omit<Stretch, 'tables'> & { readonly held: number; readonly taken: number },
): Promise<void> {
  await sql`
    WITH mine AS MATERIALIZED (
      SELECT area_id, quarter FROM dining_quarter
      WHERE area_id = ${of.areaId} AND quarter >= ${of.startsQuarter} AND quarter < ${of.startsQuarter + of.quarters}
      ORDER BY quarter FOR UPDATE)
    UPDATE dining_quarter q SET held = q.held + ${of.held}::int, taken = q.taken + ${of.taken}::int
    FROM mine WHERE q.area_id = mine.area_id AND q.quarter = mine.quarter`.execute(tx);
}

/** Lets people arrive in a quarter. Returns whether so many more may. */
export async function letArrive(
  tx: Tx,
  of: Pick<TableBooking, 'restaurantId' | 'startsQuarter' | 'covers'>,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO dining_pace (restaurant_id, quarter, covers, most)
    SELECT r.id, ${of.startsQuarter}::int, ${of.covers}::int, COALESCE(p.most, r.pace, 2147483647)
    FROM restaurant r LEFT JOIN dining_pace p ON p.restaurant_id = r.id AND p.quarter = ${of.startsQuarter}::int
    WHERE r.id = ${of.restaurantId} AND COALESCE(p.most, r.pace, 2147483647) >= ${of.covers}::int
    ON CONFLICT (restaurant_id, quarter) DO UPDATE SET covers = dining_pace.covers + EXCLUDED.covers
      WHERE dining_pace.most - dining_pace.covers >= EXCLUDED.covers
    RETURNING 1`.execute(tx);
  return rows.length === 1;
}

/**
 * Holds tables over every quarter of a stay, then the arrival, and writes it: all of it, or it returns false, and its caller undoes what it did. Rows
 * are locked in the order of their quarters, so that no two stays wait for each other, and the arrival after them.
 */
export async function holdBooking(tx: Tx, of: TableBooking & { readonly expiresAt: Date }): Promise<boolean> {
  const { rows } = await staticSql`
    WITH quarters AS (
      INSERT INTO dining_quarter (area_id, quarter, total, held, taken)
      SELECT a.id, q, COALESCE(d.total, a.tables), ${of.tables}::int, 0
      FROM dining_area a CROSS JOIN generate_series(${of.startsQuarter}::int, ${of.startsQuarter + of.quarters - 1}::int) q
      LEFT JOIN dining_quarter d ON d.area_id = a.id AND d.quarter = q
      WHERE a.id = ${of.areaId} AND COALESCE(d.total, a.tables) >= ${of.tables}::int
      ORDER BY q
      ON CONFLICT (area_id, quarter) DO UPDATE SET held = dining_quarter.held + EXCLUDED.held
        WHERE dining_quarter.total - dining_quarter.held - dining_quarter.taken >= EXCLUDED.held
      RETURNING 1
    ), had AS MATERIALIZED (
      SELECT count(*)::int AS quarters FROM quarters
    ), arrival AS (
      INSERT INTO dining_pace (restaurant_id, quarter, covers, most)
      SELECT r.id, ${of.startsQuarter}::int, ${of.covers}::int, COALESCE(p.most, r.pace, 2147483647)
      FROM had JOIN restaurant r ON had.quarters = ${of.quarters}::int
      LEFT JOIN dining_pace p ON p.restaurant_id = r.id AND p.quarter = ${of.startsQuarter}::int
      WHERE r.id = ${of.restaurantId} AND COALESCE(p.most, r.pace, 2147483647) >= ${of.covers}::int
      ON CONFLICT (restaurant_id, quarter) DO UPDATE SET covers = dining_pace.covers + EXCLUDED.covers
        WHERE dining_pace.most - dining_pace.covers >= EXCLUDED.covers
      RETURNING 1
    )
    INSERT INTO dining_booking (order_id, restaurant_id, area_id, starts_quarter, quarters, tables, covers, state, expires_at)
    SELECT ${of.orderId}::uuid, ${of.restaurantId}::uuid, ${of.areaId}::uuid, ${of.startsQuarter}::int, ${of.quarters}::int, ${of.tables}::int,
      ${of.covers}::int, 'held', ${of.expiresAt}::timestamptz FROM arrival
    ON CONFLICT (order_id) DO UPDATE SET state = 'held', expires_at = EXCLUDED.expires_at RETURNING 1`.execute(tx);
  return rows.length > 0;
}

/** What an order holds is taken, its quarters locked in their order after its booking. Returns whether it held any. */
export async function takeHeld(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await staticSql`
    WITH own AS MATERIALIZED (
      SELECT * FROM dining_booking WHERE order_id = ${orderId} AND state = 'held' FOR UPDATE
    ), mine AS MATERIALIZED (
      SELECT q.area_id, q.quarter, own.tables FROM own JOIN dining_quarter q
        ON q.area_id = own.area_id AND q.quarter >= own.starts_quarter AND q.quarter < own.starts_quarter + own.quarters
      ORDER BY q.quarter FOR UPDATE OF q
    ), moved AS (
      UPDATE dining_quarter q SET held = q.held - mine.tables, taken = q.taken + mine.tables
      FROM mine WHERE q.area_id = mine.area_id AND q.quarter = mine.quarter
    )
    UPDATE dining_booking b SET state = 'taken', expires_at = NULL FROM own WHERE b.order_id = own.order_id RETURNING 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Writes what an order holds; one that held the same before holds it again. */
export async function writeHeld(tx: Tx, of: TableBooking & { readonly expiresAt: Date }): Promise<void> {
  await sql`
    INSERT INTO dining_booking (order_id, restaurant_id, area_id, starts_quarter, quarters, tables, covers, state, expires_at)
    VALUES (${of.orderId}, ${of.restaurantId}, ${of.areaId}, ${of.startsQuarter}, ${of.quarters}, ${of.tables}, ${of.covers},
      'held', ${of.expiresAt})
    ON CONFLICT (order_id) DO UPDATE SET state = 'held', expires_at = EXCLUDED.expires_at`.execute(tx);
}

/** An order's booking, locked to the end of the transaction, or null. */
export async function lockBooking(
  tx: Tx,
  orderId: string,
): Promise<(TableBooking & { readonly state: BookingState }) | null> {
  const { rows } = await sql<TableBooking & { state: BookingState }>`
    SELECT order_id AS "orderId", restaurant_id AS "restaurantId", area_id AS "areaId", starts_quarter AS "startsQuarter",
      quarters, tables, covers, state
    FROM dining_booking WHERE order_id = ${orderId} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/** A booking is taken, or lets go of everything: tables first, then its arrival. */
export async function moveBooking(
  tx: Tx,
  booking: TableBooking & { readonly state: BookingState },
  to: 'taken' | 'released',
): Promise<void> {
  const { tables, state } = booking;
  const held = state === 'held' ? -tables : 0;
  const taken = to === 'taken' ? tables : state === 'taken' ? -tables : 0;
  await moveQuarters(tx, { ...booking, held, taken });
  const arrival = staticSql`UPDATE dining_pace SET covers = covers - ${booking.covers}::int
    WHERE restaurant_id = ${booking.restaurantId} AND quarter = ${booking.startsQuarter}`;
  const moved = staticSql`UPDATE dining_booking SET state = ${to}, expires_at = NULL WHERE order_id = ${booking.orderId}`;
  await enqueueWrites(tx, to === 'released' ? [arrival, moved] : [moved]);
}

export async function extendHold(tx: Tx, orderId: string, until: Date): Promise<void> {
  await sql`UPDATE dining_booking SET expires_at = ${until} WHERE order_id = ${orderId} AND state = 'held'`.execute(tx);
}

/** Orders that hold tables of a restaurant between two quarters beyond their time, by the database's clock. */
export async function ordersPastDeadline(
  db: Queryable,
  of: { readonly restaurantId: string; readonly from: number; readonly to: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT order_id AS id FROM dining_booking
    WHERE restaurant_id = ${of.restaurantId} AND state = 'held' AND expires_at <= app_now()
      AND starts_quarter < ${of.to} AND starts_quarter + quarters > ${of.from} ORDER BY 1`.execute(db);
  return rows.map(({ id }) => id);
}
