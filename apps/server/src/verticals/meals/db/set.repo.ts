import type { Localized } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import { citiesAs, placeWords, ratingOf } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';
import { restaurantsAs } from '../../dining/public.ts';
import type { StoredSet } from '../domain/stored-set.ts';

const restaurants = restaurantsAs('h');
const cities = citiesAs('c');
const rating = ratingOf('diningcombo', sql`s.id`, 'r');

/** Pieces that are held of a set `s`: those of orders whose time is over are free, also before a job has released them. */
const heldNow = sql`(s.held - CASE WHEN s.held = 0 THEN 0 ELSE COALESCE((SELECT sum(l.pieces)::int FROM dining_set_booking l
  WHERE l.set_id = s.id AND l.state = 'held' AND l.expires_at <= app_now()), 0) END)`;

async function readWhere(db: Queryable, which: RawBuilder<unknown>): Promise<StoredSet[]> {
  const { rows } = await sql<StoredSet>`
    SELECT s.id, s.name, s.story, s.courses, s.people, s.value_usd AS "valueUsd", s.usd, s.stock, ${heldNow} AS held, s.sold,
      s.per_customer AS "perCustomer", s.per_table AS "perTable", s.valid_days AS "validDays",
      s.valid_until::text AS "validUntil", s.usable, s.blackout, s.needs_table AS "needsTable", s.refund,
      s.refund_at_expiry AS "refundAtExpiry", s.cover, s.gallery, s.online, s.sort_weight AS "sortWeight", s.version,
      s.created_at AS "createdAt", ${rating.score}, ${rating.reviews} AS reviews, p.places
    FROM dining_set s
      ${rating.join}
      CROSS JOIN LATERAL (
        SELECT COALESCE(jsonb_agg(jsonb_build_object('id', ${restaurants.id}, 'name', ${restaurants.name}, 'cityId',
          ${cities.id}, 'city',
          ${cities.name}, 'area', ${restaurants.area},
          'address', ${restaurants.address}, 'phone', ${restaurants.phone}, 'latitude', ${restaurants.latitude}, 'longitude',
            ${restaurants.longitude}, 'zone', ${restaurants.zone})
          ORDER BY l.position), '[]') AS places
        FROM dining_set_place l JOIN ${restaurants.table} ON ${restaurants.id} = l.restaurant_id
          JOIN ${cities.table} ON ${cities.id} = ${restaurants.cityId}
        WHERE l.set_id = s.id AND ${restaurants.isOnline} AND ${cities.isShown}) p
    WHERE ${which} ORDER BY s.id`.execute(db);
  return rows;
}

/** One set with the restaurants that serve it now, on sale or not, or null. */
export async function readSet(db: Queryable, id: string): Promise<StoredSet | null> {
  const [set] = await readWhere(db, sql`s.id = ${id}`);
  return set ?? null;
}

/** Sets by their ids, on sale or not. */
export const setsById = (db: Queryable, ids: readonly string[]): Promise<StoredSet[]> =>
  readWhere(db, sql`s.id = ANY(${[...ids]}::uuid[])`);

/** Every set, on sale or not. */
export const everySet = (db: Queryable): Promise<StoredSet[]> => readWhere(db, sql`true`);

/** Sets on sale that a restaurant of a city serves, or one restaurant, with every word of what was typed in their names. */
export function setsIn(
  db: Queryable,
  of: { readonly cityId: string; readonly restaurantId: string | undefined; readonly keyword: string | undefined },
): Promise<StoredSet[]> {
  const there = [
    sql`l.set_id = s.id AND ${restaurants.isOnline} AND ${restaurants.cityId} = ${of.cityId}`,
    ...(of.restaurantId ? [sql`${restaurants.id} = ${of.restaurantId}`] : []),
    ...(of.keyword ? placeWords(of.keyword) : []).map(
      (word) => sql`(${holdsFolded(sql`s.searched`, word)} OR ${holdsFolded(restaurants.searched, word)})`,
    ),
  ];
  return readWhere(
    db,
    sql`s.online AND EXISTS (SELECT FROM dining_set_place l JOIN ${restaurants.table} ON ${restaurants.id} = l.restaurant_id
      WHERE ${sql.join(there, sql` AND `)})`,
  );
}

/** The name of a city that is travelled to, or null. */
export async function cityNamed(db: Queryable, id: string) {
  const { rows } = await sql<{ id: string; name: Localized; zone: string }>`
    SELECT ${cities.id}, ${cities.name}, ${cities.zone} FROM ${cities.table} WHERE ${cities.id} = ${id}
      AND ${cities.isShown}`.execute(db);
  return rows[0] ?? null;
}
