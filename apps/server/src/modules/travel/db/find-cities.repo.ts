import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';
import { pinyinOf, pinyinOfAll } from '../../../platform/text/pinyin.ts';
import { likelyCities, type NamedCity } from '../domain/likely-cities.ts';
import { townWords } from '../domain/place-words.ts';

/** Cities that one look-up finds. */
const MOST = 200;

/**
 * Returns enabled cities whose names hold every word that can name a place: in any language, by pinyin, by another name or
 * code of theirs, without accents. Where there is none, those whose names are fewest slips of the finger from what was
 * typed: worked out here, since a database whose locale is C knows no letters of Chinese.
 */
export async function findCityIds(db: Queryable, typed: string): Promise<string[]> {
  const words = townWords(typed);
  if (words.length === 0) return [];
  const named = sql.join(
    words.map((word) => holdsFolded(sql`searched`, word)),
    sql` AND `,
  );
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM travel_city WHERE enabled AND ${named} ORDER BY sort_weight DESC, id DESC LIMIT ${MOST}`.execute(db);
  return rows.length > 0 ? rows.map(({ id }) => id) : likelyCityIds(db, words);
}

async function likelyCityIds(db: Queryable, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<NamedCity>`
    SELECT id, ARRAY(SELECT value FROM jsonb_each_text(name)) || ARRAY(SELECT value FROM jsonb_each_text(country))
      || ARRAY[aliases, pinyin] AS names
    FROM travel_city WHERE enabled ORDER BY sort_weight DESC, id DESC`.execute(db);
  const sounds = (await pinyinOf(words.join(' '))).split(' ').filter(Boolean);
  return likelyCities(rows, words, sounds).slice(0, MOST);
}

/** Cities by their ids. */
export async function citiesById(
  db: Queryable,
  ids: readonly string[],
): Promise<
  ReadonlyMap<string, { readonly name: Localized; readonly country: Localized; readonly picture: string | null }>
> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: Localized; country: Localized; picture: string | null }>`
    SELECT id, name, country, picture FROM travel_city WHERE id = ANY(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...city }) => [id, city]));
}

/** Writes the pinyin of cities that have none although their name is Chinese. */
export async function fillCityPinyin(db: Queryable): Promise<void> {
  const { rows } = await sql<{ id: string; name: Localized; country: Localized }>`
    SELECT id, name, country FROM travel_city WHERE pinyin = '' AND name ->> 'zh-cn' ~ '[\u4e00-\u9fff]'`.execute(db);
  for (const { id, name, country } of rows) {
    await sql`UPDATE travel_city SET pinyin = ${await pinyinOfAll([name, country])} WHERE id = ${id}`.execute(db);
  }
}
