import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { count, distinct, feedOf, feedQuery, id, optionalParagraphs } from '../../core/validation.ts';
import { insteadOf } from '../../orders/in-the-way.ts';
import { bundleQuote, placedBundle } from '../../travel/bundle-views.ts';
import { contactInput, guestInput } from '../../travel/person-schemas.ts';
import { tourLimits } from '../tours/limits.ts';
import { soundParty, tourBody } from '../tours/tour-schemas.ts';
import { tourComboLimits } from './limits.ts';
import { tourComboCard, tourComboDetail } from './views.ts';

export const COMBO_SORTS = ['popular', 'price_asc', 'price_desc'] as const;

const { adults, seniors, childAges } = tourBody;

/** What is quoted; the departures of the tours that are wanted, in any order. */
export const tourComboBody = {
  comboId: id,
  picks: distinct(
    z
      .array(z.strictObject({ tourId: id, departureId: id }))
      .min(1, 'field.required')
      .max(tourComboLimits.tours, 'field.invalid'),
    ({ tourId }) => tourId,
  ),
  adults,
  seniors,
  childAges,
};

export const shapes = {
  tourCombos: {
    query: z.object({
      ...feedQuery,
      city: id.optional(),
      sort: z.enum(COMBO_SORTS, { error: 'field.invalid' }).optional().default('popular'),
    }),
    answer: feedOf(tourComboCard).extend({
      total: count,
      /** Cities with combos whatever is asked for; comes with the first page only. */
      cities: z.array(z.object({ id: z.uuid(), name: z.string(), count })).nullable(),
    }),
  },
  tourComboDetails: { query: z.object({ id }), answer: tourComboDetail },
  createTourComboQuote: {
    body: z
      .strictObject({ ...tourComboBody, usePoints: z.boolean().optional().default(false) })
      .superRefine(soundParty),
    /** The slot of each part is the id of its tour, its `subject.item` a `TourItem`. */
    answer: bundleQuote,
  },
  bookTourCombo: {
    body: z.strictObject({
      quoteId: id,
      insteadOf,
      /** Everybody where one of the tours wants all names, else who answers for the booking. */
      guests: z.array(guestInput).min(1, 'field.required').max(tourLimits.travellers, 'field.tour_travellers'),
      contact: contactInput,
      wishes: optionalParagraphs(limits.orderNote).optional().default(''),
      /** The cancellation policies, and that a departure may be cancelled below its minimum. */
      policyAccepted: z.literal(true, { error: 'field.tour_policy' }),
    }),
    answer: placedBundle,
  },
};
