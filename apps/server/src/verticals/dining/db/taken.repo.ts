import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { type CountedTaken, takenIn } from '../domain/seating.ts';

type Row = { readonly used: number; readonly total: number };
/** Tables of a kind in a quarter, or people who arrive where no kind is named. */
type TakenRow = Row & { readonly restaurantId: string; readonly areaId: string | null; readonly quarter: number };

/** Which quarters a reading looks at: from the first to before the last. */
export type Quarters = { readonly from: number; readonly to: number };

const within = (of: 'b' | 'c', quarter: RawBuilder<unknown>) =>
  sql`${sql.ref(`${of}.starts_quarter`)} <= ${quarter}
    AND ${quarter} < ${sql.ref(`${of}.starts_quarter`)} + ${sql.ref(`${of}.quarters`)}`;

/** Tables of a kind in a quarter that a booking has, and those that it holds to change to. */
const had = sql`CASE WHEN b.area_id = q.area_id AND ${within('b', sql`q.quarter`)} THEN b.tables ELSE 0 END`;
const wanted = sql`CASE WHEN c.area_id = q.area_id AND ${within('c', sql`q.quarter`)} THEN c.tables ELSE 0 END`;

/** Tables in a quarter `q` that count as free: held beyond their time, and those of the order that is to be changed. */
const freeTables = (own: string | null) => sql`
  CASE WHEN q.held = 0 THEN 0 ELSE COALESCE((
      SELECT sum(b.tables)::int FROM dining_booking b WHERE b.area_id = q.area_id AND b.state = 'held'
        AND b.expires_at <= app_now() AND ${within('b', sql`q.quarter`)}), 0)
    + COALESCE((
      SELECT sum(GREATEST(0, c.tables - ${had}))::int FROM dining_change c JOIN dining_booking b ON b.order_id = c.order_id
      WHERE c.area_id = q.area_id AND ${within('c', sql`q.quarter`)} AND c.expires_at <= app_now()
        AND c.order_id IS DISTINCT FROM ${own}::uuid), 0)
    + COALESCE((
      SELECT sum(w.offer_tables)::int FROM dining_wait w WHERE w.state = 'offered' AND w.offer_area_id = q.area_id
        AND w.offer_quarter <= q.quarter AND q.quarter < w.offer_quarter + w.offer_quarters
        AND w.offer_until <= app_now()), 0) END
  + ${
    own === null
      ? sql`0`
      : sql`COALESCE((SELECT GREATEST(${had}, ${wanted}) FROM dining_booking b
          LEFT JOIN dining_change c ON c.order_id = b.order_id WHERE b.order_id = ${own} AND b.state = 'taken'), 0)`
  }`;

const arrives = sql`CASE WHEN b.starts_quarter = p.quarter THEN b.covers ELSE 0 END`;
const wouldArrive = sql`CASE WHEN c.starts_quarter = p.quarter THEN c.covers ELSE 0 END`;

/** People who arrive at a restaurant in a quarter `p` and count as not coming, likewise. */
const freeArrivals = (own: string | null) => sql`
  COALESCE((SELECT sum(b.covers)::int FROM dining_booking b WHERE b.restaurant_id = p.restaurant_id AND b.state = 'held'
    AND b.expires_at <= app_now() AND b.starts_quarter = p.quarter), 0)
  + COALESCE((
    SELECT sum(GREATEST(0, c.covers - ${arrives}))::int FROM dining_change c JOIN dining_booking b ON b.order_id = c.order_id
    WHERE b.restaurant_id = p.restaurant_id AND c.starts_quarter = p.quarter AND c.expires_at <= app_now()
      AND c.order_id IS DISTINCT FROM ${own}::uuid), 0)
  + COALESCE((
    SELECT sum(w.adults + cardinality(w.child_ages))::int FROM dining_wait w WHERE w.state = 'offered'
      AND w.restaurant_id = p.restaurant_id AND w.offer_quarter = p.quarter AND w.offer_until <= app_now()), 0)
  + ${
    own === null
      ? sql`0`
      : sql`COALESCE((SELECT GREATEST(${arrives}, ${wouldArrive}) FROM dining_booking b
          LEFT JOIN dining_change c ON c.order_id = b.order_id
          WHERE b.order_id = ${own} AND b.state = 'taken' AND b.restaurant_id = p.restaurant_id), 0)`
  }`;

/**
 * What is taken of restaurants between two quarters, by the restaurant's id. What orders hold beyond their time by the
 * database's clock is free already, and so is everything of the order `own`, whose change is asked for.
 */
export async function takenOf(
  db: Queryable,
  restaurantIds: readonly string[],
  { from, to }: Quarters,
  own: string | null = null,
): Promise<Map<string, CountedTaken>> {
  const ids = [...new Set(restaurantIds)];
  const { rows } = await sql<TakenRow>`
    SELECT a.restaurant_id AS "restaurantId", q.area_id AS "areaId", q.quarter, q.total,
      q.held + q.taken - (${freeTables(own)}) AS used
    FROM dining_area a JOIN dining_quarter q ON q.area_id = a.id
    WHERE a.restaurant_id = ANY(${ids}::uuid[]) AND q.quarter >= ${from} AND q.quarter < ${to}
    UNION ALL
    SELECT p.restaurant_id, NULL, p.quarter, 0, p.covers - (${freeArrivals(own)})
    FROM dining_pace p
    WHERE p.restaurant_id = ANY(${ids}::uuid[]) AND p.quarter >= ${from} AND p.quarter < ${to} AND p.covers > 0`.execute(
    db,
  );
  const found = new Map(ids.map((id) => [id, { tables: new Map<string, Map<number, Row>>(), arrivals: new Map() }]));
  for (const { restaurantId, areaId, quarter, used, total } of rows) {
    if (areaId === null) {
      found.get(restaurantId)?.arrivals.set(quarter, used);
      continue;
    }
    const areas = found.get(restaurantId)?.tables;
    const area = areas?.get(areaId) ?? new Map<number, Row>();
    area.set(quarter, { used, total });
    areas?.set(areaId, area);
  }
  return new Map([...found].map(([id, rows]) => [id, takenIn(rows)]));
}
