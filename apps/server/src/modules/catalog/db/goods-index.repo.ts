import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { GoodsFacts } from '../domain/goods-index/facts.ts';

type Row = Omit<GoodsFacts, 'path'> & { category_path: string[] };

const facts = sql`p.id, p.popularity, (extract(epoch FROM p.created_at) * 1000000)::bigint AS created, p.rating_x100 AS rating,
  p.min_price_usd AS price, p.type = 'points' AS points, p.recommended, p.popular, coalesce(s.on_hand > s.reserved, false) AS "inStock",
  p.category_path, coalesce(x.words, '') AS words, hashtext(coalesce(x.words, '')) AS print`;
const joins = sql`LEFT JOIN product_search x ON x.product_id = p.id LEFT JOIN product_stock s ON s.product_id = p.id`;

const factsOf = ({ category_path: path, ...row }: Row): GoodsFacts => ({ ...row, path });

/** A place in the order of popularity. */
export type PopularPlace = { readonly popularity: number; readonly id: string };

/** The next listed goods, the most popular first, after a place. */
export async function popularGoods(db: Queryable, after: PopularPlace | null, limit: number): Promise<GoodsFacts[]> {
  const { rows } = await sql<Row>`
    SELECT ${facts} FROM product p ${joins}
    WHERE p.online AND ${after ? sql`(p.popularity, p.id) < (${after.popularity}::bigint, ${after.id}::uuid)` : sql`true`}
    ORDER BY p.popularity DESC, p.id DESC LIMIT ${sql.lit(limit)}`.execute(db);
  return rows.map(factsOf);
}

/** The listed among these goods. */
export async function goodsFacts(db: Queryable, ids: readonly string[]): Promise<GoodsFacts[]> {
  const { rows } = await sql<Row>`
    SELECT ${facts} FROM product p ${joins} WHERE p.id = ANY(${ids}::uuid[]) AND p.online`.execute(db);
  return rows.map(factsOf);
}

/** How many goods there are for an index, and whether what any is found by has still to be written. */
export async function goodsCount(db: Queryable): Promise<{ goods: number; unwritten: boolean }> {
  const { rows } = await sql<{ goods: number; unwritten: boolean }>`
    SELECT (SELECT count(*)::int FROM product WHERE online) AS goods,
      EXISTS (SELECT 1 FROM product_search WHERE words = '') AS unwritten`.execute(db);
  return rows[0] ?? { goods: 0, unwritten: false };
}
