import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'trade.coupons.view' } as const;
const edit = { permission: 'trade.coupons.edit' } as const;

export const staffCouponEndpoints = defineStaffEndpoints<typeof shapes>()({
  listCoupons: {
    method: 'GET',
    path: '/coupons',
    access: view,
    scope: 'house',
    summary: 'Coupons with counts per tab',
  },
  readCoupon: {
    method: 'GET',
    path: '/coupons/:id',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One coupon as staff edit it',
  },
  createCoupon: {
    method: 'POST',
    path: '/coupons',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'coupon.code_taken'],
    summary: 'Create a coupon',
  },
  updateCoupon: {
    method: 'PUT',
    path: '/coupons/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'coupon.terms_fixed', 'coupon.code_taken'],
    summary: 'Save a coupon; what was promised to those who collected it stays',
  },
  endCoupon: {
    method: 'POST',
    path: '/coupons/:id/end',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale'],
    summary: 'End collecting at once; collected ones stay',
  },
  couponHolders: {
    method: 'GET',
    path: '/coupon-holders',
    access: view,
    scope: 'house',
    summary: 'Who collected a coupon',
  },
  couponLevels: {
    method: 'GET',
    path: '/coupon-levels',
    access: view,
    scope: 'house',
    summary: 'Member levels to choose from',
  },
});
