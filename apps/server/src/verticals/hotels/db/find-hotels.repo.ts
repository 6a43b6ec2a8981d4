import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { containingLower } from '../../../platform/db/patterns.ts';

export type Scope = ReadonlyMap<string, ReadonlySet<string> | 'all'>;

/** Hotels that one search looks at beyond a single city. */
const MOST_HOTELS = 2_000;

/** Hotels on sale by city: those within bounds, or whose name, area, city or country holds every word. */
export async function findHotels(
  db: Queryable,
  of: { readonly keyword: string | null; readonly bounds: readonly [number, number, number, number] | null },
): Promise<Scope> {
  const words = (of.keyword ?? '').split(/\s+/).filter((word) => word !== '');
  const named = words.map(
    (word) => sql`(h.searched LIKE ${containingLower(word)} OR c.searched LIKE ${containingLower(word)})`,
  );
  const [south, west, north, east] = of.bounds ?? [];
  const inside = of.bounds
    ? [sql`h.latitude BETWEEN ${south} AND ${north} AND h.longitude BETWEEN ${west} AND ${east}`]
    : [];
  const { rows } = await sql<{ id: string; cityId: string }>`
    SELECT h.id, h.city_id AS "cityId" FROM hotel h JOIN travel_city c ON c.id = h.city_id
    WHERE h.online AND c.enabled AND ${sql.join([...named, ...inside], sql` AND `)}
    ORDER BY h.sort_weight DESC, h.id DESC LIMIT ${MOST_HOTELS}`.execute(db);
  const scope = new Map<string, Set<string>>();
  for (const { id, cityId } of rows) scope.set(cityId, (scope.get(cityId) ?? new Set()).add(id));
  return scope;
}

export type Suggested = {
  readonly kind: 'city' | 'hotel';
  readonly id: string;
  readonly name: Localized;
  readonly place: Localized;
  readonly hotels: number;
  readonly picture: string | null;
};

/** Cities with hotels, then hotels, whose names hold the text in any language. */
export async function suggestHotels(db: Queryable, keyword: string, limit: number): Promise<Suggested[]> {
  const pattern = containingLower(keyword.trim());
  const { rows } = await sql<Suggested>`
    (SELECT 'city' AS kind, c.id, c.name, c.country AS place, n.hotels, c.picture
      FROM travel_city c CROSS JOIN LATERAL (
        SELECT count(*)::int AS hotels FROM hotel h WHERE h.city_id = c.id AND h.online) n
      WHERE c.enabled AND c.searched LIKE ${pattern} AND n.hotels > 0
      ORDER BY c.popular DESC, c.sort_weight DESC, c.id LIMIT ${limit})
    UNION ALL
    (SELECT 'hotel', h.id, h.name, c.name, 1, h.cover FROM hotel h JOIN travel_city c ON c.id = h.city_id
      WHERE h.online AND c.enabled AND h.searched LIKE ${pattern}
      ORDER BY h.sort_weight DESC, h.id DESC LIMIT ${limit})`.execute(db);
  return rows.slice(0, limit);
}

export type PopularCity = {
  readonly id: string;
  readonly name: Localized;
  readonly country: Localized;
  readonly picture: string | null;
  readonly hotels: number;
};

/** Popular cities that have hotels on sale. */
export async function popularCities(db: Queryable, limit: number): Promise<PopularCity[]> {
  const { rows } = await sql<PopularCity>`
    SELECT c.id, c.name, c.country, c.picture, n.hotels FROM travel_city c
    CROSS JOIN LATERAL (SELECT count(*)::int AS hotels FROM hotel h WHERE h.city_id = c.id AND h.online) n
    WHERE c.enabled AND c.popular AND n.hotels > 0
    ORDER BY c.sort_weight DESC, c.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Hotels shown as hot, with their cities. */
export async function hotHotels(db: Queryable, limit: number): Promise<{ id: string; cityId: string }[]> {
  const { rows } = await sql<{ id: string; cityId: string }>`
    SELECT h.id, h.city_id AS "cityId" FROM hotel h JOIN travel_city c ON c.id = h.city_id AND c.enabled
    WHERE h.hot AND h.online ORDER BY h.sort_weight DESC, h.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
