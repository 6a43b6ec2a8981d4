import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort, userInfoPort } from '../accounts/core.ts';
import { usableCount } from './db/copy.repo.ts';
import { personalData } from './db/personal-data.ts';
import { couponInvariants } from './domain/invariants.ts';
import { couponRoutes } from './http/coupon.routes.ts';
import { staffCouponRoutes } from './http/staff.routes.ts';
import { eraseCoupons } from './usecases/erase-coupons.ts';

export default defineSlice((platform) => ({
  name: 'coupons',
  owns: ['coupon', 'customer_coupon'],
  reads: ['goods_order'],
  gives: [personalDataPort(personalData), userInfoPort(usableCount), erasePort(eraseCoupons)],
  endpoints: [...couponRoutes(platform), ...staffCouponRoutes(platform)],
  invariants: couponInvariants,
}));
