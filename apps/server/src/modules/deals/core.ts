export { type ClaimedDeal, claimDeals, lockDeals } from './core/db/claim.repo.ts';
export {
  dealOfVariant,
  productsAtDeal,
  runningDeal,
  variantDealPrice,
  variantPriorPrice,
} from './core/db/running-deal.ts';
