import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Job } from '../slice.ts';
import { inSpan } from '../tracing/tracing.ts';

/** Runs one job until it finds nothing more to do. */
export const runToTheEnd = (job: Job): Promise<number> =>
  inSpan(
    () => ({ name: `job ${job.name}`, root: true, attributes: { 'avela.job': job.name } }),
    async (span) => {
      const changed = await runInRounds(job);
      span.set({ 'avela.changed': changed });
      return changed;
    },
  );

async function runInRounds(job: Job): Promise<number> {
  let changed = 0;
  for (let round = 0; round < 1_000; round += 1) {
    const now = await job.run();
    changed += now;
    if (now === 0) return changed;
  }
  return changed;
}

/** Runs that have ended are shown in the back office for so long. */
const RUNS_KEPT_SECONDS = 2 * 24 * 60 * 60;

export type JobRunner = { start(): Promise<void>; stop(): Promise<void> };

/** Recurring jobs on pg-boss: one process at a time runs a tick; the jobs themselves bear being run by several. */
export function createJobRunner(url: string, jobs: readonly Job[], log: FastifyBaseLogger): JobRunner {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 3, application_name: 'avela-jobs' });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported an error'));
  return {
    start: async () => {
      await boss.start();
      for (const job of jobs) {
        await boss.createQueue(job.name, {
          policy: 'singleton',
          retryLimit: 3,
          retryBackoff: true,
          expireInSeconds: 600,
          deleteAfterSeconds: RUNS_KEPT_SECONDS,
        });
        await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => void (await runToTheEnd(job)));
        await boss.schedule(job.name, job.cron);
      }
    },
    stop: async () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
