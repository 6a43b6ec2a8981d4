import { z } from 'zod';
import { queryInt } from '../../core/validation.ts';
import { hotelLimits } from './limits.ts';

/** A day of the hotel's own calendar, `YYYY-MM-DD`; years that a calendar row can hold. */
export const stayDay = z.iso
  .date('field.date')
  .refine((text) => text >= '2000-01-01' && text < '2200-01-01', 'field.date');

const dayMs = 86_400_000;
/** Whole days between two dates: both are midnights of UTC, where every day has the same length. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

type Dates = { readonly checkIn?: string | undefined; readonly checkOut?: string | undefined };
type Heads = { readonly rooms: number; readonly adults: number };
type Flaw = { readonly field: string; readonly message: string };

/**
 * What is wrong with a stay whose single fields are well-formed, by its field; null when nothing is. Whether check-in
 * is past or too far ahead depends on the hotel's zone and is decided by the server (`field.hotel_past`, `field.hotel_far`).
 */
function stayFlaw(stay: Dates & Heads): Flaw | null {
  const { checkIn, checkOut } = stay;
  if (checkIn !== undefined && checkOut === undefined) return { field: 'checkOut', message: 'field.required' };
  if (checkIn === undefined && checkOut !== undefined) return { field: 'checkIn', message: 'field.required' };
  if (checkIn !== undefined && checkOut !== undefined) {
    const nights = daysBetween(checkIn, checkOut);
    if (nights < 1) return { field: 'checkOut', message: 'field.hotel_nights_min' };
    if (nights > hotelLimits.nights) return { field: 'checkOut', message: 'field.hotel_nights_max' };
  }
  return stay.adults < stay.rooms ? { field: 'adults', message: 'field.hotel_adult_per_room' } : null;
}

/** Refuses what `stayFlaw` finds, at its field. */
export const soundStay = (stay: Dates & Heads, context: z.RefinementCtx): void => {
  const flaw = stayFlaw(stay);
  if (flaw) context.addIssue({ code: 'custom', path: [flaw.field], message: flaw.message });
};

/** Other nights of a stay, for the same rooms and people, in a body. */
export const otherNights = { checkIn: stayDay, checkOut: stayDay };

/** Refuses other nights that are none, or too many, at their field. */
export const soundNights = (nights: Dates, context: z.RefinementCtx): void =>
  soundStay({ ...nights, rooms: 1, adults: 1 }, context);

/** Ages in a query string: `5,11`; empty for none. Every child has an age. */
const queryAges = z
  .string()
  .regex(/^((0|[1-9]\d?)(,(0|[1-9]\d?))*)?$/, 'field.child_age')
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
  .pipe(
    z.array(z.int().max(hotelLimits.childAge, 'field.child_age')).max(hotelLimits.children, 'field.hotel_children_max'),
  );

/** A party in a query string. */
export const partyQuery = {
  rooms: queryInt(1, hotelLimits.rooms).optional().default(1),
  adults: queryInt(1, hotelLimits.adults).optional().default(2),
  childAges: queryAges.optional().default([]),
};

/** Dates in a query string; both or neither. */
export const optionalDates = { checkIn: stayDay.optional(), checkOut: stayDay.optional() };

/** A stay in a body. */
export const stayBody = {
  checkIn: stayDay,
  checkOut: stayDay,
  rooms: z.int('field.number').min(1, 'field.too_small').max(hotelLimits.rooms, 'field.too_big'),
  adults: z.int('field.number').min(1, 'field.too_small').max(hotelLimits.adults, 'field.too_big'),
  childAges: z
    .array(z.int('field.child_age').min(0, 'field.child_age').max(hotelLimits.childAge, 'field.child_age'), {
      error: 'field.child_age',
    })
    .max(hotelLimits.children, 'field.hotel_children_max')
    .optional()
    .default([]),
};
