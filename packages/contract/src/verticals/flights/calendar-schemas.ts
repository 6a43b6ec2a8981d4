import { z } from 'zod';
import { cents } from '../../core/amounts.ts';
import { count, distinct, id } from '../../core/validation.ts';
import { FARE_LEAST, FARE_MOST } from './day-prices.ts';
import { CABINS } from './facts.ts';
import { flightLimits } from './limits.ts';
import { flightDay } from './trip-schemas.ts';

const invalid = { error: 'field.invalid' };
const params = z.object({ id });
const whole = (min: number, max: number) => z.int('field.number').min(min, 'field.too_small').max(max, 'field.too_big');
const choice = z.object({ id: z.uuid(), code: z.string(), name: z.string() });

/** Paid seats of a brand on a day, and what was paid for them without charges. */
const brandSold = z.object({ brand: z.string(), seats: count, usd: count });
export type BrandSold = z.infer<typeof brandSold>;

/** A cabin on a day: its own price and seats, null where they are the cabin's. `held` waits for payment, `sold` is paid. */
const cabinDay = z.object({
  date: z.iso.date(),
  usd: z.int().nullable(),
  seats: z.int().nullable(),
  stopped: z.boolean(),
  held: count,
  sold: count,
  /** What is sold, brand by brand. */
  brands: z.array(brandSold),
});
export type CabinDay = z.infer<typeof cabinDay>;

/** A brand of a cabin, on sale or with seats sold in the stretch; its price is so many percent of the cabin's, null where it is no more. */
const cabinFare = z.object({
  code: z.string(),
  name: z.string(),
  pricePercent: count.nullable(),
  checkedBag: z.object({ pieces: count, kg: count }).nullable(),
});
export type CabinFare = z.infer<typeof cabinFare>;

/** How days were changed: by an edit, as a copy of a week, or by undoing a change. */
export const DAY_CHANGE_KINDS = ['edit', 'copy', 'undo'] as const;
const dayChange = z.object({
  id: z.uuid(),
  kind: z.enum(DAY_CHANGE_KINDS),
  at: z.iso.datetime(),
  by: z.string(),
  cabins: z.array(z.enum(CABINS)),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Days of cabins that it changed. */
  cells: count,
  undone: z.boolean(),
});
export type DayChangeView = z.infer<typeof dayChange>;

const flightCalendarView = z.object({
  flightId: z.uuid(),
  /** Raised by every change of its days. */
  version: z.int(),
  number: z.string(),
  departs: z.string(),
  fromAirport: choice,
  toAirport: choice,
  aircraft: z.string(),
  validFrom: z.iso.date(),
  validUntil: z.iso.date(),
  online: z.boolean(),
  /** The day at its airport of departure: those before are over. */
  today: z.iso.date(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Flights of the same two airports by their hour, itself among them. */
  flights: z.array(z.object({ id: z.uuid(), number: z.string(), departs: z.string() })),
  /** Days of the stretch on which it flies. */
  flying: z.array(z.iso.date()),
  cabins: z.array(
    z.object({
      cabin: z.enum(CABINS),
      seats: count,
      baseUsd: z.int(),
      /** The cheapest first. */
      fares: z.array(cabinFare),
      days: z.array(cabinDay),
    }),
  ),
  /** The last changes of its days, the newest first. */
  changes: z.array(dayChange),
});
export type FlightCalendarView = z.infer<typeof flightCalendarView>;

const daysWithin = (from: string, to: string, most: number): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return days >= 0 && days < most;
};

/** What is changed of which days, both ends included; whichever weekdays are named (1 Monday to 7 Sunday), all when none are. */
const edit = {
  cabins: distinct(z.array(z.enum(CABINS, invalid)).min(1, 'field.required').max(CABINS.length, 'field.invalid')),
  from: flightDay,
  to: flightDay,
  weekdays: distinct(z.array(whole(1, 7)).max(7, 'field.invalid'))
    .optional()
    .default([]),
  price: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('set'), usd: cents(FARE_MOST, FARE_LEAST) }),
      /** Percent more, or less, than what stands, in whole dollars. */
      z.strictObject({ kind: z.literal('percent'), percent: whole(-99, 500) }),
      z.strictObject({ kind: z.literal('add'), usd: cents(FARE_MOST, -FARE_MOST) }),
      z.strictObject({ kind: z.literal('base') }),
    ])
    .optional(),
  seats: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('set'), seats: whole(0, flightLimits.seats) }),
      z.strictObject({ kind: z.literal('base') }),
    ])
    .optional(),
  stopped: z.boolean().optional(),
};

type Edit = { from: string; to: string; price?: unknown; seats?: unknown; stopped?: boolean | undefined };
const soundEdit = ({ from, to, price, seats, stopped }: Edit, context: z.RefinementCtx): void => {
  const at = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (!daysWithin(from, to, flightLimits.editDays)) at('to', 'field.flight_range');
  if (!price && !seats && stopped === undefined) at('price', 'field.required');
};

const flightIds = distinct(z.array(id).min(1, 'field.required').max(flightLimits.bulkFlights, 'field.too_big'));

/** Why a flight is left as it is: the first day that does not allow the change, and the number it does not allow. */
const refusal = z.object({
  error: z.enum(['record.not_found', 'flight.seats_below', 'flight.price_range']),
  /** The whole sentence, in the caller's language. */
  text: z.string(),
});
const flightResult = z.object({
  flightId: z.uuid(),
  /** Null where there is no such flight. */
  number: z.string().nullable(),
  /** Days of cabins that change: none where it is refused. */
  cells: count,
  refusal: refusal.nullable(),
});
export type FlightResult = z.infer<typeof flightResult>;
const results = z.object({ cells: count, flights: z.array(flightResult) });

export const calendarShapes = {
  readFlightCalendar: {
    params,
    query: z.object({ from: flightDay, to: flightDay }).superRefine(({ from, to }, context) => {
      if (daysWithin(from, to, flightLimits.calendarView)) return;
      context.addIssue({ code: 'custom', path: ['to'], message: 'field.flight_range' });
    }),
    answer: flightCalendarView,
  },
  editFlightDays: {
    params,
    /** The version of the calendar that was seen. */
    body: z.strictObject({ ...edit, version: z.int().min(1) }).superRefine(soundEdit),
    answer: z.object({ cells: count, version: z.int() }),
  },
  copyFlightWeek: {
    params,
    /** The seven days from `from` on are copied to the weeks after them. */
    body: z.strictObject({ version: z.int().min(1), from: flightDay, weeks: whole(1, flightLimits.copyWeeks) }),
    answer: z.object({ cells: count, version: z.int() }),
  },
  undoFlightDays: {
    params,
    body: z.strictObject({ version: z.int().min(1), changeId: id }),
    answer: z.object({ cells: count, version: z.int() }),
  },
  editDaysOfFlights: {
    body: z.strictObject({ ...edit, flightIds }).superRefine(soundEdit),
    answer: results,
  },
  previewDaysOfFlights: {
    body: z.strictObject({ ...edit, flightIds }).superRefine(soundEdit),
    answer: results,
  },
};
