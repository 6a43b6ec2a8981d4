import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { TourInput } from '@app/contract/verticals/tours/staff-input';
import type { StaffTour, StaffTourRow } from '@app/contract/verticals/tours/staff-schemas';
import { sql } from 'kysely';
import { storedText } from '../../../modules/catalog/public.ts';
import { citiesAs, fitsOnSale, type OnSalePage, onSalePage, ratingOf } from '../../../modules/travel/public.ts';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';

const cities = citiesAs('c');
const rating = ratingOf('tour', sql`t.id`);

type ListedTour = Omit<StaffTourRow, 'city' | 'createdAt'> & { city: Localized; createdAt: Date };

/** One page of tours, the weightiest first. */
export const listTours = (db: Queryable, of: OnSalePage) =>
  onSalePage(db, of, {
    row: 't',
    rows: sql<ListedTour>`SELECT t.id, t.version, t.name, ${cities.name} AS city, t.kind, t.days, t.capacity,
      t.min_people AS "minPeople",
      COALESCE((SELECT (u ->> 'usd')::int FROM jsonb_array_elements(t.units) u WHERE u ->> 'key' = 'adult'), 0) AS usd,
      n.departures, n.next AS "nextDay", ${rating.score}::float8 / 10 AS score, t.sort_weight AS "sortWeight", t.online,
      t.created_at AS "createdAt"
    FROM tour t JOIN ${cities.table} ON ${cities.id} = t.city_id
    ${rating.join}
    CROSS JOIN LATERAL (SELECT count(*)::int AS departures, min(d.day) AS next FROM tour_departure d
      WHERE d.tour_id = t.id AND d.cancelled_at IS NULL AND d.starts_at > app_now()) n`,
    counted: sql`FROM tour t`,
  });

/** Tours whose names hold what was typed. */
export async function tourChoices(db: Queryable, keyword: string | undefined, lang: Locale) {
  const { rows } = await sql<{ id: string; name: Localized; online: boolean }>`
    SELECT t.id, t.name, t.online FROM tour t WHERE ${fitsOnSale('t', { keyword })} ORDER BY t.sort_weight DESC, t.id LIMIT 50`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, name: localize(row.name, lang) }));
}

/** A tour as its form has it, or null; locked where it is about to be written. */
export async function readStaffTour(db: Queryable, id: string, lock = false): Promise<StaffTour | null> {
  const { rows } = await sql<StaffTour>`
    SELECT id, version, kind, city_id AS "cityId", name, summary, story, cover, gallery, operator, zone, days, nights,
      hours::float8 AS hours, themes, included, excluded, notices, difficulty, max_party AS "maxParty",
      good_months AS "goodMonths", step_free AS "stepFree", meeting, pickups, extras, units, itinerary,
      cancel_steps AS "cancelSteps", single_usd AS "singleUsd", cutoff_minutes AS "cutoffMinutes", go_days AS "goDays",
      min_people AS "minPeople", capacity, names, guests_until_hours AS "guestsUntilHours", tax_bp AS "taxBp", online,
      sort_weight AS "sortWeight"
    FROM tour WHERE id = ${id} ${lock ? sql`FOR UPDATE` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** What staff wrote as columns. */
const columnsOf = (tour: TourInput): Record<string, unknown> => ({
  kind: tour.kind,
  city_id: tour.cityId,
  name: json(storedText(tour.name)),
  summary: json(storedText(tour.summary)),
  story: json(storedText(tour.story)),
  cover: tour.cover,
  gallery: json(tour.gallery),
  operator: tour.operator,
  zone: tour.zone,
  days: tour.days,
  nights: tour.nights,
  hours: tour.hours,
  themes: tour.themes,
  included: tour.included,
  excluded: tour.excluded,
  notices: tour.notices,
  difficulty: tour.difficulty,
  max_party: tour.maxParty,
  good_months: tour.goodMonths,
  step_free: tour.stepFree,
  meeting: json(tour.meeting),
  pickups: json(tour.pickups),
  extras: json(tour.extras),
  units: json(tour.units),
  itinerary: json(tour.itinerary),
  cancel_steps: json(tour.cancelSteps),
  single_usd: tour.singleUsd,
  cutoff_minutes: tour.cutoffMinutes,
  go_days: tour.goDays,
  min_people: tour.minPeople,
  capacity: tour.capacity,
  names: tour.names,
  guests_until_hours: tour.guestsUntilHours,
  tax_bp: tour.taxBp,
  online: tour.online,
  sort_weight: tour.sortWeight,
});

export async function insertTour(tx: Tx, id: string, tour: TourInput): Promise<void> {
  await tx
    .insertInto('tour')
    .values({ id, ...columnsOf(tour) } as never)
    .execute();
}

export async function updateTour(tx: Tx, id: string, tour: TourInput): Promise<void> {
  await tx
    .updateTable('tour')
    .set({ ...columnsOf(tour), version: sql`version + 1` } as never)
    .where('id', '=', id)
    .execute();
}

/** Puts tours on sale or takes them off; returns those that were not so before. */
export async function setOnline(tx: Tx, ids: readonly string[], online: boolean): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE tour SET online = ${online}, version = version + 1
    WHERE id = ANY(${[...ids]}::uuid[]) AND online <> ${online} RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
}
