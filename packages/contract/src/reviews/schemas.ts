import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import { count, feedOf, feedQuery, id, moment, nothing, optionalParagraphs } from '../core/validation.ts';
import { reviewLanguage } from './review-language.ts';

const REVIEW_SORTS = ['newest', 'liked'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
export const reviewSort = z.enum(REVIEW_SORTS, { error: 'field.invalid' }).optional().default('newest');

const REPORT_REASONS = ['offensive', 'advertising', 'private', 'not_the_product', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const reportReason = z.enum(REPORT_REASONS, { error: 'field.required' });

/** A photo review in the buyers' show. */
const shownReview = z.object({
  id: z.uuid(),
  /** Shortened: the show is open to everybody. */
  nickname: z.string(),
  avatar: picture.nullable(),
  pictures: z.array(picture).min(1),
  rating: z.int().min(1).max(5),
  text: z.string(),
  lang: reviewLanguage,
  likes: count,
  product: z.object({ id: z.uuid(), name: z.string(), cover: picture }),
  createdAt: moment,
});
export type ShownReview = z.infer<typeof shownReview>;

const CHOICE_TABS = ['to_review', 'photos'] as const;
export type ChoiceTab = (typeof CHOICE_TABS)[number];

/** A bought item: to be reviewed (`review` is null), or reviewed with pictures. */
const reviewChoice = z.object({
  /** Of the order's line. */
  id: z.uuid(),
  orderId: z.uuid().nullable(),
  productId: z.uuid(),
  name: z.string(),
  options: z.string(),
  cover: picture,
  at: moment,
  review: z
    .object({
      id: z.uuid(),
      rating: z.int().min(1).max(5),
      text: z.string(),
      pictures: z.array(picture),
      likes: count,
      shared: z.boolean(),
      hidden: z.boolean(),
    })
    .nullable(),
});
export type ReviewChoice = z.infer<typeof reviewChoice>;

export const shapes = {
  buyersShow: { query: z.object({ ...feedQuery, sort: reviewSort }), answer: feedOf(shownReview) },
  likeReview: { body: z.strictObject({ id, on: z.boolean() }), answer: z.object({ liked: z.boolean(), likes: count }) },
  likedReviews: { answer: z.array(z.uuid()) },
  reportReview: {
    body: z.strictObject({
      id,
      reason: reportReason,
      note: optionalParagraphs(limits.reportNote).optional().default(''),
    }),
    answer: nothing,
  },
  reviewChoices: {
    query: z.object({
      ...feedQuery,
      tab: z.enum(CHOICE_TABS, { error: 'field.invalid' }).optional().default('to_review'),
    }),
    answer: feedOf(reviewChoice).extend({ counts: z.object({ to_review: count, photos: count }) }),
  },
  shareReview: { body: z.strictObject({ id, on: z.boolean() }), answer: z.object({ shared: z.boolean() }) },
};
