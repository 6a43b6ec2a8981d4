import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { StoredMenu, StoredRestaurant } from '../domain/stored-restaurant.ts';

async function readWhere(
  db: Queryable,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`r.id`,
): Promise<StoredRestaurant[]> {
  const { rows } = await sql<StoredRestaurant>`
    SELECT r.id, r.city_id AS "cityId", r.merchant_id AS "merchantId", c.name AS "cityName", c.country, c.enabled AS "cityEnabled",
      c.latitude AS "cityLatitude", c.longitude AS "cityLongitude", r.name, r.story, r.address, r.area, r.cuisines,
      r.price_level AS "priceLevel", r.average_usd AS "averageUsd", r.phone, r.latitude, r.longitude, r.zone, r.cover,
      r.gallery, r.facilities, r.hours, r.closed_days AS "closedDays", r.notice_minutes AS "noticeMinutes",
      r.days_ahead AS "daysAhead", r.step_minutes AS "stepMinutes", r.turns, r.buffer_minutes AS "bufferMinutes", r.pace,
      r.max_party AS "maxParty", r.deposit_usd AS "depositUsd", r.deposit_from_party AS "depositFromParty",
      r.cancel_steps AS "cancelSteps", r.confirm, r.dishes, r.online, r.sort_weight AS "sortWeight", r.version,
      r.created_at AS "createdAt", s.score, COALESCE(s.rating_count, 0) AS reviews,
      COALESCE((SELECT jsonb_agg(jsonb_build_object('id', a.id, 'restaurantId', a.restaurant_id, 'name', a.name,
          'note', a.note, 'seatsMin', a.seats_min, 'seatsMax', a.seats_max, 'tables', a.tables, 'joins', a.joins, 'online', a.online,
          'sortWeight', a.sort_weight) ORDER BY a.sort_weight DESC, a.id)
        FROM dining_area a WHERE a.restaurant_id = r.id), '[]') AS areas
    FROM restaurant r JOIN travel_city c ON c.id = r.city_id
      LEFT JOIN travel_score s ON s.kind = 'dining' AND s.subject_id = r.id
    WHERE ${which} ORDER BY ${order}`.execute(db);
  return rows;
}

/** One restaurant with its kinds of tables, on sale or not, or null. */
export async function readRestaurant(db: Queryable, id: string): Promise<StoredRestaurant | null> {
  const [restaurant] = await readWhere(db, sql`r.id = ${id}`);
  return restaurant ?? null;
}

/** Restaurants on sale in a city, or among those named. */
export const restaurantsIn = (
  db: Queryable,
  of: { readonly cityId: string; readonly words: readonly RawBuilder<unknown>[] },
): Promise<StoredRestaurant[]> =>
  readWhere(db, sql.join([sql`r.online AND c.enabled AND r.city_id = ${of.cityId}`, ...of.words], sql` AND `));

/** Every restaurant, on sale or not. */
export const everyRestaurant = (db: Queryable): Promise<StoredRestaurant[]> => readWhere(db, sql`true`);

/** The restaurants on sale that are shown first anywhere. */
export const firstRestaurants = (db: Queryable, limit: number): Promise<StoredRestaurant[]> =>
  readWhere(
    db,
    sql`r.id IN (SELECT f.id FROM restaurant f JOIN travel_city fc ON fc.id = f.city_id
      WHERE f.online AND fc.enabled ORDER BY f.sort_weight DESC, f.id DESC LIMIT ${limit})`,
    sql`r.sort_weight DESC, r.id DESC`,
  );

/** Set menus of a restaurant, on offer or not. */
export async function menusOf(db: Queryable, restaurantId: string): Promise<StoredMenu[]> {
  const { rows } = await sql<StoredMenu>`
    SELECT id, restaurant_id AS "restaurantId", name, courses, usd, min_people AS "minPeople", picture, prepaid, online,
      sort_weight AS "sortWeight"
    FROM dining_menu WHERE restaurant_id = ${restaurantId} ORDER BY sort_weight DESC, usd, id`.execute(db);
  return rows;
}
