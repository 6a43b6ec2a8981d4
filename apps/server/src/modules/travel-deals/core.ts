export {
  claimDealUnits,
  claimDealUnitsAgain,
  dealsReading,
  keepDeals,
  type OwnDeal,
  ownDeals,
  releaseDealUnits,
  returnDealUnits,
  returnItemUnits,
  runningDeals,
  takeDealUnits,
} from './core/db/deal.repo.ts';
export {
  type DealDays,
  type DealOrder,
  dealListPage,
  dealOnDays,
  dealPageByState,
  dealState,
} from './core/db/deal-list.ts';
export { dealClaimsAs, travelDealsAs } from './core/db/readable.ts';
export { type DayPrice, type DealDayPrice, lowestAtDeal, percentOff, shownBefore } from './core/domain/deal-days.ts';
export { type DealDiscount, dealDiscount, shownOff, type TimedDeal } from './core/domain/deal-discount.ts';
export { idOfKey, keyOf } from './core/domain/deal-key.ts';
export {
  atDeal,
  bestDeal,
  claimedFrom,
  type DealScope,
  type DealTerms,
  holdsAt,
  holdsOn,
  missedDeal,
  type RunningDeal,
  unitUsd,
} from './core/domain/deal-price.ts';
export type { DealSpans } from './core/domain/deal-spans.ts';
export { holdingOn, wholeDiscount } from './core/domain/whole-discount.ts';
export {
  type DealsNow,
  dealKeysNow,
  dealMarkOf,
  dealSpansNow,
  dealsByKeyNow,
  dealsNow,
  dealsNowOn,
} from './core/usecases/deals-now.ts';
export { dropUnits, TRAVEL_DEALS } from './core/usecases/tags.ts';
