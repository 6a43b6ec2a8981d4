import { staffReviewEndpoints } from '@app/contract/reviews/staff-endpoints';
import { shapes } from '@app/contract/reviews/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { soughtBy } from '../../../accounts/core.ts';
import { reviewPage } from '../db/staff-review.repo.ts';
import { hideReview, readReview, replyReview, settleReports, unhideReview } from '../usecases/answer-review.ts';

/** The back office's calls for reviews. */
export const staffReviewRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffReviewEndpoints, shapes, {
    listReviews: async ({ query, lang, staff }) => {
      const { list, counts } = await reviewPage(platform.db, query, {
        lang,
        agentId: staff.agentId,
        sought: soughtBy(staff, query.customer),
      });
      return { list, counts, total: counts[query.tab], page: query.page, limit: query.limit };
    },
    readReview: (call) => readReview(platform, call, call.params.id),
    replyReview: (call) => replyReview(platform, call, { id: call.params.id, ...call.body }),
    hideReview: (call) => hideReview(platform, call, { id: call.params.id, ...call.body }),
    unhideReview: (call) => unhideReview(platform, call, { id: call.params.id, ...call.body }),
    settleReports: (call) => settleReports(platform, call, { id: call.params.id, ...call.body }),
  });
