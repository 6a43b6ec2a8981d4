import type { JobState } from '@app/contract/system/staff-schemas';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

export type StoredJob = {
  readonly id: string;
  readonly queue: string;
  readonly state: JobState;
  readonly tries: number;
  readonly error: string;
  readonly createdAt: Date;
  readonly startAfter: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
};

/** pg-boss's states in our words. */
const state = sql`CASE state::text WHEN 'created' THEN 'waiting' WHEN 'active' THEN 'running' WHEN 'retry' THEN 'retrying'
  WHEN 'completed' THEN 'done' ELSE state::text END`;
const THEIRS: Readonly<Record<JobState, string>> = {
  waiting: 'created',
  running: 'active',
  retrying: 'retry',
  done: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
};
/** What a job that failed has left, in one line. */
const error = sql`left(coalesce(output->>'message', output->>'value', output::text, ''), 1000)`;
const columns = sql`id, name AS queue, ${state} AS state, retry_count AS tries,
  CASE WHEN state IN ('failed', 'retry') THEN ${error} ELSE '' END AS error, created_on AS "createdAt",
  start_after AS "startAfter", started_on AS "startedAt", completed_on AS "endedAt"`;

/** Whether a worker has ever been started on this database: pg-boss makes its tables itself. */
export async function hasQueues(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`SELECT to_regclass('jobs.job') IS NOT NULL AS there`.execute(db);
  return rows[0]?.there ?? false;
}

type JobFilter = { readonly queue?: string | undefined };
const conditions = ({ queue }: JobFilter) => (queue ? sql`name = ${queue}` : sql`name NOT LIKE '\\_\\_%'`);

export async function countJobs(db: Queryable, filter: JobFilter): Promise<Record<JobState | 'all', number>> {
  const { rows } = await sql<{ state: JobState; n: number }>`
    SELECT ${state} AS state, count(*)::int AS n FROM jobs.job WHERE ${conditions(filter)} GROUP BY 1`.execute(db);
  const of = Object.fromEntries(rows.map((row) => [row.state, row.n])) as Partial<Record<JobState, number>>;
  const all = rows.reduce((sum, row) => sum + row.n, 0);
  const { waiting = 0, running = 0, retrying = 0, done = 0, failed = 0, cancelled = 0 } = of;
  return { all, waiting, running, retrying, done, failed, cancelled };
}

/** A page of runs. */
export async function jobsPage(
  db: Queryable,
  filter: JobFilter & { readonly state?: JobState | undefined },
  page: { order: 'asc' | 'desc'; page: number; limit: number },
): Promise<StoredJob[]> {
  const way = page.order === 'asc' ? sql`ASC` : sql`DESC`;
  const of = filter.state ? sql`AND state = ${THEIRS[filter.state]}` : sql``;
  const { rows } = await sql<StoredJob>`SELECT ${columns} FROM jobs.job WHERE ${conditions(filter)} ${of}
    ORDER BY created_on ${way}, id ${way} LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}`.execute(db);
  return rows;
}

export async function jobById(db: Queryable, id: string): Promise<StoredJob | null> {
  const { rows } = await sql<StoredJob>`SELECT ${columns} FROM jobs.job WHERE id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Has a failed job run again; false when it is not failed. */
export async function retryFailed(db: Queryable, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE jobs.job
    SET state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = NULL
    WHERE id = ${id} AND state = 'failed'`.execute(db);
  return numAffectedRows === 1n;
}

/** Cancels a job that has not begun to run; false when it has. */
export async function cancelUnbegun(db: Queryable, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE jobs.job SET state = 'cancelled', completed_on = now()
    WHERE id = ${id} AND state IN ('created', 'retry')`.execute(db);
  return numAffectedRows === 1n;
}

export type QueueState = {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly lastAt: Date | null;
  readonly lastState: JobState | null;
  readonly lastMs: number | null;
};

/** How each queue stands, with its last run that began. */
export async function queueStates(db: Queryable): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    SELECT q.name, n.waiting, n.running, n.failed, l.started_on AS "lastAt", l.state AS "lastState", l.ms AS "lastMs"
      FROM jobs.queue q
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
               count(*) FILTER (WHERE state = 'active')::int AS running,
               count(*) FILTER (WHERE state = 'failed')::int AS failed
          FROM jobs.job j WHERE j.name = q.name) n
      LEFT JOIN LATERAL (
        SELECT started_on, ${state} AS state,
               round(extract(epoch FROM completed_on - started_on) * 1000)::int AS ms
          FROM jobs.job j WHERE j.name = q.name AND started_on IS NOT NULL ORDER BY started_on DESC LIMIT 1) l ON true`.execute(
    db,
  );
  return rows;
}
