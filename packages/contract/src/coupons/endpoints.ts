import { defineEndpoints } from '../core/endpoint.ts';
import type { ErrorKey } from '../core/error-catalogue.ts';
import type { shapes } from './schemas.ts';

const collecting: readonly ErrorKey[] = [
  'coupon.all_collected',
  'coupon.yours_collected',
  'coupon.not_open',
  'coupon.not_for_you',
];

export const couponEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  couponCentre: {
    method: 'GET',
    path: '/coupon/centre',
    access: 'optional',
    quiet: true,
    summary: 'Coupons to collect, of everything or of one product',
  },
  productCoupons: {
    method: 'GET',
    path: '/coupon/of_product',
    access: 'public',
    quiet: true,
    summary: 'Coupons that anybody may collect for a product, for its page',
  },
  collectCoupon: {
    method: 'POST',
    path: '/coupon/collect',
    access: 'customer',
    idempotent: true,
    errors: ['record.not_found', ...collecting],
    summary: 'Collect a coupon',
  },
  redeemCode: {
    method: 'POST',
    path: '/coupon/redeem',
    access: 'customer',
    idempotent: true,
    errors: ['coupon.wrong_code', ...collecting],
    summary: 'Collect the coupon of a code',
  },
  myCoupons: {
    method: 'GET',
    path: '/coupon/mine',
    access: 'customer',
    quiet: true,
    summary: "The customer's coupons by state, with their counts",
  },
  couponGoods: {
    method: 'GET',
    path: '/coupon/goods',
    access: 'public',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'Goods a coupon is valid for',
  },
});
