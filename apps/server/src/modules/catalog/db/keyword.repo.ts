import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { beginningWith } from '../../../platform/db/patterns.ts';
import { opaque, TIERS, unindexedPopularity } from './search-feed.repo.ts';

/** Keywords of a language: those staff chose, in their order, and the most searched for. */
export async function popularKeywords(
  db: Queryable,
  locale: string,
  limit: number,
): Promise<{ hot: string[]; trending: string[] }> {
  const { rows } = await sql<{ hot: string[]; trending: string[] }>`
    SELECT
      ARRAY(SELECT keyword FROM search_keyword WHERE locale = ${locale} AND hot_rank IS NOT NULL
        ORDER BY hot_rank, keyword LIMIT ${limit}) AS hot,
      ARRAY(SELECT keyword FROM search_keyword WHERE locale = ${locale} AND times > 0
        ORDER BY times DESC, keyword LIMIT ${limit}) AS trending`.execute(db);
  return rows[0] ?? { hot: [], trending: [] };
}

/** Keywords of a language that begin so, hot and much searched ones first. */
export async function keywordsBeginning(
  db: Queryable,
  wanted: { locale: string; beginning: string; limit: number },
): Promise<string[]> {
  const pattern = beginningWith(wanted.beginning);
  const { rows } = await sql<{ keyword: string }>`
    SELECT keyword FROM search_keyword WHERE locale = ${wanted.locale} AND keyword LIKE ${pattern}
    ORDER BY hot_rank NULLS LAST, times DESC, keyword LIMIT ${wanted.limit}`.execute(db);
  return rows.map((row) => row.keyword);
}

/** Names of the listed goods whose name has all these tokens, the most popular first. */
export async function namesWith(
  db: Queryable,
  wanted: { tokens: readonly string[]; locale: string; limit: number },
): Promise<{ id: string; name: string }[]> {
  const stage = (tier: string) => sql`(
    SELECT p.id, coalesce(nullif(p.name ->> ${wanted.locale}, ''), p.name ->> 'en-US') AS name
    FROM product_search x JOIN product p ON p.id = x.product_id
    WHERE array_append(x.name_tokens, x.tier) @> ${opaque([...wanted.tokens, tier])} AND p.online
    ORDER BY ${unindexedPopularity} DESC, p.id DESC LIMIT ${sql.lit(wanted.limit)})`;
  const { rows } = await sql<{ id: string; name: string }>`
    ${sql.join(TIERS.map(stage), sql` UNION ALL `)} LIMIT ${sql.lit(wanted.limit)}`.execute(db);
  return rows;
}
