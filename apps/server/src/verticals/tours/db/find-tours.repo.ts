import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import { citiesAs, findCityIds, placeWords } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';

const cityRows = citiesAs('c');

const named = (words: readonly string[]) =>
  sql.join(
    words.map((word) => holdsFolded(sql`t.searched`, word)),
    sql` AND `,
  );

/** Cities, and tours, whose names hold what was typed in any language. */
export async function findTours(
  db: Queryable,
  typed: string,
): Promise<{ readonly cities: string[]; readonly tours: string[] }> {
  const words = placeWords(typed);
  const cities = await findCityIds(db, typed);
  if (words.length === 0) return { cities, tours: [] };
  const { rows } = await sql<{ id: string }>`SELECT t.id FROM tour t WHERE t.online AND ${named(words)}`.execute(db);
  return { cities, tours: rows.map(({ id }) => id) };
}

export type Suggested = {
  readonly kind: 'city' | 'tour';
  readonly id: string;
  readonly name: Localized;
  readonly place: Localized;
  readonly tours: number;
  readonly picture: string | null;
};

export async function suggestTours(db: Queryable, typed: string, limit: number): Promise<Suggested[]> {
  const { cities, tours } = await findTours(db, typed);
  const { rows } = await sql<Suggested>`
    (SELECT 'city' AS kind, ${cityRows.id}, ${cityRows.name}, ${cityRows.country} AS place, n.tours, ${cityRows.picture}
      FROM ${cityRows.table}
      JOIN (SELECT city_id, count(*)::int AS tours FROM tour WHERE online GROUP BY 1) n ON n.city_id = ${cityRows.id}
      WHERE ${cityRows.isShown} AND ${cityRows.id} = ANY(${cities}::uuid[]) ORDER BY ${cityRows.isPopular} DESC,
        ${cityRows.sortWeight} DESC, ${cityRows.id} LIMIT ${limit})
    UNION ALL
    (SELECT 'tour', t.id, t.name, ${cityRows.name}, 1, t.cover FROM tour t
      JOIN ${cityRows.table} ON ${cityRows.id} = t.city_id
      WHERE t.online AND ${cityRows.isShown} AND t.id = ANY(${tours}::uuid[])
      ORDER BY t.sort_weight DESC, t.id LIMIT ${limit})`.execute(db);
  return rows.slice(0, limit);
}
