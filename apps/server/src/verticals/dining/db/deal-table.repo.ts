import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import { citiesAs, placeWords } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';
import { restaurantOfKey } from '../domain/deal-keys.ts';

const cities = citiesAs('c');

/** A set menu that is paid with the table, with where it is. Money is cents of USD. */
export type DealMenu = {
  readonly id: string;
  readonly restaurantId: string;
  readonly name: Localized;
  readonly usd: number;
  readonly minPeople: number;
  readonly picture: string | null;
  readonly restaurant: Localized;
  readonly cover: string;
  readonly zone: string;
  readonly cityId: string;
  readonly city: Localized;
  /** Whether customers find it now. */
  readonly online: boolean;
};

const columns = sql`m.id, m.restaurant_id AS "restaurantId", m.name, m.usd, m.min_people AS "minPeople", m.picture,
  r.name AS restaurant, r.cover, r.zone, r.city_id AS "cityId", ${cities.name} AS city, r.online
    AND ${cities.isShown} AS online`;
const paidWithTable = sql`dining_menu m JOIN restaurant r ON r.id = m.restaurant_id
  JOIN ${cities.table} ON ${cities.id} = r.city_id`;
const onSale = sql`m.prepaid AND m.online`;

/** The menus of restaurants that are paid with the table and on offer. */
export async function dealMenus(db: Queryable, restaurantIds: readonly string[]): Promise<DealMenu[]> {
  const { rows } = await sql<DealMenu>`SELECT ${columns} FROM ${paidWithTable}
    WHERE ${onSale} AND m.restaurant_id = ANY(${[...restaurantIds]}::uuid[]) ORDER BY m.sort_weight DESC, m.id`.execute(
    db,
  );
  return rows;
}

/** Whether a menu `m`, its restaurant `r` or the city `c` of that is called by a word. */
const isNamed = (word: string) => sql`(${holdsFolded(sql`r.searched`, word)} OR ${holdsFolded(cities.searched, word)}
  OR ${holdsFolded(sql`search_fold(m.name::text)`, word)})`;

/** Menus that a word names, by themselves, their restaurant or its city; those of the likeliest restaurants first. */
export async function findDealMenus(
  db: Queryable,
  of: { readonly word: string; readonly limit: number },
): Promise<DealMenu[]> {
  const named = [onSale, sql`r.online AND ${cities.isShown}`, ...placeWords(of.word).map(isNamed)];
  const { rows } = await sql<DealMenu>`SELECT ${columns} FROM ${paidWithTable} WHERE ${sql.join(named, sql` AND `)}
    ORDER BY r.sort_weight DESC, r.id, m.sort_weight DESC, m.id LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** The keys of what is on sale that come next after one, in their order. */
export async function nextDealKeys(
  db: Queryable,
  of: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM (SELECT unnest(ARRAY['menu:' || r.id || '/' || m.id, 'restaurant:' || r.id]) COLLATE "C" AS key
      FROM ${paidWithTable} WHERE ${onSale} AND r.online AND ${cities.isShown}) k
    WHERE key > ${of.after} COLLATE "C" GROUP BY key ORDER BY key LIMIT ${of.limit}`.execute(db);
  return rows.map(({ key }) => key);
}

/** Those of some keys whose menus, restaurants or cities hold each of some words in any language. */
export async function keysNamed(
  db: Queryable,
  of: { readonly keys: readonly string[]; readonly words: readonly string[] },
): Promise<string[]> {
  const ids = of.keys.flatMap((key) => restaurantOfKey(key) ?? []);
  const { rows } = await sql<{ id: string; restaurantId: string }>`
    SELECT m.id, m.restaurant_id AS "restaurantId" FROM ${paidWithTable}
    WHERE m.restaurant_id = ANY(${ids}::uuid[]) AND ${sql.join(of.words.map(isNamed), sql` AND `)}`.execute(db);
  return of.keys.filter((key) =>
    rows.some(({ id, restaurantId }) => key === `restaurant:${restaurantId}` || key === `menu:${restaurantId}/${id}`),
  );
}
