import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { productsAs, variantsAs } from '../../../catalog/core.ts';
import { variantDealPrice } from '../../../deals/core.ts';
import { travelDealsAs } from '../../../travel-deals/core.ts';

const travelDeals = travelDealsAs('d');
const variants = variantsAs('v');
const products = productsAs('p');

export type GoodsSubject = {
  readonly id: string;
  readonly name: Localized;
  readonly cover: string;
  /** The least that a piece costs that can be had now, at deals; null where it is sold out or not on sale. */
  readonly usd: number | null;
};

/** Products for money by their ids, with the lowest price of a variant in stock. */
export async function goodsSubjects(db: Queryable, ids: readonly string[]): Promise<GoodsSubject[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<GoodsSubject>`
    SELECT ${products.id}, ${products.name}, ${products.cover}, (SELECT min(least(${variants.priceUsd}, ${variantDealPrice}))
      FROM ${variants.table}
      WHERE ${variants.productId} = ${products.id} AND ${variants.removedAt} IS NULL
        AND ${variants.onHand} > ${variants.reserved}) AS usd
    FROM ${products.table} WHERE ${products.id} = ANY(${ids}::uuid[]) AND ${products.type} = 'normal'
      AND ${products.isOnline}`.execute(db);
  return rows;
}

export type DealSubjectRow = {
  readonly id: string;
  readonly name: Localized;
  readonly cover: string | null;
  /** Units that are left while it runs. */
  readonly left: number;
};

/** Deals of goods and of travel that run now, by their ids. */
export async function runningDealSubjects(db: Queryable, ids: readonly string[]): Promise<DealSubjectRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<DealSubjectRow>`
    SELECT f.id, ${products.name}, ${products.cover}, f.quota - f.claimed AS left FROM flash_deal f
      JOIN ${products.table} ON ${products.id} = f.product_id AND ${products.isOnline}
    WHERE f.id = ANY(${ids}::uuid[]) AND f.enabled AND f.starts_at <= app_now() AND f.ends_at > app_now()
    UNION ALL
    SELECT ${travelDeals.id}, ${travelDeals.title}, NULL, ${travelDeals.quota} - ${travelDeals.claimed}
      FROM ${travelDeals.table}
    WHERE ${travelDeals.id} = ANY(${ids}::uuid[]) AND ${travelDeals.isOn} AND ${travelDeals.startsAt} <= app_now()
      AND ${travelDeals.endsAt} > app_now()`.execute(db);
  return rows;
}
