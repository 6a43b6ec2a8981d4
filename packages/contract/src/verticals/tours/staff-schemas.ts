import { z } from 'zod';
import { count, distinct, id, moment, optionalText, pageOf, pageQuery, queryFlag } from '../../core/validation.ts';
import { travelChange } from '../../travel/order-views.ts';
import { makeStaffChange, waiving } from '../../travel/staff-change-schemas.ts';
import { termKind } from '../../travel-home/schemas.ts';
import { TOUR_KINDS } from './facts.ts';
import { tourReport, tourReportQuery } from './report-schemas.ts';
import { departureEdit, departureMove, departureRule, meetingInput, tourInput } from './staff-input.ts';
import { otherTour, soundParty, tourDay } from './tour-schemas.ts';
import { guideLanguage } from './views.ts';

const params = z.object({ id });
const withVersion = { version: z.int().min(1) };
const keyword = optionalText(60).optional();

/** Texts of an answer: as stored, empty ones left out. */
const texts = z.object({
  'en-US': z.string(),
  'zh-cn': z.string().optional(),
  es: z.string().optional(),
  pt: z.string().optional(),
});

const staffTourRow = z.object({
  id: z.uuid(),
  version: z.int(),
  name: texts,
  city: z.string(),
  kind: z.enum(TOUR_KINDS),
  days: z.int(),
  /** Of an adult. */
  usd: count,
  capacity: z.int(),
  minPeople: z.int(),
  /** Departures that are still to come. */
  departures: count,
  nextDay: z.iso.date().nullable(),
  /** 0 to 10 with one decimal. */
  score: z.number().nullable(),
  sortWeight: z.int(),
  online: z.boolean(),
  createdAt: moment,
});
export type StaffTourRow = z.infer<typeof staffTourRow>;

const place = { name: texts, latitude: z.number(), longitude: z.number() };
/** A tour with all that its form has. */
const staffTour = z.object({
  ...tourInput.shape,
  id: z.uuid(),
  version: z.int(),
  name: texts,
  summary: texts,
  story: texts,
  operator: z.string(),
  meeting: z.object({ ...place, address: texts, note: texts }),
  pickups: z.array(z.object({ ...tourInput.shape.pickups.element.shape, ...place })),
  extras: z.array(z.object({ ...tourInput.shape.extras.element.shape, name: texts })),
  itinerary: z.array(
    z.object({
      ...tourInput.shape.itinerary.element.shape,
      title: texts,
      text: texts,
      stay: texts,
      stops: z.array(z.object(place)),
    }),
  ),
});
export type StaffTour = z.infer<typeof staffTour>;

/** How a departure stands for staff; labels are `tours.staff.state.<name>`. */
const STAFF_STATES = ['open', 'guaranteed', 'closed', 'cancelled', 'gone'] as const;

const staffDeparture = z.object({
  id: z.uuid(),
  version: z.int(),
  tourId: z.uuid(),
  tour: z.string(),
  city: z.string(),
  day: z.iso.date(),
  start: z.string(),
  language: guideLanguage,
  startsAt: moment,
  state: z.enum(STAFF_STATES),
  closed: z.boolean(),
  guaranteed: z.boolean(),
  cancelReason: z.enum(['minimum', 'staff']).nullable(),
  capacity: z.int(),
  held: count,
  sold: count,
  minPeople: z.int(),
  decidesAt: moment.nullable(),
  /** Percent of the units' prices. */
  pricePercent: z.number(),
  guide: z.string(),
  guidePhone: z.string(),
  /** Where it begins: where its tour does, unless it was moved. */
  meeting: meetingInput,
  /** Orders on a cancelled departure that are still to be given back. */
  toRefund: count,
  /** Orders on it, parts of combos, whose customers are asked what becomes of them. */
  asked: count,
});
export type StaffDeparture = z.infer<typeof staffDeparture>;

/** An order on a departure with its people, as the leader's list has it. */
const departureOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.string(),
  customer: z.string(),
  contact: z.string(),
  phone: z.string(),
  seats: count,
  /** Units and counts, such as `adult 2`. */
  units: z.array(z.object({ key: z.string(), count: z.int() })),
  guests: z.array(z.string()),
  pickup: z.string(),
  extras: z.array(z.object({ name: z.string(), count: z.int() })),
  wishes: z.string(),
  /** USD cents that cancelling gives back. */
  paidUsd: count,
});
export type DepartureOrder = z.infer<typeof departureOrder>;

export const shapes = {
  listTours: {
    query: z.object({ ...pageQuery, keyword, cityId: id.optional(), online: queryFlag.optional() }),
    answer: pageOf(staffTourRow),
  },
  tourChoices: {
    query: z.object({ keyword }),
    answer: z.array(z.object({ id: z.uuid(), name: z.string(), online: z.boolean() })),
  },
  tourTerms: { answer: z.array(z.object({ id: z.uuid(), kind: termKind, name: z.string() })) },
  readStaffTour: { params, answer: staffTour },
  createTour: { body: tourInput, answer: staffTour },
  updateTour: { params, body: tourInput.safeExtend(withVersion), answer: staffTour },
  setToursOnline: {
    body: z.strictObject({
      ids: distinct(z.array(id).min(1, 'field.required').max(100, 'field.too_big')),
      online: z.boolean(),
    }),
    answer: z.object({ changed: count }),
  },
  listTourDepartures: {
    query: z.object({
      ...pageQuery,
      /** Local day of departure; without it those that are to be decided, the next decision first. */
      day: tourDay.optional(),
      tourId: id.optional(),
      /** Those with places held or sold alone. */
      booked: queryFlag.optional(),
    }),
    answer: pageOf(staffDeparture),
  },
  addTourDepartures: {
    body: departureRule.safeExtend({ tourId: id }),
    /** `passed`: days past, decided already, or with such a departure. */
    answer: z.object({ made: count, passed: count }),
  },
  updateTourDeparture: { params, body: departureEdit.extend(withVersion), answer: staffDeparture },
  guaranteeTourDeparture: { params, body: z.strictObject(withVersion), answer: staffDeparture },
  cancelTourDeparture: { params, body: z.strictObject(withVersion), answer: staffDeparture },
  readTourMove: {
    params,
    query: z.object({ day: tourDay, start: departureMove.shape.start }),
    /** Who has places on it, and whether they would be asked rather than only informed. */
    answer: z.object({ orders: count, people: count, paid: count, unpaid: count, asked: z.boolean(), backUsd: count }),
  },
  moveTourDeparture: { params, body: departureMove.extend(withVersion), answer: staffDeparture },
  tourDeparturePeople: {
    params,
    /** Everybody with places on it; sums of what its cancellation would give back. */
    answer: z.object({
      departure: staffDeparture,
      orders: z.array(departureOrder),
      people: count,
      paid: count,
      unpaid: count,
      backUsd: count,
    }),
  },
  tourReport: { query: tourReportQuery, answer: tourReport },
  departuresToChangeTo: {
    params,
    answer: z.array(
      z.object({ id: z.uuid(), day: z.iso.date(), start: z.string(), language: guideLanguage, left: count }),
    ),
  },
  quoteTourChange: {
    params,
    body: z.strictObject({ ...otherTour, ...waiving }).superRefine(soundParty),
    answer: travelChange,
  },
  changeTour: makeStaffChange,
};
