import type { Locale, Localized } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import { citiesAs, countOnSale, ratingOf } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { localNameOrder } from '../../../platform/db/name-order.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';
import { alarmedHotels } from './calendar-alarms.repo.ts';

const cities = citiesAs('c');
const rating = ratingOf('hotel', sql`h.id`);

export type StaffHotelSort = 'createdAt' | 'name' | 'stars' | 'score' | 'sortWeight';
export type StaffHotelFilter = {
  readonly name?: string | undefined;
  readonly city?: string | undefined;
  readonly stars?: number | undefined;
  readonly online?: boolean | undefined;
  readonly hot?: boolean | undefined;
  readonly facility?: string | undefined;
  /** Those whose calendars staff should look at. */
  readonly calendars?: boolean | undefined;
};
export type StaffHotelLine = {
  id: string;
  name: Localized;
  cover: string;
  cityId: string;
  cityName: Localized;
  area: Localized;
  stars: number;
  roomTypes: number;
  ratePlans: number;
  units: number;
  score: number | null;
  reviews: number;
  online: boolean;
  hot: boolean;
  sortWeight: number;
  createdAt: Date;
  version: number;
};

type Sql = RawBuilder<unknown>;
const columnsIn = (lang: Locale): Record<StaffHotelSort, Sql> => ({
  createdAt: sql`h.created_at`,
  name: localNameOrder(sql`h.name`, lang),
  stars: sql`h.stars`,
  score: rating.score,
  sortWeight: sql`h.sort_weight`,
});

function conditions(filter: StaffHotelFilter): Sql {
  const all: Sql[] = [sql`true`];
  if (filter.name) all.push(holdsFolded(sql`h.searched`, filter.name));
  if (filter.city) all.push(sql`h.city_id = ${filter.city}`);
  if (filter.stars !== undefined) all.push(sql`h.stars = ${filter.stars}`);
  if (filter.online !== undefined) all.push(sql`h.online = ${filter.online}`);
  if (filter.hot !== undefined) all.push(sql`h.hot = ${filter.hot}`);
  if (filter.facility) all.push(sql`h.facilities @> ARRAY[${filter.facility}::text]`);
  if (filter.calendars !== undefined) {
    all.push(sql`${filter.calendars ? sql`` : sql`NOT`} h.id IN (${alarmedHotels})`);
  }
  return sql.join(all, sql` AND `);
}

/** One page of hotels for staff. */
export async function staffHotels(
  db: Queryable,
  filter: StaffHotelFilter,
  at: { sort: StaffHotelSort; ascending: boolean; limit: number; offset: number; lang: Locale },
): Promise<StaffHotelLine[]> {
  // Empty scores stand last, where the index has them.
  const direction = at.ascending ? sql`ASC` : sql`DESC`;
  const column = columnsIn(at.lang)[at.sort];
  const { rows } = await sql<StaffHotelLine>`
    SELECT h.id, h.name, h.cover, h.city_id AS "cityId", ${cities.name} AS "cityName", h.area, h.stars, h.score,
      h.reviews, h.online, h.hot, h.sort_weight AS "sortWeight", h.created_at AS "createdAt", h.version,
      r.types AS "roomTypes", r.units, p.plans AS "ratePlans"
    FROM (SELECT h.*, ${rating.score}, ${rating.reviews} AS reviews, ${column} AS key
      FROM hotel h ${rating.join} WHERE ${conditions(filter)}
      ORDER BY ${column} ${direction}, h.id ${direction} LIMIT ${at.limit} OFFSET ${at.offset}) h
    JOIN ${cities.table} ON ${cities.id} = h.city_id
    CROSS JOIN LATERAL (SELECT count(*)::int AS types, COALESCE(sum(units), 0)::int AS units
      FROM hotel_room_type WHERE hotel_id = h.id) r
    CROSS JOIN LATERAL (SELECT count(*)::int AS plans FROM hotel_plan p JOIN hotel_room_type t ON t.id = p.room_type_id
      WHERE t.hotel_id = h.id) p
    ORDER BY h.key ${direction}, h.id ${direction}`.execute(db);
  return rows;
}

/** How many hotels pass a filter. */
export async function countHotels(db: Queryable, filter: StaffHotelFilter): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM hotel h WHERE ${conditions(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many hotels there are, on sale and not. */
export const hotelTabs = (db: Queryable) => countOnSale(db, sql`FROM hotel`);

/** Hotels by a part of their name, to choose one. */
export async function hotelChoices(
  db: Queryable,
  { keyword, lang }: { keyword: string; lang: Locale },
): Promise<{ id: string; name: Localized }[]> {
  const { rows } = await sql<{ id: string; name: Localized }>`
    SELECT id, name FROM hotel h ${keyword === '' ? sql`` : sql`WHERE ${holdsFolded(sql`h.searched`, keyword)}`}
    ORDER BY ${localNameOrder(sql`h.name`, lang)}, h.id LIMIT 50`.execute(db);
  return rows;
}
