import { defineSlice } from '../../platform/slice.ts';
import { erasePort } from '../accounts/public.ts';
import { eraseReminders } from './db/reminder.repo.ts';
import { dealInvariants } from './domain/invariants.ts';
import { allDealsRoutes } from './http/all-deals.routes.ts';
import { dealRoutes } from './http/deal.routes.ts';
import { dealReportRoutes } from './http/deal-report.routes.ts';
import { staffRoutes } from './http/staff.routes.ts';
import { dealJobs } from './usecases/remind.ts';

export default defineSlice((platform) => ({
  name: 'deals',
  owns: ['deal_reminder'],
  reads: [
    'customer',
    'flash_deal',
    'flash_deal_item',
    'goods_order_line',
    'product',
    'product_search',
    'product_variant',
    'stock_allocation',
    'travel_deal',
  ],
  gives: [erasePort((tx, { customerId }) => eraseReminders(tx, customerId))],
  endpoints: [
    ...dealRoutes(platform),
    ...staffRoutes(platform),
    ...allDealsRoutes(platform),
    ...dealReportRoutes(platform),
  ],
  jobs: dealJobs(platform),
  invariants: dealInvariants,
}));
