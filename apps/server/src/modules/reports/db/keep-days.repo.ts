import type { Days } from '@app/contract/reports/ranges';
import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { joinClock, localDay, rowTime } from '../../../platform/db/local-time.ts';
import { MEASURES } from '../domain/measures.ts';
import { clockName } from './calendar.repo.ts';

const FOLDED_AT_ONCE = 20_000;

/** What is thrown when somebody else is at work on the days and one must not wait. */
export const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs `work` alone among those who write days, seeing one state of the database. The lock is the first statement, so
 * that what is seen is what stands once it is held. Readers and writers of facts go on.
 */
export function aloneOnDays<T>(db: Db, work: (tx: Tx) => Promise<T>, { wait }: { wait: boolean }): Promise<T> {
  const begin = async (tx: Tx): Promise<T> => {
    await sql`LOCK TABLE report_zone IN SHARE ROW EXCLUSIVE MODE ${wait ? sql`` : sql`NOWAIT`}`.execute(tx);
    return work(tx);
  };
  return inTransaction(db, begin, { snapshot: true });
}

/** Adds the oldest facts to their days, by midnights of `timeZone`, and forgets them. Returns how many. */
export async function foldFacts(tx: Tx, timeZone: string): Promise<number> {
  await sql`UPDATE report_zone SET clock = ${clockName(timeZone)} WHERE clock IS NULL`.execute(tx);
  const { rows } = await sql<{ folded: number }>`
    WITH taken AS (
      DELETE FROM report_fact WHERE id IN (SELECT id FROM report_fact ORDER BY id LIMIT ${FOLDED_AT_ONCE})
      RETURNING at, measure, kind, agent_id, product_id, count, usd
    ), summed AS (
      SELECT (${rowTime(sql`t.at`, 'k')})::date AS day, t.measure, t.kind, t.agent_id, t.product_id,
        sum(t.count) AS count, sum(t.usd) AS usd FROM taken t CROSS JOIN report_zone z ${joinClock(sql`z.time_zone`, 'k')} GROUP BY 1, 2, 3, 4, 5
    ), days AS (
      INSERT INTO report_day (day, measure, kind, agent_id, count, usd)
      SELECT day, measure, kind, agent_id, count, usd FROM summed WHERE measure <> 'sold'
      ON CONFLICT (day, measure, kind, agent_id) DO UPDATE
        SET count = report_day.count + excluded.count, usd = report_day.usd + excluded.usd
    ), totals AS (
      INSERT INTO report_total (measure, kind, agent_id, count, usd)
      SELECT measure, kind, agent_id, sum(count), sum(usd) FROM summed WHERE measure <> 'sold' GROUP BY 1, 2, 3
      ON CONFLICT (measure, kind, agent_id) DO UPDATE
        SET count = report_total.count + excluded.count, usd = report_total.usd + excluded.usd
    ), products AS (
      INSERT INTO report_product_day (day, product_id, agent_id, count, usd)
      SELECT day, product_id, agent_id, count, usd FROM summed WHERE measure = 'sold'
      ON CONFLICT (day, product_id, agent_id) DO UPDATE
        SET count = report_product_day.count + excluded.count, usd = report_product_day.usd + excluded.usd
    )
    SELECT count(*)::int AS folded FROM taken`.execute(tx);
  return rows[0]?.folded ?? 0;
}

const within = (column: string, days: Days, timeZone: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} >= ${dayBegins(days.from, timeZone)} AND ${sql.ref(column)} < ${dayBegins(days.to, timeZone, 1)}`;

/** Counts from the records, and the totals anew; `moments` bounds them. One statement a measure, so that none takes too long. */
async function countFromRecords(tx: Tx, timeZone: string, moments: RawBuilder<unknown>): Promise<void> {
  for (const measure of [...MEASURES, 'sold'] as const) {
    const sold = measure === 'sold';
    const [table, keys] = sold
      ? [sql`report_product_day`, sql`product_id, agent_id`]
      : [sql`report_day`, sql`measure, kind, agent_id`];
    await sql`
      INSERT INTO ${table} (day, ${keys}, count, usd)
      SELECT ${localDay(sql`s.at`, timeZone)} AS day, ${keys}, sum(s.count), sum(s.usd)
      FROM report_source s WHERE s.measure = ${sql.lit(measure)} AND ${moments} GROUP BY day, ${keys}`.execute(tx);
  }
  await sql`DELETE FROM report_total`.execute(tx);
  await sql`INSERT INTO report_total (measure, kind, agent_id, count, usd)
    SELECT measure, kind, agent_id, sum(count), sum(usd) FROM report_day GROUP BY 1, 2, 3`.execute(tx);
}

/** Counts every day again, by midnights of `timeZone`. */
export async function recountAll(tx: Tx, timeZone: string): Promise<void> {
  // Nobody waits for it but folding, and over millions of records one statement may take longer than those of calls.
  await sql`SET LOCAL statement_timeout = '10min'`.execute(tx);
  await sql`DELETE FROM report_fact`.execute(tx);
  await sql`DELETE FROM report_day`.execute(tx);
  await sql`DELETE FROM report_product_day`.execute(tx);
  await countFromRecords(tx, timeZone, sql`true`);
  await sql`UPDATE report_zone SET time_zone = ${timeZone}, clock = ${clockName(timeZone)}, rebuilt_at = app_now()`.execute(
    tx,
  );
}

/** How many sums of some days differ from what the records say, facts not folded yet left aside. */
async function wrongSums(tx: Tx, days: Days, timeZone: string): Promise<number> {
  const ours = sql`day BETWEEN ${days.from}::date AND ${days.to}::date`;
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM (
      SELECT 1 FROM (
        SELECT day, measure, kind, NULL::uuid AS product_id, agent_id, count, usd FROM report_day WHERE ${ours}
        UNION ALL SELECT day, 'sold', 'goods', product_id, agent_id, count, usd FROM report_product_day WHERE ${ours}
        UNION ALL SELECT ${localDay(sql`s.at`, timeZone)}, s.measure, s.kind, s.product_id, s.agent_id, -s.count, -s.usd
        FROM report_source s WHERE ${within('s.at', days, timeZone)}
      ) AS part GROUP BY day, measure, kind, product_id, agent_id HAVING sum(count) <> 0 OR sum(usd) <> 0
    ) AS wrong`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Counts some days again. Gives how many sums stood otherwise before; facts not folded yet must not be left. */
export async function recountDays(tx: Tx, days: Days, timeZone: string): Promise<number> {
  const wrong = await wrongSums(tx, days, timeZone);
  await sql`DELETE FROM report_day WHERE day BETWEEN ${days.from}::date AND ${days.to}::date`.execute(tx);
  await sql`DELETE FROM report_product_day WHERE day BETWEEN ${days.from}::date AND ${days.to}::date`.execute(tx);
  await countFromRecords(tx, timeZone, within('s.at', days, timeZone));
  return wrong;
}
