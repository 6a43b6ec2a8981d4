import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, queryInt } from '../../core/validation.ts';
import { guestInput } from '../../travel/person-schemas.ts';
import type { RoomParty } from '../../travel/rooms.ts';
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

const agesOfChildren = z
  .array(z.int('field.child_age').min(0, 'field.child_age').max(hotelLimits.childAge, 'field.child_age'), {
    error: 'field.child_age',
  })
  .max(hotelLimits.children, 'field.hotel_children_max');
/** Ages of children in a body. */
const childAges = agesOfChildren.optional().default([]);
const adults = z.int('field.number').min(1, 'field.too_small').max(hotelLimits.adults, 'field.too_big');

/** A stay in a body. */
export const stayBody = {
  checkIn: stayDay,
  checkOut: stayDay,
  rooms: z.int('field.number').min(1, 'field.too_small').max(hotelLimits.rooms, 'field.too_big'),
  adults,
  childAges,
};

/** One room of a stay that is wanted instead: which room of the booking it is, from 1, null for one that is added; and who sleeps in it. */
const changedRoom = z.strictObject({
  was: z.int('field.invalid').min(1, 'field.invalid').max(hotelLimits.rooms, 'field.invalid').nullable(),
  adults,
  childAges,
});
const changedRooms = z
  .array(changedRoom, { error: 'field.required' })
  .min(1, 'field.required')
  .max(hotelLimits.rooms, 'field.too_big');

/** Another stay at the same hotel, in a body: what is left out stays as it is booked. Rooms that are not named are given up. */
export const otherStay = {
  checkIn: stayDay,
  checkOut: stayDay,
  planId: id.optional(),
  rooms: changedRooms.optional(),
};
/** Who is named in rooms that are added; `unit` is the room's number among those wanted. */
export const addedGuests = { guests: z.array(guestInput).max(limits.guestsPerOrder, 'field.too_big').optional() };
/** Who sleeps in each room, in a query string: rooms by commas, adults and then ages by hyphens, `2,2-5-11`. */
const queryRooms = z
  .string()
  .regex(/^\d{1,2}(-\d{1,2})*(,\d{1,2}(-\d{1,2})*)*$/, 'field.invalid')
  .transform((text) =>
    text.split(',').map((room) => {
      const [heads = 0, ...ages] = room.split('-').map(Number);
      return { adults: heads, childAges: ages };
    }),
  )
  .pipe(z.array(z.object({ adults, childAges: agesOfChildren })).max(hotelLimits.rooms, 'field.too_big'));
/** A stay instead of a booked one, in a query string. */
export const otherRoomsQuery = { checkIn: stayDay, checkOut: stayDay, rooms: queryRooms };

export type WantedStay = {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly planId?: string | undefined;
  readonly rooms?: readonly z.output<typeof changedRoom>[] | undefined;
};
/** The same as it is asked about, where it is not said which room is which. */
type AskedStay = {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly rooms?: readonly (RoomParty & { readonly was?: number | null })[] | undefined;
};

/** Refuses another stay that no booking could be, at its field: its dates, more people than a booking may have, a room named twice. */
export function soundChange(stay: AskedStay, context: z.RefinementCtx): void {
  soundStay({ checkIn: stay.checkIn, checkOut: stay.checkOut, rooms: 1, adults: 1 }, context);
  // Rooms that could not be read are refused by themselves.
  const rooms = Array.isArray(stay.rooms) ? (stay.rooms as NonNullable<AskedStay['rooms']>) : [];
  const at = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  const sum = (count: (room: (typeof rooms)[number]) => number) => rooms.reduce((all, room) => all + count(room), 0);
  const kept = rooms.flatMap(({ was }) => was ?? []);
  if (new Set(kept).size < kept.length) at('rooms', 'field.invalid');
  if (sum((room) => room.adults) > hotelLimits.adults) at('rooms', 'field.hotel_adults_max');
  if (sum((room) => room.childAges.length) > hotelLimits.children) at('rooms', 'field.hotel_children_max');
}
