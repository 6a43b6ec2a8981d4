import { z } from 'zod';
import { count, distinct, id, moment, optionalText, pageOf, pageQuery } from '../core/validation.ts';
import { OPENING_STEPS } from './opening-steps.ts';

/** What is kept in memory, by what it is about. */
export const CACHE_KINDS = ['catalog', 'hotels', 'content', 'texts', 'money', 'parameters', 'other'] as const;
export type CacheKind = (typeof CACHE_KINDS)[number];

const cacheKind = z.object({ kind: z.enum(CACHE_KINDS), answers: count, bytes: count });
export type CacheContents = z.infer<typeof cacheKind>;

export const JOB_STATES = ['waiting', 'running', 'retrying', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

const queue = z.object({
  name: z.string(),
  /** Cron of five fields, UTC. */
  cron: z.string(),
  nextAt: moment.nullable(),
  lastAt: moment.nullable(),
  lastState: z.enum(JOB_STATES).nullable(),
  lastMs: count.nullable(),
  waiting: count,
  running: count,
  failed: count,
});
export type JobQueue = z.infer<typeof queue>;

const jobRow = z.object({
  id: z.uuid(),
  queue: z.string(),
  state: z.enum(JOB_STATES),
  tries: count,
  /** What it failed with last; empty when it did not. */
  error: z.string(),
  createdAt: moment,
  startAfter: moment,
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  actions: z.array(z.enum(['retry', 'cancel'])),
});
export type JobRow = z.infer<typeof jobRow>;

export const EVENT_STATES = ['waiting', 'failing', 'given_up'] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** An event that somebody still has to hear. */
const eventRow = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(EVENT_STATES),
  tries: count,
  error: z.string(),
  createdAt: moment,
  nextTryAt: moment.nullable(),
  actions: z.array(z.enum(['retry'])),
});
export type EventRow = z.infer<typeof eventRow>;

const sorted = {
  sort: z.enum(['createdAt'], { error: 'field.invalid' }).optional().default('createdAt'),
  order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
};
const counts = <S extends string>(states: readonly S[]) => z.record(z.enum(['all', ...states]), count);

export const shapes = {
  openingSteps: { answer: z.object({ steps: z.array(z.enum(OPENING_STEPS)) }) },
  readCaches: { answer: z.object({ kinds: z.array(cacheKind) }) },
  clearCaches: {
    body: z.strictObject({
      kinds: distinct(
        z
          .array(z.enum(CACHE_KINDS, { error: 'field.invalid' }))
          .min(1, 'field.required')
          .max(7),
      ),
    }),
    /** What this process has dropped; the others were told to do the same. */
    answer: z.object({ cleared: z.array(cacheKind) }),
  },
  listQueues: { answer: z.array(queue) },
  listJobs: {
    query: z.object({
      ...pageQuery,
      queue: optionalText(100).optional(),
      state: z.enum(JOB_STATES, { error: 'field.invalid' }).optional(),
      ...sorted,
    }),
    answer: pageOf(jobRow).extend({ counts: counts(JOB_STATES) }),
  },
  retryJob: { params: z.object({ id }), answer: jobRow },
  cancelJob: { params: z.object({ id }), answer: jobRow },
  listEvents: {
    query: z.object({
      ...pageQuery,
      name: optionalText(60).optional(),
      state: z.enum(EVENT_STATES, { error: 'field.invalid' }).optional(),
      ...sorted,
    }),
    answer: pageOf(eventRow).extend({ counts: counts(EVENT_STATES) }),
  },
  retryEvent: {
    params: z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/, 'field.invalid') }),
    answer: eventRow,
  },
};
