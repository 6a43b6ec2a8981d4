import { z } from 'zod';
import { distinct, id, queryInt } from '../../core/validation.ts';
import { soundBags, wantedBags } from './bag-schemas.ts';
import { CABINS } from './facts.ts';
import { flightLimits } from './limits.ts';
import { type FlightParty, partyFlaw } from './party.ts';
import { otherSeats, refuseTwice, seatChoices, soundSeats } from './seat-schemas.ts';

const invalid = { error: 'field.invalid' };

/** A day of an airport's own calendar, `YYYY-MM-DD`; rules that count from it are asked of a day alone. */
export const flightDay = z.iso
  .date({ error: 'field.date', abort: true })
  .refine((text) => text >= '2000-01-01' && text < '2200-01-01', 'field.date');

/** A city by its id, or one airport by its code. */
export const place = z
  .string({ error: 'field.required' })
  .regex(/^([A-Z]{3}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/, 'field.invalid');

/** One flight on its local day of departure. */
export type LegRef = { readonly flightId: string; readonly day: string };

/** What the word of a slice looks like; `readSliceKey` says whether it is one. */
const SLICE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@\d{4}-\d{2}-\d{2}(_[0-9a-f-]{36}@\d{4}-\d{2}-\d{2}){0,2}$/;
const LEG = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@(\d{4}-\d{2}-\d{2})$/;

/** The flights of a slice as one word of an address: `<flight>@<day>`, several with `_` between them. */
export const sliceKeyOf = (legs: readonly LegRef[]): string =>
  legs.map(({ flightId, day }) => `${flightId}@${day}`).join('_');

/** Reads such a word; null when it is none. */
export function readSliceKey(key: string): LegRef[] | null {
  const legs = key.split('_').map((part) => LEG.exec(part));
  if (legs.length > flightLimits.legs || legs.some((leg) => !leg || !flightDay.safeParse(leg[2]).success)) return null;
  return legs.map((leg) => ({ flightId: leg?.[1] ?? '', day: leg?.[2] ?? '' }));
}

export const sliceKey = z
  .string()
  .max(200, 'field.invalid')
  .regex(SLICE, 'field.invalid')
  .refine((key) => readSliceKey(key) !== null, 'field.invalid');

const childAge = z
  .int('field.flight_child_age')
  .min(flightLimits.childFrom, 'field.flight_child_age')
  .max(flightLimits.childTo, 'field.flight_child_age');

/** Ages in a query string: `5,11`; empty for none. Every child has an age. */
const queryAges = z
  .string()
  .regex(/^(\d{1,2}(,\d{1,2})*)?$/, 'field.flight_child_age')
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
  .pipe(z.array(childAge).max(flightLimits.travellers - 1, 'field.flight_travellers'));

/** A party and its cabin in a query string. */
export const partyQuery = {
  cabin: z.enum(CABINS, invalid).optional().default('economy'),
  adults: queryInt(1, flightLimits.travellers).optional().default(1),
  childAges: queryAges.optional().default([]),
  babies: queryInt(0, flightLimits.travellers).optional().default(0),
};

/** Refuses a party that cannot fly together, at its field. */
export const soundParty = (party: FlightParty, context: z.RefinementCtx): void => {
  const flaw = partyFlaw(party);
  if (flaw) context.addIssue({ code: 'custom', path: [flaw.field], message: flaw.message });
};

/** A brand by its code, such as `light`; the same code names the like of it with every airline. */
export const brandCode = z.string({ error: 'field.required' }).regex(/^[a-z][a-z0-9_]{0,19}$/, 'field.invalid');

const sliceBody = {
  cabin: z.enum(CABINS, invalid),
  brand: brandCode,
  legs: z
    .array(z.strictObject({ flightId: id, day: flightDay }))
    .min(1, 'field.required')
    .max(flightLimits.legs, 'field.invalid'),
};
const slice = z.strictObject(sliceBody);

const position = (most: number) => z.int('field.number').min(1, 'field.too_small').max(most, 'field.too_big');

/** What may be wanted of a booked trip instead: other flights of some of its ways, by their position from 1, and travellers who leave it. */
export const otherTrip = {
  slices: distinct(
    z
      .array(z.strictObject({ slice: position(flightLimits.slices), ...sliceBody }))
      .max(flightLimits.slices, 'field.invalid'),
    (way) => String(way.slice),
  )
    .optional()
    .default([]),
  /** Positions of the travellers who alone have the other flights, in a booking of their own; empty where all have. */
  moving: distinct(z.array(position(flightLimits.travellers)).max(flightLimits.travellers, 'field.invalid'), String)
    .optional()
    .default([]),
  /** Positions of the travellers who leave, from 1. */
  leaving: distinct(z.array(position(flightLimits.travellers)).max(flightLimits.travellers, 'field.invalid'), String)
    .optional()
    .default([]),
  /** Seats on flights that the booking does not have yet: flights and travellers as the changed trip counts them, both from 1. */
  seats: otherSeats,
};
const wantedTrip = z.strictObject(otherTrip);
export type WantedTrip = z.output<typeof wantedTrip>;

/** Refuses at its field a seat or a traveller that is named twice. */
export const soundOtherTrip = ({ seats }: Pick<WantedTrip, 'seats'>, context: z.RefinementCtx): void =>
  refuseTwice(seats, (path, message) => context.addIssue({ code: 'custom', path, message }));

/** A trip in a body: what is quoted, and kept with the quote and the order. */
export const tripBody = {
  slices: z.array(slice).min(1, 'field.required').max(flightLimits.slices, 'field.invalid'),
  adults: z.int('field.number').min(1, 'field.too_small').max(flightLimits.travellers, 'field.flight_travellers'),
  childAges: z
    .array(childAge, { error: 'field.flight_child_age' })
    .max(flightLimits.travellers - 1, 'field.flight_travellers')
    .optional()
    .default([]),
  babies: z
    .int('field.number')
    .min(0, 'field.too_small')
    .max(flightLimits.travellers, 'field.flight_babies')
    .optional()
    .default(0),
  /** Bought beside what the fares include. */
  bags: wantedBags.optional().default([]),
  /** Seats that are chosen. */
  seats: seatChoices,
};
const trip = z.strictObject(tripBody).superRefine(soundParty).superRefine(soundBags).superRefine(soundSeats);
export type Trip = z.output<typeof trip>;
