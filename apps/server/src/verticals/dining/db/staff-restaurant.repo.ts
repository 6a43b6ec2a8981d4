import type { Locale, Localized } from '@app/contract/core/locale';
import type { Cuisine } from '@app/contract/verticals/dining/facts';
import type { RestaurantInput } from '@app/contract/verticals/dining/staff-input';
import { type RawBuilder, sql } from 'kysely';
import { storedText } from '../../../modules/catalog/public.ts';
import { inMerchantScope, merchantsAs } from '../../../modules/merchants/core.ts';
import { citiesAs, countOnSale } from '../../../modules/travel/public.ts';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { localNameOrder } from '../../../platform/db/name-order.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';

const merchants = merchantsAs('m');
const cities = citiesAs('c');

type Sql = RawBuilder<unknown>;
export type RestaurantSort = 'createdAt' | 'name' | 'sortWeight';
export type RestaurantFilter = {
  readonly name?: string | undefined;
  readonly city?: string | undefined;
  readonly cuisine?: string | undefined;
  readonly merchant?: string | undefined;
  /** Restaurants of this merchant alone; null for all. */
  readonly asking: string | null;
  readonly online?: boolean | undefined;
};
export type RestaurantLine = {
  id: string;
  name: Localized;
  cover: string;
  cityId: string;
  cityName: Localized;
  merchantId: string | null;
  merchantName: string | null;
  area: Localized;
  cuisines: Cuisine[];
  priceLevel: number;
  tables: number;
  seats: number;
  depositUsd: number;
  bookings: number;
  online: boolean;
  sortWeight: number;
  createdAt: Date;
  version: number;
};

const columnsIn = (lang: Locale): Record<RestaurantSort, Sql> => ({
  createdAt: sql`r.created_at`,
  name: localNameOrder(sql`r.name`, lang),
  sortWeight: sql`r.sort_weight`,
});

/** Whether a restaurant `r` is of the merchant who asks; null asks for all. */
const ofMerchant = (asking: string | null): Sql => inMerchantScope(asking, (id) => sql`r.merchant_id = ${id}`);

function conditions(filter: RestaurantFilter): Sql {
  const all: Sql[] = [ofMerchant(filter.asking)];
  if (filter.merchant) all.push(sql`r.merchant_id = ${filter.merchant}`);
  if (filter.name) all.push(holdsFolded(sql`r.searched`, filter.name));
  if (filter.city) all.push(sql`r.city_id = ${filter.city}`);
  if (filter.cuisine) all.push(sql`r.cuisines @> ARRAY[${filter.cuisine}::text]`);
  if (filter.online !== undefined) all.push(sql`r.online = ${filter.online}`);
  return sql.join(all, sql` AND `);
}

/** One page of restaurants for staff. */
export async function staffRestaurants(
  db: Queryable,
  filter: RestaurantFilter,
  at: { sort: RestaurantSort; ascending: boolean; limit: number; offset: number; lang: Locale },
): Promise<RestaurantLine[]> {
  const direction = at.ascending ? sql`ASC` : sql`DESC`;
  const column = columnsIn(at.lang)[at.sort];
  const { rows } = await sql<RestaurantLine>`
    SELECT r.id, r.name, r.cover, r.city_id AS "cityId", ${cities.name} AS "cityName", r.merchant_id AS "merchantId",
      (SELECT ${merchants.name} FROM ${merchants.table} WHERE ${merchants.id} = r.merchant_id) AS "merchantName", r.area,
        r.cuisines, r.price_level AS "priceLevel", r.deposit_usd AS "depositUsd", r.online, r.sort_weight AS "sortWeight",
      r.created_at AS "createdAt", r.version, a.tables, a.seats, b.bookings
    FROM (SELECT r.*, ${column} AS key FROM restaurant r WHERE ${conditions(filter)}
      ORDER BY ${column} ${direction}, r.id ${direction} LIMIT ${at.limit} OFFSET ${at.offset}) r
    JOIN ${cities.table} ON ${cities.id} = r.city_id
    CROSS JOIN LATERAL (SELECT COALESCE(sum(tables), 0)::int AS tables, COALESCE(sum(tables * seats_max), 0)::int AS seats
      FROM dining_area WHERE restaurant_id = r.id AND online) a
    CROSS JOIN LATERAL (SELECT count(*)::int AS bookings FROM dining_booking
      WHERE restaurant_id = r.id AND state IN ('held', 'taken')
        AND starts_quarter >= extract(epoch FROM app_now()) / 900
        AND starts_quarter < extract(epoch FROM app_now() + interval '7 days') / 900) b
    ORDER BY r.key ${direction}, r.id ${direction}`.execute(db);
  return rows;
}

/** How many restaurants pass a filter. */
export async function countRestaurants(db: Queryable, filter: RestaurantFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM restaurant r WHERE ${conditions(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many restaurants there are, on sale and not; of a merchant who asks, theirs. */
export const restaurantTabs = (db: Queryable, asking: string | null) =>
  countOnSale(db, sql`FROM restaurant r WHERE ${ofMerchant(asking)}`);

/** Restaurants by a part of their name, to choose one; of a merchant who asks, theirs. */
export async function restaurantChoices(
  db: Queryable,
  { keyword, asking, lang }: { readonly keyword: string; readonly asking: string | null; readonly lang: Locale },
): Promise<{ id: string; name: Localized; city: Localized }[]> {
  const { rows } = await sql<{ id: string; name: Localized; city: Localized }>`
    SELECT r.id, r.name, ${cities.name} AS city FROM restaurant r JOIN ${cities.table} ON ${cities.id} = r.city_id
    WHERE ${ofMerchant(asking)} ${keyword === '' ? sql`` : sql`AND ${holdsFolded(sql`r.searched`, keyword)}`}
    ORDER BY ${localNameOrder(sql`r.name`, lang)}, r.id LIMIT 100`.execute(db);
  return rows;
}

/** A restaurant's columns from what staff wrote. */
export const restaurantColumns = (input: RestaurantInput, pinyin: string) => ({
  city_id: input.cityId,
  merchant_id: input.merchantId,
  name: storedText(input.name),
  story: storedText(input.story),
  address: storedText(input.address),
  area: storedText(input.area),
  cuisines: input.cuisines,
  price_level: input.priceLevel,
  average_usd: input.averageUsd,
  phone: input.phone,
  latitude: input.latitude,
  longitude: input.longitude,
  zone: input.zone,
  cover: input.cover,
  gallery: input.gallery,
  facilities: input.facilities,
  hours: input.hours,
  closed_days: input.closedDays,
  notice_minutes: input.noticeMinutes,
  days_ahead: input.daysAhead,
  step_minutes: input.stepMinutes,
  turns: input.turns,
  buffer_minutes: input.bufferMinutes,
  pace: input.pace,
  max_party: input.maxParty,
  deposit_usd: input.depositUsd,
  deposit_from_party: input.depositFromParty,
  cancel_steps: input.cancelSteps,
  confirm: input.confirm,
  dishes: input.dishes.map(storedText),
  online: input.online,
  sort_weight: input.sortWeight,
  pinyin,
});
type Columns = ReturnType<typeof restaurantColumns>;
const namesOf = (row: Columns): Sql => sql.join(Object.keys(row).map((name) => sql.id(name)));

export async function insertRestaurant(tx: Tx, id: string, row: Columns): Promise<void> {
  await sql`INSERT INTO restaurant (id, ${namesOf(row)})
    SELECT ${id}::uuid, ${namesOf(row)} FROM jsonb_populate_record(NULL::restaurant, ${json(row)}::jsonb)`.execute(tx);
}

export async function updateRestaurantRow(tx: Tx, id: string, row: Columns): Promise<void> {
  await sql`UPDATE restaurant SET (${namesOf(row)}, version) = (
    SELECT ${namesOf(row)}, restaurant.version + 1 FROM jsonb_populate_record(NULL::restaurant, ${json(row)}::jsonb))
    WHERE id = ${id}`.execute(tx);
}

/** Holds a restaurant's row to the end of the transaction. */
export async function lockRestaurant(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM restaurant WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx);
  return rows.length === 1;
}

type StoredLine = { readonly id: string; readonly sortWeight: number };

/** Writes the kinds of tables in their order. Those that are left out go, or are taken off sale where anything was booked of them. */
export async function writeAreas(
  tx: Tx,
  restaurantId: string,
  areas: readonly (Omit<RestaurantInput['areas'][number], 'id'> & StoredLine)[],
): Promise<void> {
  const rows = areas.map((area) => ({ ...area, name: storedText(area.name), note: storedText(area.note) }));
  const ids = areas.map(({ id }) => id);
  await sql`DELETE FROM dining_area a WHERE restaurant_id = ${restaurantId} AND NOT (id = ANY(${ids}::uuid[]))
    AND NOT EXISTS (SELECT FROM dining_quarter WHERE area_id = a.id)
    AND NOT EXISTS (SELECT FROM dining_booking WHERE area_id = a.id)
    AND NOT EXISTS (SELECT FROM dining_block WHERE area_id = a.id)`.execute(tx);
  await sql`UPDATE dining_area SET online = false
    WHERE restaurant_id = ${restaurantId} AND NOT (id = ANY(${ids}::uuid[]))`.execute(tx);
  await sql`
    INSERT INTO dining_area (id, restaurant_id, name, note, seats_min, seats_max, tables, joins, outdoor, online, sort_weight)
    SELECT a.id, ${restaurantId}::uuid, a.name, a.note, a."seatsMin", a."seatsMax", a.tables, a.joins, a.outdoor, a.online,
      a."sortWeight"
    FROM jsonb_to_recordset(${json(rows)}::jsonb) AS a(id uuid, name jsonb, note jsonb, "seatsMin" int, "seatsMax" int,
      tables int, joins boolean, outdoor boolean, online boolean, "sortWeight" int)
    ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, note = EXCLUDED.note, seats_min = EXCLUDED.seats_min,
      seats_max = EXCLUDED.seats_max, tables = EXCLUDED.tables, joins = EXCLUDED.joins, outdoor = EXCLUDED.outdoor,
      online = EXCLUDED.online, sort_weight = EXCLUDED.sort_weight`.execute(tx);
}

/** Writes the set menus in their order; those that are left out go: bookings have their own copies. */
export async function writeMenus(
  tx: Tx,
  restaurantId: string,
  menus: readonly (Omit<RestaurantInput['menus'][number], 'id'> & StoredLine)[],
): Promise<void> {
  const rows = menus.map((menu) => ({
    ...menu,
    name: storedText(menu.name),
    courses: menu.courses.map(storedText),
  }));
  await sql`DELETE FROM dining_menu WHERE restaurant_id = ${restaurantId}
    AND NOT (id = ANY(${menus.map(({ id }) => id)}::uuid[]))`.execute(tx);
  await sql`
    INSERT INTO dining_menu (id, restaurant_id, name, courses, usd, min_people, prepaid, online, sort_weight)
    SELECT m.id, ${restaurantId}::uuid, m.name, m.courses, m.usd, m."minPeople", m.prepaid, m.online, m."sortWeight"
    FROM jsonb_to_recordset(${json(rows)}::jsonb) AS m(id uuid, name jsonb, courses jsonb, usd int, "minPeople" int,
      prepaid boolean, online boolean, "sortWeight" int)
    ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, courses = EXCLUDED.courses, usd = EXCLUDED.usd,
      min_people = EXCLUDED.min_people, prepaid = EXCLUDED.prepaid, online = EXCLUDED.online,
      sort_weight = EXCLUDED.sort_weight`.execute(tx);
}

/**
 * Quarters to come have as many tables as their kinds have now, and let as many people arrive as may now, or as are booked
 * already. Returns the kind that has more taken than it shall have, or null.
 */
export async function resizeQuarters(tx: Tx, restaurantId: string): Promise<string | null> {
  const now = sql`floor(extract(epoch FROM app_now()) / 900)::int`;
  const { rows } = await sql<{ id: string; over: boolean }>`
    SELECT a.id, q.held + q.taken > a.tables AS over FROM dining_area a JOIN dining_quarter q ON q.area_id = a.id
    WHERE a.restaurant_id = ${restaurantId} AND q.quarter >= ${now} AND q.total <> a.tables
    ORDER BY q.area_id, q.quarter FOR UPDATE OF q`.execute(tx);
  const over = rows.find((row) => row.over);
  if (over) return over.id;
  await sql`UPDATE dining_quarter q SET total = a.tables FROM dining_area a
    WHERE a.id = q.area_id AND a.restaurant_id = ${restaurantId} AND q.quarter >= ${now} AND q.total <> a.tables`.execute(
    tx,
  );
  await sql`UPDATE dining_pace p SET most = GREATEST(p.covers, COALESCE(r.pace, 2147483647)) FROM restaurant r
    WHERE r.id = p.restaurant_id AND r.id = ${restaurantId} AND p.quarter >= ${now}`.execute(tx);
  return null;
}

/** How many restaurants each of some merchants has, by merchant. */
export async function restaurantsOfMerchants(
  db: Queryable,
  merchantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`
    SELECT merchant_id AS id, count(*)::int AS n FROM restaurant
    WHERE merchant_id = ANY(${[...merchantIds]}::uuid[]) GROUP BY merchant_id`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** The ids of a merchant's restaurants, as SQL that selects them. */
export const restaurantsOfMerchant = (merchantId: string): RawBuilder<unknown> =>
  sql`SELECT id FROM restaurant WHERE merchant_id = ${merchantId}`;

/** The merchant of a restaurant, or none. */
export async function merchantOfRestaurant(db: Queryable, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT merchant_id AS id FROM restaurant WHERE id = ${id} AND merchant_id IS NOT NULL`.execute(db);
  return rows.map((row) => row.id);
}
