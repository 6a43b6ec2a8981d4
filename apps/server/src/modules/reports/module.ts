import { defineSlice } from '../../platform/slice.ts';
import { reportInvariants } from './db/invariants.ts';
import { reportRoutes } from './http/report.routes.ts';
import { reportJobs } from './usecases/keep-days.ts';

export default defineSlice((platform) => ({
  name: 'reports',
  owns: ['report_day', 'report_fact', 'report_product_day', 'report_total', 'report_zone'],
  reads: [
    'agent',
    'customer',
    'after_sale_case',
    'chat_talk',
    'deletion_request',
    'goods_order',
    'top_up',
    'travel_order',
    'withdrawal',
    'zone_clock',
  ],
  zones: 'SELECT time_zone FROM report_zone',
  endpoints: reportRoutes(platform),
  invariants: reportInvariants,
  jobs: reportJobs(platform),
}));
