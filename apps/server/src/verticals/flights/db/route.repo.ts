import { sql } from 'kysely';
import { citiesAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';

const originCity = citiesAs('a');
const destinationCity = citiesAs('b');

type Pair = { readonly from: string; readonly to: string };

/** The route of a pair of cities; null where nobody has asked for it before. */
export async function findRoute(db: Queryable, { from, to }: Pair): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM flight_route WHERE from_city_id = ${from} AND to_city_id = ${to}`.execute(db);
  return rows[0]?.id ?? null;
}

/** The route of a pair of cities, made where nobody has asked for it before. */
export async function routeOf(db: Queryable, of: Pair & { readonly newId: string }): Promise<string> {
  const found = await findRoute(db, of);
  if (found) return found;
  const made = await sql<{ id: string }>`
    INSERT INTO flight_route (id, from_city_id, to_city_id) VALUES (${of.newId}, ${of.from}, ${of.to})
    ON CONFLICT (from_city_id, to_city_id) DO UPDATE SET popular = flight_route.popular RETURNING id`.execute(db);
  return made.rows[0]?.id ?? of.newId;
}

export type PopularRouteRow = {
  readonly fromCityId: string;
  readonly toCityId: string;
  readonly picture: string | null;
};

/** Popular routes between enabled cities, the weightiest first. */
export async function popularRoutes(db: Queryable, most: number): Promise<PopularRouteRow[]> {
  const { rows } = await sql<PopularRouteRow>`
    SELECT r.from_city_id AS "fromCityId", r.to_city_id AS "toCityId", r.picture
    FROM flight_route r JOIN ${originCity.table} ON ${originCity.id} = r.from_city_id
      JOIN ${destinationCity.table} ON ${destinationCity.id} = r.to_city_id
    WHERE r.popular AND ${originCity.isShown} AND ${destinationCity.isShown} ORDER BY r.sort_weight DESC,
      r.id LIMIT ${most}`.execute(db);
  return rows;
}
