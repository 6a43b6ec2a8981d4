import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

/** Tours by their ids, in the order of the ids, with whether customers find them; those that do not exist are missing. */
export async function namedTours(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; name: Localized; online: boolean }[]> {
  const { rows } = await sql<{ id: string; name: Localized; online: boolean }>`
    SELECT t.id, t.name, t.online AND c.enabled AS online FROM tour t JOIN travel_city c ON c.id = t.city_id
    WHERE t.id = ANY(${[...ids]}::uuid[]) ORDER BY array_position(${[...ids]}::uuid[], t.id)`.execute(db);
  return rows;
}
