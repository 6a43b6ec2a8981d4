import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { StoredSpec } from '../../../../platform/db/json-columns.ts';
import { pageOf } from '../../../../platform/db/page-of.ts';
import { beginningWith } from '../../../../platform/db/patterns.ts';

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
      : sql`(p.id IN (SELECT product_id FROM product_search x
            WHERE cardinality(${of.tokens}::text[]) > 0 AND array_append(x.name_tokens, x.tier) @> ${of.tokens}::text[])
          OR p.id IN (SELECT product_id FROM product_variant WHERE sku ILIKE ${like} AND removed_at IS NULL))`;
  return pageOf(db, {
    rows: sql<DealProductRow>`SELECT p.id, p.name, p.cover, p.online, p.min_price_usd AS "fromUsd" FROM product p
      WHERE p.type = 'normal' AND ${matching} ORDER BY p.popularity DESC, p.id DESC`,
    counted: sql`FROM product p WHERE p.type = 'normal' AND ${matching}`,
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
    SELECT v.id, v.sku, v.spec_values AS "specValues", p.specs, coalesce(v.image, p.cover) AS image,
      v.price_usd AS "priceUsd", v.on_hand - v.reserved AS available
    FROM product_variant v JOIN product p ON p.id = v.product_id
    WHERE p.id = ${productId} AND p.type = 'normal' AND v.removed_at IS NULL
    ORDER BY v.sort_weight DESC, v.id`.execute(db);
  return rows;
}
