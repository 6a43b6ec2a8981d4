import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { LOCALES } from '../core/locale.ts';
import { picture } from '../core/picture.ts';
import {
  count,
  id,
  moment,
  optionalParagraphs,
  optionalText,
  pageOf,
  pageQuery,
  paragraphs,
  queryFlag,
  queryInt,
} from '../core/validation.ts';
import { reportReason } from './schemas.ts';

export const staffReviewTabs = ['all', 'unanswered', 'reported', 'hidden'] as const;

const staffReviewRow = z.object({
  id: z.uuid(),
  product: z.object({ id: z.uuid(), name: z.string(), cover: picture }),
  customer: z.object({ id: z.uuid(), nickname: z.string() }),
  rating: z.int(),
  text: z.string(),
  pictures: z.array(picture),
  likes: count,
  shared: z.boolean(),
  replied: z.boolean(),
  hidden: z.boolean(),
  /** Reports that nobody has settled. */
  reports: count,
  createdAt: moment,
  version: z.int(),
});
export type StaffReviewRow = z.infer<typeof staffReviewRow>;

const staffReview = staffReviewRow.extend({
  options: z.string(),
  /** The order it was bought in, for who may see orders. */
  order: z.object({ id: z.uuid(), number: z.string(), email: z.string() }).nullable(),
  /** The language the customer reads. */
  locale: z.enum(LOCALES),
  reply: z.object({ text: z.string(), by: z.string(), at: moment }).nullable(),
  hiddenAt: moment.nullable(),
  hiddenReason: z.string(),
  reported: z.array(
    z.object({
      nickname: z.string(),
      reason: reportReason,
      note: z.string(),
      at: moment,
      settledAt: moment.nullable(),
    }),
  ),
});
export type StaffReview = z.infer<typeof staffReview>;

const params = z.object({ id });
const version = z.int().min(1);

export const shapes = {
  listReviews: {
    query: z.object({
      ...pageQuery,
      tab: z.enum(staffReviewTabs, { error: 'field.invalid' }).optional().default('all'),
      product: optionalText(limits.productName).optional(),
      customer: optionalText(limits.email).optional(),
      rating: queryInt(1, 5).optional(),
      withPictures: queryFlag.optional(),
      sort: z.enum(['createdAt', 'likes', 'rating'], { error: 'field.invalid' }).optional().default('createdAt'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: pageOf(staffReviewRow).extend({ counts: z.record(z.enum(staffReviewTabs), count) }),
  },
  readReview: { params, answer: staffReview },
  replyReview: {
    params,
    /** An empty reply takes the present one back. */
    body: z.strictObject({ version, reply: optionalParagraphs(limits.reviewReply) }),
    answer: staffReview,
  },
  hideReview: { params, body: z.strictObject({ version, reason: paragraphs(limits.reportNote) }), answer: staffReview },
  unhideReview: { params, body: z.strictObject({ version }), answer: staffReview },
  settleReports: { params, body: z.strictObject({ version }), answer: staffReview },
};
