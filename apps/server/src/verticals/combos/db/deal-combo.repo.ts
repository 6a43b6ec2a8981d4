import { sql } from 'kysely';
import { citiesAs, findCityIds, placeWords } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';
import { comboIdsOf, comboKey } from '../domain/combo-key.ts';

const cityRows = citiesAs('c');

/** The ids of combos on sale that a word names, or whose city it does, the weightiest first. */
export async function combosNamed(db: Queryable, word: string, limit: number): Promise<string[]> {
  const words = placeWords(word);
  const cities = word === '' ? [] : await findCityIds(db, word);
  const named = words.map((one) => holdsFolded(sql`m.searched`, one));
  const which =
    words.length === 0 ? sql`true` : sql`(m.city_id = ANY(${cities}::uuid[]) OR (${sql.join(named, sql` AND `)}))`;
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM combo m WHERE m.online AND ${which} ORDER BY m.sort_weight DESC, m.id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The keys of combos on sale that come next after one, in their order. */
export async function keysOnSale(
  db: Queryable,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM combo m WHERE m.online AND 'combo:' || m.id > ${after} COLLATE "C" ORDER BY m.id LIMIT ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => comboKey(id));
}

/** Those of some keys whose combos, with their cities, hold each of some words in their names. */
export async function namedAmong(
  db: Queryable,
  { keys, words }: { readonly keys: readonly string[]; readonly words: readonly string[] },
): Promise<string[]> {
  const held = words.map(
    (one) => sql`(${holdsFolded(sql`m.searched`, one)} OR ${holdsFolded(cityRows.searched, one)})`,
  );
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM combo m JOIN ${cityRows.table} ON ${cityRows.id} = m.city_id
    WHERE m.id = ANY(${comboIdsOf(keys)}::uuid[]) AND ${sql.join(held, sql` AND `)}`.execute(db);
  return rows.map(({ id }) => comboKey(id));
}
