import { sql } from 'kysely';
import { travelOrdersAs } from '../../../modules/travel/public.ts';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { TableBooking } from './booking.repo.ts';

const orders = travelOrdersAs('o');

/** Another table of a booking; at another restaurant only where its own cannot have its guests. */
export type OtherTable = Pick<
  TableBooking,
  'restaurantId' | 'areaId' | 'startsQuarter' | 'quarters' | 'tables' | 'covers'
> & {
  readonly stayMinutes: number;
};

const quartersIn = ({ startsQuarter, quarters }: Pick<OtherTable, 'startsQuarter' | 'quarters'>) =>
  sql`generate_series(${startsQuarter}::int, ${startsQuarter + quarters - 1}::int) quarter`;

/** Tables by kind and quarter: how many a booking has there, and how many it is to have. */
const tablesOfBoth = (booking: TableBooking, other: OtherTable) => sql`
  SELECT area_id, quarter, max(had) AS had, max(wanted) AS wanted FROM (
    SELECT ${booking.areaId}::uuid AS area_id, quarter, ${booking.tables}::int AS had, 0 AS wanted FROM ${quartersIn(booking)}
    UNION ALL SELECT ${other.areaId}::uuid, quarter, 0, ${other.tables}::int FROM ${quartersIn(other)}) each_of
  GROUP BY area_id, quarter`;

/** People who arrive by restaurant and quarter, likewise. */
const arrivalsOfBoth = (booking: TableBooking, other: OtherTable) => sql`
  SELECT restaurant_id, quarter, max(had) AS had, max(wanted) AS wanted FROM (VALUES
    (${booking.restaurantId}::uuid, ${booking.startsQuarter}::int, ${booking.covers}::int, 0),
    (${other.restaurantId}::uuid, ${other.startsQuarter}::int, 0, ${other.covers}::int)
  ) each_of(restaurant_id, quarter, had, wanted) GROUP BY restaurant_id, quarter`;

/** How many rows both of them have. */
function rowsOfBoth(booking: TableBooking, other: OtherTable) {
  const ends = (of: Pick<OtherTable, 'startsQuarter' | 'quarters'>): number => of.startsQuarter + of.quarters;
  const common = Math.min(ends(booking), ends(other)) - Math.max(booking.startsQuarter, other.startsQuarter);
  const shared = booking.areaId === other.areaId ? Math.max(0, common) : 0;
  return {
    quarters: booking.quarters + other.quarters - shared,
    arrivals: booking.restaurantId === other.restaurantId && booking.startsQuarter === other.startsQuarter ? 1 : 2,
  };
}

/**
 * Holds what another table takes beyond the booking's own: tables first, then its arrival. Every row of both is locked, in one
 * order, so that the swap that may follow waits for no other transaction. Returns whether all of it could be had; a part of it may be held
 * otherwise. The booking must be locked.
 */
export async function holdOtherTable(
  tx: Tx,
  booking: TableBooking,
  other: OtherTable & { readonly expiresAt: Date },
): Promise<boolean> {
  const rows = rowsOfBoth(booking, other);
  const quarters = await sql`
    INSERT INTO dining_quarter (area_id, quarter, total, held)
    SELECT b.area_id, b.quarter, COALESCE(d.total, a.tables), GREATEST(0, b.wanted - b.had)
    FROM (${tablesOfBoth(booking, other)}) b JOIN dining_area a ON a.id = b.area_id
      LEFT JOIN dining_quarter d ON d.area_id = b.area_id AND d.quarter = b.quarter
    WHERE COALESCE(d.total, a.tables) >= b.wanted - b.had
    ORDER BY b.area_id, b.quarter
    ON CONFLICT (area_id, quarter) DO UPDATE SET held = dining_quarter.held + EXCLUDED.held
      WHERE dining_quarter.total - dining_quarter.held - dining_quarter.taken >= EXCLUDED.held
    RETURNING 1`.execute(tx);
  if (quarters.rows.length !== rows.quarters) return false;
  const arrivals = await sql`
    INSERT INTO dining_pace (restaurant_id, quarter, covers, most)
    SELECT r.id, b.quarter, GREATEST(0, b.wanted - b.had), COALESCE(p.most, r.pace, 2147483647)
    FROM (${arrivalsOfBoth(booking, other)}) b JOIN restaurant r ON r.id = b.restaurant_id
      LEFT JOIN dining_pace p ON p.restaurant_id = r.id AND p.quarter = b.quarter
    WHERE COALESCE(p.most, r.pace, 2147483647) >= b.wanted - b.had
    ORDER BY r.id, b.quarter
    ON CONFLICT (restaurant_id, quarter) DO UPDATE SET covers = dining_pace.covers + EXCLUDED.covers
      WHERE dining_pace.most - dining_pace.covers >= EXCLUDED.covers
    RETURNING 1`.execute(tx);
  if (arrivals.rows.length !== rows.arrivals) return false;
  await sql`
    INSERT INTO dining_change (order_id, area_id, starts_quarter, quarters, tables, covers, stay_minutes, expires_at)
    VALUES (${booking.orderId}, ${other.areaId}, ${other.startsQuarter}, ${other.quarters}, ${other.tables}, ${other.covers},
      ${other.stayMinutes}, ${other.expiresAt})`.execute(tx);
  return true;
}

/** The table that an order holds to change to, or null. */
export async function otherTableOf(db: Queryable, orderId: string): Promise<OtherTable | null> {
  const { rows } = await sql<OtherTable>`
    SELECT a.restaurant_id AS "restaurantId", c.area_id AS "areaId", c.starts_quarter AS "startsQuarter", c.quarters, c.tables,
      c.covers, c.stay_minutes AS "stayMinutes"
    FROM dining_change c JOIN dining_area a ON a.id = c.area_id WHERE c.order_id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

export async function extendOtherTable(tx: Tx, orderId: string, until: Date): Promise<void> {
  await sql`UPDATE dining_change SET expires_at = ${until} WHERE order_id = ${orderId}`.execute(tx);
}

/**
 * Lets go what is held beside the booking's own table; `taken` has the booking of the other one instead and lets its own go, and
 * what was said of its hour is forgotten. Every row of both is locked, in one order.
 */
export async function endOtherTable(tx: Tx, booking: TableBooking, other: OtherTable, taken: boolean): Promise<void> {
  await sql`
    WITH both_of AS MATERIALIZED (${tablesOfBoth(booking, other)}),
    mine AS MATERIALIZED (
      SELECT q.area_id, q.quarter, b.had, b.wanted FROM dining_quarter q
        JOIN both_of b ON b.area_id = q.area_id AND b.quarter = q.quarter
      ORDER BY q.area_id, q.quarter FOR UPDATE OF q)
    UPDATE dining_quarter q SET held = q.held - GREATEST(0, m.wanted - m.had),
      taken = q.taken + CASE WHEN ${taken}::boolean THEN m.wanted - m.had ELSE 0 END
    FROM mine m WHERE q.area_id = m.area_id AND q.quarter = m.quarter`.execute(tx);
  await sql`
    WITH both_of AS MATERIALIZED (${arrivalsOfBoth(booking, other)}),
    mine AS MATERIALIZED (
      SELECT p.restaurant_id, p.quarter, b.had, b.wanted
      FROM dining_pace p JOIN both_of b ON b.restaurant_id = p.restaurant_id AND b.quarter = p.quarter
      ORDER BY p.restaurant_id, p.quarter FOR UPDATE OF p)
    UPDATE dining_pace p SET covers = p.covers
      - CASE WHEN ${taken}::boolean THEN GREATEST(0, m.had - m.wanted) ELSE GREATEST(0, m.wanted - m.had) END
    FROM mine m WHERE p.restaurant_id = m.restaurant_id AND p.quarter = m.quarter`.execute(tx);
  await sql`DELETE FROM dining_change WHERE order_id = ${booking.orderId}`.execute(tx);
  if (!taken) return;
  await sql`UPDATE dining_booking SET restaurant_id = ${other.restaurantId}, area_id = ${other.areaId}, starts_quarter = ${other.startsQuarter},
    quarters = ${other.quarters}, tables = ${other.tables}, covers = ${other.covers},
    late_minutes = NULL, late_note = '', late_at = NULL, asked_at = NULL, coming_at = NULL
    WHERE order_id = ${booking.orderId}`.execute(tx);
}

/** A booked table as its change is asked for: what of it is its own, where its guests are, and whose it is. */
export type ChangedBooking = {
  readonly customerId: string;
  readonly restaurantId: string;
  readonly areaId: string;
  readonly startsQuarter: number;
  readonly expected: boolean;
  readonly wishes: string;
};

/** The table of a paid order, or null. */
export async function changedBooking(db: Queryable, orderId: string): Promise<ChangedBooking | null> {
  const { rows } = await sql<ChangedBooking>`
    SELECT ${orders.customerId} AS "customerId", b.restaurant_id AS "restaurantId", b.area_id AS "areaId",
      b.starts_quarter AS "startsQuarter", b.seating = 'expected' AS expected, ${orders.wishes}
    FROM dining_booking b JOIN ${orders.table} ON ${orders.id} = b.order_id
    WHERE b.order_id = ${orderId} AND b.state = 'taken'`.execute(db);
  return rows[0] ?? null;
}

/** Whether an order is a table of the customer's own that they have not hidden. */
export async function ownTable(
  db: Queryable,
  of: { readonly orderId: string; readonly customerId: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM dining_booking b JOIN ${orders.table} ON ${orders.id} = b.order_id
    WHERE ${orders.id} = ${of.orderId} AND ${orders.customerId} = ${of.customerId}
      AND ${orders.hiddenAt} IS NULL`.execute(db);
  return rows.length === 1;
}
