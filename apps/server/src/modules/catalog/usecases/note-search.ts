import type { Locale } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/connect.ts';
import type { AnswerCache } from '../../../platform/http/answer-cache.ts';
import type { Platform } from '../../../platform/slice.ts';
import { keywordForm } from '../domain/search-tokens.ts';

/** More different keywords than this between two writes are not counted: memory stays bounded. */
const WAITING_MAX = 2_000;

type Waiting = Map<string, { locale: Locale; keyword: string; times: number }>;
const waiting = new WeakMap<AnswerCache, Waiting>();

/**
 * Counts a search that found something, in memory. Repeated searches answered from memory do not get here, so one
 * keyword counts at most twice a minute per process and nobody can push a keyword by reloading.
 */
export function noteSearch(platform: Platform, locale: Locale, typed: string): void {
  const notes = waiting.get(platform.cache) ?? new Map();
  waiting.set(platform.cache, notes);
  const keyword = keywordForm(typed);
  const key = `${locale} ${keyword}`;
  const known = notes.get(key);
  if (known) known.times += 1;
  else if (notes.size < WAITING_MAX) notes.set(key, { locale, keyword, times: 1 });
}

/** Writes the searches counted since the last time. */
export async function writeSearches(platform: Platform): Promise<void> {
  const notes = [...(waiting.get(platform.cache)?.values() ?? [])];
  waiting.delete(platform.cache);
  if (notes.length === 0) return;
  notes.sort((a, b) => (`${a.locale} ${a.keyword}` < `${b.locale} ${b.keyword}` ? -1 : 1));
  await sql`
    INSERT INTO search_keyword (locale, keyword, times)
    SELECT * FROM unnest(${notes.map((n) => n.locale)}::text[], ${notes.map((n) => n.keyword)}::text[],
      ${notes.map((n) => n.times)}::bigint[])
    ON CONFLICT (locale, keyword) DO UPDATE SET times = search_keyword.times + excluded.times`.execute(platform.db);
}

/** Lets yesterday's searches fade by a tenth, so that what is trending is recent; forgets what nobody asks for. */
export async function fadeSearches(db: Db): Promise<void> {
  await sql`DELETE FROM search_keyword WHERE hot_rank IS NULL AND times <= 1`.execute(db);
  await sql`UPDATE search_keyword SET times = times * 9 / 10 WHERE times > 0`.execute(db);
}
