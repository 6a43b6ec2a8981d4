import type { Invariant } from '../../../platform/slice.ts';
import { MEASURES } from '../domain/measures.ts';

/** Where the sums of days and the facts waiting to be folded differ from what the records say. */
const differences = (of: { table: string; key: string; measure: string }): string => {
  const { table, key, measure } = of;
  const [kept, kind] = table === 'report_day' ? [`measure = '${measure}'`, 'kind'] : ['true', "'goods'"];
  return `
    SELECT day, '${measure}' AS measure, kind, product_id, agent_id, sum(count) AS count_off, sum(usd) AS usd_off FROM (
      SELECT day, ${kind} AS kind, ${key} AS product_id, agent_id, count, usd FROM ${table} WHERE ${kept}
      UNION ALL
      SELECT wall_time(n.at, k.changes, k.offsets)::date, n.kind, n.product_id, n.agent_id, n.count, n.usd
      FROM report_fact n CROSS JOIN report_zone z LEFT JOIN zone_clock k ON k.zone = z.time_zone WHERE n.measure = '${measure}'
      UNION ALL
      SELECT day, kind, product_id, agent_id, -sum(count)::bigint, -sum(usd)::bigint FROM (
        SELECT wall_time(s.at, k.changes, k.offsets)::date AS day, s.kind, s.product_id, s.agent_id, s.count, s.usd
        FROM report_source s CROSS JOIN report_zone z LEFT JOIN zone_clock k ON k.zone = z.time_zone WHERE s.measure = '${measure}'
      ) AS record GROUP BY 1, 2, 3, 4
    ) AS part GROUP BY 1, 2, 3, 4, 5 HAVING sum(count) <> 0 OR sum(usd) <> 0`;
};

/** What the sums of reports must obey. */
export const reportInvariants: readonly Invariant[] = [
  ...MEASURES.map((measure) => ({
    name: `reports.days_of_${measure}` as const,
    promise: `For every day and agent, what the reports say of ${measure} is what the records say.`,
    sql: differences({ table: 'report_day', key: 'NULL::uuid', measure }),
  })),
  {
    name: 'reports.days_of_products',
    promise: 'For every day, product and agent, the pieces sold are those of the paid orders.',
    sql: differences({ table: 'report_product_day', key: 'product_id', measure: 'sold' }),
  },
  {
    name: 'reports.totals_are_all_days',
    promise: 'For every kind and agent, what the reports say of all time is the sum of the days.',
    sql: `SELECT measure, kind, agent_id, sum(count) AS count_off, sum(usd) AS usd_off FROM (
        SELECT measure, kind, agent_id, count, usd FROM report_total
        UNION ALL SELECT measure, kind, agent_id, -count, -usd FROM report_day
      ) AS part GROUP BY 1, 2, 3 HAVING sum(count) <> 0 OR sum(usd) <> 0`,
  },
];
