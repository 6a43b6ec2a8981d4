import { defineSlice } from '../../platform/slice.ts';
import { erasePort } from '../accounts/public.ts';
import { reviewInvariants } from './domain/invariants.ts';
import { reviewRoutes } from './http/review.routes.ts';
import { staffReviewRoutes } from './http/staff-review.routes.ts';
import { eraseLikes } from './usecases/erase-likes.ts';

export default defineSlice((platform) => ({
  name: 'reviews',
  owns: ['review_like', 'review_report'],
  reads: ['customer', 'goods_order', 'goods_order_line', 'product', 'product_review'],
  gives: [erasePort(eraseLikes)],
  endpoints: [...reviewRoutes(platform), ...staffReviewRoutes(platform)],
  invariants: reviewInvariants,
}));
