import type { Localized } from '@app/contract/core/locale';
import type { ComboInput, StaffComboRow } from '@app/contract/verticals/combos/staff-schemas';
import { sql } from 'kysely';
import { storedText } from '../../../modules/catalog/public.ts';
import { citiesAs, type OnSalePage, onSalePage, soldBundles } from '../../../modules/travel/public.ts';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';

const cities = citiesAs('c');

/** A combo as staff wrote it. */
export type WrittenCombo = ComboInput & { readonly id: string; readonly version: number };

type ListedCombo = Omit<StaffComboRow, 'city' | 'percent' | 'refreshedAt' | 'createdAt'> & {
  city: Localized;
  offBp: number;
  refreshedAt: Date | null;
  createdAt: Date;
};

/** One page of combos, the weightiest first; the price is the lowest of the days that are still ahead. */
export async function listCombos(db: Queryable, of: OnSalePage) {
  const page = await onSalePage(db, of, {
    row: 'm',
    rows: sql<ListedCombo>`SELECT m.id, m.version, m.name, ${cities.name} AS city, m.cover, m.days, m.nights, p.slots,
      m.off_bp AS "offBp", m.stock, m.taken, s.sold,
      f.usd AS "fromUsd", m.refreshed_at AS "refreshedAt", m.sort_weight AS "sortWeight", m.online, m.created_at AS "createdAt"
    FROM combo m JOIN ${cities.table} ON ${cities.id} = m.city_id
    CROSS JOIN LATERAL (SELECT COALESCE(jsonb_agg(jsonb_build_object('kind', x.rule ->> 'kind', 'optional', x.optional)
        ORDER BY x.position), '[]') AS slots FROM combo_slot x WHERE x.combo_id = m.id) p
    CROSS JOIN LATERAL ${soldBundles('combo', sql`m.id`)} s
    CROSS JOIN LATERAL (SELECT min(l.usd)::int AS usd FROM combo_from l
      WHERE l.combo_id = m.id AND l.day > local_time(app_now(), ${cities.zone})::date) f`,
    counted: sql`FROM combo m`,
  });
  return {
    ...page,
    list: page.list.map(
      ({ offBp, ...row }): StaffComboRow => ({
        ...row,
        percent: offBp / 100,
        refreshedAt: row.refreshedAt?.toISOString() ?? null,
      }),
    ),
  };
}

/** A combo as staff wrote it, or null; locked where it is about to be written. */
export async function writtenCombo(
  db: Queryable,
  id: string,
  of: { readonly lock?: boolean } = {},
): Promise<WrittenCombo | null> {
  if (of.lock) await sql`SELECT 1 FROM combo WHERE id = ${id} FOR UPDATE`.execute(db);
  const { rows } = await sql<
    Omit<WrittenCombo, 'bookFrom' | 'bookUntil'> & { bookFrom: Date | null; bookUntil: Date | null }
  >`
    SELECT id, version, name, story, city_id AS "cityId", cover, gallery, days, nights, adults, children, off_bp AS "offBp",
      stock, book_from AS "bookFrom", book_until AS "bookUntil", travel_from::text AS "travelFrom",
      travel_until::text AS "travelUntil", blackout, themes, online, sort_weight AS "sortWeight",
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('key', s.key, 'label', s.label, 'dayOffset', s.day_offset,
          'nights', s.nights, 'optional', s.optional, 'core', s.core, 'rule', s.rule) ORDER BY s.position), '[]')
        FROM combo_slot s WHERE s.combo_id = combo.id) AS slots
    FROM combo WHERE id = ${id}`.execute(db);
  const combo = rows[0];
  if (!combo) return null;
  const [bookFrom, bookUntil] = [combo.bookFrom?.toISOString() ?? null, combo.bookUntil?.toISOString() ?? null];
  return { ...combo, bookFrom, bookUntil };
}

/** How many of a combo living bookings have. Lock it first. */
export async function takenOf(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`SELECT taken FROM combo WHERE id = ${id}`.execute(tx);
  return rows[0]?.taken ?? 0;
}

/** What staff wrote as columns. */
const columnsOf = (combo: ComboInput): Record<string, unknown> => ({
  name: json(storedText(combo.name)),
  story: json(storedText(combo.story)),
  city_id: combo.cityId,
  cover: combo.cover,
  gallery: json(combo.gallery),
  days: combo.days,
  nights: combo.nights,
  adults: combo.adults,
  children: combo.children,
  off_bp: combo.offBp,
  stock: combo.stock,
  book_from: combo.bookFrom,
  book_until: combo.bookUntil,
  travel_from: combo.travelFrom,
  travel_until: combo.travelUntil,
  blackout: json(combo.blackout),
  themes: sql`${[...combo.themes]}::uuid[]`,
  online: combo.online,
  sort_weight: combo.sortWeight,
});

async function writeSlots(tx: Tx, id: string, { slots }: Pick<ComboInput, 'slots'>): Promise<void> {
  await sql`DELETE FROM combo_slot WHERE combo_id = ${id}`.execute(tx);
  const rows = slots.map((slot) => ({ ...slot, label: storedText(slot.label) }));
  await sql`
    INSERT INTO combo_slot (combo_id, key, position, label, day_offset, nights, optional, core, rule)
    SELECT ${id}, s.one ->> 'key', s.at - 1, s.one -> 'label', (s.one ->> 'dayOffset')::int, (s.one ->> 'nights')::int,
      (s.one ->> 'optional')::boolean, (s.one ->> 'core')::boolean, s.one -> 'rule'
    FROM jsonb_array_elements(${json(rows)}::jsonb) WITH ORDINALITY AS s (one, at)`.execute(tx);
}

export async function insertCombo(tx: Tx, id: string, combo: ComboInput): Promise<void> {
  await tx
    .insertInto('combo')
    .values({ id, ...columnsOf(combo) } as never)
    .execute();
  await writeSlots(tx, id, combo);
}

export async function updateCombo(tx: Tx, id: string, combo: ComboInput): Promise<void> {
  await tx
    .updateTable('combo')
    .set({ ...columnsOf(combo), version: sql`version + 1` } as never)
    .where('id', '=', id)
    .execute();
  await writeSlots(tx, id, combo);
}

/** Forgets the prices that were found for a combo, so that they are looked for again before those of others. */
export async function forgetLowest(tx: Tx, id: string): Promise<void> {
  await sql`DELETE FROM combo_from WHERE combo_id = ${id}`.execute(tx);
  await sql`UPDATE combo SET refreshed_at = NULL WHERE id = ${id}`.execute(tx);
}

/** Puts combos on sale or takes them off; returns those that were not so before. */
export async function setCombosOnline(tx: Tx, ids: readonly string[], online: boolean): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE combo SET online = ${online}, version = version + 1
    WHERE id = ANY(${[...ids]}::uuid[]) AND online <> ${online} RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
}
