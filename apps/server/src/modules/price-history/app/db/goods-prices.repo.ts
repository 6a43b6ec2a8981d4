import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { variantDealPrice } from '../../../deals/core.ts';

export type GoodsPrice = { readonly id: string; readonly usd: number; readonly dealUsd: number | null };

/** What variants of goods for money cost that are on sale: those of some products, or the next after an id. */
export async function goodsPrices(
  db: Queryable,
  of: { readonly products: readonly string[] | null; readonly after: string | null; readonly limit: number },
): Promise<GoodsPrice[]> {
  const { rows } = await sql<GoodsPrice>`
    SELECT v.id, v.price_usd AS usd, ${variantDealPrice} AS "dealUsd"
    FROM product_variant v JOIN product p ON p.id = v.product_id
    WHERE p.online AND p.type = 'normal' AND v.removed_at IS NULL
      AND (${of.after}::uuid IS NULL OR v.id > ${of.after}::uuid)
      AND (${of.products}::uuid[] IS NULL OR p.id = ANY(${of.products}::uuid[]))
    ORDER BY v.id LIMIT ${of.limit}`.execute(db);
  return rows;
}
