import type { ProductSort } from '@app/contract/catalog/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { cardColumns, cardJoins, productColumns } from './card.repo.ts';
import { after, conditions, type FeedFilter, type FeedRow, orders, type Place } from './product-feed.repo.ts';

type Sql = RawBuilder<unknown>;

/** What is searched for: words (any place, names first) and exact tokens (tag, category, type). */
export type FeedQuery = { readonly words: readonly string[]; readonly exact: readonly string[] };

/** Tiers of popularity, best first. */
export const TIERS = ['#0', '#1', '#2', '#3', '#4'] as const;
/** Stages of a search, best first: found in the name before found elsewhere, popular tiers before others. */
const STAGES = ['name', 'other'].flatMap((where) => TIERS.map((tier) => ({ where, tier })));
const FIRST_OTHER = TIERS.length;

/**
 * An array the planner does not look into: it then makes one plan for all values and keeps it. Planning for each word
 * anew takes several times as long as the search.
 */
export const opaque = (tokens: readonly string[]): Sql => sql`(SELECT ${tokens}::text[])`;

/** Sorts what was found; as the bare column the planner would rather walk all goods in this order and search each. */
export const unindexedPopularity = sql`(p.popularity + 0)`;

/** The condition of a stage. Exact tokens lie in `tokens` only, so with some that index finds the few candidates. */
function found(wanted: FeedQuery, { where, tier }: { where: string; tier: string }): Sql {
  const { words, exact } = wanted;
  if (where === 'name' && exact.length === 0)
    return sql`array_append(x.name_tokens, x.tier) @> ${opaque([...words, tier])}`;
  const any = sql`array_append(x.tokens, x.tier) @> ${opaque([...words, ...exact, tier])}`;
  if (words.length === 0) return any;
  return sql`${any} AND ${where === 'name' ? sql`` : sql`NOT`} x.name_tokens @> ${words}::text[]`;
}

function stageSql(
  wanted: FeedQuery,
  filter: FeedFilter,
  stage: { at: number; place: Place | null; limit: number },
): Sql {
  const { at } = stage;
  return sql`(
    SELECT ${productColumns}, p.popularity AS key, ${sql.lit(at)} AS stage
    FROM product_search x JOIN product p ON p.id = x.product_id
    WHERE ${found(wanted, STAGES[at] ?? { where: 'other', tier: '#4' })} AND ${conditions(filter)} AND ${after(orders.popular, stage.place)}
    ORDER BY ${unindexedPopularity} DESC, p.id DESC LIMIT ${sql.lit(stage.limit)}
  )`;
}

/**
 * One stretch of what a search finds, best first. The stages are asked one after another and only until the page is
 * full, which makes a frequent word as quick in a large catalog as in a small one.
 */
export async function searchFeed(
  db: Queryable,
  given: { wanted: FeedQuery; filter: FeedFilter },
  at: { stage: number; place: Place | null; limit: number },
): Promise<(FeedRow & { stage: number })[]> {
  // From the first tier of its kind on: a row given out by the index may lie in any of them.
  const asked = at.stage < FIRST_OTHER ? 0 : FIRST_OTHER;
  const first = given.wanted.words.length > 0 ? asked : FIRST_OTHER;
  const isAsked = (index: number): boolean => index < FIRST_OTHER === asked < FIRST_OTHER;
  const stages = STAGES.map((_, index) => index)
    .filter((index) => index >= first)
    .map((index) =>
      stageSql(given.wanted, given.filter, { at: index, place: isAsked(index) ? at.place : null, limit: at.limit }),
    );
  const { rows } = await sql<FeedRow & { stage: number }>`
    SELECT ${cardColumns}, p.stage, p.key::text AS key
    FROM (${sql.join(stages, sql` UNION ALL `)} LIMIT ${sql.lit(at.limit)}) p ${cardJoins}
    ORDER BY p.stage, p.key DESC, p.id DESC`.execute(db);
  return rows;
}

/** One stretch of what a search finds in another order than the best first. Costs as much as it finds. */
export async function sortedSearchFeed(
  db: Queryable,
  given: { wanted: FeedQuery; filter: FeedFilter },
  at: { sort: ProductSort; place: Place | null; limit: number },
): Promise<FeedRow[]> {
  const order = orders[at.sort];
  const direction = order.ascending ? sql`ASC` : sql`DESC`;
  const tokens = [...given.wanted.words, ...given.wanted.exact];
  const { rows } = await sql<FeedRow>`
    SELECT ${cardColumns}, p.key::text AS key
    FROM (
      SELECT ${productColumns}, ${order.column} AS key FROM product_search x JOIN product p ON p.id = x.product_id
      WHERE array_append(x.tokens, x.tier) @> ${tokens}::text[] AND ${conditions(given.filter)} AND ${after(order, at.place)}
      ORDER BY ${order.column} ${direction}, p.id ${direction} LIMIT ${sql.lit(at.limit)}
    ) p ${cardJoins}
    ORDER BY p.key ${direction}, p.id ${direction}`.execute(db);
  return rows;
}
