import { limits } from '@app/contract/core/limits';
import { z } from 'zod';

/** What PostgreSQL cannot keep is refused. */
const plain = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\u0000') && text.isWellFormed());

const MOST_LINES = limits.cartLines;
const MOST_DESTINATIONS = 5;
/** Ids that one call may look up. */
export const MOST_IDS = 20;
/** More pieces than anything has: the answer says how many there are. */
const MOST_PIECES = 1_000_000;
const AMOUNT = Number.MAX_SAFE_INTEGER;

const context = z.object({
  language: plain(35).optional(),
  currency: plain(10).optional(),
  eligibility: z.array(plain(200)).max(50).optional(),
});
export type UcpContext = z.output<typeof context>;

const price = z.object({ min: z.int().min(0).max(AMOUNT).optional(), max: z.int().min(0).max(AMOUNT).optional() });
const filters = z.object({ categories: z.array(plain(300)).max(20).optional(), price: price.optional() });
export type UcpFilters = z.output<typeof filters>;

const buyer = z.object({
  first_name: plain(200).optional(),
  last_name: plain(200).optional(),
  email: plain(320).optional(),
  phone_number: plain(50).optional(),
});

const destination = z.object({
  id: plain(100).optional(),
  street_address: plain(300).optional(),
  extended_address: plain(300).optional(),
  address_locality: plain(100).optional(),
  address_region: plain(100).optional(),
  address_country: plain(100).optional(),
  postal_code: plain(30).optional(),
  first_name: plain(200).optional(),
  last_name: plain(200).optional(),
  phone_number: plain(50).optional(),
});

const method = z.object({
  type: z.enum(['shipping', 'pickup']).optional(),
  destinations: z.array(destination).max(MOST_DESTINATIONS).optional(),
  selected_destination_id: plain(100).nullable().optional(),
});

const checkout = z.object({
  line_items: z
    .array(z.object({ item: z.object({ id: plain(100) }), quantity: z.int().min(1).max(MOST_PIECES) }))
    .min(1)
    .max(MOST_LINES),
  buyer: buyer.optional(),
  context: context.optional(),
  fulfillment: z.object({ methods: z.array(method).max(10).optional() }).optional(),
});
export type CheckoutWish = z.output<typeof checkout>;

/** Of payments only the handler is read: a credential is neither read nor stored. */
const completion = z.object({
  payment: z
    .object({
      instruments: z
        .array(z.object({ handler_id: plain(200).optional() }))
        .max(20)
        .optional(),
    })
    .optional(),
});
export type Completion = z.output<typeof completion>;

const search = z.object({
  query: plain(1_000).optional(),
  context: context.optional(),
  filters: filters.optional(),
  pagination: z.object({ cursor: plain(1_000).optional(), limit: z.int().min(1).optional() }).optional(),
});
export type SearchWish = z.output<typeof search>;

const lookup = z.object({
  ids: z.array(plain(100)).min(1).max(1_000),
  context: context.optional(),
  filters: filters.optional(),
});
export type LookupWish = z.output<typeof lookup>;

const product = z.object({
  id: plain(100),
  selected: z
    .array(z.object({ name: plain(200), id: plain(100).optional(), label: plain(200) }))
    .max(20)
    .optional(),
  preferences: z.array(plain(200)).max(20).optional(),
  context: context.optional(),
  filters: filters.optional(),
});
export type ProductWish = z.output<typeof product>;

/** Bodies of the calls; what they do not name is ignored, as the protocol says. */
export const ucpBodies = { checkout, completion, search, lookup, product, none: z.unknown() };
