import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

export type GoodsPlace = { readonly popularity: number; readonly id: string };

const within: Record<string, RawBuilder<unknown>> = {
  all: sql`true`,
  products: sql`p.id = ANY((SELECT product_ids FROM coupon WHERE id = c.id)::uuid[])`,
  categories: sql`p.category_path && (SELECT category_ids FROM coupon WHERE id = c.id)::uuid[]`,
};

/** Listed products that a coupon is valid for, the most popular first. */
export async function goodsOfCoupon(
  db: Queryable,
  of: { couponId: string; scope: string; after: GoodsPlace | null; limit: number },
): Promise<GoodsPlace[]> {
  const after = of.after
    ? sql`AND (p.popularity, p.id) < (${of.after.popularity}::bigint, ${of.after.id}::uuid)`
    : sql``;
  const { rows } = await sql<GoodsPlace>`
    SELECT p.popularity, p.id FROM coupon c, product p
    WHERE c.id = ${of.couponId} AND p.online AND p.type = 'normal' AND ${within[of.scope] ?? sql`true`} ${after}
    ORDER BY p.popularity DESC, p.id DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}
