import { sql } from 'kysely';
import { citiesAs } from '../../../modules/travel/public.ts';
import { restaurantsAs } from '../../dining/public.ts';

const restaurants = restaurantsAs('r');
const cities = citiesAs('c');

/** The names of a set meal, on sale or not. */
export const mealNames = (id: string) => sql`SELECT name FROM dining_set WHERE id = ${id}`;

/** The set meals that have a page: those that some restaurant serves. */
export const listedMeals = sql`SELECT s.id::text, s.name, s.changed_at FROM dining_set s
  WHERE s.online AND EXISTS (SELECT FROM dining_set_place p JOIN ${restaurants.table} ON ${restaurants.id} = p.restaurant_id
    AND ${restaurants.isOnline}
    JOIN ${cities.table} ON ${cities.id} = ${restaurants.cityId} AND ${cities.isShown} WHERE p.set_id = s.id)`;
