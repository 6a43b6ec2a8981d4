import { assertThat, refuse } from '@app/contract/core/refuse';
import type { EventRow, JobQueue, JobRow, shapes } from '@app/contract/system/staff-schemas';
import type { z } from 'zod';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { retryUnheard } from '../../../platform/events/outbox.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { countEvents, eventById, eventsPage, type StoredEvent } from '../db/event.repo.ts';
import {
  cancelUnbegun,
  countJobs,
  hasQueues,
  jobById,
  jobsPage,
  queueStates,
  retryFailed,
  type StoredJob,
} from '../db/job.repo.ts';
import { nextRun } from '../domain/next-run.ts';

const NO_JOBS = { all: 0, waiting: 0, running: 0, retrying: 0, done: 0, failed: 0, cancelled: 0 };

function shownJob({ createdAt, startAfter, startedAt, endedAt, ...rest }: StoredJob): JobRow {
  const actions: JobRow['actions'] =
    rest.state === 'failed' ? ['retry'] : rest.state === 'waiting' || rest.state === 'retrying' ? ['cancel'] : [];
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    startAfter: startAfter.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    actions,
  };
}

const shownEvent = ({ createdAt, nextTryAt, ...rest }: StoredEvent): EventRow => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  nextTryAt: nextTryAt?.toISOString() ?? null,
  actions: rest.state === 'waiting' ? [] : ['retry'],
});

/** Every recurring job with its next run by the machine's clock, which runs them. */
export async function listQueues(platform: Platform): Promise<JobQueue[]> {
  const states = new Map(
    ((await hasQueues(platform.db)) ? await queueStates(platform.db) : []).map((one) => [one.name, one]),
  );
  const now = new Date();
  return platform
    .jobs()
    .map(({ name, cron }) => {
      const { waiting = 0, running = 0, failed = 0, lastAt, lastState, lastMs } = states.get(name) ?? {};
      return {
        name,
        cron,
        nextAt: nextRun(cron, now)?.toISOString() ?? null,
        lastAt: lastAt?.toISOString() ?? null,
        lastState: lastState ?? null,
        lastMs: lastMs ?? null,
        waiting,
        running,
        failed,
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** A page of runs with counts per state. */
export async function listJobs(platform: Platform, query: z.output<(typeof shapes)['listJobs']['query']>) {
  const { queue, state, order, page, limit } = query;
  if (!(await hasQueues(platform.db))) return { list: [], total: 0, page, limit, counts: NO_JOBS };
  const [rows, counts] = await Promise.all([
    jobsPage(platform.db, { queue, state }, { order, page, limit }),
    countJobs(platform.db, { queue }),
  ]);
  return { list: rows.map(shownJob), total: counts[state ?? 'all'], page, limit, counts };
}

type Step = { readonly action: 'job.retry' | 'job.cancel'; readonly change: (tx: Tx, id: string) => Promise<boolean> };

async function step(
  platform: Platform,
  { staff, ip }: StaffContext,
  id: string,
  { action, change }: Step,
): Promise<JobRow> {
  if (!(await hasQueues(platform.db))) refuse('record.not_found');
  return inTransaction(platform.db, async (tx) => {
    const before = (await jobById(tx, id)) ?? refuse('record.not_found');
    assertThat(await change(tx, id), 'job.not_allowed');
    const after = (await jobById(tx, id)) ?? refuse('record.not_found');
    const about = ({ queue, state }: StoredJob) => ({ queue, state });
    const entry = { action, record: `job/${id}`, before: about(before), after: about(after) };
    await logOperation(tx, { staff, ip }, entry);
    return shownJob(after);
  });
}

/** Runs a failed job again. Refuses record.not_found and job.not_allowed. */
export const retryJob = (platform: Platform, by: StaffContext, id: string): Promise<JobRow> =>
  step(platform, by, id, { action: 'job.retry', change: retryFailed });

/** Cancels a job that has not begun. Refuses record.not_found and job.not_allowed. */
export const cancelJob = (platform: Platform, by: StaffContext, id: string): Promise<JobRow> =>
  step(platform, by, id, { action: 'job.cancel', change: cancelUnbegun });

/** A page of events that somebody still has to hear, with counts per state. */
export async function listEvents(platform: Platform, query: z.output<(typeof shapes)['listEvents']['query']>) {
  const { name, state, order, page, limit } = query;
  const [rows, counts] = await Promise.all([
    eventsPage(platform.db, { name, state }, { order, page, limit }),
    countEvents(platform.db, { name }),
  ]);
  return { list: rows.map(shownEvent), total: counts[state ?? 'all'], page, limit, counts };
}

/** Delivers a failed event again. Refuses record.not_found and job.not_allowed. */
export async function retryEvent(platform: Platform, { staff, ip }: StaffContext, id: string): Promise<EventRow> {
  return inTransaction(platform.db, async (tx) => {
    const before = (await eventById(tx, id)) ?? refuse('record.not_found');
    assertThat(await retryUnheard(tx, id), 'job.not_allowed');
    const after = (await eventById(tx, id)) ?? refuse('record.not_found');
    const about = { name: before.name, tries: before.tries };
    const entry = { action: 'event.retry', record: `event/${id}`, before: about, after: { ...about, tries: 0 } };
    await logOperation(tx, { staff, ip }, entry);
    return shownEvent(after);
  });
}
