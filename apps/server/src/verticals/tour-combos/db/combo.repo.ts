import { sql } from 'kysely';
import { citiesAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { StoredCombo } from '../domain/stored-combo.ts';

const cities = citiesAs('c');

const columns = sql`
  m.id, m.name, m.story, m.city_id AS "cityId", ${cities.name} AS city, ${cities.country}, m.cover, m.gallery,
    m.off_bp AS "offBp",
  m.window_days AS "windowDays", m.cancel, m.online AND ${cities.isShown} AS online, m.sort_weight AS "sortWeight",
  (SELECT COALESCE(jsonb_agg(jsonb_build_object('tourId', p.tour_id, 'optional', p.optional) ORDER BY p.position), '[]')
    FROM tour_combo_part p WHERE p.combo_id = m.id) AS parts`;

/** A combo, also one that is not on sale, or null. */
export async function comboById(db: Queryable, id: string): Promise<StoredCombo | null> {
  const { rows } = await sql<StoredCombo>`
    SELECT ${columns} FROM tour_combo m JOIN ${cities.table} ON ${cities.id} = m.city_id WHERE m.id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Combos by their ids, on sale or not, those that there are, in the order of the ids. */
export async function combosByIds(db: Queryable, ids: readonly string[]): Promise<StoredCombo[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredCombo>`
    SELECT ${columns} FROM tour_combo m JOIN ${cities.table} ON ${cities.id} = m.city_id
    WHERE m.id = ANY(${[...ids]}::uuid[]) ORDER BY array_position(${[...ids]}::uuid[], m.id)`.execute(db);
  return rows;
}

/** Combos on sale, the weightiest first. */
export async function combosOnSale(db: Queryable): Promise<StoredCombo[]> {
  const { rows } = await sql<StoredCombo>`
    SELECT ${columns} FROM tour_combo m JOIN ${cities.table} ON ${cities.id} = m.city_id
    WHERE m.online AND ${cities.isShown} ORDER BY m.sort_weight DESC, m.id`.execute(db);
  return rows;
}

/** Combos of tours in a city. */
export async function combosInCity(db: Queryable, cityId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM tour_combo WHERE city_id = ${cityId}`.execute(db);
  return rows[0]?.count ?? 0;
}
