import { type Localized, localize } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { SearchProvider } from '../../../modules/travel/public.ts';
import { citiesAs } from '../../../modules/travel/public.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';
import { restaurantsAs } from '../../dining/public.ts';

const restaurants = restaurantsAs('r');
const cities = citiesAs('c');

/** Set meals as the search of everything finds them: one may be served in several restaurants and cities. */
export const mealSearchProvider: SearchProvider = {
  kind: 'diningcombo',
  inCities: async (db, cityIds) => {
    const { rows } = await sql<{ id: string; count: number }>`
      SELECT ${restaurants.cityId} AS id, count(DISTINCT s.id)::int AS count FROM dining_set s
      JOIN dining_set_place l ON l.set_id = s.id JOIN ${restaurants.table} ON ${restaurants.id} = l.restaurant_id
      WHERE s.online AND ${restaurants.isOnline}
        AND ${restaurants.cityId} = ANY(${[...cityIds]}::uuid[]) GROUP BY 1`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, count]));
  },
  named: async (db, { words, limit, lang }) => {
    const held = sql.join(
      words.map((word) => holdsFolded(sql`s.searched`, word)),
      sql` AND `,
    );
    const { rows } = await sql<{ id: string; name: Localized; places: Localized[]; picture: string | null }>`
      SELECT s.id, s.name, p.places, s.cover AS picture FROM dining_set s CROSS JOIN LATERAL (
        SELECT jsonb_agg(DISTINCT ${cities.name}) AS places FROM dining_set_place l
        JOIN ${restaurants.table} ON ${restaurants.id} = l.restaurant_id
          JOIN ${cities.table} ON ${cities.id} = ${restaurants.cityId}
        WHERE l.set_id = s.id AND ${restaurants.isOnline} AND ${cities.isShown}) p
      WHERE s.online AND p.places IS NOT NULL AND ${held}
      ORDER BY s.sort_weight DESC, s.id LIMIT ${limit}`.execute(db);
    return rows.map(({ id, name, places, picture }) => {
      const [only] = places;
      return {
        id,
        name: localize(name, lang),
        place: only && places.length === 1 ? localize(only, lang) : '',
        picture,
      };
    });
  },
};
