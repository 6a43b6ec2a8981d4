import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { StoredSpec } from '../../../../platform/db/json-columns.ts';
import { pageOf } from '../../../../platform/db/page-of.ts';
import { beginningWith } from '../../../../platform/db/patterns.ts';
import { productsAs, variantsAs } from '../../../catalog/core.ts';

const variants = variantsAs('v');
const products = productsAs('p');

export type DealProductRow = {
  readonly id: string;
  readonly name: Localized;
  readonly cover: string;
  readonly online: boolean;
  readonly fromUsd: number;
};

/** Goods for money by the tokens of their name or the beginning of a SKU, the most popular first. */
export async function dealProducts(
  db: Queryable,
  of: { sku: string; tokens: readonly string[]; page: number; limit: number },
): Promise<{ rows: DealProductRow[]; total: number }> {
  const like = beginningWith(of.sku);
  const matching =
    of.sku === ''
      ? sql`true`
      : sql`(${products.id} IN (SELECT product_id FROM product_search x
            WHERE cardinality(${of.tokens}::text[]) > 0 AND array_append(x.name_tokens, x.tier) @> ${of.tokens}::text[])
          OR ${products.id} IN (SELECT ${variants.productId} FROM ${variants.table} WHERE ${variants.sku} ILIKE ${like}
            AND ${variants.removedAt} IS NULL))`;
  return pageOf(db, {
    rows: sql<DealProductRow>`SELECT ${products.id}, ${products.name}, ${products.cover}, ${products.isOnline},
      ${products.minPriceUsd} AS "fromUsd" FROM ${products.table}
      WHERE ${products.type} = 'normal' AND ${matching} ORDER BY ${products.popularity} DESC, ${products.id} DESC`,
    counted: sql`FROM ${products.table} WHERE ${products.type} = 'normal' AND ${matching}`,
    at: of,
  });
}

export type DealVariantRow = {
  readonly id: string;
  readonly sku: string;
  readonly specValues: string[];
  readonly specs: StoredSpec[];
  readonly image: string;
  readonly priceUsd: number;
  readonly available: number;
};

/** The variants of goods for money; none when there are no such goods. */
export async function dealVariants(db: Queryable, productId: string): Promise<DealVariantRow[]> {
  const { rows } = await sql<DealVariantRow>`
    SELECT ${variants.id}, ${variants.sku}, ${variants.specValues} AS "specValues", ${products.specs},
      coalesce(${variants.image}, ${products.cover}) AS image,
      ${variants.priceUsd} AS "priceUsd", ${variants.onHand} - ${variants.reserved} AS available
    FROM ${variants.table} JOIN ${products.table} ON ${products.id} = ${variants.productId}
    WHERE ${products.id} = ${productId} AND ${products.type} = 'normal' AND ${variants.removedAt} IS NULL
    ORDER BY ${variants.sortWeight} DESC, ${variants.id}`.execute(db);
  return rows;
}
