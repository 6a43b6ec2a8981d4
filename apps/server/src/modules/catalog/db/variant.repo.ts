import type { Localized } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { StoredSpec } from '../../../platform/db/json-columns.ts';
import { readQueued } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import { optionNames } from '../domain/spec-names.ts';

/** A running deal of a variant, in USD cents a piece: `left` pieces can still be had at it. */
export type RunningDeal = {
  readonly id: string;
  readonly priceUsd: number;
  readonly endsAt: Date;
  readonly left: number;
};

/** One variant as cart, quote and order need it, as of now. */
export type VariantForSale = {
  readonly variantId: string;
  readonly productId: string;
  readonly categoryId: string;
  readonly type: 'normal' | 'points';
  /** Its product is listed and the variant has not been removed. */
  readonly online: boolean;
  readonly name: Localized;
  /** The chosen values, joined for reading. */
  readonly options: Localized;
  readonly cover: string;
  /** The variant's own price in USD cents, without deal. */
  readonly priceUsd: number;
  readonly listPriceUsd: number | null;
  readonly points: number | null;
  readonly deal: RunningDeal | null;
  /** Most pieces one order may hold of the product; null without a limit of its own. */
  readonly limit: number | null;
  readonly available: number;
  readonly weightGrams: number;
};

type Row = {
  id: string;
  product_id: string;
  category_id: string;
  type: 'normal' | 'points';
  online: boolean;
  removed: boolean;
  name: Localized;
  specs: StoredSpec[];
  spec_values: string[];
  cover: string;
  image: string | null;
  price_usd: number;
  list_price_usd: number | null;
  points: number | null;
  purchase_limit: number | null;
  available: number;
  weight_grams: number;
  deal_id: string | null;
  deal_price_usd: number | null;
  ends_at: Date | null;
  deal_left: number | null;
};

/** Whether a row `f` of flash_deal runs now and has pieces left. */
export const dealRuns = sql`f.enabled AND f.ends_at > app_now() AND f.starts_at <= app_now() AND f.claimed < f.quota`;

/**
 * The cheapest running deal with pieces left, for a row `p` of product and `stock` of its sums: its variant's price at it,
 * what that variant costs otherwise, and whether the variants that can be bought then cost differently. A variant that is
 * sold out counts only while all are.
 */
export const runningDeal = sql`
  LEFT JOIN LATERAL (
    SELECT f.id AS deal_id, f.ends_at, f.quota, f.claimed, f.per_customer, i.price_usd AS deal_price_usd,
      dv.price_usd AS deal_before_usd, dv.list_price_usd AS deal_list_usd, (
        SELECT count(DISTINCT least(o.price_usd, oi.price_usd)) > 1
        FROM product_variant o LEFT JOIN flash_deal_item oi ON oi.deal_id = f.id AND oi.variant_id = o.id
        WHERE o.product_id = p.id AND o.removed_at IS NULL AND o.on_hand > o.reserved) AS deal_varies
    FROM flash_deal f JOIN flash_deal_item i ON i.deal_id = f.id
    JOIN product_variant dv ON dv.id = i.variant_id AND dv.removed_at IS NULL AND dv.price_usd > i.price_usd
    WHERE f.product_id = p.id AND p.type = 'normal' AND ${dealRuns}
      AND (dv.on_hand > dv.reserved OR coalesce(stock.on_hand - stock.reserved, 0) <= 0)
    ORDER BY i.price_usd, f.id LIMIT 1
  ) deal ON true`;

/**
 * The running deal of a row `v` of variant and `p` of product, with the pieces that the customer of row `buyer` can have
 * at it.
 */
const dealOfVariant = sql`
  LEFT JOIN LATERAL (
    SELECT f.id AS deal_id, i.price_usd AS deal_price_usd, f.ends_at, least(f.quota - f.claimed, f.per_customer - (
      SELECT coalesce(sum(a.deal_quantity), 0)::int FROM stock_allocation a
      WHERE a.deal_id = f.id AND a.customer_id = buyer.id AND a.state IN ('held', 'taken'))) AS deal_left
    FROM flash_deal_item i JOIN flash_deal f ON f.id = i.deal_id
    WHERE i.variant_id = v.id AND p.type = 'normal' AND i.price_usd < v.price_usd AND ${dealRuns}
    LIMIT 1
  ) deal ON true`;

const sold = sql`
  SELECT v.id, v.product_id, p.category_id, p.type, p.online, v.removed_at IS NOT NULL AS removed, p.name, p.specs,
    v.spec_values, p.cover, v.image, v.price_usd, v.list_price_usd, v.points, p.purchase_limit,
    v.on_hand - v.reserved AS available, v.weight_grams, deal.deal_id, deal.deal_price_usd, deal.ends_at, deal.deal_left
  FROM product_variant v JOIN product p ON p.id = v.product_id`;

/**
 * What is needed to sell these variants to a customer (to nobody in particular for null), in one query; ids nobody has
 * are missing. Order follows the ids given.
 */
export async function variantsForSale(
  db: Queryable,
  variantIds: readonly string[],
  customerId: string | null,
): Promise<VariantForSale[]> {
  if (variantIds.length === 0) return [];
  const { rows } = await staticSql<Row>`${sold} CROSS JOIN (SELECT ${customerId}::uuid AS id) AS buyer ${dealOfVariant}
    WHERE v.id = ANY(${variantIds}::uuid[])`.execute(db);
  const found = new Map(rows.map((row) => [row.id, forSale(row)]));
  return variantIds.flatMap((id) => found.get(id) ?? []);
}

/**
 * The same of variants whose ids an SQL expression gives as uuid[], in no order, read together with the next
 * statement; they can be had once that one was answered.
 */
export async function variantsForSaleQueued(
  db: Queryable,
  variantIds: RawBuilder<unknown>,
  customerId: string | null,
): Promise<() => VariantForSale[]> {
  const rows = await readQueued<Row>(
    db,
    sql`${sold} CROSS JOIN (SELECT ${customerId}::uuid AS id) AS buyer ${dealOfVariant} WHERE v.id = ANY(${variantIds})`,
  );
  return () => rows().map(forSale);
}

/** Whether and how much of a variant can be had, as JSON, where the SQL expression gives its id. */
export const offerColumn = (variantId: RawBuilder<unknown>) => sql`
    (SELECT json_build_object('productId', v.product_id, 'online', p.online AND v.removed_at IS NULL,
      'available', greatest(0, v.on_hand - v.reserved), 'limit', p.purchase_limit)
    FROM product_variant v JOIN product p ON p.id = v.product_id WHERE v.id = ${variantId})`;

function forSale(row: Row): VariantForSale {
  const { deal_id: id, deal_price_usd: priceUsd, ends_at: endsAt, deal_left: left } = row;
  return {
    variantId: row.id,
    productId: row.product_id,
    categoryId: row.category_id,
    type: row.type,
    online: row.online && !row.removed,
    name: row.name,
    options: optionNames(row.specs, row.spec_values),
    cover: row.image ?? row.cover,
    priceUsd: row.price_usd,
    listPriceUsd: row.list_price_usd,
    points: row.points,
    deal: id && priceUsd && endsAt && left && left > 0 ? { id, priceUsd, endsAt, left } : null,
    limit: row.purchase_limit,
    available: Math.max(0, row.available),
    weightGrams: row.weight_grams,
  };
}
