import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { conditions, type FeedFilter } from './product-feed.repo.ts';
import type { FeedQuery } from './search-feed.repo.ts';

/** How many listed goods pass a filter and, where something is searched for, are found by it. */
export async function countProducts(db: Queryable, wanted: FeedQuery | null, filter: FeedFilter): Promise<number> {
  const tokens = wanted ? [...wanted.words, ...wanted.exact] : [];
  const found = wanted
    ? sql`p.id IN (SELECT x.product_id FROM product_search x WHERE array_append(x.tokens, x.tier) @> ${tokens}::text[])`
    : sql`true`;
  if (wanted && tokens.length === 0) return 0;
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM product p WHERE ${conditions(filter)} AND ${found}`.execute(db);
  return rows[0]?.total ?? 0;
}
