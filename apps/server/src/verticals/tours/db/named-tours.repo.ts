import { sql } from 'kysely';
import type { NamedSubject } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';

/** Tours by their ids, in the order of the ids, with whether customers find them; those that do not exist are missing. */
export async function namedTours(db: Queryable, ids: readonly string[]): Promise<NamedSubject[]> {
  const { rows } = await sql<NamedSubject>`
    SELECT t.id, t.name, t.online AND c.enabled AS online FROM tour t JOIN travel_city c ON c.id = t.city_id
    WHERE t.id = ANY(${[...ids]}::uuid[]) ORDER BY array_position(${[...ids]}::uuid[], t.id)`.execute(db);
  return rows;
}
