import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';

export type DealItem = {
  readonly dealId: string;
  readonly variantId: string;
  readonly productId: string;
  readonly startsAt: Date;
  readonly priorUsd: number | null;
};

/** What is on one deal, or on those that are switched on and not over. */
export async function dealItems(db: Queryable, dealId: string | null): Promise<DealItem[]> {
  const which = dealId === null ? sql`f.enabled AND f.ends_at > app_now()` : sql`f.id = ${dealId}`;
  const { rows } = await sql<DealItem>`
    SELECT i.deal_id AS "dealId", i.variant_id AS "variantId", f.product_id AS "productId", f.starts_at AS "startsAt",
      i.prior_usd AS "priorUsd"
    FROM flash_deal f JOIN flash_deal_item i ON i.deal_id = f.id WHERE ${which} ORDER BY i.deal_id, i.variant_id`.execute(
    db,
  );
  return rows;
}

/** Writes what things on deals cost before. */
export async function writePriors(
  db: Queryable,
  items: readonly Pick<DealItem, 'dealId' | 'variantId' | 'priorUsd'>[],
): Promise<void> {
  await sql`UPDATE flash_deal_item i SET prior_usd = x.usd
    FROM unnest(${items.map(({ dealId }) => dealId)}::uuid[], ${items.map(({ variantId }) => variantId)}::uuid[],
      ${items.map(({ priorUsd }) => priorUsd)}::bigint[]) x(deal_id, variant_id, usd)
    WHERE i.deal_id = x.deal_id AND i.variant_id = x.variant_id`.execute(db);
}
