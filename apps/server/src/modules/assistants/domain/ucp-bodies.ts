import { limits } from '@app/contract/core/limits';
import { z } from 'zod';

/** What PostgreSQL cannot keep is refused. */
export const plainTextOf = (max: number) =>
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

export const contextBody = z.object({
  language: plainTextOf(35).optional(),
  currency: plainTextOf(10).optional(),
  eligibility: z.array(plainTextOf(200)).max(50).optional(),
  address_country: plainTextOf(100).optional(),
  address_region: plainTextOf(100).optional(),
});
export type UcpContext = z.output<typeof contextBody>;

const price = z.object({ min: z.int().min(0).max(AMOUNT).optional(), max: z.int().min(0).max(AMOUNT).optional() });
const filters = z.object({ categories: z.array(plainTextOf(300)).max(20).optional(), price: price.optional() });
export type UcpFilters = z.output<typeof filters>;

const buyer = z.object({
  first_name: plainTextOf(200).optional(),
  last_name: plainTextOf(200).optional(),
  email: plainTextOf(320).optional(),
  phone_number: plainTextOf(50).optional(),
});

const destination = z.object({
  id: plainTextOf(100).optional(),
  street_address: plainTextOf(300).optional(),
  extended_address: plainTextOf(300).optional(),
  address_locality: plainTextOf(100).optional(),
  address_region: plainTextOf(100).optional(),
  address_country: plainTextOf(100).optional(),
  postal_code: plainTextOf(30).optional(),
  first_name: plainTextOf(200).optional(),
  last_name: plainTextOf(200).optional(),
  phone_number: plainTextOf(50).optional(),
});

const method = z.object({
  type: z.enum(['shipping', 'pickup']).optional(),
  destinations: z.array(destination).max(MOST_DESTINATIONS).optional(),
  selected_destination_id: plainTextOf(100).nullable().optional(),
});

const lines = z
  .array(z.object({ item: z.object({ id: plainTextOf(100) }), quantity: z.int().min(1).max(MOST_PIECES) }))
  .max(MOST_LINES);
const cart = z.object({ line_items: lines.min(1), buyer: buyer.optional(), context: contextBody.optional() });
export type CartWish = z.output<typeof cart>;

const fulfillment = z.object({ methods: z.array(method).max(10).optional() }).optional();
const checkout = cart.extend({ fulfillment });
export type CheckoutWish = z.output<typeof checkout>;

/** Beside a cart what it says of itself is ignored. */
const withoutOverlap = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('cart_id' in body)) return body;
  const { line_items: _lines, buyer: _buyer, context: _context, ...more } = body as Record<string, unknown>;
  return { ...more, line_items: [] };
};
/** What a new checkout is made of: a cart, else lines. */
const checkoutMade = z.preprocess(
  withoutOverlap,
  checkout
    .extend({ cart_id: plainTextOf(100).optional(), line_items: lines })
    .refine(({ cart_id: of, line_items: { length } }) => of !== undefined || length > 0, { path: ['line_items'] }),
);
export type CheckoutMade = z.output<typeof checkoutMade>;

/** Of payments only the handler is read: a credential is neither read nor stored. */
export const completionBody = z.object({
  payment: z
    .object({
      instruments: z
        .array(z.object({ handler_id: plainTextOf(200).optional() }))
        .max(20)
        .optional(),
    })
    .optional(),
});
export type Completion = z.output<typeof completionBody>;

const search = z.object({
  query: plainTextOf(1_000).optional(),
  context: contextBody.optional(),
  filters: filters.optional(),
  pagination: z.object({ cursor: plainTextOf(1_000).optional(), limit: z.int().min(1).optional() }).optional(),
});
export type SearchWish = z.output<typeof search>;

const lookup = z.object({
  ids: z.array(plainTextOf(100)).min(1).max(1_000),
  context: contextBody.optional(),
  filters: filters.optional(),
});
export type LookupWish = z.output<typeof lookup>;

const product = z.object({
  id: plainTextOf(100),
  selected: z
    .array(z.object({ name: plainTextOf(200), id: plainTextOf(100).optional(), label: plainTextOf(200) }))
    .max(20)
    .optional(),
  preferences: z.array(plainTextOf(200)).max(20).optional(),
  context: contextBody.optional(),
  filters: filters.optional(),
});
export type ProductWish = z.output<typeof product>;

/** Bodies of the calls; what they do not name is ignored, as the protocol says. */
export const ucpBodies = { cart, checkout, checkoutMade, search, lookup, product, none: z.unknown() };
