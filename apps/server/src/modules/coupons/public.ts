/** What other slices may use of coupons. Functions that change one take the caller's transaction. */
export {
  couponIsFree,
  type HeldCoupon,
  type Hold,
  holdCoupon,
  lockCoupon,
  regainCoupon,
  returnCoupon,
  usableCoupons,
  usableQueued,
  useCoupon,
} from './db/copy.repo.ts';
export { bestCoupon, type Candidate, type Judged, judgeCoupons } from './domain/choose-best.ts';
export { termsView } from './domain/coupon-views.ts';
export { orderNumbersPort } from './usecases/order-numbers.ts';
export { purchasePort } from './usecases/purchases.ts';
