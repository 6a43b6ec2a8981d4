import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { variantDealPrice } from '../../../deals/core.ts';

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
    SELECT p.id, p.name, p.cover, (SELECT min(least(v.price_usd, ${variantDealPrice})) FROM product_variant v
      WHERE v.product_id = p.id AND v.removed_at IS NULL AND v.on_hand > v.reserved) AS usd
    FROM product p WHERE p.id = ANY(${ids}::uuid[]) AND p.type = 'normal' AND p.online`.execute(db);
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
    SELECT f.id, p.name, p.cover, f.quota - f.claimed AS left FROM flash_deal f JOIN product p ON p.id = f.product_id AND p.online
    WHERE f.id = ANY(${ids}::uuid[]) AND f.enabled AND f.starts_at <= app_now() AND f.ends_at > app_now()
    UNION ALL
    SELECT d.id, d.title, NULL, d.quota - d.claimed FROM travel_deal d
    WHERE d.id = ANY(${ids}::uuid[]) AND d.enabled AND d.starts_at <= app_now() AND d.ends_at > app_now()`.execute(db);
  return rows;
}
