import { sql } from 'kysely';
import { citiesAs } from '../../../modules/travel/public.ts';

const cities = citiesAs('c');

/** The names of a set meal, on sale or not. */
export const mealNames = (id: string) => sql`SELECT name FROM dining_set WHERE id = ${id}`;

/** The set meals that have a page: those that some restaurant serves. */
export const listedMeals = sql`SELECT s.id::text, s.name, s.changed_at FROM dining_set s
  WHERE s.online AND EXISTS (SELECT FROM dining_set_place p JOIN restaurant r ON r.id = p.restaurant_id AND r.online
    JOIN ${cities.table} ON ${cities.id} = r.city_id AND ${cities.isShown} WHERE p.set_id = s.id)`;
