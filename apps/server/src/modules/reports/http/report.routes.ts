import { staffReportEndpoints } from '@app/contract/reports/staff-endpoints';
import { shapes } from '@app/contract/reports/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { agentsFound } from '../db/agents.repo.ts';
import { recount } from '../usecases/keep-days.ts';
import { listAgentRows, listEntries } from '../usecases/list-entries.ts';
import { readAgentReport, readOrderReport } from '../usecases/read-report.ts';
import { readWaiting } from '../usecases/read-waiting.ts';
import { readWorkbench } from '../usecases/read-workbench.ts';

/** The calls of the dashboard and the statistics. */
export const reportRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffReportEndpoints, shapes, {
    workbench: ({ query, staff, lang }) => readWorkbench(platform, { range: query.range, staff, lang }),
    waiting: async ({ staff }) => (await readWaiting(platform, staff, staff)).waiting,
    orderReport: ({ query, staff }) => readOrderReport(platform, { query, staff }),
    orderEntries: ({ query, staff }) => listEntries(platform, { query, staff }),
    agentReport: ({ query, staff }) => readAgentReport(platform, { query, staff }),
    agentRows: ({ query, staff }) => listAgentRows(platform, { query, staff }),
    agentsFound: ({ query, staff }) => agentsFound(platform.db, staff.agentId, query),
    moneyEntries: ({ query, staff }) => listEntries(platform, { query, staff }),
    recount: ({ body, staff, ip }) => recount(platform, { staff, ip }, body),
  });
