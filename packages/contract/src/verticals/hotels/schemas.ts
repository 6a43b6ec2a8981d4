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
  price,
  queryFlag,
  queryInt,
  queryList,
} from '../../core/validation.ts';
import { insteadOf } from '../../orders/in-the-way.ts';
import { makeChange } from '../../travel/change-schemas.ts';
import { placedTravelOrder, travelChange, travelQuote } from '../../travel/order-views.ts';
import { contactInput, guestInput } from '../../travel/person-schemas.ts';
import { searchAlternatives } from '../../travel/search-alternatives.ts';
import { BOARDS, DEPARTURE_PROBLEMS, FACILITIES, HOTEL_SORTS } from './facts.ts';
import { hotelLimits } from './limits.ts';
import {
  addedGuests,
  optionalDates,
  otherRoomsQuery,
  otherStay,
  partyQuery,
  soundChange,
  soundStay,
  stayBody,
  stayDay,
} from './stay-schemas.ts';
import { facets, hotelCard, hotelDetail, otherRooms, popularCity, suggestion } from './views.ts';

const invalid = { error: 'field.invalid' };
const shownAmount = decimalText({ whole: 9, decimals: 3 });

/** Several names in a query string: `wifi,pool`. */
const listOf = <T extends readonly [string, ...string[]]>(names: T) => queryList(z.enum(names, invalid), names.length);

/** South, west, north, east in degrees: `38.6,-9.3,38.8,-9.0`. Across 180 degrees the west is the greater (RFC 7946, 5.2): `-18,177,-16,-179`. */
const bounds = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3}$/, 'field.invalid')
  .transform((text) => text.split(',').map(Number) as [number, number, number, number])
  .refine(
    ([south, west, north, east]) =>
      south >= -90 &&
      north <= 90 &&
      south < north &&
      [west, east].every((degrees) => degrees >= -180 && degrees <= 180) &&
      west !== east,
    'field.invalid',
  );

const starList = z
  .string()
  .regex(/^[0-5](,[0-5])*$/, 'field.invalid')
  .pipe(queryList(z.enum(['0', '1', '2', '3', '4', '5'], invalid).transform(Number), 6));

const searchQuery = z
  .object({
    ...feedQuery,
    city: id.optional(),
    bounds: bounds.optional(),
    /** A part of the hotel's name, area or city, in any language. */
    keyword: optionalText(limits.searchKeyword).optional(),
    ...optionalDates,
    ...partyQuery,
    /** Of a night, in the currency asked for. */
    priceMin: shownAmount.optional(),
    priceMax: shownAmount.optional(),
    stars: starList.optional(),
    /** 0 to 10. */
    scoreMin: queryInt(0, 10).optional(),
    board: listOf(BOARDS).optional(),
    freeCancellation: queryFlag.optional(),
    facilities: listOf(FACILITIES).optional(),
    /** An area's value, as the facets give it. */
    area: optionalText(hotelLimits.area).optional(),
    sort: z.enum(HOTEL_SORTS, invalid).optional().default('recommended'),
  })
  .superRefine(soundStay);
export type HotelSearch = z.output<typeof searchQuery>;

export const shapes = {
  hotelHome: {
    answer: z.object({
      cities: z.array(popularCity),
      hot: z.array(hotelCard),
      /** Today at the date line's far side: no check-in is earlier than this anywhere. */
      today: z.iso.date(),
      daysAhead: z.int(),
    }),
  },
  hotelSuggest: {
    query: z.object({ keyword: optionalText(limits.searchKeyword) }),
    answer: z.array(suggestion),
  },
  hotelCalendar: {
    query: z
      .object({
        city: id.optional(),
        hotel: id.optional(),
        from: stayDay,
        to: stayDay,
        /** A day of arrival at `hotel`, to learn on which days a stay from then on may end. */
        arrival: stayDay.optional(),
        ...partyQuery,
      })
      .superRefine((given, context) => {
        const at = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
        if (given.city === undefined && given.hotel === undefined) at('city', 'field.required');
        if (given.arrival !== undefined && given.hotel === undefined) at('hotel', 'field.required');
        const days = (Date.parse(given.to) - Date.parse(given.from)) / 86_400_000;
        if (days < 0 || days >= hotelLimits.priceDays) at('to', 'field.invalid');
        if (given.adults < given.rooms) at('adults', 'field.hotel_adult_per_room');
      }),
    answer: z.object({
      /**
       * One entry for each day of the range, last day included: the lowest price of that night with taxes (null: none),
       * whether a stay may begin with it, and how many nights such a stay must last at least.
       */
      days: z.array(
        z.object({ date: z.iso.date(), price: price.nullable(), arrival: z.boolean(), minimumStay: z.int() }),
      ),
      /**
       * Of the days after `arrival`, why a stay cannot end there, or null where it can, and what such a stay costs at the least: all rooms
       * and nights with taxes. Null without `arrival`.
       */
      departures: z
        .array(
          z.object({
            date: z.iso.date(),
            problem: z.enum(DEPARTURE_PROBLEMS).nullable(),
            total: price.nullable(),
          }),
        )
        .nullable(),
    }),
  },
  hotelSearch: {
    query: searchQuery,
    /** Facets come with the first page only. */
    answer: feedOf(hotelCard).extend({ total: count, facets: facets.nullable() }),
  },
  hotelAlternatives: { query: searchQuery, answer: searchAlternatives },
  hotelDetails: {
    query: z.object({ id, ...optionalDates, ...partyQuery }).superRefine(soundStay),
    answer: hotelDetail,
  },
  createHotelQuote: {
    body: z
      .strictObject({ planId: id, ...stayBody, usePoints: z.boolean().optional().default(false) })
      .superRefine(soundStay),
    /** Its `subject.item` is a `HotelItem`. Read again and revised by travel's own calls. */
    answer: travelQuote,
  },
  bookHotel: {
    body: z.strictObject({
      quoteId: id,
      insteadOf,
      /** At least one adult for each room, named; at most as many as the quote has people. */
      guests: z.array(guestInput).min(1, 'field.required').max(limits.guestsPerOrder, 'field.too_big'),
      contact: contactInput,
      /** The hour of arrival, wall clock of the hotel, `18:30`; empty when unknown. */
      arrival: z
        .string()
        .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'field.hotel_arrival')
        .optional()
        .default(''),
      wishes: optionalParagraphs(limits.orderNote).optional().default(''),
      policyAccepted: z.literal(true, { error: 'field.hotel_policy' }),
    }),
    answer: placedTravelOrder,
  },
  quoteStayChange: {
    body: z.strictObject({ orderId: id, ...otherStay, ...addedGuests }).superRefine(soundChange),
    answer: travelChange,
  },
  otherRooms: {
    query: z.object({ order: id, ...otherRoomsQuery }).superRefine(soundChange),
    answer: otherRooms,
  },
  changeStay: makeChange,
};
