import { sql } from 'kysely';
import { citiesAs } from '../../../modules/travel/public.ts';

const cities = citiesAs('c');

/** The names of a tour, on sale or not. */
export const tourNames = (id: string) => sql`SELECT name FROM tour WHERE id = ${id}`;

/** The tours that have a page. */
export const listedTours = sql`SELECT t.id::text, t.name, t.changed_at
  FROM tour t JOIN ${cities.table} ON ${cities.id} = t.city_id AND ${cities.isShown} WHERE t.online`;

/** Tours of a city for its page, in the shop's own order. */
export const toursOfCity = (cityId: string) => sql`
  SELECT id, name, cover AS picture FROM tour WHERE city_id = ${cityId} AND online ORDER BY sort_weight DESC, id DESC LIMIT 60`;
