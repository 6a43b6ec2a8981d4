import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { productsAtDeal, runningDeal } from '../../deals/core.ts';
import type { CardRow } from '../domain/card.ts';

/** What a card needs of a product `p`. */
export const productColumns = sql`p.id, p.type, p.name, p.cover, p.min_price_usd, p.list_price_usd, p.min_points, p.price_varies, p.sold,
  p.rating_sum, p.rating_count, p.tags, p.popular, p.created_at`;

/** What a card needs beside its product: pieces for sale and the running deal. For `cardJoins`. */
export const cardColumns = sql`${productColumns}, coalesce(stock.on_hand - stock.reserved, 0) AS available,
  deal.deal_price_usd, deal.deal_before_usd, deal.deal_prior_usd, deal.deal_varies, deal.ends_at, deal.quota, deal.claimed,
  deal.per_customer`;

/** Joins that `cardColumns` reads, for a row `p` with the product's columns. */
export const cardJoins = sql`LEFT JOIN product_stock stock ON stock.product_id = p.id ${runningDeal}`;

/** Cards of the listed among these products, in the order given. */
export async function cardsOf(db: Queryable, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    SELECT ${cardColumns} FROM product p ${cardJoins}
    WHERE p.id = ANY(${ids}::uuid[]) AND p.online`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Cards of these products in the order given, also of those that are not listed any more. */
export async function keptCards(db: Queryable, ids: readonly string[]): Promise<(CardRow & { online: boolean })[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow & { online: boolean }>`
    SELECT ${cardColumns}, p.online FROM product p ${cardJoins} WHERE p.id = ANY(${ids}::uuid[])`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

const flagged = {
  recommended: sql`SELECT ${productColumns}, p.popularity FROM product p WHERE p.online AND p.recommended
    ORDER BY p.popularity DESC, p.id DESC`,
  popular: sql`SELECT ${productColumns}, p.popularity FROM product p WHERE p.online AND p.popular
    ORDER BY p.popularity DESC, p.id DESC`,
  new: sql`SELECT ${productColumns}, p.popularity FROM product p WHERE p.online ORDER BY p.created_at DESC, p.id DESC`,
  bestselling: sql`SELECT ${productColumns}, p.popularity FROM product p WHERE p.online
    ORDER BY p.popularity DESC, p.id DESC`,
  points: sql`SELECT ${productColumns}, p.popularity FROM product p WHERE p.online AND p.type = 'points'
    ORDER BY p.popularity DESC, p.id DESC`,
};
export type CardFlag = keyof typeof flagged;

/** The first cards with a flag, in its order. */
export async function flaggedCards(db: Queryable, flag: CardFlag, limit: number): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    SELECT ${cardColumns} FROM (${flagged[flag]} LIMIT ${sql.lit(limit)}) p ${cardJoins}
    ORDER BY ${flag === 'new' ? sql`p.created_at` : sql`p.popularity`} DESC, p.id DESC`.execute(db);
  return rows;
}

export type DealRow = CardRow & { ends_at: Date; quota: number; claimed: number };

/** Products at a running deal with pieces left, the first to end first. */
export async function dealCards(db: Queryable, limit: number): Promise<DealRow[]> {
  const { rows } = await sql<DealRow>`
    SELECT ${cardColumns} FROM product p ${cardJoins}
    WHERE p.online AND deal.deal_id IS NOT NULL
      AND p.id IN (${productsAtDeal})
    ORDER BY deal.ends_at, p.popularity DESC, p.id LIMIT ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** The most popular cards of each of several categories of one depth (1 or 2), with the category they are listed in. */
export async function categoryCards(
  db: Queryable,
  wanted: { ids: readonly string[]; depth: 1 | 2; each: number },
): Promise<(CardRow & { listed_in: string })[]> {
  const inCategory = wanted.depth === 1 ? sql`p.category_path[1]` : sql`p.category_path[2]`;
  const { rows } = await sql<CardRow & { listed_in: string }>`
    SELECT ${cardColumns}, c.id AS listed_in
    FROM unnest(${wanted.ids}::uuid[]) AS c(id)
    CROSS JOIN LATERAL (
      SELECT ${productColumns}, p.popularity FROM product p WHERE p.online AND ${inCategory} = c.id
      ORDER BY p.popularity DESC, p.id DESC LIMIT ${sql.lit(wanted.each)}
    ) p ${cardJoins}
    ORDER BY p.popularity DESC, p.id DESC`.execute(db);
  return rows;
}
