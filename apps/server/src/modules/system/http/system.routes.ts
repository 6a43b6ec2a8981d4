import { staffSystemEndpoints } from '@app/contract/system/staff-endpoints';
import { shapes } from '@app/contract/system/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { clearCaches, readCaches } from '../usecases/clear-caches.ts';
import { readOpeningSteps } from '../usecases/read-opening-steps.ts';
import { cancelJob, listEvents, listJobs, listQueues, retryEvent, retryJob } from '../usecases/watch-jobs.ts';

/** What runs beneath the shop: memory, jobs and events. */
export const systemRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffSystemEndpoints, shapes, {
    openingSteps: ({ staff }) => readOpeningSteps(platform, staff),
    readCaches: async () => ({ kinds: readCaches(platform) }),
    clearCaches: async ({ staff, ip, body }) => ({ cleared: await clearCaches(platform, { staff, ip }, body.kinds) }),
    listQueues: () => listQueues(platform),
    listJobs: ({ query }) => listJobs(platform, query),
    retryJob: ({ staff, ip, params }) => retryJob(platform, { staff, ip }, params.id),
    cancelJob: ({ staff, ip, params }) => cancelJob(platform, { staff, ip }, params.id),
    listEvents: ({ query }) => listEvents(platform, query),
    retryEvent: ({ staff, ip, params }) => retryEvent(platform, { staff, ip }, params.id),
  });
