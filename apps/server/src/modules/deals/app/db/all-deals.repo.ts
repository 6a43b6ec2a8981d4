import { DEAL_KINDS, type DealKind } from '@app/contract/deals/deal-facts';
import type { DealState } from '@app/contract/deals/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../../platform/db/conditions.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { beginningWith, holdsText } from '../../../../platform/db/patterns.ts';
import { productsAs, variantsAs } from '../../../catalog/core.ts';
import { type DealDays, type DealOrder, dealListPage, dealOnDays, dealState } from '../../../travel-deals/core.ts';
import { everyTravelDeal } from '../../../travel-deals/public.ts';

const variants = variantsAs('v');
const products = productsAs('p');

type Sql = RawBuilder<unknown>;

export type AllDealsFilter = {
  /** The kinds that are looked at at all. */
  readonly kinds: readonly DealKind[];
  readonly title: string | null;
  /** What deals of travel are on that the text names as well. */
  readonly named: readonly string[];
  readonly kind: DealKind | null;
  readonly state: DealState | null;
  readonly days: DealDays;
};

/** Deals of every kind as one. */
const all = sql`(
  SELECT f.id, 'product' AS kind, NULL AS key, ${products.name} AS title, f.product_id, f.starts_at, f.ends_at, f.quota,
    f.claimed, f.enabled
    FROM flash_deal f JOIN ${products.table} ON ${products.id} = f.product_id
  UNION ALL
  SELECT d.id, d.kind, d.key, d.title, NULL, d.starts_at, d.ends_at, d.quota, d.claimed, d.enabled FROM (${everyTravelDeal}) d) x
  CROSS JOIN (SELECT app_now() AS now) t`;

const state = dealState('x');

/** What of a filter narrows deals apart from their kind. */
const narrowed = ({ kinds, title, named, state: wanted, days }: AllDealsFilter): Sql =>
  allOf([
    sql`x.kind = ANY(${kinds}::text[])`,
    title &&
      sql`(${holdsText(sql`x.title`, title)} OR x.key = ANY(${[...named]}::text[]) OR EXISTS (SELECT FROM ${variants.table}
        WHERE ${variants.productId} = x.product_id AND ${variants.sku} ILIKE ${beginningWith(title)}))`,
    wanted && sql`${state} = ${wanted}`,
    ...dealOnDays('x', days),
  ]);

export type DealPlace = { readonly id: string; readonly kind: DealKind };

/** Which deals stand on a page of all, in their order, and how many there are of each kind. */
export const allDealsPage = (db: Queryable, filter: AllDealsFilter, at: DealOrder) =>
  dealListPage(db, {
    rows: sql<DealPlace>`SELECT x.id, x.kind FROM ${all}`,
    row: 'x',
    from: sql`FROM ${all}`,
    where: narrowed(filter),
    tabOf: sql`x.kind`,
    tabs: DEAL_KINDS,
    tab: filter.kind,
    at,
  });
