import { DEAL_KINDS, type DealKind } from '@app/contract/deals/deal-facts';
import type { DealState } from '@app/contract/deals/staff-schemas';
import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { beginningWith, holdsText } from '../../../../platform/db/patterns.ts';
import { everyTravelDeal } from '../../../travel-deals/public.ts';

type Sql = RawBuilder<unknown>;

export type AllDealsFilter = {
  /** The kinds that are looked at at all. */
  readonly kinds: readonly DealKind[];
  readonly title: string | null;
  /** What deals of travel are on that the text names as well. */
  readonly named: readonly string[];
  readonly kind: DealKind | null;
  readonly state: DealState | null;
  /** Deals that hold at some moment of these days of the shop's zone, the last one included. */
  readonly days: { readonly from: string | null; readonly to: string | null; readonly zone: string };
};

/** Deals of every kind as one. */
const all = sql`(
  SELECT f.id, 'product' AS kind, NULL AS key, p.name AS title, f.product_id, f.starts_at, f.ends_at, f.quota, f.claimed, f.enabled
    FROM flash_deal f JOIN product p ON p.id = f.product_id
  UNION ALL
  SELECT d.id, d.kind, d.key, d.title, NULL, d.starts_at, d.ends_at, d.quota, d.claimed, d.enabled FROM (${everyTravelDeal}) d) x
  CROSS JOIN (SELECT app_now() AS now) t`;

const state = sql`CASE WHEN x.ends_at <= t.now THEN 'ended' WHEN NOT x.enabled THEN 'off'
  WHEN x.starts_at > t.now THEN 'scheduled' WHEN x.claimed >= x.quota THEN 'sold_out' ELSE 'running' END`;

/** What of a filter narrows deals apart from their kind. */
function narrowed({ kinds, title, named, state: wanted, days }: AllDealsFilter): Sql {
  const every: Sql[] = [sql`x.kind = ANY(${kinds}::text[])`];
  if (title) {
    every.push(sql`(${holdsText(sql`x.title`, title)} OR x.key = ANY(${[...named]}::text[]) OR EXISTS (SELECT FROM product_variant v
      WHERE v.product_id = x.product_id AND v.sku ILIKE ${beginningWith(title)}))`);
  }
  if (wanted) every.push(sql`${state} = ${wanted}`);
  if (days.from) every.push(sql`x.ends_at > ${dayBegins(days.from, days.zone)}`);
  if (days.to) every.push(sql`x.starts_at < ${dayBegins(days.to, days.zone, 1)}`);
  return sql.join(every, sql` AND `);
}

const orders = { startsAt: sql`x.starts_at`, endsAt: sql`x.ends_at`, claimed: sql`x.claimed` };
export type AllDealsOrder = {
  readonly by: keyof typeof orders;
  readonly ascending: boolean;
  readonly page: number;
  readonly limit: number;
};

export type DealPlace = { readonly id: string; readonly kind: DealKind };

/** Which deals stand on a page of all, in their order, and how many there are of each kind. */
export async function allDealsPage(
  db: Queryable,
  filter: AllDealsFilter,
  at: AllDealsOrder,
): Promise<{ places: DealPlace[]; counts: Record<'all' | DealKind, number> }> {
  const where = narrowed(filter);
  const only = filter.kind ? sql`AND x.kind = ${filter.kind}` : sql``;
  const direction = at.ascending ? sql`ASC` : sql`DESC`;
  const [list, counted] = await Promise.all([
    sql<DealPlace>`SELECT x.id, x.kind FROM ${all} WHERE ${where} ${only}
      ORDER BY ${orders[at.by]} ${direction}, x.id ${direction} LIMIT ${at.limit} OFFSET ${(at.page - 1) * at.limit}`.execute(
      db,
    ),
    sql<{ kind: DealKind; n: number }>`SELECT x.kind, count(*)::int AS n FROM ${all} WHERE ${where}
      GROUP BY x.kind`.execute(db),
  ]);
  const found = new Map(counted.rows.map((row) => [row.kind, row.n]));
  const counts = Object.fromEntries(DEAL_KINDS.map((one) => [one, found.get(one) ?? 0])) as Record<DealKind, number>;
  return { places: list.rows, counts: { ...counts, all: counted.rows.reduce((sum, row) => sum + row.n, 0) } };
}
