import type { DealReportGroup, DealSums } from '@app/contract/deals/deal-report';
import type { GoodsDealStanding } from '@app/contract/orders/staff-schemas';
import type { Day } from '@app/kernel/local-day';
import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { localDay } from '../../../platform/db/local-time.ts';
import { inSubtree } from '../../agents/core.ts';

type GoodsDealScope = {
  /** Days of the shop's zone on which was ordered. */
  readonly from: Day;
  readonly to: Day;
  readonly zone: string;
  readonly by: DealReportGroup;
  /** Orders of customers below this agent alone; null for everybody's. */
  readonly agentId: string | null;
};

/** A line as it is counted, `id` null of all lines together: a deal, `product`, a day, or a month. */
type CountedGoods = DealSums & { readonly id: string | null };

type Sql = RawBuilder<unknown>;

/** What the lines of the report are grouped by, of an order at a deal `x`. */
const keys: Record<DealReportGroup, Sql> = {
  deal: sql`x.deal_id::text`,
  kind: sql`x.kind`,
  day: sql`x.day::text`,
  month: sql`to_char(x.day, 'YYYY-MM')`,
};

/** Pieces of a line `l` that came back for good. */
const cameBack: Sql = sql`COALESCE((SELECT sum(a.quantity) FROM after_sale_line a JOIN after_sale_case c ON c.id = a.case_id
  WHERE a.line_id = l.id AND c.state = 'refund_successful'), 0)::bigint`;

const isPaid: Sql = sql`x.paid_at IS NOT NULL`;
const [units, returned]: readonly [Sql, Sql] = [sql`sum(l.quantity)`, sql`sum(${cameBack})`];
/** Whether what an order `x` has at a deal is counted there as standing so. */
const STANDS: Readonly<Record<GoodsDealStanding, Sql>> = {
  kept: sql`${isPaid} AND ${units} > ${returned}`,
  waiting: sql`x.state = 'pending_payment'`,
  cancelled: sql`${isPaid} AND ${units} = ${returned}`,
  released: sql`x.state <> 'pending_payment' AND (NOT ${isPaid} OR ${returned} > 0)`,
};

/** The ids of orders with pieces at a deal, at any or at one, that stand so where that is asked for. */
export const ordersAtDeal = (deal: string, standing?: GoodsDealStanding): Sql => sql`
  SELECT l.order_id FROM goods_order_line l JOIN goods_order x ON x.id = l.order_id
  WHERE ${deal === 'any' ? sql`l.deal_id IS NOT NULL` : sql`l.deal_id = ${deal}`}
  GROUP BY l.order_id, l.deal_id, x.paid_at, x.state HAVING ${standing ? STANDS[standing] : sql`true`}`;

/** Lines at deals, of orders placed on some days, with the pieces of each that came back for good. */
const lines = ({ from, to, zone, agentId }: GoodsDealScope): Sql => sql`
  SELECT l.deal_id, l.order_id, ${localDay(sql`o.created_at`, zone)} AS day, o.paid_at IS NOT NULL AS paid,
    o.state = 'pending_payment' AS unpaid, l.quantity, l.paid_usd, l.deal_off_usd AS off_usd,
    l.unit_price_usd * l.quantity + l.deal_off_usd AS usual_usd,
    ${cameBack} AS returned
  FROM goods_order_line l JOIN goods_order o ON o.id = l.order_id
  WHERE l.deal_id IS NOT NULL
    AND o.created_at >= ${dayBegins(from, zone)}
    AND o.created_at < ${dayBegins(to, zone, 1)}
    AND ${agentId === null ? sql`true` : inSubtree('o.agent_id', agentId)}`;

/** What of an amount of a line stays with the pieces that stayed, as refunds share it. */
const left = (usd: Sql): Sql => sql`sum(${usd} - ${usd} * i.returned / i.quantity)`;

/** Orders at deals: what of each is left. */
const orders = (of: GoodsDealScope): Sql => sql`
  SELECT i.deal_id, 'product'::text AS kind, i.day, i.paid, i.unpaid, sum(i.quantity) AS units, sum(i.returned) AS returned,
    ${left(sql`i.paid_usd`)} AS paid_usd, ${left(sql`i.off_usd`)} AS off_usd, ${left(sql`i.usual_usd`)} AS usual_usd
  FROM (${lines(of)}) i GROUP BY i.deal_id, i.order_id, i.day, i.paid, i.unpaid`;

/** What was bought of goods at deals: a line each, in no order but with all of them together last. */
export async function countGoodsDeals(db: Queryable, of: GoodsDealScope): Promise<CountedGoods[]> {
  const key = keys[of.by];
  const paid = (what: Sql) => sql`COALESCE(sum(${what}) FILTER (WHERE x.paid), 0)::bigint`;
  const { rows } = await sql<CountedGoods>`
    SELECT ${key} AS id, ${paid(sql`x.units - x.returned`)} AS units,
      count(*) FILTER (WHERE x.paid AND x.units > x.returned) AS orders,
      ${paid(sql`x.paid_usd`)} AS "revenueUsd", ${paid(sql`x.off_usd`)} AS "offUsd", ${paid(sql`x.usual_usd`)} AS "usualUsd",
      COALESCE(sum(x.units) FILTER (WHERE x.unpaid), 0)::bigint AS waiting,
      COALESCE(sum(CASE WHEN x.paid THEN x.returned ELSE x.units END) FILTER (WHERE NOT x.unpaid), 0)::bigint AS released,
      count(*) FILTER (WHERE x.paid AND x.units = x.returned) AS cancelled
    FROM (${orders(of)}) x GROUP BY GROUPING SETS ((${key}), ()) ORDER BY GROUPING(${key})`.execute(db);
  return rows;
}
