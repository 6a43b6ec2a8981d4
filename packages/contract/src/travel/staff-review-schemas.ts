import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import {
  count,
  id,
  moment,
  optionalParagraphs,
  optionalText,
  pageOf,
  pageQuery,
  queryFlag,
  queryInt,
} from '../core/validation.ts';
import { travelKindName } from './order-views.ts';

const invalid = { error: 'field.invalid' };

/** A comment on something that was booked, for staff. */
const staffTravelComment = z.object({
  id: z.uuid(),
  kind: travelKindName,
  orderId: z.uuid(),
  /** The hotel, restaurant or route it is about, and what was booked of it. */
  subject: z.string(),
  booked: z.string(),
  nickname: z.string(),
  rating: z.int(),
  text: z.string(),
  pictures: z.array(picture),
  hidden: z.boolean(),
  /** Why it is hidden. */
  reason: z.string(),
  createdAt: moment,
  version: z.int(),
});
export type StaffTravelComment = z.infer<typeof staffTravelComment>;

export const staffReviewShapes = {
  listTravelComments: {
    query: z.object({
      ...pageQuery,
      kind: travelKindName.optional(),
      /** Words of the name of what it is about, in any language. */
      place: optionalText(60).optional(),
      rating: queryInt(1, 5).optional(),
      hidden: queryFlag.optional(),
      text: optionalText(60).optional(),
      customer: optionalText(limits.email).optional(),
      sort: z.enum(['createdAt', 'rating'], invalid).optional().default('createdAt'),
      order: z.enum(['asc', 'desc'], invalid).optional().default('desc'),
    }),
    answer: pageOf(staffTravelComment).extend({ counts: z.object({ all: count, shown: count, hidden: count }) }),
  },
  hideTravelComment: {
    params: z.strictObject({ id }),
    /** The reason is wanted when hiding. */
    body: z
      .strictObject({
        version: z.int().min(0),
        hidden: z.boolean(),
        reason: optionalParagraphs(limits.staffReason).optional().default(''),
      })
      .refine((given) => !given.hidden || given.reason !== '', { error: 'field.required', path: ['reason'] }),
    answer: staffTravelComment,
  },
};
