import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { ErrorKey } from '../core/error-catalogue.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'trade.reviews.view' } as const;
const changing: readonly ErrorKey[] = ['record.not_found', 'record.stale'];

export const staffReviewEndpoints = defineStaffEndpoints<typeof shapes>()({
  listReviews: {
    method: 'GET',
    path: '/reviews',
    access: view,
    scope: 'own_tree',
    summary: 'Reviews with counts per tab',
  },
  readReview: {
    method: 'GET',
    path: '/reviews/:id',
    access: view,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'One review with what was reported about it',
  },
  replyReview: {
    method: 'POST',
    path: '/reviews/:id/reply',
    access: { permission: 'trade.reviews.reply' },
    scope: 'own_tree',
    errors: changing,
    summary: 'Answer a review, or take the answer back; the customer is told of the first one',
  },
  hideReview: {
    method: 'POST',
    path: '/reviews/:id/hide',
    access: { permission: 'trade.reviews.hide' },
    scope: 'own_tree',
    errors: [...changing, 'review.hidden'],
    summary: 'Hide a review: in no list, no count and no rating; settles its reports',
  },
  unhideReview: {
    method: 'POST',
    path: '/reviews/:id/show',
    access: { permission: 'trade.reviews.hide' },
    scope: 'own_tree',
    errors: [...changing, 'review.not_hidden'],
    summary: 'Show a hidden review again',
  },
  settleReports: {
    method: 'POST',
    path: '/reviews/:id/settle',
    access: { permission: 'trade.reviews.hide' },
    scope: 'own_tree',
    errors: changing,
    summary: 'Settle what was reported about a review; it stays',
  },
});
