import { z } from 'zod';
import { cents } from '../../core/amounts.ts';
import { id, localized, optionalText, timeZoneName } from '../../core/validation.ts';
import { BAG_KINDS, CABINS, SEAT_CHOICES } from './facts.ts';
import { flightLimits } from './limits.ts';
import { seatMap } from './seat-map.ts';
import { brandCode, flightDay } from './trip-schemas.ts';

const invalid = { error: 'field.invalid' };
const whole = (min: number, max: number) => z.int('field.number').min(min, 'field.too_small').max(max, 'field.too_big');

/** US cents. */
const CENTS_MAX = 10_000_000;
const usd = cents(CENTS_MAX);
const fare = cents(CENTS_MAX, 1);

const airlineCode = z.string({ error: 'field.required' }).regex(/^[A-Z0-9]{2}$/, 'field.flight_airline_code');
const airportCode = z.string({ error: 'field.required' }).regex(/^[A-Z]{3}$/, 'field.flight_airport_code');
const degrees = (limit: number) => z.number('field.number').min(-limit, 'field.invalid').max(limit, 'field.invalid');
const hour = z.string({ error: 'field.flight_hour' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field.flight_hour');

export const airlineInput = z.strictObject({
  /** IATA, two characters. */
  code: airlineCode,
  /** The three digits that its tickets begin with. */
  ticketPrefix: z.string({ error: 'field.required' }).regex(/^\d{3}$/, 'field.flight_ticket_prefix'),
  name: localized(flightLimits.name),
  colour: z.string({ error: 'field.required' }).regex(/^#[0-9A-Fa-f]{6}$/, 'field.invalid'),
  /** Basis points off the fares of both ways of a trip there and back, where it flies all of it. */
  returnBp: whole(0, flightLimits.returnBp).optional().default(0),
  /** Letters of a name that customers may correct on tickets; 0 for none. */
  nameLetters: whole(0, flightLimits.nameLetters).optional().default(3),
  enabled: z.boolean(),
});
export type AirlineInput = z.output<typeof airlineInput>;

export const airportInput = z.strictObject({
  /** IATA, three letters. */
  code: airportCode,
  cityId: id,
  name: localized(flightLimits.name),
  zone: timeZoneName,
  latitude: degrees(90),
  longitude: degrees(180),
  /** Least minutes between two flights here. */
  transferMinutes: whole(0, flightLimits.transferMinutes),
  /** US cents that each departing traveller with a seat is charged. */
  chargeUsd: usd,
  enabled: z.boolean(),
});
export type AirportInput = z.output<typeof airportInput>;

export const aircraftInput = z.strictObject({
  /** As timetables write it, such as `32N`. */
  code: z.string({ error: 'field.required' }).regex(/^[A-Z0-9]{3}$/, 'field.invalid'),
  name: localized(flightLimits.name),
});
export type AircraftInput = z.output<typeof aircraftInput>;

const bags = z.strictObject({ pieces: whole(0, 9), kg: whole(0, 50) });

/** Bags of a kind that a traveller may buy beside those of the fare: US cents a piece and way without its tax, and how many of them. */
const extraBag = z.strictObject({
  kind: z.enum(BAG_KINDS, invalid),
  kg: whole(1, flightLimits.bagKg),
  usd: fare,
  taxBp: whole(0, flightLimits.bagTaxBp),
  most: whole(1, flightLimits.extraBags),
});

/** From `hoursBefore` hours ahead of departure on, cancelling costs `percent` of the fare. */
const refundStep = z.strictObject({ hoursBefore: whole(0, 8_760), percent: whole(0, 100) });

const seatFees = z.strictObject({
  standardUsd: usd,
  frontUsd: usd,
  legroomUsd: usd,
  /** Basis points that come onto each. */
  taxBp: whole(0, flightLimits.bagTaxBp),
});
const NO_FEES = { standardUsd: 0, frontUsd: 0, legroomUsd: 0, taxBp: 0 };

const changeRule = z.strictObject({
  allowed: z.boolean(),
  feeUsd: whole(0, flightLimits.changeFeeUsd),
  untilMinutes: whole(0, flightLimits.changeUntilMinutes),
});
const NO_CHANGE = { allowed: false, feeUsd: 0, untilMinutes: 0 };

export const fareBrandInput = z
  .strictObject({
    /** Null: of every airline that has no row of its own in the cabin. */
    airlineId: id.nullable(),
    cabin: z.enum(CABINS, invalid),
    code: brandCode,
    name: localized(flightLimits.name),
    /** Percent of the cabin's price. */
    pricePercent: whole(50, 500),
    cabinBag: bags,
    checkedBag: bags,
    /** One of each kind at most. */
    extraBags: z.array(extraBag).max(BAG_KINDS.length, 'field.too_big').optional().default([]),
    seat: z.enum(SEAT_CHOICES, invalid),
    /** US cents of a seat on one flight, by the kind of its row. */
    seatFees: seatFees.optional().default(NO_FEES),
    meal: z.boolean(),
    /** Whether ways in it may be changed, what that costs a traveller and way, and until so many minutes before the way departs. */
    changeRule: changeRule.optional().default(NO_CHANGE),
    /** Cancelling is free before the first step and costs what the last step passed says; hours fall, percents rise. */
    refundSteps: z.array(refundStep).max(flightLimits.brandSteps, 'field.too_big'),
    sortWeight: whole(0, 9_999),
    enabled: z.boolean(),
  })
  .superRefine(({ refundSteps, extraBags }, context) => {
    if (new Set(extraBags.map(({ kind }) => kind)).size < extraBags.length)
      context.addIssue({ code: 'custom', path: ['extraBags'], message: 'field.flight_bag_kinds' });
    const rising = refundSteps.every((step, index) => {
      const before = refundSteps[index - 1];
      return !before || (step.hoursBefore < before.hoursBefore && step.percent > before.percent);
    });
    if (!rising) context.addIssue({ code: 'custom', path: ['refundSteps'], message: 'field.flight_refund_steps' });
  });
export type FareBrandInput = z.output<typeof fareBrandInput>;

/** The seat map of a kind of aircraft; null takes it away. */
export const seatMapInput = z.strictObject({ seatMap: seatMap.nullable() });
export type SeatMapInput = z.output<typeof seatMapInput>;

export const flightCabinInput = z.strictObject({
  cabin: z.enum(CABINS, invalid),
  seats: whole(1, flightLimits.seats),
  /** Babies on laps. */
  laps: whole(0, 99),
  /** US cents of an adult in the cheapest brand, on days without a price of their own. */
  baseUsd: fare,
  /** Percent of an adult's fare. */
  childPercent: whole(0, 100),
  babyPercent: whole(0, 100),
});

export const flightInput = z
  .strictObject({
    airlineId: id,
    /** Digits behind the airline's code. */
    number: z.string({ error: 'field.required' }).regex(/^[1-9]\d{0,3}$/, 'field.flight_number'),
    /** Another company that flies it. */
    operatedBy: optionalText(flightLimits.name).optional().default(''),
    fromAirportId: id,
    toAirportId: id,
    /** Wall-clock hour of the airport of departure. */
    departs: hour,
    /** From door to door; the arrival follows from it. */
    blockMinutes: whole(10, flightLimits.blockMinutes),
    /** 1 Monday to 7 Sunday, by the local day of departure. */
    weekdays: z.array(whole(1, 7)).min(1, 'field.required').max(7, 'field.invalid'),
    validFrom: flightDay,
    validUntil: flightDay,
    aircraftId: id,
    fromTerminal: optionalText(flightLimits.terminal).optional().default(''),
    toTerminal: optionalText(flightLimits.terminal).optional().default(''),
    cabins: z
      .array(flightCabinInput)
      .min(1, 'field.required')
      .max(CABINS.length, 'field.invalid')
      .meta({ uniqueItems: true }),
    online: z.boolean(),
  })
  .superRefine((flight, context) => {
    const at = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (flight.fromAirportId === flight.toAirportId) at('toAirportId', 'field.flight_same_place');
    if (flight.validUntil < flight.validFrom) at('validUntil', 'field.flight_valid');
    if (new Set(flight.cabins.map(({ cabin }) => cabin)).size < flight.cabins.length)
      at('cabins', 'field.flight_cabins');
    if (new Set(flight.weekdays).size < flight.weekdays.length) at('weekdays', 'field.invalid');
  });
export type FlightInput = z.output<typeof flightInput>;
