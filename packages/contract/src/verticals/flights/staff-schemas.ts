import { z } from 'zod';
import {
  count,
  distinct,
  id,
  moment,
  optionalText,
  pageOf,
  pageQuery,
  queryFlag,
  queryInt,
} from '../../core/validation.ts';
import { travelChange } from '../../travel/order-views.ts';
import { reportRange } from '../../travel/report-range.ts';
import { makeStaffChange, waiving } from '../../travel/staff-change-schemas.ts';
import { changeOptions, changeOptionsQuery } from './change-views.ts';
import { departureChange, departureShapes } from './departure-days.ts';
import { moreExtras, soundExtras } from './extras-schemas.ts';
import { CABINS } from './facts.ts';
import { flightLimits } from './limits.ts';
import { seatMap } from './seat-map.ts';
import { legSeats, legSeatsQuery } from './seat-views.ts';
import {
  aircraftInput,
  airlineInput,
  airportInput,
  fareBrandInput,
  flightCabinInput,
  flightInput,
  seatMapInput,
} from './staff-input.ts';
import { flightDay, otherTrip, soundOtherTrip } from './trip-schemas.ts';
import { wallTime } from './views.ts';

const invalid = { error: 'field.invalid' };
const params = z.object({ id });
const withVersion = { version: z.int().min(1) };
const keyword = optionalText(40).optional();
const direction = z.enum(['asc', 'desc'], invalid).optional();

/** Texts of an answer: as kept, empty ones left out. */
const texts = z.object({
  'en-US': z.string(),
  'zh-cn': z.string().optional(),
  es: z.string().optional(),
  pt: z.string().optional(),
});
const kept = { id: z.uuid(), version: z.int() };
const choice = z.object({ id: z.uuid(), code: z.string(), name: z.string() });
export type FlightChoice = z.infer<typeof choice>;

const staffAirline = z.object({ ...airlineInput.shape, ...kept, name: texts, flights: count });
export type StaffAirline = z.infer<typeof staffAirline>;

const staffAirport = z.object({
  ...airportInput.shape,
  ...kept,
  name: texts,
  city: z.string(),
  /** Flights that depart here. */
  flights: count,
});
export type StaffAirport = z.infer<typeof staffAirport>;

const staffAircraft = z.object({
  ...aircraftInput.shape,
  ...kept,
  name: texts,
  flights: count,
  /** Of its seat map; 0 where it has none. */
  seats: count,
});
export type StaffAircraft = z.infer<typeof staffAircraft>;

/** The seat map of a kind of aircraft. */
const staffSeatMap = z.object({ ...kept, name: texts, seatMap: seatMap.nullable() });
export type StaffSeatMap = z.infer<typeof staffSeatMap>;

/** Who sits where on a departure, in the order of the seats. */
const seatedTraveller = z.object({
  /** The order with the traveller's position, `<order>@<position>`. */
  id: z.string(),
  seat: z.string(),
  cabin: z.enum(CABINS),
  orderId: z.uuid(),
  order: z.string(),
  traveller: z.string(),
  ageType: z.enum(['adult', 'child']),
  /** Whether the traveller chose it; others were given one with their tickets. */
  chosen: z.boolean(),
  /** Whether it is paid; else it waits for payment. */
  taken: z.boolean(),
});
export type SeatedTraveller = z.infer<typeof seatedTraveller>;

const staffFareBrand = z.object({
  ...fareBrandInput.shape,
  ...kept,
  name: texts,
  /** Null: of every airline without a row of its own. */
  airline: choice.nullable(),
});
export type StaffFareBrand = z.infer<typeof staffFareBrand>;

const staffFlight = z.object({
  ...flightInput.shape,
  ...kept,
  operatedBy: z.string(),
  fromTerminal: z.string(),
  toTerminal: z.string(),
  cabins: z.array(flightCabinInput),
  airline: choice,
  fromAirport: choice,
  toAirport: choice,
  aircraft: z.string(),
  /** Arrival on the first day it flies, at the place, with the days since departure. */
  arrives: z.string(),
  dayShift: z.int(),
  createdAt: moment,
});
export type StaffFlight = z.infer<typeof staffFlight>;

/** A flight on a day, as the board shows it. `held` waits for payment, `sold` is paid. */
const departure = z.object({
  /** The flight with its day, `<flight>@<day>`. */
  id: z.string(),
  flightId: z.uuid(),
  day: z.iso.date(),
  number: z.string(),
  airline: choice,
  fromAirport: choice,
  toAirport: choice,
  aircraft: z.string(),
  localDeparture: wallTime,
  localArrival: wallTime,
  dayShift: z.int(),
  departsAt: moment,
  ...departureChange,
  /** Departure and arrival of the schedule. */
  scheduledDeparture: wallTime,
  scheduledArrival: wallTime,
  /** Whether it has left: nothing can be changed any more. */
  departed: z.boolean(),
  /** Orders on a cancelled departure that are still to be given back. */
  toRefund: count,
  /** Orders on it, parts of combos, whose customers are asked what becomes of them. */
  asked: count,
  cabins: z.array(z.object({ cabin: z.enum(CABINS), seats: count, held: count, sold: count, laps: count })),
  /** Paid orders whose tickets are not issued yet. */
  toIssue: count,
});
export type Departure = z.infer<typeof departure>;

export const REPORT_GROUPS = ['route', 'airline', 'flight', 'brand', 'day', 'month'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/**
 * Seats and money stand with each departure; tickets, issue, promises, cancellations and refunds of an order with its first
 * one. Money is USD cents that were paid for what is booked and not cancelled.
 */
const flightFigures = z.object({
  /** Null where seats are not offered by it: every fare is of all seats. Load is in basis points of them. */
  seats: count.nullable(),
  loadBp: z.int().nullable(),
  sold: count,
  fareUsd: count,
  chargesUsd: count,
  /** Bags that are bought beside the fares. */
  extrasUsd: count,
  revenueUsd: count,
  /** Of each seat on offer. */
  perSeatUsd: z.int().nullable(),
  tickets: count,
  /** From payment to tickets: half of the orders within, and 95 of 100; null where none were issued. */
  issueP50Seconds: count.nullable(),
  issueP95Seconds: count.nullable(),
  /** Orders whose tickets came later than promised, or are late. */
  missed: count,
  /** Paid orders that were cancelled, and the money that went back. */
  cancelled: count,
  refundUsd: count,
});
export type FlightFigures = z.infer<typeof flightFigures>;

const flightReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  by: z.enum(REPORT_GROUPS),
  total: flightFigures,
  rows: z.array(flightFigures.extend({ id: z.string(), name: z.string() })),
});
export type FlightReport = z.infer<typeof flightReport>;

export const shapes = {
  listAirlines: {
    query: z.object({ ...pageQuery, keyword, enabled: queryFlag.optional() }),
    answer: pageOf(staffAirline),
  },
  createAirline: { body: airlineInput, answer: staffAirline },
  updateAirline: { params, body: airlineInput.extend(withVersion), answer: staffAirline },
  airlineChoices: { query: z.object({ keyword }), answer: z.array(choice) },
  listAirports: {
    query: z.object({ ...pageQuery, keyword, cityId: id.optional(), enabled: queryFlag.optional() }),
    answer: pageOf(staffAirport),
  },
  createAirport: { body: airportInput, answer: staffAirport },
  updateAirport: { params, body: airportInput.extend(withVersion), answer: staffAirport },
  airportChoices: { query: z.object({ keyword }), answer: z.array(choice) },
  listAircraft: { query: z.object({ ...pageQuery, keyword }), answer: pageOf(staffAircraft) },
  createAircraft: { body: aircraftInput, answer: staffAircraft },
  updateAircraft: { params, body: aircraftInput.extend(withVersion), answer: staffAircraft },
  aircraftChoices: { query: z.object({ keyword }), answer: z.array(choice) },
  readSeatMap: { params, answer: staffSeatMap },
  saveSeatMap: { params, body: seatMapInput.extend(withVersion), answer: staffSeatMap },
  listSeated: {
    query: z.object({ ...pageQuery, flightId: id, day: flightDay }),
    answer: pageOf(seatedTraveller),
  },
  listFareBrands: {
    query: z.object({ ...pageQuery, airlineId: id.optional(), cabin: z.enum(CABINS, invalid).optional() }),
    answer: pageOf(staffFareBrand),
  },
  createFareBrand: { body: fareBrandInput, answer: staffFareBrand },
  updateFareBrand: { params, body: fareBrandInput.safeExtend(withVersion), answer: staffFareBrand },
  listFlights: {
    query: z.object({
      ...pageQuery,
      /** A flight's number such as `P3 401`, or a part of it. */
      number: optionalText(flightLimits.number).optional(),
      airlineId: id.optional(),
      fromAirportId: id.optional(),
      toAirportId: id.optional(),
      online: queryFlag.optional(),
      sort: z.enum(['number', 'departs', 'createdAt'], invalid).optional().default('number'),
      order: direction.default('asc'),
    }),
    answer: pageOf(staffFlight),
  },
  readFlight: { params, answer: staffFlight },
  createFlight: { body: flightInput, answer: staffFlight },
  updateFlight: { params, body: flightInput.safeExtend(withVersion), answer: staffFlight },
  readRetiming: {
    params,
    query: z.object({ departs: flightInput.shape.departs, blockMinutes: queryInt(1, flightLimits.blockMinutes) }),
    /** Booked departures to come, with the orders on them, and those that could be cancelled for nothing after it. */
    answer: z.object({ departures: count, orders: count, travellers: count, paid: count, freeToCancel: count }),
  },
  setFlightsOnline: {
    body: z.strictObject({
      ids: distinct(z.array(id).min(1, 'field.required').max(100, 'field.too_big')),
      online: z.boolean(),
    }),
    answer: z.object({ changed: count }),
  },
  listDepartures: {
    query: z.object({
      ...pageQuery,
      /** Local day of departure. */
      day: flightDay,
      number: optionalText(flightLimits.number).optional(),
      airlineId: id.optional(),
      fromAirportId: id.optional(),
      toAirportId: id.optional(),
    }),
    answer: pageOf(departure),
  },
  readAffected: departureShapes.readAffected,
  delayDeparture: { params, body: departureShapes.delayBody, answer: departure },
  cancelDeparture: { params, body: departureShapes.cancelBody, answer: departure },
  flightChangeOptions: { params, query: changeOptionsQuery.omit({ orderId: true }), answer: changeOptions },
  flightSeatsToChoose: { params, query: legSeatsQuery, answer: legSeats },
  quoteFlightChange: {
    params,
    body: z.strictObject({ ...otherTrip, ...waiving }).superRefine(soundOtherTrip),
    answer: travelChange,
  },
  changeFlight: makeStaffChange,
  quoteExtras: {
    params,
    body: z.strictObject({ ...moreExtras, ...waiving }).superRefine(soundExtras),
    answer: travelChange,
  },
  addExtras: makeStaffChange,
  flightReport: {
    query: z
      .object({
        /** Local days of departure, both included. */
        from: flightDay,
        to: flightDay,
        by: z.enum(REPORT_GROUPS, invalid).optional().default('route'),
        airlineId: id.optional(),
      })
      .superRefine(reportRange),
    answer: flightReport,
  },
};
