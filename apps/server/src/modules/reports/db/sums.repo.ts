import type { Days } from '@app/contract/reports/ranges';
import type { Measure, OrderKind } from '@app/contract/reports/staff-schemas';
import { dayBegins, instantOf, wallTimeIn } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { localDay } from '../../../platform/db/local-time.ts';
import { inSubtree } from '../../agents/core.ts';

/**
 * Which facts are counted: those the viewer may see, of these one agent with everybody below them, and of these orders
 * of one kind; null for all.
 */
export type Seen = { readonly viewer: string | null; readonly agent: string | null; readonly kind: OrderKind | null };
export type DaySum = {
  readonly day: string;
  readonly measure: Measure;
  readonly kind: OrderKind;
  readonly count: number;
  readonly usd: number;
};
const MINUTE_MS = 60_000;

export type SumsQuery = { readonly days: Days; readonly timeZone: string; readonly seen: Seen };

/** The agents of `f` that may be seen and were asked for. */
export const visibleAgents = ({ viewer, agent }: Seen): RawBuilder<boolean> =>
  sql`${inSubtree('f.agent_id', viewer)} AND ${inSubtree('f.agent_id', agent)}`;

/** The same, and of `f` the kind that was asked for. */
export const visible = (seen: Seen): RawBuilder<boolean> =>
  seen.kind === null ? visibleAgents(seen) : sql`${visibleAgents(seen)} AND f.kind = ${seen.kind}`;

const keptDays = (days: Days): RawBuilder<unknown> => sql`
  SELECT d.day, d.measure, d.kind, d.agent_id, d.count, d.usd FROM report_day d
  WHERE d.day BETWEEN ${days.from}::date AND ${days.to}::date`;

const newFacts = (days: Days, timeZone: string): RawBuilder<unknown> => sql`
  SELECT ${localDay(sql`n.at`, timeZone)} AS day, n.measure, n.kind, n.agent_id, n.count, n.usd FROM report_fact n
  WHERE n.measure <> 'sold' AND n.at >= ${dayBegins(days.from, timeZone)} AND n.at < ${dayBegins(days.to, timeZone, 1)}`;

/** Sums of days by measure, kind and agent, with the facts not folded into them yet; rows `day, measure, kind, …`. */
export const factsOf = (days: Days, timeZone: string): RawBuilder<unknown> =>
  sql`${keptDays(days)} UNION ALL ${newFacts(days, timeZone)}`;

/** Sums of all time by measure and agent, with the facts not folded into them yet; rows `measure, agent_id, count, usd`. */
export const totalFacts: RawBuilder<unknown> = sql`
  SELECT t.measure, t.agent_id, t.count, t.usd FROM report_total t
  UNION ALL SELECT n.measure, n.agent_id, n.count, n.usd FROM report_fact n WHERE n.measure <> 'sold'`;

/** What was counted on each day of a range, in the order of the days; days without anything are left out. */
export async function sumsPerDay(db: Queryable, { days, timeZone, seen }: SumsQuery): Promise<DaySum[]> {
  // The days are summed by themselves, in the order of their index; together with new facts they would have to be sorted.
  const { rows } = await sql<DaySum>`
    SELECT s.day::text AS day, s.measure, s.kind, sum(s.count)::bigint AS count, sum(s.usd)::bigint AS usd FROM (
      SELECT f.day, f.measure, f.kind, sum(f.count) AS count, sum(f.usd) AS usd
      FROM (${keptDays(days)}) f WHERE ${visible(seen)} GROUP BY f.day, f.measure, f.kind
      UNION ALL
      SELECT f.day, f.measure, f.kind, f.count, f.usd FROM (${newFacts(days, timeZone)}) f WHERE ${visible(seen)}
    ) s GROUP BY s.day, s.measure, s.kind ORDER BY s.day`.execute(db);
  return rows;
}

/**
 * What was counted on one day up to the same time of day as now, from the records themselves; and the moment at which
 * that is. Where the clocks go forward over it, the moment an hour later.
 */
export async function sumsUntilNow(
  db: Queryable,
  asked: { day: string; now: Date; timeZone: string; seen: Seen },
): Promise<{ sums: DaySum[]; until: Date }> {
  const { day, now, timeZone, seen } = asked;
  const minute = instantOf(day, wallTimeIn(timeZone, now).slice(11), timeZone);
  const moment = new Date(minute.getTime() + (now.getTime() % MINUTE_MS));
  const { rows } = await sql<DaySum>`
    SELECT ${day}::text AS day, f.measure, f.kind, sum(f.count)::bigint AS count, sum(f.usd)::bigint AS usd
    FROM report_source f
    WHERE f.measure <> 'sold' AND f.at >= ${dayBegins(day, timeZone)} AND f.at <= ${moment} AND ${visible(seen)}
    GROUP BY f.measure, f.kind`.execute(db);
  return { sums: rows, until: moment };
}

/** How many records of a measure there are in a range, and what they sum to. */
export async function sumOf(
  db: Queryable,
  asked: SumsQuery,
  measure: Measure,
): Promise<{ count: number; usd: number }> {
  const { rows } = await sql<{ count: number; usd: number }>`
    SELECT COALESCE(sum(f.count), 0)::bigint AS count, COALESCE(sum(f.usd), 0)::bigint AS usd
    FROM (${factsOf(asked.days, asked.timeZone)}) f WHERE f.measure = ${measure} AND ${visible(asked.seen)}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, usd: 0 };
}
