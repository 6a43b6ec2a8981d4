import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort } from '../accounts/core.ts';
import { finderPort } from '../assistants/public.ts';
import { pageKindPort } from '../pages/public.ts';
import { personalData } from './app/db/personal-data.ts';
import { eraseReminders } from './app/db/reminder.repo.ts';
import { allDealsRoutes } from './app/http/all-deals.routes.ts';
import { dealRoutes } from './app/http/deal.routes.ts';
import { dealReportRoutes } from './app/http/deal-report.routes.ts';
import { staffRoutes } from './app/http/staff.routes.ts';
import { dealPages } from './app/usecases/deal-page.ts';
import { dealFinder } from './app/usecases/find-deals.ts';
import { priorJobs } from './app/usecases/prior-prices.ts';
import { dealJobs } from './app/usecases/remind.ts';
import { dealInvariants } from './core/db/invariants.ts';
import { startDealTimer } from './core/usecases/deal-timer.ts';

export default defineSlice((platform) => {
  let timer: ReturnType<typeof startDealTimer> | null = null;
  return {
    name: 'deals',
    owns: ['deal_reminder', 'flash_deal', 'flash_deal_item'],
    reads: ['goods_order_line', 'product_search', 'product_variant', 'stock_allocation'],
    gives: [
      personalDataPort(personalData),
      erasePort((tx, { customerId }) => eraseReminders(tx, customerId)),
      pageKindPort(dealPages(platform)),
      finderPort(dealFinder(platform)),
    ],
    endpoints: [
      ...dealRoutes(platform),
      ...staffRoutes(platform),
      ...allDealsRoutes(platform),
      ...dealReportRoutes(platform),
    ],
    jobs: [...dealJobs(platform), ...priorJobs(platform)],
    invariants: dealInvariants,
    start: async () => {
      timer = startDealTimer(platform);
    },
    stop: async () => timer?.stop(),
  };
});
