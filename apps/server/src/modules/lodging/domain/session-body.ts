import { z } from 'zod';
import { contextBody, plainTextOf } from '../../assistants/public.ts';

const MOST_STAYS = 20;
const MOST_GUESTS = 100;
const heads = z.int().min(0).max(1_000);

const occupancy = z.object({
  adults: heads.optional(),
  children: heads.optional(),
  child_ages: z.array(z.int().min(0).max(17)).max(MOST_GUESTS).optional(),
  total: heads.optional(),
});
export type Occupancy = z.output<typeof occupancy>;

const stay = z.object({
  /** The assistant's own name for it, or the only one where no rate plan is named. */
  id: plainTextOf(200).optional(),
  accommodation_type: z.object({ id: plainTextOf(100).optional() }).optional(),
  rate_plan: z.object({ id: plainTextOf(100).optional() }).optional(),
  occupancy: occupancy.optional(),
  stay_dates: z.object({ start_date: z.iso.date(), end_date: z.iso.date() }),
  guest_assignments: z
    .array(z.object({ guest_id: plainTextOf(200), role: plainTextOf(100).optional() }))
    .max(MOST_GUESTS)
    .optional(),
});
export type WishedStay = z.output<typeof stay>;

const guest = z.object({
  id: plainTextOf(200),
  first_name: plainTextOf(200).optional(),
  last_name: plainTextOf(200).optional(),
  email: plainTextOf(320).optional(),
  phone_number: plainTextOf(50).optional(),
  age: z.int().min(0).max(200).optional(),
});
export type WishedGuest = z.output<typeof guest>;

/** Of an address only what is answered again is read. */
const address = z.object({
  street_address: plainTextOf(300).optional(),
  extended_address: plainTextOf(300).optional(),
  address_locality: plainTextOf(100).optional(),
  address_region: plainTextOf(100).optional(),
  address_country: plainTextOf(100).optional(),
  postal_code: plainTextOf(30).optional(),
});

const booker = z.object({
  first_name: plainTextOf(200).optional(),
  last_name: plainTextOf(200).optional(),
  email: z.email().max(320).optional(),
  phone_number: plainTextOf(50).optional(),
  birthdate: z.iso.date().optional(),
  company: plainTextOf(200).optional(),
  address: address.optional(),
});

/** The body of a booking session; what it does not name is ignored, as the protocol says. */
export const sessionBody = z.object({
  property: z.object({ id: plainTextOf(100) }),
  stays: z.array(stay).min(1).max(MOST_STAYS),
  guests: z.array(guest).max(MOST_GUESTS).optional(),
  booker: booker.optional(),
  travel_purpose: plainTextOf(100).optional(),
  context: contextBody.optional(),
});
export type SessionWish = z.output<typeof sessionBody>;

/** What is stored of a wish; who it is for is forgotten once it is taken or canceled. */
export type StoredWish = Omit<SessionWish, 'context'>;

/** A wish without anything that says who it is for: ids of guests are the assistant's own. */
export const withoutPeople = ({ booker: _booker, guests, ...wish }: StoredWish): StoredWish => ({
  ...wish,
  ...(guests ? { guests: guests.map(({ id }) => ({ id })) } : {}),
});
