import type { Locale } from '@app/contract/core/locale';
import type { TravelDealKind } from '@app/contract/deals/deal-facts';
import type { DealReportGroup, DealSums } from '@app/contract/deals/deal-report';
import type { Day } from '@app/kernel/local-day';
import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { localDay } from '../../../../platform/db/local-time.ts';
import { inSubtree } from '../../../agents/core.ts';
import { travelItemsAs, travelOrdersAs } from '../../../travel/public.ts';

const items = travelItemsAs('i');
const orders = travelOrdersAs('o');

export type DealReportScope = {
  /** Days of the shop's zone on which was booked. */
  readonly from: Day;
  readonly to: Day;
  readonly zone: string;
  readonly by: DealReportGroup;
  readonly kind: TravelDealKind | null;
  /** Orders of customers below this agent alone; null for everybody's. */
  readonly agentId: string | null;
};

/** A line as it is counted, `id` null of all lines together. */
export type CountedDeals = DealSums & {
  readonly id: string | null;
  readonly name: string;
  /** Of what is counted; null where it is of several. */
  readonly kind: TravelDealKind | null;
};

type Sql = RawBuilder<unknown>;

/** What the lines of the report are grouped by, and their names, of an item at a deal `x`. */
function groupOf(by: DealReportGroup, lang: Locale): { key: Sql; name: Sql } {
  const month = sql`to_char(x.day, 'YYYY-MM')`;
  const groups: Record<DealReportGroup, { key: Sql; name: Sql }> = {
    deal: {
      key: sql`x.deal_id::text`,
      name: sql`COALESCE(NULLIF(x.title ->> ${lang}, ''), x.title ->> 'en-US')`,
    },
    kind: { key: sql`x.kind`, name: sql`x.kind` },
    day: { key: sql`x.day::text`, name: sql`x.day::text` },
    month: { key: month, name: month },
  };
  return groups[by];
}

/** The part of an amount that is of the units which did not go back. */
const ofTheRest = (amount: Sql): Sql =>
  sql`(CASE WHEN c.bundle_id IS NOT NULL THEN (${amount}) ELSE (${amount}) * (c.units - c.returned) / c.units END)`;

/** Items at deals, of orders booked on some days. */
const facts = (of: DealReportScope): Sql => sql`
  SELECT c.deal_id, c.order_id, d.kind, d.title, ${localDay(orders.createdAt, of.zone)} AS day, c.units - c.returned AS units,
    CASE WHEN c.state = 'released' THEN c.units ELSE c.returned END AS back, c.state,
    ${ofTheRest(sql`c.off_usd`)} AS off_usd, ${orders.paidAt} IS NOT NULL AND ${orders.state} = 'cancelled' AS cancelled,
    COALESCE(${items.paidUsd}, 0) AS paid_usd, COALESCE(${ofTheRest(sql`${items.unitPriceUsd} * ${items.quantity}`)},
      0) AS usual_usd
  FROM travel_deal_claim c JOIN travel_deal d ON d.id = c.deal_id JOIN ${orders.table} ON ${orders.id} = c.order_id
    LEFT JOIN ${items.table} ON ${items.orderId} = c.order_id AND ${items.key} = c.item_key
  WHERE ${orders.createdAt} >= ${dayBegins(of.from, of.zone)}
    AND ${orders.createdAt} < ${dayBegins(of.to, of.zone, 1)}
    AND ${of.kind === null ? sql`true` : sql`d.kind = ${of.kind}`}
    AND ${of.agentId === null ? sql`true` : inSubtree(orders.agentId, of.agentId)}`;

/** What was booked at deals of travel: a line each, in no order but with all of them together last. */
export async function countTravelDeals(db: Queryable, of: DealReportScope, lang: Locale): Promise<CountedDeals[]> {
  const { key, name } = groupOf(of.by, lang);
  const taken = (what: Sql) => sql`COALESCE(sum(${what}) FILTER (WHERE x.state = 'taken'), 0)::bigint`;
  const { rows } = await sql<CountedDeals>`
    SELECT ${key} AS id, COALESCE(min(${name}), '') AS name,
      CASE WHEN min(x.kind) = max(x.kind) THEN min(x.kind) END AS kind, ${taken(sql`x.units`)} AS units,
      count(DISTINCT (x.order_id, x.deal_id)) FILTER (WHERE x.state = 'taken') AS orders,
      ${taken(sql`x.paid_usd`)} AS "revenueUsd", ${taken(sql`x.off_usd`)} AS "offUsd", ${taken(sql`x.usual_usd`)} AS "usualUsd",
      COALESCE(sum(x.units) FILTER (WHERE x.state = 'held'), 0)::bigint AS waiting, COALESCE(sum(x.back), 0)::bigint AS released,
      count(DISTINCT (x.order_id, x.deal_id)) FILTER (WHERE x.cancelled) AS cancelled
    FROM (${facts(of)}) x GROUP BY GROUPING SETS ((${key}), ())
    ORDER BY GROUPING(${key})`.execute(db);
  return rows;
}
