import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './deal-report.ts';

export const staffDealReportEndpoints = defineStaffEndpoints<typeof shapes>()({
  dealReport: {
    method: 'GET',
    path: '/deal-report',
    access: { permission: 'trade.deal_report.view' },
    scope: 'own_tree',
    summary: 'What was bought at deals of goods and of travel, what it brought and what the deals gave away',
  },
});
