import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Taken } from '../domain/seating.ts';

/** Which quarters a reading looks at: from the first to before the last. */
export type Quarters = { readonly from: number; readonly to: number };

/**
 * What is taken of restaurants between two quarters, by the restaurant's id. What orders hold beyond their time by the
 * database's clock is free already.
 */
export async function takenOf(
  db: Queryable,
  restaurantIds: readonly string[],
  { from, to }: Quarters,
): Promise<Map<string, Taken>> {
  const ids = [...new Set(restaurantIds)];
  const tables = await sql<{ restaurantId: string; areaId: string; quarter: number; used: number; total: number }>`
    SELECT a.restaurant_id AS "restaurantId", q.area_id AS "areaId", q.quarter, q.total,
      q.held + q.taken - CASE WHEN q.held = 0 THEN 0 ELSE COALESCE((
        SELECT sum(b.tables)::int FROM dining_booking b WHERE b.area_id = q.area_id AND b.state = 'held'
          AND b.expires_at <= app_now() AND b.starts_quarter <= q.quarter AND q.quarter < b.starts_quarter + b.quarters), 0)
      END AS used
    FROM dining_area a JOIN dining_quarter q ON q.area_id = a.id
    WHERE a.restaurant_id = ANY(${ids}::uuid[]) AND q.quarter >= ${from} AND q.quarter < ${to}`.execute(db);
  const arrivals = await sql<{ restaurantId: string; quarter: number; covers: number }>`
    SELECT p.restaurant_id AS "restaurantId", p.quarter, p.covers - COALESCE((
      SELECT sum(b.covers)::int FROM dining_booking b WHERE b.restaurant_id = p.restaurant_id AND b.state = 'held'
        AND b.expires_at <= app_now() AND b.starts_quarter = p.quarter), 0) AS covers
    FROM dining_pace p
    WHERE p.restaurant_id = ANY(${ids}::uuid[]) AND p.quarter >= ${from} AND p.quarter < ${to} AND p.covers > 0`.execute(
    db,
  );
  const found = new Map<
    string,
    { tables: Map<string, Map<number, { used: number; total: number }>>; arrivals: Map<number, number> }
  >(ids.map((id) => [id, { tables: new Map(), arrivals: new Map() }]));
  for (const { restaurantId, areaId, quarter, used, total } of tables.rows) {
    const areas = found.get(restaurantId)?.tables;
    const area = areas?.get(areaId) ?? new Map<number, { used: number; total: number }>();
    area.set(quarter, { used, total });
    areas?.set(areaId, area);
  }
  for (const { restaurantId, quarter, covers } of arrivals.rows) {
    found.get(restaurantId)?.arrivals.set(quarter, covers);
  }
  return found;
}
