import { sql } from 'kysely';
import { citiesAs } from '../../../modules/travel/public.ts';

const cities = citiesAs('c');

/** The names of a restaurant, on sale or not. */
export const restaurantNames = (id: string) => sql`SELECT name FROM restaurant WHERE id = ${id}`;

/** The restaurants that have a page. */
export const listedRestaurants = sql`
  SELECT r.id::text, r.name, r.changed_at FROM restaurant r JOIN ${cities.table} ON ${cities.id} = r.city_id
    AND ${cities.isShown} WHERE r.online`;

/** Restaurants of a city for its page, in the shop's own order. */
export const restaurantsOfCity = (cityId: string) => sql`
  SELECT id, name, cover AS picture FROM restaurant WHERE city_id = ${cityId} AND online
  ORDER BY sort_weight DESC, id DESC LIMIT 60`;
