import { sql } from 'kysely';
import type { NamedSubject } from '../../../modules/travel/public.ts';
import { citiesAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';

const cities = citiesAs('c');

/** Hotels by their ids, in the order of the ids, with whether customers find them; those that do not exist are missing. */
export async function namedHotels(db: Queryable, ids: readonly string[]): Promise<NamedSubject[]> {
  const { rows } = await sql<NamedSubject>`
    SELECT h.id, h.name, h.online AND ${cities.isShown} AS online FROM hotel h
      JOIN ${cities.table} ON ${cities.id} = h.city_id
    WHERE h.id = ANY(${[...ids]}::uuid[]) ORDER BY array_position(${[...ids]}::uuid[], h.id)`.execute(db);
  return rows;
}
