import { defineSlice } from '../../platform/slice.ts';
import { staffDealRoutes } from './app/http/staff-deal.routes.ts';
import { startTravelDealTimer } from './core/usecases/tags.ts';

/** Discount deals on what travel sells. Their invariants are about orders as well, and stand with travel. */
export default defineSlice((platform) => {
  let timer: ReturnType<typeof startTravelDealTimer> | null = null;
  return {
    name: 'travel-deals',
    owns: ['travel_deal', 'travel_deal_claim'],
    start: async () => {
      timer = startTravelDealTimer(platform);
    },
    stop: async () => timer?.stop(),
    endpoints: staffDealRoutes(platform),
  };
});
