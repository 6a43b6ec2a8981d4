import type { Locale, Localized } from '@app/contract/core/locale';
import { searchFold } from '@app/kernel/search-fold';
import { type RawBuilder, sql } from 'kysely';
import { AIRPORT_WORDS, citiesAs, findCityIds, townWords } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { localNameOrder } from '../../../platform/db/name-order.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';
import { pinyinOfAll } from '../../../platform/text/pinyin.ts';

const cityRows = citiesAs('c');

/** An airport that flights are sold from and to, with its city. */
export type PlaceAirport = {
  readonly id: string;
  readonly code: string;
  readonly name: Localized;
  readonly zone: string;
  readonly cityId: string;
  readonly city: Localized;
  readonly country: Localized;
  readonly picture: string | null;
  readonly latitude: number;
  readonly longitude: number;
};

/** Returns airports by the weight of their cities, and of one weight in the order of the cities' names in a language. */
async function airports(db: Queryable, which: RawBuilder<unknown>, lang: Locale = 'en-US'): Promise<PlaceAirport[]> {
  const { rows } = await sql<PlaceAirport>`
    SELECT p.id, p.code, p.name, p.zone, ${cityRows.id} AS "cityId", ${cityRows.name} AS city, ${cityRows.country},
      ${cityRows.picture}, p.latitude, p.longitude
    FROM airport p JOIN ${cityRows.table} ON ${cityRows.id} = p.city_id
    WHERE p.enabled AND ${cityRows.isShown} AND ${which}
    ORDER BY ${cityRows.isPopular} DESC, ${cityRows.sortWeight} DESC, ${localNameOrder(cityRows.name, lang)}, p.code`.execute(
    db,
  );
  return rows;
}

/** The airports that values name: those of a city by its id, one by its code. */
export function airportsOf(db: Queryable, values: readonly string[]): Promise<PlaceAirport[]> {
  const codes = values.filter((value) => value.length === 3);
  const cities = values.filter((value) => value.length > 3);
  return airports(db, sql`(p.code = ANY(${codes}::text[]) OR p.city_id = ANY(${cities}::uuid[]))`);
}

/** Airports of some latitudes, ends included. */
export const airportsBetween = (db: Queryable, south: number, north: number): Promise<PlaceAirport[]> =>
  airports(db, sql`p.latitude BETWEEN ${south} AND ${north}`);

/** Airports of a time zone, by its name of today. */
export const airportsInZone = (db: Queryable, zone: string, lang: Locale): Promise<PlaceAirport[]> =>
  airports(db, sql`p.zone = ${zone}`, lang);

/** Airports of popular cities. */
export const popularAirports = (db: Queryable, lang: Locale): Promise<PlaceAirport[]> =>
  airports(db, cityRows.isPopular, lang);

export type FoundAirport = PlaceAirport & { readonly byCity: boolean };

/** An airport's names without the words for an airport: "porto" is no part of any other aeroporto. */
const ownName = sql`regexp_replace(p.searched, ${AIRPORT_WORDS.map(searchFold).join('|')}::text, ' ', 'g')`;

/** Airports whose own name or code, or whose city's name, holds every word that can name a place, in any language. */
export async function findAirports(db: Queryable, typed: string, lang: Locale): Promise<FoundAirport[]> {
  const words = townWords(typed);
  if (words.length === 0) return [];
  const code = typed.trim().toUpperCase();
  const exact = await airports(db, sql`p.code = ${code}`);
  if (exact.length > 0) return exact.map((airport) => ({ ...airport, byCity: false }));
  const cities = new Set(await findCityIds(db, typed));
  const named = sql.join(
    words.map((word) => holdsFolded(ownName, word)),
    sql` AND `,
  );
  const found = await airports(db, sql`(p.city_id = ANY(${[...cities]}::uuid[]) OR (${named}))`, lang);
  return found.map((airport) => ({ ...airport, byCity: cities.has(airport.cityId) }));
}

/** Writes the pinyin of airports that have none although their name is Chinese. */
export async function fillAirportPinyin(db: Queryable): Promise<void> {
  const { rows } = await sql<{ id: string; name: Localized }>`
    SELECT id, name FROM airport WHERE pinyin = '' AND name ->> 'zh-cn' ~ '[\u4e00-\u9fff]'`.execute(db);
  for (const { id, name } of rows) {
    await sql`UPDATE airport SET pinyin = ${await pinyinOfAll([name])} WHERE id = ${id}`.execute(db);
  }
}
