import type { Localized } from '@app/contract/core/locale';
import type { DealState } from '@app/contract/deals/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../../platform/db/conditions.ts';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import type { StoredSpec } from '../../../../platform/db/json-columns.ts';
import { beginningWith, holdsText } from '../../../../platform/db/patterns.ts';
import { productsAs, variantsAs } from '../../../catalog/core.ts';
import { type DealDays, type DealOrder, dealOnDays, dealPageByState, dealState } from '../../../travel-deals/core.ts';

const variants = variantsAs('v');
const products = productsAs('p');

type Sql = RawBuilder<unknown>;

export type ItemRow = {
  readonly variantId: string;
  readonly sku: string;
  readonly specValues: string[];
  readonly image: string | null;
  readonly priceUsd: number;
  readonly regularUsd: number;
  readonly removed: boolean;
};

/** A flash deal as staff see it, with its product. */
export type DealRow = {
  readonly id: string;
  readonly productId: string;
  readonly name: Localized;
  readonly cover: string;
  readonly online: boolean;
  readonly specs: StoredSpec[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly quota: number;
  readonly claimed: number;
  readonly perCustomer: number | null;
  readonly enabled: boolean;
  readonly state: DealState;
  readonly version: number;
  readonly items: readonly ItemRow[];
};

const state = dealState('f');

const from = sql`FROM flash_deal f JOIN ${products.table} ON ${products.id} = f.product_id CROSS
  JOIN (SELECT app_now() AS now) t`;

const columns = sql`f.id, f.product_id AS "productId", ${products.name}, ${products.cover}, ${products.isOnline},
  ${products.specs}, f.starts_at AS "startsAt",
  f.ends_at AS "endsAt", f.quota, f.claimed, f.per_customer AS "perCustomer", f.enabled, ${state} AS state, f.version,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('variantId', ${variants.id}, 'sku', ${variants.sku}, 'specValues',
    ${variants.specValues},
      'image', ${variants.image}, 'priceUsd', i.price_usd, 'regularUsd', ${variants.priceUsd}, 'removed',
        ${variants.removedAt} IS NOT NULL)
      ORDER BY ${variants.sortWeight} DESC, ${variants.id}), '[]')
    FROM flash_deal_item i JOIN ${variants.table} ON ${variants.id} = i.variant_id WHERE i.deal_id = f.id) AS items`;

export type DealFilter = {
  readonly product: string | null;
  readonly state: DealState | null;
  readonly days: DealDays;
};

/** What of a filter narrows deals apart from their state. */
const narrowed = ({ product, days }: DealFilter): Sql =>
  allOf([
    product &&
      sql`(${holdsText(products.name, product)} OR EXISTS (SELECT FROM ${variants.table}
        WHERE ${variants.productId} = ${products.id} AND ${variants.sku} ILIKE ${beginningWith(product)}))`,
    ...dealOnDays('f', days),
  ]);

/** A page of deals, and how many there are in each state. */
export const dealPage = (db: Queryable, filter: DealFilter, at: DealOrder) =>
  dealPageByState(db, {
    rows: sql<DealRow>`SELECT ${columns} ${from}`,
    row: 'f',
    from,
    where: narrowed(filter),
    tab: filter.state,
    at,
  });

/** One deal; null when there is none. */
export async function dealById(db: Queryable, id: string): Promise<DealRow | null> {
  const { rows } = await sql<DealRow>`SELECT ${columns} ${from} WHERE f.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Deals by their ids; those that there are. */
export async function dealsWithIds(db: Queryable, ids: readonly string[]): Promise<DealRow[]> {
  if (ids.length === 0) return [];
  return (await sql<DealRow>`SELECT ${columns} ${from} WHERE f.id = ANY(${ids}::uuid[])`.execute(db)).rows;
}

/** What deals are on, by their ids. */
export async function dealProductNames(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Localized>> {
  const { rows } = await sql<{ id: string; name: Localized }>`SELECT f.id, ${products.name} FROM flash_deal f
    JOIN ${products.table} ON ${products.id} = f.product_id WHERE f.id = ANY(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Keeps a deal still until the transaction ends: nobody claims its pieces meanwhile. */
export async function lockDeal(tx: Tx, id: string): Promise<void> {
  await sql`SELECT 1 FROM flash_deal WHERE id = ${id} FOR UPDATE`.execute(tx);
}

export type StoredDeal = {
  readonly id: string;
  readonly productId: string;
  readonly items: readonly { readonly variantId: string; readonly priceUsd: number }[];
  readonly quota: number;
  readonly perCustomer: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly enabled: boolean;
};

/** Writes a deal, new or as its next version, with its items. Fails at `flash_deal_once` where another one stands. */
export async function writeDeal(tx: Tx, deal: StoredDeal): Promise<void> {
  await sql`
    INSERT INTO flash_deal (id, product_id, starts_at, ends_at, quota, per_customer, enabled)
    VALUES (${deal.id}, ${deal.productId}, ${deal.startsAt}, ${deal.endsAt}, ${deal.quota}, ${deal.perCustomer},
      ${deal.enabled})
    ON CONFLICT (id) DO UPDATE SET starts_at = excluded.starts_at, ends_at = excluded.ends_at, quota = excluded.quota,
      per_customer = excluded.per_customer, enabled = excluded.enabled, version = flash_deal.version + 1`.execute(tx);
  await sql`DELETE FROM flash_deal_item WHERE deal_id = ${deal.id}`.execute(tx);
  await sql`
    INSERT INTO flash_deal_item (deal_id, variant_id, price_usd, live)
    SELECT ${deal.id}::uuid, i.variant_id, i.price_usd,
      CASE WHEN ${deal.enabled} THEN tstzrange(${deal.startsAt}::timestamptz, ${deal.endsAt}::timestamptz) END
    FROM unnest(${deal.items.map((item) => item.variantId)}::uuid[], ${deal.items.map((item) => item.priceUsd)}::bigint[])
      AS i(variant_id, price_usd)`.execute(tx);
}

/** Whether anybody ordered at a deal, also where the order ran out. */
export async function dealInUse(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`SELECT EXISTS (SELECT FROM stock_allocation WHERE deal_id = ${id})
    OR EXISTS (SELECT FROM goods_order_line WHERE deal_id = ${id})
    OR EXISTS (SELECT FROM flash_deal WHERE id = ${id} AND claimed > 0) AS used`.execute(tx);
  return rows[0]?.used ?? false;
}
