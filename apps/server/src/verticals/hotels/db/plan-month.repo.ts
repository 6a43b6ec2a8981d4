import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { PlanMonth } from '../domain/plan-nights.ts';

type Row = PlanMonth & { planId: string; month: Day };

/** Some or all months of plans as stored, by plan and month; what is not stored is left out. With `lock`, held to the end. */
export async function planMonths(
  db: Queryable,
  of: { readonly planIds: readonly string[]; readonly months: readonly Day[] | 'all'; readonly lock?: boolean },
): Promise<Map<string, Map<Day, PlanMonth>>> {
  const { rows } = await sql<Row>`
    SELECT plan_id AS "planId", month, prices, stays, stops FROM hotel_plan_month
    WHERE plan_id = ANY(${[...of.planIds]}::uuid[]) ${of.months === 'all' ? sql`` : sql`AND month = ANY(${[...of.months]}::date[])`}
    ORDER BY plan_id, month ${of.lock ? sql`FOR UPDATE` : sql``}`.execute(db);
  const found = new Map<string, Map<Day, PlanMonth>>();
  for (const { planId, month, ...terms } of rows) {
    const months = found.get(planId) ?? new Map<Day, PlanMonth>();
    found.set(planId, months.set(month, terms));
  }
  return found;
}

export type WrittenMonth = { readonly planId: string; readonly month: Day; readonly terms: PlanMonth };

/** Writes months whole, in the order of their keys. */
export async function writeMonths(tx: Tx, months: readonly WrittenMonth[]): Promise<void> {
  const rows = months.map(({ planId, month, terms }) => ({ plan_id: planId, month, ...terms }));
  await sql`
    INSERT INTO hotel_plan_month (plan_id, month, prices, stays, stops)
    SELECT r.plan_id, r.month, r.prices, r.stays, r.stops
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r(plan_id uuid, month date, prices int[], stays int[], stops int[])
    ORDER BY r.plan_id, r.month
    ON CONFLICT (plan_id, month) DO UPDATE
      SET prices = EXCLUDED.prices, stays = EXCLUDED.stays, stops = EXCLUDED.stops`.execute(tx);
}

/** `at` counts from 0; `stays` and `stops` are one number where all days have the same. */
export type MonthText = {
  readonly at: number;
  readonly prices: string;
  readonly stays: string;
  readonly stops: string;
};

/**
 * One month of many plans, given as `id,id`, each with its place in that text, as texts of numbers: read by the thousand,
 * arrays and ids would cost more than the question.
 */
export async function monthTexts(db: Queryable, planIds: string, month: Day): Promise<MonthText[]> {
  const { rows } = await sql<MonthText>`
    SELECT a.place::int - 1 AS at, array_to_string(m.prices, ',') AS prices,
      CASE WHEN m.stays[1] = ALL (m.stays) THEN m.stays[1]::text ELSE array_to_string(m.stays, ',') END AS stays,
      CASE WHEN m.stops[1] = ALL (m.stops) THEN m.stops[1]::text ELSE array_to_string(m.stops, ',') END AS stops
    FROM unnest(${`{${planIds}}`}::uuid[]) WITH ORDINALITY a(id, place)
    JOIN hotel_plan_month m ON m.plan_id = a.id AND m.month = ${month}`.execute(db);
  return rows;
}
