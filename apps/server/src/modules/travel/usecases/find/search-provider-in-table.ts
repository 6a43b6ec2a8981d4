import { type Localized, localize } from '@app/contract/core/locale';
import type { TravelOrBundleKind } from '@app/contract/travel/kinds';
import { sql } from 'kysely';
import { holdsFolded } from '../../../../platform/db/patterns.ts';
import type { SearchProvider } from './search-provider.ts';

/**
 * Returns the search provider of a kind whose things are rows of one table of its own, each in one city: the table has `city_id`, `name`, `cover`,
 * `online`, `sort_weight` and the folded names `searched`.
 */
export const searchProviderInTable = (kind: TravelOrBundleKind, table: string, shown = sql`true`): SearchProvider => ({
  kind,
  inCities: async (db, cityIds) => {
    const { rows } = await sql<{ id: string; count: number }>`
      SELECT t.city_id AS id, count(*)::int AS count FROM ${sql.table(table)} t
      WHERE t.online AND ${shown} AND t.city_id = ANY(${[...cityIds]}::uuid[]) GROUP BY 1`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, count]));
  },
  named: async (db, { words, limit, lang }) => {
    const held = sql.join(
      words.map((word) => holdsFolded(sql`t.searched`, word)),
      sql` AND `,
    );
    const { rows } = await sql<{ id: string; name: Localized; place: Localized; picture: string | null }>`
      SELECT t.id, t.name, c.name AS place, t.cover AS picture FROM ${sql.table(table)} t
      JOIN travel_city c ON c.id = t.city_id
      WHERE t.online AND ${shown} AND c.enabled AND ${held} ORDER BY t.sort_weight DESC, t.id LIMIT ${limit}`.execute(
      db,
    );
    return rows.map((row) => ({ ...row, name: localize(row.name, lang), place: localize(row.place, lang) }));
  },
});
