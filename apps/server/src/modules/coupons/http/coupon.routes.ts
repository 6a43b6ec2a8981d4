import { couponEndpoints } from '@app/contract/coupons/endpoints';
import { shapes } from '@app/contract/coupons/schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { collectCoupon, redeemCode } from '../usecases/collect-coupon.ts';
import { readGoods, readMine, readOffers } from '../usecases/read-coupons.ts';

/** The customer's calls for coupons. */
export const couponRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(couponEndpoints, shapes, {
    couponCentre: ({ query, maybeCustomer, lang, currency }) =>
      readOffers(platform, {
        lang,
        currency,
        customerId: maybeCustomer?.id ?? null,
        productId: query.product ?? null,
      }),
    productCoupons: {
      handle: ({ query, lang, currency }) =>
        readOffers(platform, { lang, currency, customerId: null, productId: query.product }),
      cacheTags: () => ['coupons', 'currencies'],
    },
    collectCoupon: ({ tx, customer, body, lang, currency }) =>
      collectCoupon(platform, tx, { customerId: customer.id, lang, currency, couponId: body.couponId }),
    redeemCode: {
      ahead: async ({ customer }) => void (await platform.limits.take(rateRules.couponCode, customer.id)),
      handle: ({ tx, customer, body, lang, currency }) =>
        redeemCode(platform, tx, { customerId: customer.id, lang, currency, code: body.code }),
    },
    myCoupons: ({ query, customer, lang, currency }) =>
      readMine(platform, { ...query, customerId: customer.id, lang, currency }),
    couponGoods: {
      handle: ({ query, lang, currency }) =>
        readGoods(platform, { couponId: query.id, cursor: query.cursor, limit: query.limit, lang, currency }),
      cacheTags: () => ['coupons', 'products', 'currencies', 'parameters', 'categories'],
    },
  });
