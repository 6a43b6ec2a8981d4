import type { Localized } from '@app/contract/core/locale';
import { isHan, isSlipWithin, unharmedParts } from '@app/kernel/slip';
import { type RawBuilder, sql } from 'kysely';
import { citiesAs, findCityIds, placeWords } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { containing, holdsFolded } from '../../../platform/db/patterns.ts';
import { pinyinOfAll } from '../../../platform/text/pinyin.ts';
import type { Bounds } from '../domain/bounds.ts';

const cityRows = citiesAs('c');

export type Scope = ReadonlyMap<string, ReadonlySet<string> | 'all'>;

/** Hotels that one search looks at beyond a single city. */
const MOST_HOTELS = 2_000;

type HotelFilter = {
  readonly keyword: string | null;
  readonly bounds: Bounds | null;
};

const scopeOf = (rows: readonly { readonly id: string; readonly cityId: string }[]): Scope => {
  const scope = new Map<string, Set<string>>();
  for (const { id, cityId } of rows) scope.set(cityId, (scope.get(cityId) ?? new Set()).add(id));
  return scope;
};

/**
 * Returns hotels on sale by city: those within bounds, or whose name, area, city or country holds every word that can name a
 * place. Where no word finds any, those whose city, or whose own name, is like what was typed.
 */
export async function findHotels(db: Queryable, of: HotelFilter): Promise<Scope> {
  const words = placeWords(of.keyword ?? '');
  const inside = of.bounds ? [within(of.bounds)] : [];
  const read = async (conditions: readonly RawBuilder<unknown>[]): Promise<Scope> => {
    const { rows } = await sql<{ id: string; cityId: string }>`
      SELECT h.id, h.city_id AS "cityId" FROM hotel h JOIN ${cityRows.table} ON ${cityRows.id} = h.city_id
      WHERE h.online AND ${cityRows.isShown} AND ${sql.join([...conditions, ...inside], sql` AND `)}
      ORDER BY h.sort_weight DESC, h.id DESC LIMIT ${MOST_HOTELS}`.execute(db);
    return scopeOf(rows);
  };
  const named = await read(words.map(hasWord));
  if (named.size > 0 || words.length === 0) return named;
  const cities = await findCityIds(db, of.keyword ?? '');
  const likely = await likelyHotelIds(db, words);
  return read([sql`(h.city_id = ANY(${cities}::uuid[]) OR h.id = ANY(${likely}::uuid[]) OR ${isLike(words)})`]);
}

function within([south, west, north, east]: Bounds): RawBuilder<unknown> {
  const longitude =
    west < east
      ? sql`h.longitude BETWEEN ${west} AND ${east}`
      : sql`(h.longitude >= ${west} OR h.longitude <= ${east})`;
  return sql`h.latitude BETWEEN ${south} AND ${north} AND ${longitude}`;
}

const hasWord = (word: string): RawBuilder<unknown> =>
  sql`(${holdsFolded(sql`h.searched`, word)} OR ${holdsFolded(cityRows.searched, word)})`;

/** Whether a hotel's name is like the words, as slips of the finger are; an index answers it. */
const isLike = (words: readonly string[]): RawBuilder<unknown> =>
  sql`search_fold(${words.join(' ')}::text) <% h.searched`;

/**
 * Hotels on sale whose Chinese name has a part like the words: worked out here, since a database whose locale is C knows no
 * letters of Chinese. It hands out those that hold a part of what was typed, one of which no slip has touched.
 */
async function likelyHotelIds(db: Queryable, words: readonly string[]): Promise<string[]> {
  const typed = words.join('');
  const parts = isHan(typed) ? unharmedParts(typed) : [];
  if (parts.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT id, name ->> 'zh-cn' AS name FROM hotel h
    WHERE h.online AND h.name ->> 'zh-cn' LIKE ANY (${parts.map(containing)}::text[])
    ORDER BY h.sort_weight DESC, h.id DESC`.execute(db);
  return rows.filter(({ name }) => isSlipWithin(typed, name)).map(({ id }) => id);
}

export type Suggested = {
  readonly kind: 'city' | 'hotel';
  readonly id: string;
  readonly name: Localized;
  readonly place: Localized;
  readonly hotels: number;
  readonly picture: string | null;
};

/** Returns cities with hotels, then hotels, that what was typed finds. */
export async function suggestHotels(db: Queryable, keyword: string, limit: number): Promise<Suggested[]> {
  const words = placeWords(keyword);
  const cities = await findCityIds(db, keyword);
  const named = words.length === 0 ? sql`true` : sql.join(words.map(hasWord), sql` AND `);
  const { rows } = await sql<Suggested>`
    (SELECT 'city' AS kind, ${cityRows.id}, ${cityRows.name}, ${cityRows.country} AS place, n.hotels, ${cityRows.picture}
      FROM ${cityRows.table} CROSS JOIN LATERAL (
        SELECT count(*)::int AS hotels FROM hotel h WHERE h.city_id = ${cityRows.id} AND h.online) n
      WHERE ${cityRows.isShown} AND ${cityRows.id} = ANY(${cities}::uuid[]) AND n.hotels > 0
      ORDER BY ${cityRows.isPopular} DESC, ${cityRows.sortWeight} DESC, ${cityRows.id} LIMIT ${limit})
    UNION ALL
    (SELECT 'hotel', h.id, h.name, ${cityRows.name}, 1, h.cover FROM hotel h
      JOIN ${cityRows.table} ON ${cityRows.id} = h.city_id
      WHERE h.online AND ${cityRows.isShown} AND ${named}
      ORDER BY h.sort_weight DESC, h.id DESC LIMIT ${limit})`.execute(db);
  return rows.slice(0, limit);
}

export type PopularCity = {
  readonly id: string;
  readonly name: Localized;
  readonly country: Localized;
  readonly picture: string | null;
  readonly hotels: number;
};

/** Popular cities that have hotels on sale. */
export async function popularCities(db: Queryable, limit: number): Promise<PopularCity[]> {
  const { rows } = await sql<PopularCity>`
    SELECT ${cityRows.id}, ${cityRows.name}, ${cityRows.country}, ${cityRows.picture}, n.hotels FROM ${cityRows.table}
    CROSS JOIN LATERAL (SELECT count(*)::int AS hotels FROM hotel h WHERE h.city_id = ${cityRows.id} AND h.online) n
    WHERE ${cityRows.isShown} AND ${cityRows.isPopular} AND n.hotels > 0
    ORDER BY ${cityRows.sortWeight} DESC, ${cityRows.id} DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Hotels shown as hot, with their cities. */
export async function hotHotels(db: Queryable, limit: number): Promise<{ id: string; cityId: string }[]> {
  const { rows } = await sql<{ id: string; cityId: string }>`
    SELECT h.id, h.city_id AS "cityId" FROM hotel h JOIN ${cityRows.table} ON ${cityRows.id} = h.city_id
      AND ${cityRows.isShown}
    WHERE h.hot AND h.online ORDER BY h.sort_weight DESC, h.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Writes the pinyin of hotels that have none although their name is Chinese. */
export async function fillHotelPinyin(db: Queryable): Promise<void> {
  const { rows } = await sql<{ id: string; name: Localized; area: Localized }>`
    SELECT id, name, area FROM hotel WHERE pinyin = '' AND name ->> 'zh-cn' ~ '[\u4e00-\u9fff]'`.execute(db);
  for (const { id, name, area } of rows) {
    await sql`UPDATE hotel SET pinyin = ${await pinyinOfAll([name, area])} WHERE id = ${id}`.execute(db);
  }
}
