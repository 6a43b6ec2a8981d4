import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort } from '../accounts/core.ts';
import { reviewRoutes } from './app/http/review.routes.ts';
import { staffReviewRoutes } from './app/http/staff-review.routes.ts';
import { eraseLikes } from './app/usecases/erase-likes.ts';
import { erasePictures } from './app/usecases/erase-pictures.ts';
import { personalData } from './app/usecases/personal-data.ts';
import { reviewInvariants } from './core/db/invariants.ts';

export default defineSlice((platform) => ({
  name: 'reviews',
  owns: ['product_review', 'review_like', 'review_report'],
  reads: ['product'],
  gives: [personalDataPort(personalData), erasePort(erasePictures), erasePort(eraseLikes)],
  endpoints: [...reviewRoutes(platform), ...staffReviewRoutes(platform)],
  invariants: reviewInvariants,
}));
