import { z } from 'zod';
import { picture } from '../core/picture.ts';
import { count, moment } from '../core/validation.ts';
import { bundleKindName } from '../travel/bundle-views.ts';
import { serviceTime, travelKindName, travelState, travelSubject } from '../travel/order-views.ts';
import { tripEffect } from './effects.ts';

/** Date and hour that a clock of the place shows, `2026-12-14T09:35`. */
const wall = z.string();

/** Whether a trip is still to come, under way or over. */
export const TRIP_TABS = ['upcoming', 'past'] as const;

/** What happens on a trip. */
const tripHappening = z.enum(['departs', 'lands', 'check_in', 'check_out', 'tour', 'table']);
export type TripHappening = z.infer<typeof tripHappening>;

const flightEnd = z.object({ city: z.string(), code: z.string(), airport: z.string(), terminal: z.string() });

const flown = z.object({
  numbers: z.array(z.string()),
  from: flightEnd,
  to: flightEnd,
  /** Cities between. */
  via: z.array(z.string()),
  minutes: count,
});

const tripEntry = z.object({
  /** Stays when its hour changes. */
  key: z.string(),
  bookingId: z.uuid(),
  happening: tripHappening,
  at: moment,
  wall,
  /** Whether its hour is known: a room is moved into after the landing, however early it is ready. */
  timed: z.boolean(),
  /** Until when: the end of a visit, or when the desk closes; null where that is not said. */
  until: wall.nullable(),
  flight: flown.nullable(),
  /** Where it is on a map; null where there is none. */
  place: z.object({ name: z.string(), address: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
  /** What clocks show at home meanwhile, on landing in another zone. */
  home: z.object({ city: z.string(), wall }).nullable(),
  /** The landing that ends the trip where it began. */
  isHome: z.boolean(),
  cancelled: z.boolean(),
});
export type TripEntry = z.infer<typeof tripEntry>;

/** One day by the clocks of one place; a day in two places is two of them. */
const tripDay = z.object({
  key: z.string(),
  day: z.iso.date(),
  zone: z.string(),
  /** Empty where it is not known. */
  city: z.string(),
  entries: z.array(tripEntry),
  /** Minutes by which clocks are put forward (above 0) or back after its last entry. */
  clocks: z.int(),
});
export type TripDay = z.infer<typeof tripDay>;

const TRIP_WARNINGS = ['no_bed', 'desk_closed', 'together', 'too_far', 'unused_night'] as const;

/** A gap or a clash. */
const tripWarning = z.object({
  kind: z.enum(TRIP_WARNINGS),
  key: z.string(),
  /** The bookings it is about, in the order in which they begin; none for a night without a bed. */
  bookingIds: z.array(z.uuid()),
  /** The booking that can be changed about it; null where there is none. */
  open: z.uuid().nullable(),
  /** The first day it is about, and the day after its last night. */
  day: z.iso.date(),
  to: z.iso.date(),
  nights: count,
  /** Where a night is without a bed. */
  city: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** When one is there, and when the desk closes. */
  arrives: wall.nullable(),
  closes: wall.nullable(),
  /** Minutes there are between two places, and minutes that the way takes. */
  minutes: z.int().nullable(),
  needed: z.int().nullable(),
});
export type TripWarning = z.infer<typeof tripWarning>;

const tripBooking = z.object({
  id: z.uuid(),
  kind: travelKindName,
  /** Empty to others than the owner. */
  number: z.string(),
  state: travelState,
  subject: travelSubject,
  service: serviceTime,
  bundle: z.object({ id: z.uuid(), kind: bundleKindName }).nullable(),
  /** May be used on any day of its service. */
  anytime: z.boolean(),
  paymentId: z.uuid().nullable(),
  isPaid: z.boolean(),
  expiresAt: moment.nullable(),
  confirmBy: moment.nullable(),
  /** Who travels by it, where those of one booking have several now; empty otherwise, and to others than the owner. */
  people: z.array(z.string()),
  references: z.array(z.string()),
  voucherCode: z.string().nullable(),
  /** Until when its customer is asked about a change by its provider; null while they are not, and to others. */
  decideBy: moment.nullable(),
});
export type TripBookingView = z.infer<typeof tripBooking>;

export const tripNote = z.object({
  id: z.uuid(),
  day: z.iso.date(),
  /** By the clocks of the place; null for the whole day. */
  hour: z.string().nullable(),
  text: z.string(),
});
export type TripNote = z.infer<typeof tripNote>;

/** What comes next: an unpaid booking, or the next entry. */
const tripStep = z.object({
  what: z.enum(['pay', 'entry']),
  bookingId: z.uuid(),
  /** Of the entry. */
  entry: z.string().nullable(),
  /** Until when to pay. */
  until: moment.nullable(),
});
export type TripStep = z.infer<typeof tripStep>;

export const tripSummary = z.object({
  /** The booking it begins with: any booking of a trip names it. */
  id: z.uuid(),
  cities: z.array(z.string()),
  /** What the first booking is called: the title where no city is known. */
  title: z.string(),
  cover: picture.nullable(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** By whose clocks it begins. */
  zone: z.string(),
  standing: z.enum(['upcoming', 'under_way', 'past']),
  bookings: count,
  /** Bookings that are still to be paid. */
  unpaid: count,
  warnings: count,
});
export type TripSummary = z.infer<typeof tripSummary>;

export const tripDetail = tripSummary.omit({ bookings: true, unpaid: true, warnings: true }).extend({
  /** False for those who come by the link: no codes, no numbers, no notes. */
  own: z.boolean(),
  serverTime: moment,
  bookings: z.array(tripBooking),
  days: z.array(tripDay),
  next: tripStep.nullable(),
  warnings: z.array(tripWarning),
  /** What changes of some of its bookings do to others; none to others than the owner. */
  effects: z.array(tripEffect.extend({ bookingId: z.uuid(), causeId: z.uuid() })),
  notes: z.array(tripNote),
  /** The key of the link that shows it to others; null while there is none, and to others. */
  shareKey: z.string().nullable(),
});
export type TripDetail = z.infer<typeof tripDetail>;
