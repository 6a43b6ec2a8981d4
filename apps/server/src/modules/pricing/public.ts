export { type Adjusted, adjustTo } from './domain/adjust.ts';
export { type FrozenPrice, shownPoints } from './domain/frozen-price.ts';
export { NO_POSTAGE } from './domain/postage.ts';
export { priceOrder } from './domain/price-order.ts';
export type {
  CouponHindrance,
  PostageTerms,
  PriceCoupon,
  PricedItem,
  PricedLine,
  PriceInput,
  Pricing,
  PricingLine,
} from './domain/pricing.ts';
export { shown, shownPrice, toPrice, toPriceLines } from './domain/shown.ts';
export { unitPrice } from './domain/unit-price.ts';
export { wordsIn } from './domain/words.ts';
