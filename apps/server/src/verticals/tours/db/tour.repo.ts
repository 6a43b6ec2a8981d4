import type { Localized } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { StoredTour, TourFacts } from '../domain/stored-tour.ts';

const score = sql`LEFT JOIN travel_score s ON s.kind = 'tour' AND s.subject_id = t.id`;

const facts = sql`
  t.id, t.kind, t.name, t.summary, t.city_id AS "cityId", c.name AS city, t.cover, t.gallery, t.zone, t.days, t.nights,
  t.hours::float8 AS hours, t.difficulty, t.capacity, t.max_party AS "maxParty", t.themes, t.good_months AS "goodMonths",
  t.meeting, jsonb_array_length(t.pickups) > 0 AS pickup, t.units, t.cancel_steps AS "cancelSteps",
  t.cutoff_minutes AS "cutoffMinutes", t.tax_bp AS "taxBp", t.sort_weight AS "sortWeight", t.created_at AS "createdAt",
  s.score, COALESCE(s.rating_count, 0) AS reviews`;

const whole = sql`${facts}, t.online AND c.enabled AS online, c.country, t.story, t.operator, t.included, t.excluded, t.notices,
  t.walk_km::float8 AS "walkKm", t.ascent_metres AS "ascentMetres", t.step_free AS "stepFree", t.pickups, t.extras, t.itinerary,
  t.single_usd AS "singleUsd", t.go_days AS "goDays", t.min_people AS "minPeople", t.names,
  t.guests_until_hours AS "guestsUntilHours"`;

/** A tour with everything, also one that is not on sale, or null. */
export async function tourById(db: Queryable, id: string): Promise<StoredTour | null> {
  const { rows } = await sql<StoredTour>`
    SELECT ${whole} FROM tour t JOIN travel_city c ON c.id = t.city_id ${score} WHERE t.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Tours of cities, and by their ids; all where neither is given. */
export type WhichTours = { readonly cities?: readonly string[] | null; readonly orIds?: readonly string[] | null };

/** Reads `columns` of the tours on sale, the greatest weight first. */
async function readOnSale<T>(db: Queryable, columns: RawBuilder<unknown>, of: WhichTours): Promise<T[]> {
  const { cities = null, orIds = null } = of;
  const which =
    cities === null && orIds === null
      ? sql`true`
      : sql`(t.city_id = ANY(${[...(cities ?? [])]}::uuid[]) OR t.id = ANY(${[...(orIds ?? [])]}::uuid[]))`;
  const { rows } = await sql<T>`
    SELECT ${columns} FROM tour t JOIN travel_city c ON c.id = t.city_id ${score}
    WHERE t.online AND c.enabled AND ${which} ORDER BY t.sort_weight DESC, t.id`.execute(db);
  return rows;
}

/** Tours on sale, the greatest weight first. */
export const toursOnSale = (db: Queryable, of: WhichTours = {}): Promise<TourFacts[]> => readOnSale(db, facts, of);

/** Names a version of a tour and its city: PostgreSQL writes another row with every change. */
const stamp = sql`t.xmin::text || ' ' || c.xmin::text AS stamp`;

/** Which version of a tour is on sale now, and its score, which changes more often. */
export type TourVersion = Pick<TourFacts, 'id' | 'score' | 'reviews'> & { readonly stamp: string };
export type StampedTour = TourFacts & { readonly stamp: string };

/** Versions of the tours on sale, the greatest weight first. */
export const versionsOnSale = (db: Queryable, of: WhichTours): Promise<TourVersion[]> =>
  readOnSale(db, sql`t.id, ${stamp}, s.score, COALESCE(s.rating_count, 0) AS reviews`, of);

/** Tours on sale by their ids, each with its version. */
export const stampedTours = (db: Queryable, ids: readonly string[]): Promise<StampedTour[]> =>
  readOnSale(db, sql`${facts}, ${stamp}`, { orIds: ids });

/** Whether there is such a city and customers see it. */
export async function isCity(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM travel_city WHERE id = ${id} AND enabled`.execute(db);
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
    SELECT c.id, c.name, c.country, c.picture, n.tours FROM travel_city c
    JOIN (SELECT city_id, count(*)::int AS tours FROM tour WHERE online GROUP BY 1) n ON n.city_id = c.id
    WHERE c.enabled ORDER BY c.popular DESC, n.tours DESC, c.sort_weight DESC, c.id LIMIT ${limit}`.execute(db);
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
