import { sql } from 'kysely';
import { citiesAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { StoredCombo } from '../domain/stored-combo.ts';

const cities = citiesAs('c');

const columns = sql`
  m.id, m.version, m.name, m.story, m.city_id AS "cityId", ${cities.name} AS city, ${cities.country}, ${cities.zone}, m.cover,
    m.gallery, m.days, m.nights,
  m.adults, m.children, m.off_bp AS "offBp", m.online AND ${cities.isShown} AS online, m.sort_weight AS "sortWeight",
  m.stock, m.taken, m.book_from AS "bookFrom", m.book_until AS "bookUntil", m.travel_from::text AS "travelFrom",
  m.travel_until::text AS "travelUntil", m.blackout, m.themes,
  (SELECT COALESCE(jsonb_agg(jsonb_build_object('key', s.key, 'label', s.label, 'dayOffset', s.day_offset, 'nights', s.nights,
      'optional', s.optional, 'core', s.core, 'rule', s.rule) ORDER BY s.position), '[]')
    FROM combo_slot s WHERE s.combo_id = m.id) AS slots`;

/** A combo, also one that is not on sale, or null. */
export async function comboById(db: Queryable, id: string): Promise<StoredCombo | null> {
  const { rows } = await sql<StoredCombo>`
    SELECT ${columns} FROM combo m JOIN ${cities.table} ON ${cities.id} = m.city_id WHERE m.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Combos by their ids, on sale or not, those that there are, in the order of the ids. */
export async function combosByIds(db: Queryable, ids: readonly string[]): Promise<StoredCombo[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredCombo>`
    SELECT ${columns} FROM combo m JOIN ${cities.table} ON ${cities.id} = m.city_id
    WHERE m.id = ANY(${[...ids]}::uuid[]) ORDER BY array_position(${[...ids]}::uuid[], m.id)`.execute(db);
  return rows;
}

/** Combos on sale, the weightiest first. */
export async function combosOnSale(db: Queryable): Promise<StoredCombo[]> {
  const { rows } = await sql<StoredCombo>`
    SELECT ${columns} FROM combo m JOIN ${cities.table} ON ${cities.id} = m.city_id
    WHERE m.online AND ${cities.isShown} ORDER BY m.sort_weight DESC, m.id`.execute(db);
  return rows;
}

/** How many combos are of a city, or have a part that goes there. */
export async function combosInCity(db: Queryable, cityId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM combo m WHERE m.city_id = ${cityId}
      OR EXISTS (SELECT FROM combo_slot s WHERE s.combo_id = m.id AND s.rule ->> 'cityId' = ${cityId})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether any combo is on sale. */
export async function anyComboOnSale(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    SELECT EXISTS (SELECT FROM combo m JOIN ${cities.table} ON ${cities.id} = m.city_id WHERE m.online
      AND ${cities.isShown}) AS any`.execute(db);
  return rows[0]?.any ?? false;
}
