import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/db/connect.ts';

/** Seconds from now; a deal begins at once and lasts an hour unless told otherwise. */
export type WantedDeal = {
  readonly productId: string;
  readonly priceUsd: number;
  readonly quota: number;
  readonly perCustomer?: number;
  readonly from?: number;
  readonly until?: number;
};

/** Puts every variant of a product on a flash deal, past the back office; gives its id. */
export async function openDeal(db: Db, deal: WantedDeal): Promise<string> {
  const id = randomUUID();
  const { from = 0, until = 3_600, perCustomer = null } = deal;
  await sql`
    WITH opened AS (
      INSERT INTO flash_deal (id, product_id, starts_at, ends_at, quota, per_customer)
      VALUES (${id}, ${deal.productId}, app_now() + make_interval(secs => ${from}),
        app_now() + make_interval(secs => ${until}), ${deal.quota}, ${perCustomer})
      RETURNING id, product_id, tstzrange(starts_at, ends_at) AS live
    )
    INSERT INTO flash_deal_item (deal_id, variant_id, price_usd, live)
    SELECT o.id, v.id, ${deal.priceUsd}, o.live FROM opened o JOIN product_variant v ON v.product_id = o.product_id`.execute(
    db,
  );
  return id;
}
