import type { shapes } from '@app/contract/languages/staff-schemas';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/db/connect.ts';
import { missingPage } from '../db/missing.repo.ts';

/** A page of the keys that storefronts missed: where last, how often, since when. */
export async function listMissingKeys(
  db: Queryable,
  query: z.output<(typeof shapes)['listMissingKeys']['query']>,
): Promise<z.output<(typeof shapes)['listMissingKeys']['answer']>> {
  const { page, limit } = query;
  const { rows, total } = await missingPage(db, { ...query, offset: (page - 1) * limit });
  const list = rows.map((row) => ({
    id: `${row.locale} ${row.key}`,
    language: row.locale,
    key: row.key,
    times: row.times,
    place: row.place,
    firstSeen: row.first_seen.toISOString(),
    lastSeen: row.last_seen.toISOString(),
  }));
  return { list, total, page, limit };
}
