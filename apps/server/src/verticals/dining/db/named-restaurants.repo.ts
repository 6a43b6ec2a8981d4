import { sql } from 'kysely';
import type { NamedSubject } from '../../../modules/travel/public.ts';
import { citiesAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';

const cities = citiesAs('c');

/** Restaurants by their ids, in the order of the ids, with whether customers find them; those that do not exist are missing. */
export async function namedRestaurants(db: Queryable, ids: readonly string[]): Promise<NamedSubject[]> {
  const { rows } = await sql<NamedSubject>`
    SELECT r.id, r.name, r.online AND ${cities.isShown} AS online FROM restaurant r
      JOIN ${cities.table} ON ${cities.id} = r.city_id
    WHERE r.id = ANY(${[...ids]}::uuid[]) ORDER BY array_position(${[...ids]}::uuid[], r.id)`.execute(db);
  return rows;
}
