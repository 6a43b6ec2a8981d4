import { type Locale, localize } from '@app/contract/core/locale';
import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import {
  citiesAs,
  type DealSubject,
  findCityIds,
  placeWords,
  type VerticalDeals,
} from '../../../modules/travel/public.ts';
import { idOfKey, keyOf } from '../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';
import { heldNow } from '../db/departure.repo.ts';
import { toursOnSale } from '../db/tour.repo.ts';
import type { TourFacts } from '../domain/stored-tour.ts';
import { unitUsd } from '../domain/tour-items.ts';

const cityRows = citiesAs('c');

/** What a deal on a tour is on. */
export const tourKey = (id: string): string => keyOf('tour', id);
/** What of a person who travels on a day a deal can be on. */
export const tourScope = (id: string, day: Day, usd: number) => ({ keys: [tourKey(id)], days: [{ day, usd }] });
/** The tours that keys of deals are on. */
export const tourIdsOf = (keys: readonly string[]): string[] => keys.flatMap((key) => idOfKey('tour', key) ?? []);

const subject = (tour: TourFacts, lang: Locale): DealSubject => ({
  key: tourKey(tour.id),
  name: localize(tour.name, lang),
  place: localize(tour.city, lang),
  city: { id: tour.cityId, name: localize(tour.city, lang) },
  cover: tour.cover,
  online: true,
  zone: tour.zone,
  taxBp: tour.taxBp,
  target: { id: tour.id },
});

/** The lowest price of each day on which a tour can be booked, in basis points of its units' prices. */
async function lowestByDay(
  db: Queryable,
  of: { readonly tourId: string; readonly from: Day; readonly to: Day },
): Promise<{ day: Day; priceBp: number }[]> {
  const { rows } = await sql<{ day: Day; priceBp: number }>`
    SELECT d.day::text AS day, min(d.price_bp) AS "priceBp" FROM tour_departure d JOIN tour t ON t.id = d.tour_id
    WHERE d.tour_id = ${of.tourId} AND d.day BETWEEN ${of.from}::date AND ${of.to}::date AND d.cancelled_at IS NULL AND NOT d.closed
      AND d.capacity > ${heldNow} + d.sold AND d.starts_at > app_now() + make_interval(mins => t.cutoff_minutes)
    GROUP BY d.day ORDER BY d.day`.execute(db);
  return rows;
}

async function namedTours(db: Queryable, word: string, limit: number): Promise<string[]> {
  const words = placeWords(word);
  const cities = word === '' ? [] : await findCityIds(db, word);
  const named = words.map((one) => holdsFolded(sql`t.searched`, one));
  const which =
    words.length === 0 ? sql`true` : sql`(t.city_id = ANY(${cities}::uuid[]) OR (${sql.join(named, sql` AND `)}))`;
  const { rows } = await sql<{ id: string }>`
    SELECT t.id FROM tour t WHERE t.online AND ${which} ORDER BY t.sort_weight DESC, t.id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deals of tours: each is on the people of one tour. */
export const tourDeals: VerticalDeals = {
  kind: 'tour',
  subjects: async (db, keys, lang) => {
    const tours = await toursOnSale(db, { orIds: tourIdsOf(keys) });
    return new Map(tours.map((tour) => [tourKey(tour.id), subject(tour, lang)]));
  },
  prices: async (db, { key, from, to }) => {
    const [tour] = await toursOnSale(db, { orIds: tourIdsOf([key]) });
    const adult = tour?.units.find((unit) => unit.key === 'adult');
    if (!tour || !adult) return [];
    const days = await lowestByDay(db, { tourId: tour.id, from, to });
    return days.map(({ day, priceBp }) => ({ day, usd: unitUsd(adult.usd, priceBp), chargesUsd: 0 }));
  },
  find: async (db, { word, limit, lang }) => {
    const ids = await namedTours(db, word, limit);
    const tours = new Map((await toursOnSale(db, { orIds: ids })).map((tour) => [tour.id, tour]));
    return ids.flatMap((id) => {
      const tour = tours.get(id);
      return tour ? [subject(tour, lang)] : [];
    });
  },
  keys: async (db, { after, limit }) => {
    const { rows } = await sql<{ id: string }>`
      SELECT t.id FROM tour t WHERE t.online AND 'tour:' || t.id > ${after} COLLATE "C" ORDER BY t.id LIMIT ${limit}`.execute(
      db,
    );
    return rows.map(({ id }) => tourKey(id));
  },
  named: async (db, { keys, words }) => {
    const held = words.map(
      (one) => sql`(${holdsFolded(sql`t.searched`, one)} OR ${holdsFolded(cityRows.searched, one)})`,
    );
    const { rows } = await sql<{ id: string }>`
      SELECT t.id FROM tour t JOIN ${cityRows.table} ON ${cityRows.id} = t.city_id
      WHERE t.id = ANY(${tourIdsOf(keys)}::uuid[]) AND ${sql.join(held, sql` AND `)}`.execute(db);
    return rows.map(({ id }) => tourKey(id));
  },
};
