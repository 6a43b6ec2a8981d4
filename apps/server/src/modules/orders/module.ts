import { defineSlice } from '../../platform/slice.ts';
import { type UserInfoPort, userInfoPart } from '../accounts/public.ts';
import { orderInvariants } from './db/invariants.ts';
import { orderCountsInLine } from './db/order-counts.repo.ts';
import { orderRoutes } from './http/order.routes.ts';
import { staffOrderRoutes } from './http/staff-order.routes.ts';
import { makePayable } from './usecases/payable.ts';
import { orderJobs } from './usecases/run-due.ts';
import { orderSubscribers } from './usecases/tell-devices.ts';

const counts: UserInfoPort = async (_platform, db, { customerId }) => {
  const orderCounts = await orderCountsInLine(db, customerId);
  return () => ({ orderCounts: orderCounts() });
};

export default defineSlice((platform) => {
  makePayable(platform);
  userInfoPart(counts);
  return {
    name: 'orders',
    endpoints: [...orderRoutes(platform), ...staffOrderRoutes(platform)],
    invariants: orderInvariants,
    jobs: orderJobs(platform),
    subscribers: orderSubscribers(platform),
  };
});
