import type { FunnelKind, FunnelStep } from '@app/contract/funnel/steps';
import type { PayableKind } from '@app/contract/payments/schemas';
import type { Days } from '@app/contract/reports/ranges';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../../platform/db/connect.ts';
import { paymentsAs } from '../../payments/public.ts';

const payments = paymentsAs('p');

export type Counted = {
  readonly day: string;
  readonly step: Exclude<FunnelStep, 'placed' | 'paid'>;
  readonly kind: FunnelKind;
  readonly source: string;
};

/** How many different sources one day has; others count together. */
const SOURCES_OF_A_DAY = 300;
const OTHER = 'other';

/** Adds counts to those of their days. A source that would be one too many of its day counts as `other`. */
export async function addCounts(db: Db, counts: readonly (Counted & { readonly times: number })[]): Promise<void> {
  await sql`
    WITH asked AS (
      SELECT * FROM unnest(${counts.map((one) => one.day)}::date[], ${counts.map((one) => one.step)}::text[],
        ${counts.map((one) => one.kind)}::text[], ${counts.map((one) => one.source)}::text[],
        ${counts.map((one) => one.times)}::bigint[]) AS a(day, step, kind, source, times)),
    known AS (SELECT day, array_agg(DISTINCT source) AS sources FROM funnel_count WHERE day IN (SELECT day FROM asked) GROUP BY day),
    ranked AS (
      SELECT a.day, a.step, a.kind, a.times, a.source, COALESCE(a.source = ANY(k.sources), false) AS is_known,
        COALESCE(cardinality(k.sources), 0) + dense_rank() OVER (PARTITION BY a.day ORDER BY
          COALESCE(a.source = ANY(k.sources), false), a.source) AS rank
      FROM asked a LEFT JOIN known k USING (day)),
    placed AS (
      SELECT day, step, kind, CASE WHEN is_known OR rank <= ${SOURCES_OF_A_DAY} THEN source ELSE ${OTHER} END AS source, times FROM ranked)
    INSERT INTO funnel_count (day, step, kind, source, times)
    SELECT day, step, kind, source, sum(times) FROM placed GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (day, step, kind, source) DO UPDATE SET times = funnel_count.times + excluded.times`.execute(db);
}

/** What a payment is for; null where there is none of that id. */
export async function payableOf(db: Queryable, paymentId: string): Promise<PayableKind | null> {
  const { rows } = await sql<{ kind: PayableKind }>`
    SELECT ${payments.kind} AS kind FROM ${payments.table} WHERE ${payments.id} = ${paymentId}`.execute(db);
  return rows[0]?.kind ?? null;
}

/** Writes from which source an order was placed; what stands is stored. */
export async function insertPlaced(
  db: Db,
  of: { readonly paymentId: string; readonly day: string; readonly kind: FunnelKind; readonly source: string },
): Promise<void> {
  await sql`
    INSERT INTO funnel_order (payment_id, day, kind, source) VALUES (${of.paymentId}, ${of.day}, ${of.kind}, ${of.source})
    ON CONFLICT DO NOTHING`.execute(db);
}

export type SourceSums = { readonly source: string } & Readonly<Record<FunnelStep, number>>;

/** How often each step was taken on some days, by source, of one kind or of all. */
export async function sumsBySource(
  db: Queryable,
  of: { readonly days: Days; readonly kind: FunnelKind | null },
): Promise<SourceSums[]> {
  const { days, kind } = of;
  const here = sql`day BETWEEN ${days.from}::date AND ${days.to}::date AND (${kind}::text IS NULL OR kind = ${kind})`;
  const { rows } = await sql<SourceSums>`
    SELECT source, COALESCE(sum(times) FILTER (WHERE step = 'view'), 0)::int AS view,
      COALESCE(sum(times) FILTER (WHERE step = 'cart'), 0)::int AS cart,
      COALESCE(sum(times) FILTER (WHERE step = 'checkout'), 0)::int AS checkout,
      COALESCE(sum(times) FILTER (WHERE step = 'placed'), 0)::int AS placed,
      COALESCE(sum(times) FILTER (WHERE step = 'paid'), 0)::int AS paid
    FROM (
      SELECT source, step, times FROM funnel_count WHERE ${here}
      UNION ALL SELECT source, 'placed', 1 FROM funnel_order WHERE ${here}
      UNION ALL SELECT o.source, 'paid', 1 FROM funnel_order o JOIN ${payments.table} ON ${payments.id} = o.payment_id
        AND ${payments.paidAt} IS NOT NULL
        WHERE ${here}) t
    GROUP BY source`.execute(db);
  return rows;
}

/** Forgets days that are older than reports go back. Returns how many rows went. */
export async function forgetDays(db: Db, before: string): Promise<number> {
  const counts = await sql`DELETE FROM funnel_count WHERE day < ${before}::date`.execute(db);
  const orders = await sql`DELETE FROM funnel_order WHERE day < ${before}::date`.execute(db);
  return Number(counts.numAffectedRows ?? 0) + Number(orders.numAffectedRows ?? 0);
}
