import { sql } from 'kysely';

/** The names of a combo of tours, on sale or not. */
export const comboNames = (id: string) => sql`SELECT name FROM tour_combo WHERE id = ${id}`;

/** The combos of tours that have a page. */
export const listedCombos = sql`SELECT id::text, name, changed_at FROM tour_combo WHERE online`;
