import { sql } from 'kysely';
import type { NamedSubject } from '../../../modules/travel/public.ts';
import { citiesAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';

const cities = citiesAs('c');

/** Tours by their ids, in the order of the ids, with whether customers find them; those that do not exist are missing. */
export async function namedTours(db: Queryable, ids: readonly string[]): Promise<NamedSubject[]> {
  const { rows } = await sql<NamedSubject>`
    SELECT t.id, t.name, t.online AND ${cities.isShown} AS online FROM tour t
      JOIN ${cities.table} ON ${cities.id} = t.city_id
    WHERE t.id = ANY(${[...ids]}::uuid[]) ORDER BY array_position(${[...ids]}::uuid[], t.id)`.execute(db);
  return rows;
}
