import { shapes } from '@app/contract/deals/deal-report';
import { staffDealReportEndpoints } from '@app/contract/deals/deal-report-endpoints';
import { type BoundEndpoint, bindEndpoints } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { readDealReport } from '../usecases/read-deal-report.ts';

/** The back office's report of deals of every kind. */
export const dealReportRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffDealReportEndpoints, shapes, {
    dealReport: ({ query, lang, staff }) =>
      readDealReport(platform, { ...query, kind: query.kind ?? null, agentId: staff.agentId }, lang),
  });
