import { reviewEndpoints } from '@app/contract/reviews/endpoints';
import { shapes } from '@app/contract/reviews/schemas';
import { type BoundEndpoint, bindEndpoints, type CallContext } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { likedReviews, likeReview } from '../usecases/like-review.ts';
import { readChoices, readShow } from '../usecases/read-show.ts';
import { reportReview } from '../usecases/report-review.ts';
import { shareReview } from '../usecases/share-review.ts';

const who = (call: CallContext) => ({ customerId: call.customer.id, lang: call.lang });

/** The calls around reviews in the storefront, beside reading and writing them. */
export const reviewRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(reviewEndpoints, shapes, {
    buyersShow: {
      handle: (call) => readShow(platform, { ...call.query, lang: call.lang }),
      cacheTags: () => ['reviews', 'products'],
    },
    likeReview: (call) => likeReview(platform, { ...who(call), ...call.body }),
    likedReviews: (call) => likedReviews(platform, call.customer.id),
    reportReview: (call) => reportReview(platform, { ...who(call), ...call.body }),
    reviewChoices: (call) => readChoices(platform, { ...who(call), ...call.query }),
    shareReview: (call) => shareReview(platform, { ...who(call), ...call.body }),
  });
