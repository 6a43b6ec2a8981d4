import { sql } from 'kysely';

/** The names of a combo, on sale or not. */
export const comboNames = (id: string) => sql`SELECT name FROM combo WHERE id = ${id}`;

/** The combos that have a page. */
export const listedCombos = sql`SELECT id::text, name, changed_at FROM combo
  WHERE online AND (book_until IS NULL OR book_until > app_now())`;

/** Combos of a city for its page, in the shop's own order. */
export const combosOfCity = (cityId: string) => sql`
  SELECT id, name, cover AS picture FROM combo
  WHERE city_id = ${cityId} AND online AND (book_until IS NULL OR book_until > app_now()) ORDER BY sort_weight DESC, id DESC LIMIT 60`;
