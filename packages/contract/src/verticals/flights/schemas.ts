import { z } from 'zod';
import { decimalText } from '../../core/amounts.ts';
import { limits } from '../../core/limits.ts';
import {
  count,
  feedOf,
  feedQuery,
  id,
  optionalText,
  price,
  queryFlag,
  queryInt,
  queryList,
} from '../../core/validation.ts';
import { dealMark } from '../../deals/deal-mark.ts';
import { insteadOf } from '../../orders/in-the-way.ts';
import { makeChange } from '../../travel/change-schemas.ts';
import { placedTravelOrder, travelChange, travelQuote } from '../../travel/order-views.ts';
import { contactInput, guestInput } from '../../travel/person-schemas.ts';
import { soundBags } from './bag-schemas.ts';
import { changeOptions, changeOptionsQuery } from './change-views.ts';
import { moreExtras, soundExtras } from './extras-schemas.ts';
import { CABINS, DAY_PARTS, FLIGHT_FILTERS, FLIGHT_SORTS } from './facts.ts';
import { flightLimits } from './limits.ts';
import { soundSeats } from './seat-schemas.ts';
import { legSeats, legSeatsQuery } from './seat-views.ts';
import {
  brandCode,
  flightDay,
  otherTrip,
  partyQuery,
  place,
  sliceKey,
  soundOtherTrip,
  soundParty,
  tripBody,
} from './trip-schemas.ts';
import {
  bagOffer,
  flightCard,
  flightDetail,
  flightFacets,
  flightSort,
  flightTicket,
  placeSuggestion,
  popularRoute,
} from './views.ts';

const invalid = { error: 'field.invalid' };
const shownAmount = decimalText({ whole: 9, decimals: 3 });
const dayMs = 86_400_000;

/** Several names in a query string: `morning,evening`. */
const listOf = <T extends z.ZodType<string, string>>(name: T) => queryList(name, 20);

/** The first day on which a way back may leave: over the date line a way out lands the day before it left. */
export const firstReturnDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);

const wayQuery = { from: place, to: place, ...partyQuery };

type Way = { readonly from: string; readonly to: string };
const twoPlaces = ({ from, to }: Way, context: z.RefinementCtx): void => {
  if (from === to) context.addIssue({ code: 'custom', path: ['to'], message: 'field.flight_same_place' });
};

/** Ways of a trip to several cities beside the one that is asked for. */
const slicesBefore = queryList(sliceKey, flightLimits.slices - 1);

const airportCode = z.string().regex(/^[A-Z]{3}$/, 'field.invalid');

/** What stops of a way are asked for by; ways without any keep every wait, and are at no airport of a stop. */
const stopsQuery = {
  /** The most stops. */
  stops: queryInt(0, flightLimits.legs - 1).optional(),
  /** The shortest and the longest wait between two flights, in minutes. */
  waitMin: queryInt(1, flightLimits.waitMinutes).optional(),
  waitMax: queryInt(1, flightLimits.waitMinutes).optional(),
  /** Airports of which one at least is a stop. */
  via: listOf(airportCode).optional(),
};

/** Brands in a query string: `light.light.flex`; ways may share one. */
const queryBrands = z
  .string()
  .transform((text) => text.split('.'))
  .pipe(z.array(brandCode).max(flightLimits.slices, 'field.invalid'));

/** Ways whose lowest prices are asked for. */
const pricedWay = {
  ...wayQuery,
  ...stopsQuery,
  /** Days from the way out to the way back: prices are of the trip there and back; without it of the way alone. */
  away: queryInt(0, flightLimits.daysAhead).optional(),
  /** Prices of fares with a checked bag, in them or beside them; of those that refund something. */
  bag: queryFlag.optional(),
  refundable: queryFlag.optional(),
};

/** The trip that a search is for. */
const tripQuery = {
  ...wayQuery,
  day: flightDay,
  /** Day of the way back; without it the trip is one way. */
  back: flightDay.optional(),
  /** What was chosen of the way out: then the ways back are found. */
  out: sliceKey.optional(),
  /** Of a trip to several cities: what was chosen of the ways before this one, in their order. */
  before: slicesBefore.optional(),
};

type TripDays = {
  readonly day: string;
  readonly back?: string | undefined;
  readonly out?: string | undefined;
  readonly before?: readonly string[] | undefined;
};
const soundDays = ({ day, back, out, before }: TripDays, context: z.RefinementCtx): void => {
  const at = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (back !== undefined && back < firstReturnDay(day)) at('back', 'field.flight_return_day');
  if (out !== undefined && back === undefined) at('back', 'field.required');
  if (before?.length && back !== undefined) at('before', 'field.invalid');
};

const searchQuery = z
  .object({
    ...feedQuery,
    ...tripQuery,
    ...stopsQuery,
    airlines: listOf(z.string().regex(/^[A-Z0-9]{2}$/, 'field.invalid')).optional(),
    departure: listOf(z.enum(DAY_PARTS, invalid)).optional(),
    arrival: listOf(z.enum(DAY_PARTS, invalid)).optional(),
    airports: listOf(airportCode).optional(),
    /** Of the whole party, in the currency asked for. */
    priceMax: shownAmount.optional(),
    minutesMax: queryInt(1, 10_000).optional(),
    bag: queryFlag.optional(),
    refundable: queryFlag.optional(),
    sort: z.enum(FLIGHT_SORTS, invalid).optional().default('best'),
  })
  .superRefine(soundParty)
  .superRefine(twoPlaces)
  .superRefine(soundDays);
export type FlightSearch = z.output<typeof searchQuery>;

const alternativesQuery = z
  .object({ ...tripQuery, stops: stopsQuery.stops })
  .superRefine(soundParty)
  .superRefine(twoPlaces)
  .superRefine(soundDays);
export type FlightAlternativesQuery = z.output<typeof alternativesQuery>;

/** The cheapest result of another search: what an adult pays for it, as its cards show it. */
const offered = { price, deal: dealMark };

export const shapes = {
  flightHome: {
    answer: z.object({
      popular: z.array(popularRoute),
      /** Today where the day begins last: no flight departs before. */
      today: z.iso.date(),
      daysAhead: z.int(),
    }),
  },
  flightPlaces: {
    query: z.object({
      /** A part of a city's or an airport's name in any language, or a code; empty gives the popular ones. */
      keyword: optionalText(limits.searchKeyword).optional().default(''),
      /** Names places by their values instead: `LHR` or the id of a city, several with commas. */
      values: listOf(place).optional(),
      /** Or the cities whose airports are in a time zone, such as that of the traveller's device; none where it is no zone. */
      zone: optionalText(limits.searchKeyword).optional(),
    }),
    answer: z.array(placeSuggestion),
  },
  flightMonths: {
    query: z.object(pricedWay).superRefine(soundParty).superRefine(twoPlaces),
    /**
     * The months from now on in which flights can be booked, each with the first of its days on which an adult pays the least, as the
     * calendar has it; null where nothing flies.
     */
    answer: z.object({
      months: z.array(
        z.object({
          /** `YYYY-MM`. */
          month: z.string(),
          lowest: z.object({ day: z.iso.date(), back: z.iso.date().nullable(), ...offered }).nullable(),
        }),
      ),
    }),
  },
  flightCalendar: {
    query: z
      .object({
        ...pricedWay,
        first: flightDay,
        last: flightDay,
        out: sliceKey.optional(),
        /** Of a trip to several cities: no day has a way that leaves before these have landed. */
        before: slicesBefore.optional(),
      })
      .superRefine(soundParty)
      .superRefine(twoPlaces)
      .superRefine(({ first, last }, context) => {
        const days = (Date.parse(last) - Date.parse(first)) / dayMs;
        if (days < 0 || days >= flightLimits.calendarDays) {
          context.addIssue({ code: 'custom', path: ['last'], message: 'field.invalid' });
        }
      })
      .superRefine(({ away, out, before }, context) => {
        if (away !== undefined && (out !== undefined || before?.length))
          context.addIssue({ code: 'custom', path: ['away'], message: 'field.invalid' });
      }),
    /**
     * One entry for each day of the range: the lowest price of an adult this way, or there and back, charges included, at
     * discount deals; null where nothing flies.
     */
    answer: z.object({
      days: z.array(z.object({ date: z.iso.date(), price: price.nullable(), deal: dealMark })),
    }),
  },
  flightSearch: {
    query: searchQuery,
    answer: feedOf(flightCard).extend({
      total: count,
      /** The first result in each of three orders, among those found; null when nothing is. */
      sorts: z.object({ best: flightSort, cheapest: flightSort, fastest: flightSort }).nullable(),
      /** Comes with the first page only. */
      facets: flightFacets.nullable(),
      /** What `out` names, with the price so far: of the trip with the cheapest way back. */
      chosen: flightCard.nullable(),
      /** What `before` names, each alone. */
      before: z.array(flightCard),
      /** Where filters removed every result: how many there are without them, and without each one alone. */
      filtered: z
        .object({ all: count, without: z.array(z.object({ filter: z.enum(FLIGHT_FILTERS), count })) })
        .nullable(),
      /** Names of the two places. */
      places: z.object({ from: placeSuggestion, to: placeSuggestion }),
    }),
  },
  flightAlternatives: {
    query: alternativesQuery,
    answer: z.object({
      /** The nearest other days, in their order; `back` is null one way. */
      days: z.array(z.object({ day: z.iso.date(), back: z.iso.date().nullable(), ...offered })),
      /** Airports near one end, the other end and the days as asked. */
      near: z.array(z.object({ end: z.enum(['from', 'to']), place: placeSuggestion, kilometres: count, ...offered })),
      cabins: z.array(z.object({ cabin: z.enum(CABINS), ...offered })),
      /** The cheapest other cities from the same place on the same days. */
      elsewhere: z.array(z.object({ place: placeSuggestion, ...offered })),
    }),
  },
  flightDetails: {
    query: z
      .object({
        ...partyQuery,
        out: sliceKey,
        back: sliceKey.optional(),
        /** The ways after the first of a trip to several cities, in their order. */
        onward: slicesBefore.optional(),
        /** The brand of each way, with `.` between them: of three ways and more the one fare that is answered is in these. */
        brands: queryBrands.optional(),
        /** Prices with a checked bag for everybody with a seat, bought beside fares that include none. */
        bag: queryFlag.optional(),
      })
      .superRefine(soundParty)
      .superRefine(({ back, onward }, context) => {
        if (back !== undefined && onward?.length)
          context.addIssue({ code: 'custom', path: ['onward'], message: 'field.invalid' });
      }),
    answer: flightDetail,
  },
  flightSeats: { query: legSeatsQuery, answer: legSeats },
  createFlightQuote: {
    body: z
      .strictObject({ ...tripBody, usePoints: z.boolean().optional().default(false) })
      .superRefine(soundParty)
      .superRefine(soundBags)
      .superRefine(soundSeats),
    answer: travelQuote,
  },
  bookFlight: {
    body: z.strictObject({
      quoteId: id,
      insteadOf,
      /** In the order of `travellerTypes`; each is a kept passenger with their document. */
      guests: z.array(guestInput).min(1, 'field.required').max(flightLimits.travellers, 'field.flight_travellers'),
      contact: contactInput,
      policyAccepted: z.literal(true, { error: 'field.flight_policy' }),
    }),
    answer: placedTravelOrder,
  },
  flightBags: {
    query: z.object({ orderId: id }),
    answer: z.object({
      /** What is sold for each way in the currency of the order; nothing where its first flight departs soon, or has. */
      ways: z.array(z.array(bagOffer)),
    }),
  },
  quoteExtras: {
    body: z.strictObject({ orderId: id, ...moreExtras }).superRefine(soundExtras),
    answer: travelChange,
  },
  addExtras: makeChange,
  flightChangeOptions: { query: changeOptionsQuery, answer: changeOptions },
  quoteFlightChange: {
    body: z.strictObject({ orderId: id, ...otherTrip }).superRefine(soundOtherTrip),
    answer: travelChange,
  },
  changeFlight: makeChange,
  flightTickets: { query: z.object({ orderId: id }), answer: z.array(flightTicket) },
};
