export { type Adjusted, adjustTo } from './domain/adjust.ts';
export {
  type CouponHindrance,
  type PostageTerms,
  type PriceCoupon,
  type PricedItem,
  type PricedLine,
  type PriceInput,
  type Pricing,
  type PricingLine,
  priceOrder,
} from './domain/price-order.ts';
export { shownPrice, toPrice, toPriceLines } from './domain/shown.ts';
export { unitPrice } from './domain/unit-price.ts';
export { wordsIn } from './domain/words.ts';
