export { countTravelDeals } from './app/db/deal-report.repo.ts';
export { everyTravelDeal } from './app/db/staff-deal.repo.ts';
export { dealKeysNamed } from './app/usecases/deal-subjects.ts';
export { travelDealsWithIds } from './app/usecases/list-travel-deals.ts';
export {
  keptMinutes,
  type ShownDeal,
  shownTravelDeal,
  shownTravelDeals,
  travelDealDays,
} from './app/usecases/show-travel-deals.ts';
