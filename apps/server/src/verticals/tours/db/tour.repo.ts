import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import { citiesAs, ratingOf } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { StoredTour, TourFacts } from '../domain/stored-tour.ts';

const cities = citiesAs('c');
const rating = ratingOf('tour', sql`t.id`);

const facts = sql`
  t.id, t.kind, t.name, t.summary, t.city_id AS "cityId", ${cities.name} AS city, t.cover, t.gallery, t.zone, t.days,
    t.nights,
  t.hours::float8 AS hours, t.difficulty, t.capacity, t.max_party AS "maxParty", t.themes, t.good_months AS "goodMonths",
  t.meeting, jsonb_array_length(t.pickups) > 0 AS pickup, t.units, t.cancel_steps AS "cancelSteps",
  t.cutoff_minutes AS "cutoffMinutes", t.tax_bp AS "taxBp", t.sort_weight AS "sortWeight", t.created_at AS "createdAt",
  ${rating.score}, ${rating.reviews} AS reviews`;

const whole = sql`${facts}, t.online AND ${cities.isShown} AS online, ${cities.country}, t.story, t.operator, t.included,
  t.excluded, t.notices,
  t.walk_km::float8 AS "walkKm", t.ascent_metres AS "ascentMetres", t.step_free AS "stepFree", t.pickups, t.extras, t.itinerary,
  t.single_usd AS "singleUsd", t.go_days AS "goDays", t.min_people AS "minPeople", t.names,
  t.guests_until_hours AS "guestsUntilHours"`;

/** Tours with everything, also those that are not on sale, by their ids. */
export async function toursByIds(db: Queryable, ids: readonly string[]): Promise<Map<string, StoredTour>> {
  const { rows } = await sql<StoredTour>`
    SELECT ${whole} FROM tour t JOIN ${cities.table} ON ${cities.id} = t.city_id ${rating.join}
      WHERE t.id = ANY(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((tour) => [tour.id, tour]));
}

/** A tour with everything, also one that is not on sale, or null. */
export async function tourById(db: Queryable, id: string): Promise<StoredTour | null> {
  const { rows } = await sql<StoredTour>`
    SELECT ${whole} FROM tour t JOIN ${cities.table} ON ${cities.id} = t.city_id ${rating.join}
      WHERE t.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Tours on sale by their ids, the greatest weight first. */
export async function toursOnSale(db: Queryable, of: { readonly orIds: readonly string[] }): Promise<TourFacts[]> {
  const { rows } = await sql<TourFacts>`
    SELECT ${facts} FROM tour t JOIN ${cities.table} ON ${cities.id} = t.city_id ${rating.join}
    WHERE t.online AND ${cities.isShown} AND t.id = ANY(${[...of.orIds]}::uuid[]) ORDER BY t.sort_weight DESC, t.id`.execute(
    db,
  );
  return rows;
}

/** Whether there is such a city and customers see it. */
export async function isCity(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM ${cities.table} WHERE ${cities.id} = ${id} AND ${cities.isShown}`.execute(
    db,
  );
  return rows.length > 0;
}

export type TourCityRow = {
  readonly id: string;
  readonly name: Localized;
  readonly country: Localized;
  readonly picture: string | null;
  readonly tours: number;
};

/** Cities with tours on sale, popular ones first. */
export async function citiesWithTours(db: Queryable, limit: number): Promise<TourCityRow[]> {
  const { rows } = await sql<TourCityRow>`
    SELECT ${cities.id}, ${cities.name}, ${cities.country}, ${cities.picture}, n.tours FROM ${cities.table}
    JOIN (SELECT city_id, count(*)::int AS tours FROM tour WHERE online GROUP BY 1) n ON n.city_id = ${cities.id}
    WHERE ${cities.isShown} ORDER BY ${cities.isPopular} DESC, n.tours DESC, ${cities.sortWeight} DESC,
      ${cities.id} LIMIT ${limit}`.execute(db);
  return rows;
}

export const anyTour = async (db: Queryable): Promise<boolean> => {
  const { rows } = await sql<{ any: boolean }>`
    SELECT EXISTS (SELECT FROM tour t JOIN tour_departure d ON d.tour_id = t.id
      WHERE t.online AND d.cancelled_at IS NULL AND d.starts_at > app_now()) AS any`.execute(db);
  return rows[0]?.any ?? false;
};

/** Tours in a city. */
export const toursInCity = async (db: Queryable, cityId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM tour WHERE city_id = ${cityId}`.execute(db);
  return rows[0]?.count ?? 0;
};
