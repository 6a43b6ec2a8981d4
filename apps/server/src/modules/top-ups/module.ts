import { defineSlice } from '../../platform/slice.ts';
import { onErase } from '../accounts/public.ts';
import { namesRecords, walletNotices } from '../wallet/public.ts';
import { invariants } from './db/invariants.ts';
import { numbersOf } from './db/top-up.repo.ts';
import { staffTopUpRoutes } from './http/staff.routes.ts';
import { topUpRoutes } from './http/top-up.routes.ts';
import { closeOpen } from './usecases/leave.ts';
import { topUpNotices } from './usecases/notices.ts';
import { makePayable } from './usecases/payable.ts';
import { topUpJobs } from './usecases/run-due.ts';
import { topUpSubscribers } from './usecases/tell-customer.ts';

export default defineSlice((platform) => {
  makePayable(platform);
  namesRecords('top_up', numbersOf);
  walletNotices(topUpNotices);
  onErase(closeOpen);
  return {
    name: 'top-ups',
    endpoints: [...topUpRoutes(platform), ...staffTopUpRoutes(platform)],
    invariants,
    jobs: topUpJobs(platform),
    subscribers: topUpSubscribers(platform),
  };
});
