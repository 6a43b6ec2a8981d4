import type { BundleKind } from '@app/contract/travel/bundle-kinds';
import type { BundleFigures, BundleReportGroup } from '@app/contract/travel/bundle-report-schemas';
import type { Day } from '@app/kernel/local-day';
import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { localDay } from '../../../platform/db/local-time.ts';
import { inSubtree } from '../../agents/core.ts';
import { UNPAID } from './state-groups.ts';

export type BundleReportScope = {
  /** Days of the shop's zone on which was booked. */
  readonly from: Day;
  readonly to: Day;
  readonly zone: string;
  readonly by: BundleReportGroup;
  readonly kind: BundleKind | null;
  /** Those of customers below this agent alone; null for everybody's. */
  readonly agentId: string | null;
};

/** A line as it is counted, `id` null of all lines together; the kind and the latest snapshot are those of a line of one combo. */
export type CountedBundles = Omit<BundleFigures, 'discountBp'> & {
  /** Value of the orders that are not cancelled, US cents, with the points spent on them. */
  readonly worthUsd: number;
  readonly id: string | null;
  readonly kind: BundleKind;
  readonly snapshot: Record<string, unknown> | null;
};

type Sql = RawBuilder<unknown>;

/** What the lines of the report are grouped by, of a bundle `x`. */
const keys: Record<BundleReportGroup, Sql> = {
  combo: sql`x.subject_id::text`,
  kind: sql`x.kind`,
  day: sql`x.day::text`,
  month: sql`to_char(x.day, 'YYYY-MM')`,
};

/** Of the orders `o` of a bundle: counts of paid (`kept`), cancelled (`gone`) and unpaid ones, and the value of the paid ones with their points. */
const orders = (agentId: string | null): Sql => {
  const kept = sql`FILTER (WHERE o.paid_at IS NOT NULL AND o.state <> 'cancelled')`;
  const gone = sql`FILTER (WHERE o.paid_at IS NOT NULL AND o.state = 'cancelled')`;
  return sql`
    SELECT count(*) ${kept} AS kept, count(*) ${gone} AS gone,
      count(*) FILTER (WHERE o.state IN ${UNPAID}) AS unpaid,
      COALESCE(sum(o.payable_usd + o.change_fee_usd) ${kept}, 0) AS revenue,
      COALESCE(sum(o.payable_usd + o.points_value_usd) ${kept}, 0) AS kept_worth,
      COALESCE(sum(o.refund_usd) ${gone}, 0) AS refund, sum(o.points_value_usd) AS points
    FROM travel_order o WHERE o.bundle_id = b.id AND ${agentId === null ? sql`true` : inSubtree('o.agent_id', agentId)}
    HAVING count(*) > 0`;
};

/**
 * Bundles booked on some days. What a customer was shown to save is of the whole; of a bundle that is cancelled in part, the part
 * that what is left has of its worth.
 */
const whole = (of: BundleReportScope): Sql => sql`
  SELECT b.kind, b.subject_id, b.snapshot, b.created_at, ${localDay(sql`b.created_at`, of.zone)} AS day, w.kept, w.gone, w.unpaid,
    w.revenue, w.kept_worth, w.refund, COALESCE(round((b.alone_usd - b.total_usd - w.points)
      * LEAST(w.kept_worth / NULLIF(b.total_usd + w.points, 0), 1)), 0) AS discount
  FROM travel_bundle b CROSS JOIN LATERAL (${orders(of.agentId)}) w
  WHERE b.created_at >= ${dayBegins(of.from, of.zone)}
    AND b.created_at < ${dayBegins(of.to, of.zone, 1)}
    AND ${of.kind === null ? sql`true` : sql`b.kind = ${of.kind}`}`;

/** A line each with all of them together last, the ones that earned most first; days and months in their order. */
export async function countBundles(db: Queryable, of: BundleReportScope): Promise<CountedBundles[]> {
  const key = keys[of.by];
  const inTime = of.by === 'day' || of.by === 'month';
  const latest = of.by === 'combo' ? sql`(array_agg(x.snapshot ORDER BY x.created_at DESC))[1]` : sql`NULL::jsonb`;
  const { rows } = await sql<CountedBundles>`
    SELECT ${key} AS id, COALESCE(min(x.kind), '') AS kind, CASE WHEN GROUPING(${key}) = 0 THEN ${latest} END AS snapshot,
      count(*) FILTER (WHERE x.kept > 0) AS sold, count(*) FILTER (WHERE x.kept > 0 AND x.gone > 0) AS partly,
      count(*) FILTER (WHERE x.kept = 0 AND x.gone > 0) AS cancelled, count(*) FILTER (WHERE x.unpaid > 0) AS waiting,
      COALESCE(sum(x.revenue), 0)::bigint AS "revenueUsd", COALESCE(sum(x.discount), 0)::bigint AS "discountUsd",
      COALESCE(sum(x.kept_worth), 0)::bigint AS "worthUsd", COALESCE(sum(x.refund), 0)::bigint AS "refundUsd"
    FROM (${whole(of)}) x GROUP BY GROUPING SETS ((${key}), ())
    ORDER BY GROUPING(${key}), ${inTime ? key : sql`"revenueUsd" DESC, ${key}`}`.execute(db);
  return rows;
}
