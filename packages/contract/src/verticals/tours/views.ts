import { z } from 'zod';
import { media, picture } from '../../core/picture.ts';
import { count, moment, price } from '../../core/validation.ts';
import { dealMark } from '../../deals/deal-mark.ts';
import { policyStep } from '../../travel/order-views.ts';
import { reviewsHead } from '../../travel/review-views.ts';
import {
  DEPARTURE_SHOWN,
  EXTRA_PER,
  GUIDE_LANGUAGES,
  TOUR_KINDS,
  TOUR_LENGTHS,
  TOUR_MEALS,
  TOUR_UNITS,
} from './facts.ts';

export const guideLanguage = z.enum(GUIDE_LANGUAGES, { error: 'field.invalid' });

/** An hour of the tour's own clock, `09:30`. */
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A term of the travel dictionary. */
const tourTerm = z.object({ id: z.uuid(), name: z.string() });
export type TourTerm = z.infer<typeof tourTerm>;

/** A place on the map. */
const tourPlace = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() });
export type TourPlace = z.infer<typeof tourPlace>;

const meetingPoint = tourPlace.extend({ address: z.string(), note: z.string() });

const tourPickup = tourPlace.extend({
  id: z.uuid(),
  /** Minutes before the start. */
  minutesBefore: count,
  /** For each person that takes a place. */
  price,
});

const tourUnit = z.object({
  key: z.enum(TOUR_UNITS),
  ageFrom: z.int(),
  ageTo: z.int(),
  /** Usual price of one person; a departure may cost more or less. */
  price,
  takesSeat: z.boolean(),
  needsAdult: z.boolean(),
});
export type TourUnit = z.infer<typeof tourUnit>;

const tourExtra = z.object({
  id: z.uuid(),
  name: z.string(),
  price,
  per: z.enum(EXTRA_PER),
  /** The most of it for each person, or for the booking. */
  max: z.int(),
});

const tourDayView = z.object({
  day: z.int(),
  title: z.string(),
  text: z.string(),
  meals: z.array(z.enum(TOUR_MEALS)),
  /** Where the night is spent; empty on the last day. */
  stay: z.string(),
  stops: z.array(tourPlace),
});
export type TourDay = z.infer<typeof tourDayView>;

/** A departure as it is found. */
const tourDeparture = z.object({
  id: z.uuid(),
  day: z.iso.date(),
  start: hour,
  language: guideLanguage,
  startsAt: moment,
  endsAt: moment,
  state: z.enum(DEPARTURE_SHOWN),
  /** It takes place whoever else comes; stays so. */
  guaranteed: z.boolean(),
  /** Places left where they are few (5 at most), and 0; null otherwise. */
  seatsLeft: z.int().nullable(),
  capacity: z.int(),
  /** People who have paid, and how many it takes place from. */
  booked: count,
  minPeople: z.int(),
  /** When it is decided whether it takes place; null where it always does. */
  decidesAt: moment.nullable(),
  /** Of one adult, at the deal that runs. */
  adultPrice: price,
  deal: dealMark,
});
export type TourDeparture = z.infer<typeof tourDeparture>;

export const tourCard = z.object({
  id: z.uuid(),
  kind: z.enum(TOUR_KINDS),
  name: z.string(),
  summary: z.string(),
  cityId: z.uuid(),
  city: z.string(),
  cover: picture,
  pictures: z.array(picture),
  days: z.int(),
  nights: z.int(),
  /** Of a tour within a day. */
  hours: z.number().nullable(),
  length: z.enum(TOUR_LENGTHS),
  languages: z.array(guideLanguage),
  difficulty: z.int(),
  /** The most people that travel on a departure. */
  groupSize: z.int(),
  minAge: z.int(),
  themes: z.array(tourTerm),
  /** Months that are the good ones, 1 to 12. */
  goodMonths: z.array(z.int()),
  latitude: z.number(),
  longitude: z.number(),
  pickup: z.boolean(),
  /** 0 to 10 with one decimal; null before the first comment. */
  score: z.number().nullable(),
  reviews: count,
  /** Weekdays on which it departs in the days asked for, 1 is Monday. */
  weekdays: z.array(z.int()),
  /** The departure that the card is of: of those found with room for the party the soonest, or the soonest of the cheapest. */
  next: tourDeparture,
  /** Its day and those of the next at no higher a price, at most three. */
  nextDays: z.array(z.iso.date()),
  /** Whether cancelling it costs nothing now. */
  freeCancellation: z.boolean(),
  /** What one adult pays on that departure, at the deal that runs. */
  adultPrice: price,
  deal: dealMark,
  /** What the whole party pays on it. */
  totalPrice: price,
  /** Tax that is in its prices. */
  taxPercent: z.number(),
});
export type TourCard = z.infer<typeof tourCard>;

const facet = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count }));
/** How many tours would stay if this filter were chosen as well. */
export const tourFacets = z.object({
  length: facet(z.enum(TOUR_LENGTHS)),
  language: facet(guideLanguage),
  difficulty: facet(z.int()),
  kind: facet(z.enum(TOUR_KINDS)),
  theme: z.array(z.object({ value: z.uuid(), name: z.string(), count })),
  city: z.array(z.object({ value: z.uuid(), name: z.string(), count })),
  /** Tours with at least this score. */
  score: facet(z.number()),
  guaranteed: count,
  pickup: count,
  freeCancellation: count,
  /** Lowest and highest of one adult before the price filter; null when nothing is found. */
  adult: z.object({ min: price, max: price }).nullable(),
});
export type TourFacets = z.infer<typeof tourFacets>;

export const tourCity = z.object({
  id: z.uuid(),
  name: z.string(),
  country: z.string(),
  picture: picture.nullable(),
  tours: count,
  /** The lowest of one adult in sight. */
  from: price.nullable(),
});
export type TourCity = z.infer<typeof tourCity>;

export const tourSuggestion = z.object({
  kind: z.enum(['city', 'tour']),
  id: z.uuid(),
  name: z.string(),
  /** Country of a city; city of a tour. */
  place: z.string(),
  /** Tours in the city; 1 for a tour. */
  tours: count,
  picture: picture.nullable(),
});
export type TourSuggestion = z.infer<typeof tourSuggestion>;

export const tourDetail = tourCard
  .omit({
    next: true,
    nextDays: true,
    weekdays: true,
    freeCancellation: true,
    adultPrice: true,
    deal: true,
    totalPrice: true,
  })
  .extend({
    ...reviewsHead,
    online: z.boolean(),
    country: z.string(),
    story: z.string(),
    gallery: z.array(media),
    operator: z.string(),
    zone: z.string(),
    /** Today there. */
    today: z.iso.date(),
    maxParty: z.int(),
    /** Minutes before the start until which it can be booked. */
    cutoffMinutes: count,
    /** Days before the first day on which it is decided at 18:00; 0: it always takes place. */
    goDays: count,
    minPeople: count,
    names: z.enum(['lead', 'all']),
    meeting: meetingPoint,
    pickups: z.array(tourPickup),
    units: z.array(tourUnit),
    extras: z.array(tourExtra),
    /** For each person in a room of their own; null without nights. */
    singlePrice: price.nullable(),
    itinerary: z.array(tourDayView),
    included: z.array(tourTerm),
    excluded: z.array(tourTerm),
    notices: z.array(tourTerm),
    /** What cancelling costs, by days before the first day at the starting hour and percent of the price. */
    cancelSteps: z.array(z.object({ daysBefore: z.int(), percent: z.int() })),
    taxPercent: z.number(),
    walkKm: z.number().nullable(),
    ascentMetres: z.int().nullable(),
    stepFree: z.boolean(),
    /** The soonest departure with room for the party; null where there is none. */
    next: tourDeparture.nullable(),
    lastDay: z.iso.date().nullable(),
    similar: z.array(tourCard),
  });
export type TourDetail = z.infer<typeof tourDetail>;

/** One day of a tour's calendar; days without departures are left out. */
export const tourCalendarDay = z.object({
  date: z.iso.date(),
  /** Of the departure that stands best. */
  state: z.enum(DEPARTURE_SHOWN),
  guaranteed: z.boolean(),
  seatsLeft: z.int().nullable(),
  /** The lowest of one adult, at the deal that runs. */
  price,
  deal: dealMark,
  departures: count,
});
export type TourCalendarDay = z.infer<typeof tourCalendarDay>;

/** A departure priced for the party. */
export const pricedDeparture = tourDeparture.extend({
  /** One person of each unit, at the deal that runs. */
  units: z.array(z.object({ key: z.enum(TOUR_UNITS), price, deal: dealMark })),
  /** Of the party without extras, at the deal that runs; null where it does not fit. */
  total: price.nullable(),
  totalDeal: dealMark,
  /** What cancelling costs until a moment, of that total. */
  policy: z.array(policyStep),
  /** Until when it can be booked. */
  closesAt: moment,
});
export type PricedDeparture = z.infer<typeof pricedDeparture>;

/** What a tour order or quote is of: the `item` of its subject. */
const tourItem = z.object({
  tourId: z.uuid(),
  departureId: z.uuid(),
  kind: z.enum(TOUR_KINDS),
  day: z.iso.date(),
  lastDay: z.iso.date(),
  start: hour,
  language: guideLanguage,
  days: z.int(),
  nights: z.int(),
  hours: z.number().nullable(),
  zone: z.string(),
  operator: z.string(),
  meeting: meetingPoint,
  /** Where they are picked up, and the hour of it. */
  pickup: tourPlace.extend({ at: hour }).nullable(),
  units: z.array(z.object({ key: z.enum(TOUR_UNITS), count: z.int() })),
  party: z.object({ adults: z.int(), seniors: z.int(), childAges: z.array(z.int()) }),
  extras: z.array(z.object({ name: z.string(), count: z.int() })),
  singleRooms: z.int(),
  names: z.enum(['lead', 'all']),
  itinerary: z.array(tourDayView),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  notices: z.array(z.string()),
  minPeople: z.int(),
  decidesAt: moment.nullable(),
  /** How the departure stands now; with a quote, how it stood then. */
  now: z.object({
    state: z.enum(['open', 'guaranteed', 'cancelled']),
    /** People still needed; 0 where it is guaranteed. */
    missing: count,
    booked: count,
    /** From two days before; empty before that, and where nobody was named. */
    guide: z.string(),
    guidePhone: z.string(),
    /** Other departures of it with room for the party, where it was cancelled. */
    instead: z.array(
      z.object({
        departureId: z.uuid(),
        day: z.iso.date(),
        start: hour,
        language: guideLanguage,
        seatsLeft: z.int().nullable(),
      }),
    ),
  }),
});
export type TourItem = z.infer<typeof tourItem>;
