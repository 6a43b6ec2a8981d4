import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { productsAs, variantsAs } from '../../../catalog/core.ts';
import { variantDealPrice } from '../../../deals/core.ts';

const variants = variantsAs('v');
const productRows = productsAs('p');

export type GoodsPrice = { readonly id: string; readonly usd: number; readonly dealUsd: number | null };

/** What variants of goods for money cost that are on sale: those of some products, or the next after an id. */
export async function goodsPrices(
  db: Queryable,
  of: { readonly products: readonly string[] | null; readonly after: string | null; readonly limit: number },
): Promise<GoodsPrice[]> {
  const { rows } = await sql<GoodsPrice>`
    SELECT ${variants.id}, ${variants.priceUsd} AS usd, ${variantDealPrice} AS "dealUsd"
    FROM ${variants.table} JOIN ${productRows.table} ON ${productRows.id} = ${variants.productId}
    WHERE ${productRows.isOnline} AND ${productRows.type} = 'normal' AND ${variants.removedAt} IS NULL
      AND (${of.after}::uuid IS NULL OR ${variants.id} > ${of.after}::uuid)
      AND (${of.products}::uuid[] IS NULL OR ${productRows.id} = ANY(${of.products}::uuid[]))
    ORDER BY ${variants.id} LIMIT ${of.limit}`.execute(db);
  return rows;
}
