import { z } from 'zod';
import { decimalText } from '../../core/amounts.ts';
import { limits } from '../../core/limits.ts';
import {
  count,
  feedOf,
  feedQuery,
  id,
  optionalParagraphs,
  optionalText,
  queryFlag,
  queryInt,
} from '../../core/validation.ts';
import { insteadOf } from '../../orders/in-the-way.ts';
import { makeChange } from '../../travel/change-schemas.ts';
import { placedTravelOrder, travelChange, travelQuote } from '../../travel/order-views.ts';
import { contactInput, guestInput } from '../../travel/person-schemas.ts';
import { searchAlternatives } from '../../travel/search-alternatives.ts';
import { TOUR_KINDS, TOUR_LENGTHS, TOUR_SORTS } from './facts.ts';
import { tourLimits } from './limits.ts';
import { listOf, otherTour, partyQuery, soundParty, tourBody, tourDay } from './tour-schemas.ts';
import {
  guideLanguage,
  pricedDeparture,
  tourCalendarDay,
  tourCard,
  tourCity,
  tourDetail,
  tourFacets,
  tourSuggestion,
} from './views.ts';

const invalid = { error: 'field.invalid' };
const shownAmount = decimalText({ whole: 9, decimals: 3 });
const dayMs = 86_400_000;

type Days = { readonly from?: string | undefined; readonly to?: string | undefined };
/** Refuses days in the wrong order, or more than a search covers, at `to`. */
const soundDays = (most: number) => (given: Days, context: z.RefinementCtx) => {
  if (given.from === undefined || given.to === undefined) return;
  const days = (Date.parse(given.to) - Date.parse(given.from)) / dayMs;
  if (days < 0 || days >= most) context.addIssue({ code: 'custom', path: ['to'], message: 'field.tour_range' });
};

const searchQuery = z
  .object({
    ...feedQuery,
    city: id.optional(),
    /** A part of the tour's or city's name in any language. */
    keyword: optionalText(limits.searchKeyword).optional(),
    /** The first and the last day on which it may depart: a month, or days. */
    from: tourDay.optional(),
    to: tourDay.optional(),
    ...partyQuery,
    /** Of one adult, in the currency asked for. */
    priceMin: shownAmount.optional(),
    priceMax: shownAmount.optional(),
    /** Terms of the travel dictionary by their ids; all of them. */
    themes: listOf(id).optional(),
    length: listOf(z.enum(TOUR_LENGTHS, invalid)).optional(),
    language: listOf(guideLanguage).optional(),
    difficulty: listOf(z.string().regex(/^[1-5]$/, 'field.invalid')).optional(),
    kind: listOf(z.enum(TOUR_KINDS, invalid)).optional(),
    guaranteed: queryFlag.optional(),
    pickup: queryFlag.optional(),
    freeCancellation: queryFlag.optional(),
    /** 0 to 10. */
    scoreMin: queryInt(0, 10).optional(),
    sort: z.enum(TOUR_SORTS, invalid).optional().default('popular'),
  })
  .superRefine(soundParty)
  .superRefine(soundDays(tourLimits.searchDays));
export type TourSearch = z.output<typeof searchQuery>;

export const shapes = {
  tourHome: {
    answer: z.object({
      /** Themes of the travel dictionary that tours have. */
      themes: z.array(z.object({ id: z.uuid(), name: z.string(), count })),
      cities: z.array(tourCity),
      /** Departures that are guaranteed, the soonest first. */
      guaranteedSoon: z.array(tourCard),
      fresh: z.array(tourCard),
      /** Today where the day begins last: nothing departs before. */
      today: z.iso.date(),
      daysAhead: z.int(),
    }),
  },
  tourSuggest: {
    query: z.object({ keyword: optionalText(limits.searchKeyword) }),
    answer: z.array(tourSuggestion),
  },
  tourSearch: {
    query: searchQuery,
    answer: feedOf(tourCard).extend({
      total: count,
      /** Tours that the filters leave and the party does not: found without its children, or for two adults. With the first page only. */
      leftOut: z.object({ ages: count, people: count }).nullable(),
      /** Comes with the first page only. */
      facets: tourFacets.nullable(),
    }),
  },
  tourAlternatives: { query: searchQuery, answer: searchAlternatives },
  tourDetails: { query: z.object({ id, ...partyQuery }).superRefine(soundParty), answer: tourDetail },
  tourCalendar: {
    query: z
      .object({ id, from: tourDay, to: tourDay, ...partyQuery })
      .superRefine(soundParty)
      .superRefine(soundDays(tourLimits.calendarDays)),
    answer: z.object({ days: z.array(tourCalendarDay) }),
  },
  tourDepartures: {
    query: z.object({ id, day: tourDay, ...partyQuery }).superRefine(soundParty),
    /** Every departure of a day: by start, then language. */
    answer: z.object({ departures: z.array(pricedDeparture) }),
  },
  createTourQuote: {
    body: z.strictObject({ ...tourBody, usePoints: z.boolean().optional().default(false) }).superRefine(soundParty),
    /** Its `subject.item` is a `TourItem`. */
    answer: travelQuote,
  },
  bookTour: {
    body: z.strictObject({
      quoteId: id,
      insteadOf,
      /** The first is who answers for the booking; everybody where `names` of the tour is `all`, children with their ages. */
      guests: z.array(guestInput).min(1, 'field.required').max(tourLimits.travellers, 'field.tour_travellers'),
      contact: contactInput,
      wishes: optionalParagraphs(limits.orderNote).optional().default(''),
      /** The cancellation policy, and that the departure may be cancelled below its minimum. */
      policyAccepted: z.literal(true, { error: 'field.tour_policy' }),
    }),
    answer: placedTravelOrder,
  },
  quoteTourChange: {
    body: z
      .strictObject({
        orderId: id,
        ...otherTour,
        /** Who is named then, as for a booking; without it those who are named now. */
        guests: z
          .array(guestInput)
          .min(1, 'field.required')
          .max(tourLimits.travellers, 'field.tour_travellers')
          .optional(),
      })
      .superRefine(soundParty),
    answer: travelChange,
  },
  changeTour: makeChange,
};
