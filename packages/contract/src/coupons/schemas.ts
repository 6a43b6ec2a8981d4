import { z } from 'zod';
import { productCard } from '../catalog/schemas.ts';
import { limits } from '../core/limits.ts';
import { count, feedOf, feedQuery, id, moment, pageOf, pageQuery, price, text } from '../core/validation.ts';

/** What a coupon takes off: an amount, a part of the goods, or the postage. */
export const couponKind = z.enum(['amount', 'percent', 'postage'], { error: 'field.invalid' });
export type CouponKind = z.infer<typeof couponKind>;
export const couponScope = z.enum(['all', 'categories', 'products'], { error: 'field.invalid' });
export const couponAudience = z.enum(['all', 'new', 'level'], { error: 'field.invalid' });

/** What a coupon says of itself, wherever it is shown. */
export const couponTerms = z.object({
  name: z.string(),
  kind: couponKind,
  amount: price.nullable(),
  percent: z.number().nullable(),
  /** The most that percent may take off. */
  cap: price.nullable(),
  minSpend: price,
  scope: couponScope,
  /** Names of the first categories or products it is valid for. */
  scopeNames: z.array(z.string()),
});
export type CouponTerms = z.infer<typeof couponTerms>;

const couponOffer = couponTerms.extend({
  id: z.uuid(),
  collectFrom: moment,
  collectUntil: moment,
  /** How long it can be used: between fixed days, or so many days after it was collected. */
  useFrom: moment.nullable(),
  useUntil: moment.nullable(),
  useDays: z.int().nullable(),
  audience: couponAudience,
  levelName: z.string().nullable(),
  /** Hundredths collected by everybody; null where there is no limit. */
  claimedPercent: z.int().nullable(),
  limitEach: z.int(),
  /** How many of it the customer has collected. */
  mine: count,
  /** Until when the customer can use the one collected that ends first; null without one to use. */
  mineUntil: moment.nullable(),
  /** Whether it can be collected now, and why not. */
  state: z.enum(['open', 'collected', 'gone', 'soon']),
});
export type CouponOffer = z.infer<typeof couponOffer>;

/** Where a collected coupon stands; `held` belongs to an order that waits for its payment. */
const myCouponState = z.enum(['usable', 'held', 'used', 'expired']);
const myCoupon = couponTerms.extend({
  id: z.uuid(),
  couponId: z.uuid(),
  state: myCouponState,
  validFrom: moment,
  validUntil: moment,
  usedAt: moment.nullable(),
  orderId: z.uuid().nullable(),
  /** What it took off, once it belongs to an order. */
  saved: price.nullable(),
});
export type MyCoupon = z.infer<typeof myCoupon>;

const myCouponTabs = ['usable', 'used', 'expired'] as const;
export type MyCouponTab = (typeof myCouponTabs)[number];

const offers = z.object({ list: z.array(couponOffer) });

export const shapes = {
  couponCentre: { query: z.object({ product: id.optional() }), answer: offers },
  productCoupons: { query: z.object({ product: id }), answer: offers },
  collectCoupon: { body: z.strictObject({ couponId: id }), answer: myCoupon },
  redeemCode: { body: z.strictObject({ code: text(limits.code, 'field.coupon_code') }), answer: myCoupon },
  myCoupons: {
    query: z.object({
      ...pageQuery,
      tab: z.enum(myCouponTabs, { error: 'field.invalid' }).optional().default('usable'),
    }),
    answer: pageOf(myCoupon).extend({ counts: z.record(z.enum(myCouponTabs), count) }),
  },
  couponGoods: {
    query: z.object({ ...feedQuery, id }),
    answer: feedOf(productCard).extend({ coupon: couponOffer }),
  },
};
