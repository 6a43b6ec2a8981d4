import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const reviewEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  buyersShow: {
    method: 'GET',
    path: '/review/show',
    access: 'public',
    quiet: true,
    summary: "The buyers' show: photo reviews that customers shared",
  },
  likeReview: {
    method: 'POST',
    path: '/review/like',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found', 'review.own'],
    summary: 'Say that a review helps, or take that back',
  },
  likedReviews: {
    method: 'GET',
    path: '/review/liked',
    access: 'customer',
    quiet: true,
    summary: 'Ids of the reviews the customer liked, the newest first',
  },
  reportReview: {
    method: 'POST',
    path: '/review/report',
    access: 'customer',
    errors: ['record.not_found', 'review.own'],
    summary: 'Tell staff what is wrong with a review; a second report replaces the first',
  },
  reviewChoices: {
    method: 'GET',
    path: '/review/choices',
    access: 'customer',
    quiet: true,
    summary: 'What the customer bought and can still review, or their photo reviews',
  },
  shareReview: {
    method: 'POST',
    path: '/review/share',
    access: 'customer',
    errors: ['record.not_found', 'review.no_pictures', 'review.hidden'],
    summary: "Put a photo review of one's own into the buyers' show, or take it out",
  },
});
