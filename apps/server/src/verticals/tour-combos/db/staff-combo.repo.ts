import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type {
  StaffTourCombo,
  StaffTourComboRow,
  TourComboInput,
} from '@app/contract/verticals/tour-combos/staff-schemas';
import { sql } from 'kysely';
import { storedText } from '../../../modules/catalog/public.ts';
import { citiesAs, type OnSalePage, onSalePage, soldBundles } from '../../../modules/travel/public.ts';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { toursAs } from '../../tours/public.ts';

const tourRows = toursAs('t');
const cities = citiesAs('c');
const tourCities = citiesAs('tc');

type ListedCombo = Omit<StaffTourComboRow, 'city' | 'percent' | 'createdAt'> & {
  city: Localized;
  offBp: number;
  createdAt: Date;
};

/** One page of combos, the weightiest first. */
export async function listTourCombos(db: Queryable, of: OnSalePage) {
  const page = await onSalePage(db, of, {
    row: 'm',
    rows: sql<ListedCombo>`SELECT m.id, m.version, m.name, ${cities.name} AS city, m.cover, p.tours, p.offline,
      m.off_bp AS "offBp",
      m.window_days AS "windowDays", m.cancel, s.sold, m.sort_weight AS "sortWeight", m.online, m.created_at AS "createdAt"
    FROM tour_combo m JOIN ${cities.table} ON ${cities.id} = m.city_id
    CROSS JOIN LATERAL (SELECT count(*)::int AS tours, count(*) FILTER (WHERE NOT (${tourRows.isOnline}
      AND ${tourCities.isShown}))::int AS offline
      FROM tour_combo_part p JOIN ${tourRows.table} ON ${tourRows.id} = p.tour_id
        JOIN ${tourCities.table} ON ${tourCities.id} = ${tourRows.cityId}
      WHERE p.combo_id = m.id) p
    CROSS JOIN LATERAL ${soldBundles('tourcombo', sql`m.id`)} s`,
    counted: sql`FROM tour_combo m`,
  });
  return { ...page, list: page.list.map(({ offBp, ...row }): StaffTourComboRow => ({ ...row, percent: offBp / 100 })) };
}

type ReadCombo = Omit<StaffTourCombo, 'tours'> & {
  tours: { tourId: string; optional: boolean; name: Localized; online: boolean }[];
};

/** A combo as its form has it, or null; locked where it is about to be written. */
export async function readTourCombo(
  db: Queryable,
  id: string,
  of: { readonly lang: Locale; readonly lock?: boolean },
): Promise<StaffTourCombo | null> {
  if (of.lock) await sql`SELECT 1 FROM tour_combo WHERE id = ${id} FOR UPDATE`.execute(db);
  const { rows } = await sql<ReadCombo>`
    SELECT id, version, name, story, city_id AS "cityId", cover, gallery, off_bp AS "offBp", window_days AS "windowDays",
      cancel, online, sort_weight AS "sortWeight",
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('tourId', ${tourRows.id}, 'optional', p.optional, 'name',
        ${tourRows.name},
          'online', ${tourRows.isOnline} AND ${cities.isShown}) ORDER BY p.position), '[]')
        FROM tour_combo_part p JOIN ${tourRows.table} ON ${tourRows.id} = p.tour_id
          JOIN ${cities.table} ON ${cities.id} = ${tourRows.cityId}
        WHERE p.combo_id = tour_combo.id) AS tours
    FROM tour_combo WHERE id = ${id}`.execute(db);
  const [row] = rows;
  return row ? { ...row, tours: row.tours.map((tour) => ({ ...tour, name: localize(tour.name, of.lang) })) } : null;
}

/** Those of some ids that are tours. */
export async function knownTours(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT ${tourRows.id} FROM ${tourRows.table} WHERE ${tourRows.id} = ANY(${[...ids]}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** What staff wrote as columns. */
const columnsOf = (combo: TourComboInput): Record<string, unknown> => ({
  name: json(storedText(combo.name)),
  story: json(storedText(combo.story)),
  city_id: combo.cityId,
  cover: combo.cover,
  gallery: json(combo.gallery),
  off_bp: combo.offBp,
  window_days: combo.windowDays,
  cancel: combo.cancel,
  online: combo.online,
  sort_weight: combo.sortWeight,
});

async function writeParts(tx: Tx, id: string, { tours }: Pick<TourComboInput, 'tours'>): Promise<void> {
  await sql`DELETE FROM tour_combo_part WHERE combo_id = ${id}`.execute(tx);
  await sql`
    INSERT INTO tour_combo_part (combo_id, position, tour_id, optional)
    SELECT ${id}, t.at - 1, (t.one ->> 'tourId')::uuid, (t.one ->> 'optional')::boolean
    FROM jsonb_array_elements(${json(tours)}::jsonb) WITH ORDINALITY AS t (one, at)`.execute(tx);
}

export async function insertTourCombo(tx: Tx, id: string, combo: TourComboInput): Promise<void> {
  await tx
    .insertInto('tour_combo')
    .values({ id, ...columnsOf(combo) } as never)
    .execute();
  await writeParts(tx, id, combo);
}

export async function updateTourCombo(tx: Tx, id: string, combo: TourComboInput): Promise<void> {
  await tx
    .updateTable('tour_combo')
    .set({ ...columnsOf(combo), version: sql`version + 1` } as never)
    .where('id', '=', id)
    .execute();
  await writeParts(tx, id, combo);
}

/** Puts combos on sale or takes them off; returns those that were not so before. */
export async function setCombosOnline(tx: Tx, ids: readonly string[], online: boolean): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE tour_combo SET online = ${online}, version = version + 1
    WHERE id = ANY(${[...ids]}::uuid[]) AND online <> ${online} RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
}
