import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import { citiesAs, ratingOf } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { ListedRow } from '../domain/listed-tour.ts';
import type { StoredDeparture, TourFacts } from '../domain/stored-tour.ts';
import { DEPARTURE } from './departure.repo.ts';

const cityRows = citiesAs('c');
const rating = ratingOf('tour', sql`t.id`);

/** Which tours are read: by their ids, and those of cities; all where it is null. */
export type WhichListed = { readonly ids: readonly string[]; readonly cities: readonly string[] } | null;

/** Reads tours on sale as searches look at them, in no order. */
export async function readListedTours(db: Queryable, which: WhichListed): Promise<ListedRow[]> {
  const asked = which
    ? sql`(t.id = ANY(${[...which.ids]}::uuid[]) OR t.city_id = ANY(${[...which.cities]}::uuid[]))`
    : sql`true`;
  const { rows } = await sql<ListedRow>`
    SELECT t.id, t.kind, t.city_id AS "cityId", t.zone, t.days, t.hours::float8 AS hours, t.difficulty, t.max_party AS "maxParty",
      jsonb_array_length(t.pickups) > 0 AS pickup, t.cutoff_minutes AS "cutoffMinutes", t.tax_bp AS "taxBp",
      t.sort_weight AS "sortWeight", t.created_at AS "createdAt", ${rating.score}, ${rating.reviews} AS reviews,
      t.units::text AS units, t.cancel_steps::text AS "cancelSteps", to_json(t.themes)::text AS themes
    FROM tour t JOIN ${cityRows.table} ON ${cityRows.id} = t.city_id ${rating.join}
    WHERE t.online AND ${cityRows.isShown} AND ${asked}`.execute(db);
  return rows;
}

/** What a card shows of a tour beside what searches look at; its city and its score change by themselves. */
export type CardFacts = Omit<TourFacts, 'city' | 'score' | 'reviews'>;

/** Reads what cards show of tours, also of those that are not on sale. */
export async function readCardFacts(db: Queryable, ids: readonly string[]): Promise<Map<string, CardFacts>> {
  const { rows } = await sql<CardFacts>`
    SELECT t.id, t.kind, t.name, t.summary, t.city_id AS "cityId", t.cover, t.gallery, t.zone, t.days, t.nights,
      t.hours::float8 AS hours, t.difficulty, t.capacity, t.max_party AS "maxParty", t.themes, t.good_months AS "goodMonths",
      t.meeting, jsonb_array_length(t.pickups) > 0 AS pickup, t.units, t.cancel_steps AS "cancelSteps",
      t.cutoff_minutes AS "cutoffMinutes", t.tax_bp AS "taxBp", t.sort_weight AS "sortWeight", t.created_at AS "createdAt"
    FROM tour t WHERE t.id = ANY(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads the names of cities by their ids. */
export async function readCityNames(db: Queryable, ids: readonly string[]): Promise<Map<string, Localized>> {
  const { rows } = await sql<{ id: string; name: Localized }>`
    SELECT ${cityRows.id}, ${cityRows.name} FROM ${cityRows.table}
      WHERE ${cityRows.id} = ANY(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Departures by what tells each from all others that are not cancelled. */
export async function departuresNamed(
  db: Queryable,
  names: readonly {
    readonly tourId: string;
    readonly day: string;
    readonly start: string;
    readonly language: string;
  }[],
): Promise<Map<string, StoredDeparture>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<StoredDeparture>`
    SELECT ${sql.raw(DEPARTURE)}
    FROM unnest(${names.map(({ tourId }) => tourId)}::uuid[], ${names.map(({ day }) => day)}::date[],
      ${names.map(({ start }) => start)}::text[], ${names.map(({ language }) => language)}::text[])
      AS w(tour_id, day, start, language)
    JOIN tour_departure d ON d.tour_id = w.tour_id AND d.day = w.day AND d.start = w.start AND d.language = w.language
      AND d.cancelled_at IS NULL`.execute(db);
  return new Map(rows.map((one) => [one.tourId, one]));
}
