import type { Locale } from '@app/contract/core/locale';
import type { MemberPart } from '@app/contract/levels/member-price';
import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { citiesAs } from '../../../modules/travel/public.ts';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

const cities = citiesAs('c');

/** The lowest price that was found for whom a combo is made, in US cents; `cityId` is the city of departure, null without flights. `lang` is the language of the readers it is for, null for all. */
export type ComboFrom = {
  readonly comboId: string;
  readonly cityId: string | null;
  readonly lang: Locale | null;
  readonly day: Day;
  readonly usd: number;
  readonly aloneUsd: number;
  /** The parts of the price that a level lowers; empty for prices found before these were noted. */
  readonly memberParts: readonly MemberPart[];
};

/**
 * The lowest price of each combo for readers of a language, over all cities that it is flown from; one that begins before a moment's
 * day at its place is left out.
 */
export async function lowestOf(
  db: Queryable,
  comboIds: readonly string[],
  lang: Locale,
): Promise<Map<string, ComboFrom>> {
  const { rows } = await sql<ComboFrom>`
    SELECT DISTINCT ON (f.combo_id) f.combo_id AS "comboId", f.city_id AS "cityId", nullif(f.lang, '') AS lang, f.day::text AS day, f.usd::int AS usd,
      f.alone_usd::int AS "aloneUsd", f.member_parts AS "memberParts"
    FROM combo_from f JOIN combo m ON m.id = f.combo_id JOIN ${cities.table} ON ${cities.id} = m.city_id
    WHERE f.combo_id = ANY(${[...comboIds]}::uuid[]) AND f.day > local_time(app_now(), ${cities.zone})::date
      AND f.lang IN ('', ${lang})
    ORDER BY f.combo_id, f.usd, f.city_id`.execute(db);
  return new Map(rows.map((row) => [row.comboId, row]));
}

type OnSale = { readonly id: string } & { readonly [K in keyof ComboFrom]: ComboFrom[K] | null };

/** Ids of the combos on sale, the weightiest first, each with its lowest price for readers of a language as `lowestOf` has it. */
export async function lowestOnSale(db: Queryable, lang: Locale): Promise<Map<string, ComboFrom | null>> {
  const { rows } = await sql<OnSale>`
    SELECT m.id, f.combo_id AS "comboId", f.city_id AS "cityId", nullif(f.lang, '') AS lang, f.day::text AS day, f.usd::int AS usd,
      f.alone_usd::int AS "aloneUsd", f.member_parts AS "memberParts"
    FROM combo m JOIN ${cities.table} ON ${cities.id} = m.city_id
    LEFT JOIN LATERAL (
      SELECT * FROM combo_from f WHERE f.combo_id = m.id AND f.day > local_time(app_now(), ${cities.zone})::date
        AND f.lang IN ('', ${lang}) ORDER BY f.usd, f.city_id LIMIT 1
    ) f ON true
    WHERE m.online AND ${cities.isShown} ORDER BY m.sort_weight DESC, m.id`.execute(db);
  return new Map(rows.map(({ id, ...from }) => [id, from.comboId === null ? null : (from as ComboFrom)]));
}

/** Writes what was found for a combo in place of what was found before. */
export async function keepLowest(tx: Tx, comboId: string, found: readonly Omit<ComboFrom, 'comboId'>[]): Promise<void> {
  await sql`DELETE FROM combo_from WHERE combo_id = ${comboId}`.execute(tx);
  await sql`
    INSERT INTO combo_from (combo_id, city_id, lang, day, usd, alone_usd, member_parts)
    SELECT ${comboId}::uuid, f."cityId", COALESCE(f.lang, ''), f.day, f.usd, f."aloneUsd", f."memberParts"
    FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb) AS f("cityId" uuid, lang text, day date, usd bigint, "aloneUsd" bigint,
      "memberParts" jsonb)`.execute(tx);
  await sql`UPDATE combo SET refreshed_at = app_now() WHERE id = ${comboId}`.execute(tx);
}

/** Prices that were found for combos on sale, the ones looked at longest ago first. */
export async function longestUnchecked(db: Queryable, limit: number): Promise<ComboFrom[]> {
  const { rows } = await sql<ComboFrom>`
    SELECT f.combo_id AS "comboId", f.city_id AS "cityId", nullif(f.lang, '') AS lang, f.day::text AS day, f.usd::int AS usd,
      f.alone_usd::int AS "aloneUsd", f.member_parts AS "memberParts"
    FROM combo_from f JOIN combo m ON m.id = f.combo_id WHERE m.online ORDER BY f.checked_at, f.combo_id, f.city_id, f.lang LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

/** Notes that a price is still to be had. */
export async function noteChecked(db: Queryable, { comboId, cityId, lang }: ComboFrom): Promise<void> {
  await sql`UPDATE combo_from SET checked_at = app_now()
    WHERE combo_id = ${comboId} AND city_id IS NOT DISTINCT FROM ${cityId}::uuid AND lang = ${lang ?? ''}`.execute(db);
}

/** Combos on sale whose prices were looked for longest ago, before a moment or never. */
export async function stalestCombos(
  db: Queryable,
  of: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM combo WHERE online AND (refreshed_at IS NULL OR refreshed_at < ${of.before})
    ORDER BY refreshed_at NULLS FIRST, id LIMIT ${of.limit}`.execute(db);
  return rows.map(({ id }) => id);
}
