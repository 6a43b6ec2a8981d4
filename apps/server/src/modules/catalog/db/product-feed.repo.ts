import type { ProductSort } from '@app/contract/catalog/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { productsAtDeal } from '../../deals/core.ts';
import type { CardRow } from '../domain/card.ts';
import { cardColumns, cardJoins, productColumns } from './card.repo.ts';

type Sql = RawBuilder<unknown>;

/** What a list of goods is narrowed to. */
export type FeedFilter = {
  /** A category and how deep it lies (1 to 3): its goods and those below. */
  readonly category: { readonly id: string; readonly depth: number } | null;
  readonly type: 'normal' | 'points' | null;
  readonly flag: 'recommended' | 'popular' | 'new' | 'deal' | null;
  /** From when a product counts as new. */
  readonly newSince: Date;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly inStock: boolean;
  readonly ratingMin: number | null;
};

/** A place in a feed: the sort value (as text) and id of the last row given. */
export type Place = { readonly value: string; readonly id: string };
export type FeedRow = CardRow & { key: string };

type Order = { readonly column: Sql; readonly cast: Sql; readonly ascending: boolean };
export const orders: Record<ProductSort, Order> = {
  popular: { column: sql`p.popularity`, cast: sql`bigint`, ascending: false },
  new: { column: sql`p.created_at`, cast: sql`timestamptz`, ascending: false },
  rating: { column: sql`p.rating_x100`, cast: sql`int`, ascending: false },
  price_asc: { column: sql`p.min_price_usd`, cast: sql`bigint`, ascending: true },
  price_desc: { column: sql`p.min_price_usd`, cast: sql`bigint`, ascending: false },
};

// Literal positions, so that the index on that position answers.
const inCategory: Record<number, (id: string) => Sql> = {
  1: (id) => sql`p.category_path[1] = ${id}`,
  2: (id) => sql`p.category_path[2] = ${id}`,
  3: (id) => sql`p.category_path[3] = ${id}`,
};

/** Filters that an index of their own can answer; each may turn out to leave few goods. */
function narrowing(filter: FeedFilter): Sql[] {
  const { type, flag, priceMin, priceMax } = filter;
  const found: Sql[] = [];
  if (flag === 'deal') {
    found.push(sql`p.id IN (${productsAtDeal})`);
  }
  if (flag === 'recommended') found.push(sql`p.recommended`);
  if (flag === 'popular') found.push(sql`p.popular`);
  if (flag === 'new') found.push(sql`p.created_at >= ${filter.newSince}`);
  if (type === 'points') found.push(sql`p.type = 'points'`);
  if (priceMin !== null || priceMax !== null) {
    found.push(sql`p.min_price_usd BETWEEN ${priceMin ?? 0} AND ${priceMax ?? Number.MAX_SAFE_INTEGER}`);
  }
  return found;
}

/** Every condition of a filter on a row `p`. */
export function conditions(filter: FeedFilter): Sql {
  const { category, type, ratingMin } = filter;
  const all = [sql`p.online`, ...narrowing(filter)];
  if (category) all.push((inCategory[category.depth] ?? (() => sql`false`))(category.id));
  if (type === 'normal') all.push(sql`p.type = 'normal'`);
  if (ratingMin !== null) all.push(sql`p.rating_x100 >= ${ratingMin * 100}`);
  if (filter.inStock) {
    all.push(sql`EXISTS (SELECT 1 FROM product_stock s WHERE s.product_id = p.id AND s.on_hand > s.reserved)`);
  }
  return sql.join(all, sql` AND `);
}

/** Rows that come after a place. */
export function after(order: Order, place: Place | null): Sql {
  if (!place) return sql`true`;
  const { column, cast, ascending } = order;
  return sql`(${column}, p.id) ${ascending ? sql`>` : sql`<`} (${place.value}::${cast}, ${place.id}::uuid)`;
}

const direction = (order: Order): Sql => (order.ascending ? sql`ASC` : sql`DESC`);

/** Beyond this many goods a list walks the sort's index; up to it, the few are read and sorted. */
const FEW = 2_000;

/** The narrowing filter that leaves few goods, or null: counted no further than needed. */
async function fewBy(db: Queryable, filter: FeedFilter): Promise<Sql | null> {
  for (const condition of narrowing(filter)) {
    const { rows } = await sql<{ goods: number }>`
      SELECT count(*)::int AS goods FROM (SELECT 1 FROM product p WHERE p.online AND ${condition} LIMIT ${sql.lit(FEW + 1)}) few`.execute(
      db,
    );
    if ((rows[0]?.goods ?? 0) <= FEW) return condition;
  }
  return null;
}

/**
 * One stretch of the goods that pass a filter, in an order, by an index that holds them in it. The limit stands in the
 * statement's text: a plan made for any limit would sort whole tables.
 */
export async function productFeed(
  db: Queryable,
  filter: FeedFilter,
  at: { sort: ProductSort; place: Place | null; limit: number },
): Promise<FeedRow[]> {
  const order = orders[at.sort];
  const few = await fewBy(db, filter);
  const goods = few ? sql`WITH few AS MATERIALIZED (SELECT p.* FROM product p WHERE p.online AND ${few})` : sql``;
  const { rows } = await sql<FeedRow>`${goods}
    SELECT ${cardColumns}, p.key::text AS key
    FROM (
      SELECT ${productColumns}, ${order.column} AS key FROM ${few ? sql`few` : sql`product`} p
      WHERE ${conditions(filter)} AND ${after(order, at.place)}
      ORDER BY ${order.column} ${direction(order)}, p.id ${direction(order)} LIMIT ${sql.lit(at.limit)}
    ) p ${cardJoins}
    ORDER BY p.key ${direction(order)}, p.id ${direction(order)}`.execute(db);
  return rows;
}
