import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import { citiesAs, placeWords } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';
import { pinyinOfAll } from '../../../platform/text/pinyin.ts';

const cities = citiesAs('c');

export type CityRow = {
  readonly id: string;
  readonly name: Localized;
  readonly country: Localized;
  readonly picture: string | null;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** Those of some cities that are travelled to. */
export async function citiesTravelledTo(db: Queryable, ids: readonly string[]): Promise<Map<string, CityRow>> {
  const { rows } = await sql<CityRow>`
    SELECT ${cities.id}, ${cities.name}, ${cities.country}, ${cities.picture}, ${cities.zone}, ${cities.latitude},
      ${cities.longitude}
    FROM ${cities.table} WHERE ${cities.id} = ANY(${[...ids]}::uuid[]) AND ${cities.isShown}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Restaurants on sale of each of some cities, in the order of their ids. */
export async function idsInCities(db: Queryable, cityIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ city: string; ids: string[] }>`
    SELECT city_id AS city, array_agg(id ORDER BY id) AS ids FROM restaurant
    WHERE city_id = ANY(${[...cityIds]}::uuid[]) AND online GROUP BY city_id`.execute(db);
  return new Map(rows.map(({ city, ids }) => [city, ids]));
}

/** Restaurants of a city that hold every word of what was typed in their name or area, on sale or not. */
export async function idsNamed(
  db: Queryable,
  of: { readonly cityId: string; readonly typed: string },
): Promise<Set<string>> {
  const words = placeWords(of.typed).map(
    (word) => sql`(${holdsFolded(sql`r.searched`, word)} OR ${holdsFolded(cities.searched, word)})`,
  );
  const { rows } = await sql<{ id: string }>`
    SELECT r.id FROM restaurant r JOIN ${cities.table} ON ${cities.id} = r.city_id
    WHERE ${sql.join([sql`r.city_id = ${of.cityId}`, ...words], sql` AND `)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The restaurants on sale that are shown first anywhere. */
export async function firstRestaurants(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT r.id FROM restaurant r JOIN ${cities.table} ON ${cities.id} = r.city_id
    WHERE r.online AND ${cities.isShown} ORDER BY r.sort_weight DESC, r.id DESC LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Cities that have restaurants on sale, popular ones first. */
export async function citiesWithRestaurants(db: Queryable): Promise<(CityRow & { restaurants: number })[]> {
  const { rows } = await sql<CityRow & { restaurants: number }>`
    SELECT ${cities.id}, ${cities.name}, ${cities.country}, ${cities.picture}, ${cities.zone}, ${cities.latitude},
      ${cities.longitude}, n.restaurants
    FROM ${cities.table} CROSS JOIN LATERAL (
      SELECT count(*)::int AS restaurants FROM restaurant r WHERE r.city_id = ${cities.id} AND r.online) n
    WHERE ${cities.isShown} AND n.restaurants > 0
    ORDER BY ${cities.isPopular} DESC, ${cities.sortWeight} DESC, ${cities.id} DESC`.execute(db);
  return rows;
}

/** Cuisines of restaurants on sale, the most frequent first. */
export async function cuisinesOnSale(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ cuisine: string }>`
    SELECT cuisine FROM restaurant r, unnest(r.cuisines) cuisine WHERE r.online
    GROUP BY cuisine ORDER BY count(*) DESC, cuisine`.execute(db);
  return rows.map(({ cuisine }) => cuisine);
}

/** Writes the pinyin of restaurants that have none although their name is Chinese. */
export async function fillRestaurantPinyin(db: Queryable): Promise<void> {
  const { rows } = await sql<{ id: string; name: Localized; area: Localized }>`
    SELECT id, name, area FROM restaurant WHERE pinyin = '' AND name ->> 'zh-cn' ~ '[\u4e00-\u9fff]'`.execute(db);
  for (const { id, name, area } of rows) {
    await sql`UPDATE restaurant SET pinyin = ${await pinyinOfAll([name, area])} WHERE id = ${id}`.execute(db);
  }
}
