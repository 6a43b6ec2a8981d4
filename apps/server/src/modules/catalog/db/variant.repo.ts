import type { Localized } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { StoredSpec } from '../../../platform/db/json-columns.ts';
import { readJoined, readQueued } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import { dealOfVariant } from '../../deals/core.ts';
import { optionNames } from '../domain/spec-names.ts';

/** A running deal of a variant, in USD cents a piece: a customer can still have `left` pieces at it, which may be none. */
export type RunningDeal = {
  readonly id: string;
  readonly priceUsd: number;
  /** The lowest price of the 30 days before it, as far as that is known. */
  readonly priorUsd: number | null;
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
  deal_prior_usd: number | null;
  /** A text where it was read as JSON. */
  ends_at: Date | string | null;
  deal_left: number | null;
};

/** Pieces of a row `v` of variant that are neither sold nor held. */
export const availableNow = sql`greatest(0, v.on_hand - v.reserved)`;
/** Whether a row `v` of variant and `p` of product is sold. */
const onSale = sql`p.online AND v.removed_at IS NULL`;

const sold = sql`
  SELECT v.id, v.product_id, p.category_id, p.type, ${onSale} AS online, p.name, p.specs,
    v.spec_values, p.cover, v.image, v.price_usd, v.list_price_usd, v.points, p.purchase_limit,
    ${availableNow} AS available, v.weight_grams, deal.deal_id, deal.deal_price_usd, deal.deal_prior_usd, deal.ends_at, deal.deal_left
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
  const { rows } = await readingVariants(variantIds, customerId).execute(db);
  const found = new Map(rows.map((row) => [row.id, forSale(row)]));
  return variantIds.flatMap((id) => found.get(id) ?? []);
}

const readingVariants = (variantIds: readonly string[], customerId: string | null) => staticSql<Row>`
  ${sold} CROSS JOIN (SELECT ${customerId}::uuid AS id) AS buyer ${dealOfVariant} WHERE v.id = ANY(${variantIds}::uuid[])`;

/** The same, by their ids, read together with the next statement. */
export async function variantsForSaleJoined(
  db: Queryable,
  variantIds: readonly string[],
  customerId: string | null,
): Promise<() => Map<string, VariantForSale>> {
  const rows = await readJoined<Row>(db, readingVariants(variantIds, customerId));
  return () => new Map(rows().map((row) => [row.id, forSale(row)]));
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
    (SELECT json_build_object('productId', v.product_id, 'online', ${onSale},
      'available', ${availableNow}, 'limit', p.purchase_limit)
    FROM product_variant v JOIN product p ON p.id = v.product_id WHERE v.id = ${variantId})`;

function forSale(row: Row): VariantForSale {
  const { deal_id: id, deal_price_usd: priceUsd, ends_at: endsAt, deal_left: left } = row;
  return {
    variantId: row.id,
    productId: row.product_id,
    categoryId: row.category_id,
    type: row.type,
    online: row.online,
    name: row.name,
    options: optionNames(row.specs, row.spec_values),
    cover: row.image ?? row.cover,
    priceUsd: row.price_usd,
    listPriceUsd: row.list_price_usd,
    points: row.points,
    deal:
      id && priceUsd && endsAt && left !== null
        ? { id, priceUsd, priorUsd: row.deal_prior_usd, endsAt: new Date(endsAt), left: Math.max(0, left) }
        : null,
    limit: row.purchase_limit,
    available: row.available,
    weightGrams: row.weight_grams,
  };
}
