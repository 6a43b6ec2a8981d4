import { shapes } from '@app/contract/travel/bundle-report-schemas';
import { staffBundleEndpoints } from '@app/contract/travel/staff-bundle-endpoints';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readBundleReport } from '../usecases/bundle/read-bundle-report.ts';

/** The back office's calls of what is booked as one. */
export const staffBundleRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffBundleEndpoints, shapes, {
    bundleReport: ({ query, lang, staff }) =>
      readBundleReport(platform, { ...query, kind: query.kind ?? null, agentId: staff.agentId }, lang),
  });
