import { type RawBuilder, sql } from 'kysely';
import { citiesAs, ratingOf } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { ListedRestaurant, StoredMenu, StoredRestaurant } from '../domain/stored-restaurant.ts';

const cities = citiesAs('c');
const rating = ratingOf('dining', sql`r.id`);

/** Pictures of a card. */
const CARD_PICTURES = 5;

const listed = sql`r.id, r.city_id AS "cityId", r.name, r.area, r.cuisines,
  r.price_level AS "priceLevel", r.average_usd AS "averageUsd", r.latitude, r.longitude, r.zone, r.cover,
  r.facilities, r.hours, r.closed_days AS "closedDays", r.notice_minutes AS "noticeMinutes",
  r.days_ahead AS "daysAhead", r.step_minutes AS "stepMinutes", r.turns, r.buffer_minutes AS "bufferMinutes", r.pace,
  r.max_party AS "maxParty", r.deposit_usd AS "depositUsd", r.deposit_from_party AS "depositFromParty",
  r.cancel_steps AS "cancelSteps", r.confirm, r.online, r.sort_weight AS "sortWeight",
  ${rating.score}, ${rating.reviews} AS reviews,
  COALESCE((SELECT jsonb_agg(g -> 'url' ORDER BY at) FROM (
      SELECT g, at FROM jsonb_array_elements(r.gallery) WITH ORDINALITY each_of(g, at)
      WHERE g ->> 'kind' = 'image' ORDER BY at LIMIT ${CARD_PICTURES}) first), '[]') AS pictures,
  COALESCE((SELECT jsonb_agg(jsonb_build_object('id', a.id, 'restaurantId', a.restaurant_id, 'name', a.name,
      'note', a.note, 'seatsMin', a.seats_min, 'seatsMax', a.seats_max, 'tables', a.tables, 'joins', a.joins,
      'outdoor', a.outdoor, 'online', a.online, 'sortWeight', a.sort_weight) ORDER BY a.sort_weight DESC, a.id)
    FROM dining_area a WHERE a.restaurant_id = r.id), '[]') AS areas`;

async function readWhere(db: Queryable, which: RawBuilder<unknown>): Promise<StoredRestaurant[]> {
  const { rows } = await sql<StoredRestaurant>`
    SELECT ${listed}, r.merchant_id AS "merchantId", ${cities.name} AS "cityName", ${cities.country},
      ${cities.isShown} AS "cityEnabled",
      ${cities.latitude} AS "cityLatitude", ${cities.longitude} AS "cityLongitude", r.story, r.address, r.phone, r.gallery,
        r.dishes, r.version,
      r.created_at AS "createdAt"
    FROM restaurant r JOIN ${cities.table} ON ${cities.id} = r.city_id ${rating.join}
    WHERE ${which} ORDER BY r.id`.execute(db);
  return rows;
}

/** One restaurant with its kinds of tables, on sale or not, or null. */
export async function readRestaurant(db: Queryable, id: string): Promise<StoredRestaurant | null> {
  const [restaurant] = await readWhere(db, sql`r.id = ${id}`);
  return restaurant ?? null;
}

/** Restaurants with their kinds of tables, on sale or not, by their ids. */
export const restaurantsByIds = async (db: Queryable, ids: readonly string[]): Promise<Map<string, StoredRestaurant>> =>
  new Map((await readWhere(db, sql`r.id = ANY(${[...ids]}::uuid[])`)).map((one) => [one.id, one]));

/** Returns a function that returns the same value for each of those that are alike. */
function sharing(): <T>(value: T) => T {
  const known = new Map<string, unknown>();
  return <T>(value: T): T => {
    const text = JSON.stringify(value);
    if (!known.has(text)) known.set(text, value);
    return known.get(text) as T;
  };
}

/** What searches look at of restaurants by their ids, on sale or not. What several of them have alike is there once. */
export async function listedRestaurants(db: Queryable, ids: readonly string[]): Promise<Map<string, ListedRestaurant>> {
  const { rows } = await sql<ListedRestaurant>`
    SELECT ${listed} FROM restaurant r ${rating.join} WHERE r.id = ANY(${[...ids]}::uuid[])`.execute(db);
  const share = sharing();
  return new Map(
    rows.map((row) => {
      const areas = row.areas.map((area) => ({
        ...area,
        restaurantId: row.id,
        name: share(area.name),
        note: share(area.note),
      }));
      const { area, zone, cuisines, facilities, hours, closedDays, turns, cancelSteps } = row;
      const alike = { area, zone, cuisines, facilities, hours, closedDays, turns, cancelSteps };
      const shared = Object.fromEntries(Object.entries(alike).map(([name, value]) => [name, share(value)]));
      return [row.id, { ...row, areas, ...(shared as typeof alike) }];
    }),
  );
}

/** Every restaurant, on sale or not. */
export const everyRestaurant = (db: Queryable): Promise<StoredRestaurant[]> => readWhere(db, sql`true`);

/** Set menus of a restaurant, on offer or not. */
export async function menusOf(db: Queryable, restaurantId: string): Promise<StoredMenu[]> {
  const { rows } = await sql<StoredMenu>`
    SELECT id, restaurant_id AS "restaurantId", name, courses, usd, min_people AS "minPeople", picture, prepaid, online,
      sort_weight AS "sortWeight"
    FROM dining_menu WHERE restaurant_id = ${restaurantId} ORDER BY sort_weight DESC, usd, id`.execute(db);
  return rows;
}
