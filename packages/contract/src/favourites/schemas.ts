import { z } from 'zod';
import { productCard } from '../catalog/schemas.ts';
import { limits } from '../core/limits.ts';
import { count, distinct, feedOf, feedQuery, id, moment, nothing, price, queryFlag } from '../core/validation.ts';

/** A product that is kept, also while it is off sale. */
const keptProduct = productCard.extend({ online: z.boolean() });

const favourite = keptProduct.extend({
  collectedAt: moment,
  /** Its price when it was put on the list, when it costs less now. */
  droppedFrom: price.nullable(),
  /** It had sold out meanwhile and can be had again. */
  backInStock: z.boolean(),
});
export type Favourite = z.infer<typeof favourite>;

const viewedProduct = keptProduct.extend({ viewedAt: moment });
export type ViewedProduct = z.infer<typeof viewedProduct>;

export const FAVOURITE_FILTERS = ['all', 'dropped', 'back'] as const;

export const shapes = {
  collectProduct: {
    query: z.object({ id, on: queryFlag.optional() }),
    answer: z.object({ collected: z.boolean(), count }),
  },
  collectList: {
    query: z.object({
      ...feedQuery,
      filter: z.enum(FAVOURITE_FILTERS, { error: 'field.invalid' }).optional().default('all'),
    }),
    /** How many there are with each mark. */
    answer: feedOf(favourite).extend({ counts: z.object({ all: count, dropped: count, back: count }) }),
  },
  collectedIds: { answer: z.array(z.uuid()) },
  viewProduct: { body: z.strictObject({ id }), answer: nothing },
  viewList: { query: z.object(feedQuery), answer: feedOf(viewedProduct) },
  deleteViews: {
    /** No ids clears the whole history. */
    body: z.strictObject({ ids: distinct(z.array(id).min(1).max(limits.history)).optional() }),
    answer: nothing,
  },
};
