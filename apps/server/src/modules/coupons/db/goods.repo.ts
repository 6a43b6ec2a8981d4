import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { productsAs } from '../../catalog/core.ts';

const productRows = productsAs('p');

export type GoodsPlace = { readonly popularity: number; readonly id: string };

const within: Record<string, RawBuilder<unknown>> = {
  all: sql`true`,
  products: sql`${productRows.id} = ANY((SELECT product_ids FROM coupon WHERE id = c.id)::uuid[])`,
  categories: sql`${productRows.categoryPath} && (SELECT category_ids FROM coupon WHERE id = c.id)::uuid[]`,
};

/** Listed products that a coupon is valid for, the most popular first. */
export async function goodsOfCoupon(
  db: Queryable,
  of: { couponId: string; scope: string; after: GoodsPlace | null; limit: number },
): Promise<GoodsPlace[]> {
  const after = of.after
    ? sql`AND (${productRows.popularity}, ${productRows.id}) < (${of.after.popularity}::bigint, ${of.after.id}::uuid)`
    : sql``;
  const { rows } = await sql<GoodsPlace>`
    SELECT ${productRows.popularity}, ${productRows.id} FROM coupon c, ${productRows.table}
    WHERE c.id = ${of.couponId} AND ${productRows.isOnline} AND ${productRows.type} = 'normal'
      AND ${within[of.scope] ?? sql`true`} ${after}
    ORDER BY ${productRows.popularity} DESC, ${productRows.id} DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}
