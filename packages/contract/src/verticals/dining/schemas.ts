import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  count,
  feedOf,
  feedQuery,
  id,
  moment,
  optionalParagraphs,
  optionalText,
  queryFlag,
  queryInt,
  queryList,
} from '../../core/validation.ts';
import { insteadOf } from '../../orders/in-the-way.ts';
import { makeChange } from '../../travel/change-schemas.ts';
import { placedTravelOrder, travelChange, travelQuote } from '../../travel/order-views.ts';
import { contactInput } from '../../travel/person-schemas.ts';
import { searchAlternatives } from '../../travel/search-alternatives.ts';
import { CUISINES, DINING_FACILITIES, DINING_SORTS, OCCASIONS } from './facts.ts';
import { diningLimits } from './limits.ts';
import {
  otherTable,
  otherTimesQuery,
  partyQuery,
  soundParty,
  tableBody,
  tableDay,
  tableTime,
  waitBody,
} from './table-schemas.ts';
import {
  cuisine,
  diningCity,
  diningFacets,
  diningItem,
  diningWait,
  restaurantCard,
  restaurantDetail,
  tableSlots,
} from './views.ts';

const invalid = { error: 'field.invalid' };

/** Several names in a query string: `outdoor,wifi`. */
const listOf = <T extends readonly [string, ...string[]]>(names: T) => queryList(z.enum(names, invalid), names.length);

const levelList = z
  .string()
  .regex(/^[1-4](,[1-4])*$/, 'field.invalid')
  .pipe(queryList(z.enum(['1', '2', '3', '4'], invalid).transform(Number), 4));

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?(0|[1-9]\d{0,2})(\.\d{1,8})?$/, 'field.invalid')
    .transform(Number)
    .refine((value) => !Object.is(value, -0), 'field.invalid')
    .refine((value) => Math.abs(value) <= most, 'field.invalid');

type Position = { readonly latitude?: number | undefined; readonly longitude?: number | undefined };
const bothOrNone = ({ latitude, longitude }: Position, context: z.RefinementCtx): void => {
  if ((latitude === undefined) === (longitude === undefined)) return;
  const field = latitude === undefined ? 'latitude' : 'longitude';
  context.addIssue({ code: 'custom', path: [field], message: 'field.required' });
};

const restaurantQuery = z
  .object({
    ...feedQuery,
    city: id,
    /** A part of the restaurant's name or area, in any language. */
    keyword: optionalText(limits.searchKeyword).optional(),
    /** Today in the city unless said. */
    day: tableDay.optional(),
    /** The next hour of today, or 19:00, unless said. */
    time: tableTime.optional(),
    ...partyQuery,
    /** Where the customer is; distances are from there, else from the city's centre. */
    latitude: degrees(90).optional(),
    longitude: degrees(180).optional(),
    cuisines: listOf(CUISINES).optional(),
    priceLevels: levelList.optional(),
    /** An area's value, as the facets name it. */
    area: optionalText(diningLimits.areaName).optional(),
    facilities: listOf(DINING_FACILITIES).optional(),
    /** 0 to 10. */
    scoreMin: queryInt(0, 10).optional(),
    depositFree: queryFlag.optional(),
    openNow: queryFlag.optional(),
    /** Only where a table is free within an hour of the time asked for. */
    freeOnly: queryFlag.optional(),
    sort: z.enum(DINING_SORTS, invalid).optional().default('best'),
  })
  .superRefine(soundParty)
  .superRefine(bothOrNone);
export type RestaurantQuery = z.output<typeof restaurantQuery>;

export const shapes = {
  diningHome: {
    answer: z.object({
      /** Cities with restaurants, popular ones first. */
      cities: z.array(diningCity),
      cuisines: z.array(cuisine),
      /** Restaurants people like best anywhere. */
      hot: z.array(restaurantCard),
      /** Today at the date line's far side: no table is earlier than this anywhere. */
      today: z.iso.date(),
      daysAhead: z.int(),
    }),
  },
  diningSearch: {
    query: restaurantQuery,
    answer: feedOf(restaurantCard).extend({
      total: count,
      /** Of those found, restaurants with a table free within an hour of the time. */
      freeTotal: count,
      /** The largest party that any of those found has tables for. */
      mostTogether: count,
      /** The day and hour that were looked at, by the city's clock, and its present day. */
      day: z.iso.date(),
      time: tableTime,
      today: z.iso.date(),
      city: z.object({ id: z.uuid(), name: z.string(), zone: z.string(), latitude: z.number(), longitude: z.number() }),
      /** Comes with the first page only. */
      facets: diningFacets.nullable(),
    }),
  },
  diningAlternatives: { query: restaurantQuery, answer: searchAlternatives },
  diningDetails: {
    query: z
      .object({ id, latitude: degrees(90).optional(), longitude: degrees(180).optional() })
      .superRefine(bothOrNone),
    answer: restaurantDetail,
  },
  diningSlots: {
    query: z
      .object({
        restaurant: id,
        /** Today at the restaurant unless said. */
        day: tableDay.optional(),
        time: tableTime.optional(),
        ...partyQuery,
      })
      .superRefine(soundParty),
    answer: tableSlots,
  },
  createDiningQuote: {
    body: z
      .strictObject({
        ...tableBody,
        occasion: z.enum(OCCASIONS, invalid).optional().default('none'),
        /** The quote of the other table of a party of two groups, with which this one is booked at once. */
        besideQuoteId: id.optional(),
        usePoints: z.boolean().optional().default(false),
      })
      .superRefine(soundParty),
    /** Its `subject.item` is a `DiningItem`. Read again and revised by travel's own calls. */
    answer: travelQuote,
  },
  bookDining: {
    body: z.strictObject({
      quoteId: id,
      /** The quote of a second table there at that time, for another group of the party: both are booked, or none. */
      secondQuoteId: id.optional(),
      insteadOf,
      /** Who the table is for. */
      contact: contactInput,
      wishes: optionalParagraphs(limits.orderNote).optional().default(''),
      policyAccepted: z.literal(true, { error: 'field.dining_policy' }),
    }),
    answer: placedTravelOrder.extend({
      /** The booking of the second table. */
      second: placedTravelOrder.nullable(),
    }),
  },
  changeTableSlots: {
    query: z.object({ order: id, ...otherTimesQuery }).superRefine(soundParty),
    answer: tableSlots,
  },
  quoteTableChange: {
    body: z.strictObject({ orderId: id, ...otherTable }).superRefine(soundParty),
    answer: travelChange,
  },
  changeTable: makeChange,
  joinDiningWait: { body: z.strictObject(waitBody).superRefine(soundParty), answer: diningWait },
  leaveDiningWait: { body: z.strictObject({ waitId: id }), answer: z.object({ id: z.uuid() }) },
  diningWaits: { answer: z.array(diningWait) },
  tellDiningLate: {
    body: z.strictObject({
      orderId: id,
      minutes: z.int('field.number').min(5, 'field.dining_late').max(diningLimits.lateMinutes, 'field.dining_late'),
      note: optionalParagraphs(diningLimits.lateNote).optional().default(''),
    }),
    answer: diningItem.shape.late.unwrap(),
  },
  reportDiningComing: { body: z.strictObject({ orderId: id }), answer: z.object({ comingAt: moment }) },
};
