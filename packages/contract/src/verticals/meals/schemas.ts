import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { count, feedOf, feedQuery, id, optionalText, queryInt } from '../../core/validation.ts';
import { insteadOf } from '../../orders/in-the-way.ts';
import { placedTravelOrder, travelOrderDetail, travelQuote } from '../../travel/order-views.ts';
import { contactInput } from '../../travel/person-schemas.ts';
import { MEAL_SORTS } from './facts.ts';
import { mealLimits } from './limits.ts';
import { mealCard, mealDetail } from './views.ts';

const invalid = { error: 'field.invalid' };

const mealQuery = z.object({
  ...feedQuery,
  city: id,
  /** A part of a set's or a restaurant's name, in any language. */
  keyword: optionalText(limits.searchKeyword).optional(),
  /** Only sets for so many people or more. */
  people: queryInt(1, mealLimits.people).optional(),
  /** Only sets of one restaurant. */
  restaurant: id.optional(),
  sort: z.enum(MEAL_SORTS, invalid).optional().default('best'),
});
export type MealQuery = z.output<typeof mealQuery>;

export const shapes = {
  mealSearch: {
    query: mealQuery,
    answer: feedOf(mealCard).extend({ total: count, city: z.object({ id: z.uuid(), name: z.string() }) }),
  },
  mealDetails: {
    query: z.object({ id }),
    answer: mealDetail,
  },
  createMealQuote: {
    body: z.strictObject({
      setId: id,
      count: z.int('field.number').min(1, 'field.too_small').max(mealLimits.pieces, 'field.meal_pieces'),
      usePoints: z.boolean().optional().default(false),
    }),
    /** Its `subject.item` is a `MealItem`. Read again and revised by travel's own calls. */
    answer: travelQuote,
  },
  bookMeal: {
    body: z.strictObject({
      quoteId: id,
      insteadOf,
      contact: contactInput,
      policyAccepted: z.literal(true, { error: 'field.meal_policy' }),
    }),
    answer: placedTravelOrder,
  },
  giveBackCodes: {
    body: z.strictObject({
      orderId: id,
      /** The numbers of the pieces. */
      numbers: z
        .array(z.int('field.number').min(1, 'field.too_small').max(mealLimits.pieces, 'field.meal_pieces'))
        .min(1, 'field.required')
        .max(mealLimits.pieces, 'field.meal_pieces')
        .refine((list) => new Set(list).size === list.length, 'field.invalid'),
      /** What was paid for them, as the customer saw it. */
      refundUsd: z.int('field.number').min(0, 'field.too_small'),
    }),
    answer: travelOrderDetail,
  },
};
