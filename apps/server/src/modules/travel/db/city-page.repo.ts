import { sql } from 'kysely';

/** The names of a city, shown or not. */
export const cityNames = (id: string) => sql`SELECT name FROM travel_city WHERE id = ${id}`;

/** The cities that have a page. */
export const listedCities = sql`SELECT id::text, name, changed_at FROM travel_city WHERE enabled`;
