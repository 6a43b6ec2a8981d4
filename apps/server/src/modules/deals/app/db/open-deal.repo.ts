import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { productsAs, variantsAs } from '../../../catalog/core.ts';
import { travelDealsAs } from '../../../travel-deals/core.ts';

const travelDeals = travelDealsAs('d');
const variants = variantsAs('v');
const products = productsAs('p');

/** A deal of goods as customers see it. Money is US cents. */
export type OpenGoodsDeal = {
  readonly id: string;
  readonly productId: string;
  /** Its cheapest variant at it. */
  readonly variantId: string;
  readonly name: Localized;
  readonly cover: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly quota: number;
  readonly claimed: number;
  readonly perCustomer: number | null;
  /** What that costs at it, and otherwise, or cost at least in the 30 days before. */
  readonly nowUsd: number;
  readonly wasUsd: number;
  /** Pieces in orders that are not paid yet, and when the first of those runs out. */
  readonly waiting: number;
  readonly waitingUntil: Date | null;
};

const columns = sql`f.id, f.product_id AS "productId", i."variantId", ${products.name}, ${products.cover},
  f.starts_at AS "startsAt", f.ends_at AS "endsAt", f.quota,
  f.claimed, f.per_customer AS "perCustomer", i."nowUsd", i."wasUsd", w.units AS waiting, w.until AS "waitingUntil"`;

const from = sql`FROM flash_deal f JOIN ${products.table} ON ${products.id} = f.product_id AND ${products.isOnline} CROSS
  JOIN LATERAL (
    SELECT i.variant_id AS "variantId", i.price_usd AS "nowUsd", least(${variants.priceUsd}, i.prior_usd) AS "wasUsd"
      FROM flash_deal_item i JOIN ${variants.table} ON ${variants.id} = i.variant_id
    WHERE i.deal_id = f.id AND ${variants.removedAt} IS NULL ORDER BY i.price_usd, ${variants.id} LIMIT 1) i
  CROSS JOIN LATERAL (
    SELECT COALESCE(sum(a.deal_quantity), 0)::int AS units, min(a.expires_at) AS until FROM stock_allocation a
    WHERE a.deal_id = f.id AND a.state = 'held') w`;

/** Deals of goods on sale that are switched on and not over, those that end first in front. */
export async function openGoodsDeals(db: Queryable, limit: number): Promise<OpenGoodsDeal[]> {
  const { rows } = await sql<OpenGoodsDeal>`SELECT ${columns} ${from}
    WHERE f.enabled AND f.ends_at > app_now() ORDER BY f.ends_at, f.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** One deal of goods on sale that is switched on, over or not; null for none. */
export async function openGoodsDeal(db: Queryable, id: string): Promise<OpenGoodsDeal | null> {
  const { rows } = await sql<OpenGoodsDeal>`SELECT ${columns} ${from} WHERE f.enabled AND f.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Whether a deal, of goods or of travel, is switched on and has not begun yet. */
export async function mayRemind(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`SELECT EXISTS (
      SELECT FROM flash_deal WHERE id = ${id} AND enabled AND starts_at > app_now())
    OR EXISTS (SELECT FROM ${travelDeals.table}
      WHERE ${travelDeals.id} = ${id} AND ${travelDeals.isOn} AND ${travelDeals.startsAt} > app_now()) AS open`.execute(
    db,
  );
  return rows[0]?.open ?? false;
}

/** Whether any deal, of goods or of travel, runs or begins later. */
export async function anyOpenDeal(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{
    any: boolean;
  }>`SELECT EXISTS (SELECT FROM flash_deal WHERE enabled AND ends_at > app_now())
    OR EXISTS (SELECT FROM ${travelDeals.table}
      WHERE ${travelDeals.isOn} AND ${travelDeals.endsAt} > app_now()) AS any`.execute(db);
  return rows[0]?.any ?? false;
}
