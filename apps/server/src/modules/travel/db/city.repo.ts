import type { Locale, Localized } from '@app/contract/core/locale';
import type { CityInput } from '@app/contract/travel/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { localNameOrder } from '../../../platform/db/name-order.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';
import { pinyinOfAll } from '../../../platform/text/pinyin.ts';
import { findCityIds } from './find-cities.repo.ts';

export type CityRow = {
  readonly id: string;
  readonly name: Localized;
  readonly country: Localized;
  readonly countryCode: string;
  readonly zone: string;
  readonly picture: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly popular: boolean;
  readonly enabled: boolean;
  readonly sortWeight: number;
  /** Other names and codes, with commas between. */
  readonly aliases: string;
  readonly version: number;
};

const columns = sql`id, name, country, country_code AS "countryCode", zone, picture, latitude, longitude, popular, enabled,
  sort_weight AS "sortWeight", aliases, version`;
const SHOWN = 60;

/** Returns enabled cities, popular ones first: those a keyword finds, or all. */
export async function searchCities(
  db: Queryable,
  of: { keyword: string | undefined; popular: boolean | undefined; lang: Locale },
): Promise<CityRow[]> {
  const ids = of.keyword ? await findCityIds(db, of.keyword) : null;
  const found = ids ? sql`AND id = ANY(${ids}::uuid[])` : sql``;
  const popular = of.popular === undefined ? sql`` : sql`AND popular = ${of.popular}`;
  const { rows } = await sql<CityRow>`
    SELECT ${columns} FROM travel_city WHERE enabled ${found} ${popular}
    ORDER BY popular DESC, sort_weight DESC, ${localNameOrder(sql`name`, of.lang)} LIMIT ${SHOWN}`.execute(db);
  return rows;
}

/** Cities by their ids, also those that are not shown. */
export async function citiesById(db: Queryable, ids: readonly string[]): Promise<Map<string, CityRow>> {
  const { rows } = await sql<CityRow>`
    SELECT ${columns} FROM travel_city WHERE id = ANY(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns those of some ids that are cities; they stay until the transaction ends. */
export async function keepCities(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM travel_city WHERE id = ANY(${[...ids]}::uuid[]) ORDER BY id FOR KEY SHARE`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export type CityPage = {
  readonly keyword?: string | undefined;
  readonly popular?: boolean | undefined;
  readonly enabled?: boolean | undefined;
  readonly sort: 'sortWeight' | 'name';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
  readonly lang: Locale;
};

/** Cities that a keyword finds as customers find them, and those that are not shown by a part of their names. */
const foundByStaff = async (db: Queryable, keyword: string): Promise<RawBuilder<unknown>> =>
  sql`(${holdsFolded(sql`searched`, keyword)} OR id = ANY(${await findCityIds(db, keyword)}::uuid[]))`;

/** A page of cities for staff, and how many match. */
export async function cityPage(db: Queryable, of: CityPage): Promise<{ rows: CityRow[]; total: number }> {
  const parts: RawBuilder<unknown>[] = [
    of.keyword ? await foundByStaff(db, of.keyword) : sql`true`,
    of.popular === undefined ? sql`true` : sql`popular = ${of.popular}`,
    of.enabled === undefined ? sql`true` : sql`enabled = ${of.enabled}`,
  ];
  const where = sql.join(parts, sql` AND `);
  const column = of.sort === 'name' ? localNameOrder(sql`name`, of.lang) : sql`sort_weight`;
  const way = of.order === 'asc' ? sql`ASC` : sql`DESC`;
  return pageOf(db, {
    rows: sql<CityRow>`SELECT ${columns} FROM travel_city WHERE ${where} ORDER BY ${column} ${way}, id ${way}`,
    counted: sql`FROM travel_city WHERE ${where}`,
    at: of,
  });
}

/** One city, locked to the end of the transaction; null when there is none. */
export async function lockCity(tx: Tx, id: string): Promise<CityRow | null> {
  const { rows } = await sql<CityRow>`SELECT ${columns} FROM travel_city WHERE id = ${id} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/** Whether another city of the country has this English name. */
export async function cityTaken(
  tx: Tx,
  of: { id: string | null; countryCode: string; name: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM travel_city WHERE country_code = ${of.countryCode} AND lower(name ->> 'en-US') = lower(${of.name}::text)
      AND id IS DISTINCT FROM ${of.id}::uuid`.execute(tx);
  return rows.length > 0;
}

const values = async (city: CityInput) => ({
  name: json(city.name),
  country: json(city.country),
  country_code: city.countryCode,
  zone: city.zone,
  picture: city.picture,
  latitude: city.latitude,
  longitude: city.longitude,
  popular: city.popular,
  enabled: city.enabled,
  sort_weight: city.sortWeight,
  aliases: city.aliases,
  pinyin: await pinyinOfAll([city.name, city.country]),
});

/** Writes a new city. */
export async function insertCity(tx: Tx, id: string, city: CityInput): Promise<void> {
  await tx
    .insertInto('travel_city')
    .values({ id, ...(await values(city)) })
    .execute();
}

/** Saves a city, its version one higher. */
export async function updateCity(tx: Tx, id: string, city: CityInput): Promise<void> {
  const written = await values(city);
  await tx
    .updateTable('travel_city')
    .set((eb) => ({ ...written, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Sets flags of several cities; gives the ids of those that changed. */
export async function markCities(
  tx: Tx,
  of: { ids: readonly string[]; popular: boolean | undefined; enabled: boolean | undefined },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE travel_city SET popular = COALESCE(${of.popular ?? null}::boolean, popular),
      enabled = COALESCE(${of.enabled ?? null}::boolean, enabled), version = version + 1
    WHERE id = ANY(${[...of.ids]}::uuid[]) AND (popular <> COALESCE(${of.popular ?? null}::boolean, popular)
      OR enabled <> COALESCE(${of.enabled ?? null}::boolean, enabled)) RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
}
