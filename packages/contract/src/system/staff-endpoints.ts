import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const seeJobs = { permission: 'system.jobs.view' } as const;
const handleJobs = { permission: 'system.jobs.manage' } as const;

export const staffSystemEndpoints = defineStaffEndpoints<typeof shapes>()({
  openingSteps: {
    method: 'GET',
    path: '/opening-steps',
    access: { permission: 'dashboard.view' },
    scope: 'own_tree',
    summary: 'What is still to do before the shop can open, of what the asker may do',
  },
  readCaches: {
    method: 'GET',
    path: '/caches',
    access: { permission: 'system.cache.view' },
    scope: 'house',
    summary: 'What the process that answers keeps in memory, by kind',
  },
  clearCaches: {
    method: 'POST',
    path: '/caches/clear',
    access: { permission: 'system.cache.clear' },
    scope: 'house',
    summary: 'Drop what is kept in memory, in every process, and say what it was',
  },
  listQueues: {
    method: 'GET',
    path: '/job-queues',
    access: seeJobs,
    scope: 'house',
    summary: 'Recurring jobs with their next run',
  },
  listJobs: {
    method: 'GET',
    path: '/jobs',
    access: seeJobs,
    scope: 'house',
    summary: 'Runs of jobs with counts per state',
  },
  retryJob: {
    method: 'POST',
    path: '/jobs/:id/retry',
    access: handleJobs,
    scope: 'house',
    errors: ['record.not_found', 'job.not_allowed'],
    summary: 'Run a failed job again',
  },
  cancelJob: {
    method: 'POST',
    path: '/jobs/:id/cancel',
    access: handleJobs,
    scope: 'house',
    errors: ['record.not_found', 'job.not_allowed'],
    summary: 'Cancel a job that has not ended',
  },
  listEvents: {
    method: 'GET',
    path: '/job-events',
    access: seeJobs,
    scope: 'house',
    summary: 'Events that somebody still has to hear, with counts per state',
  },
  retryEvent: {
    method: 'POST',
    path: '/job-events/:id/retry',
    access: handleJobs,
    scope: 'house',
    errors: ['record.not_found', 'job.not_allowed'],
    summary: 'Deliver an event again at once that failed',
  },
});
