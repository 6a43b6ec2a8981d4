import { z } from 'zod';
import { cents } from '../core/amounts.ts';
import { picture } from '../core/picture.ts';
import { count, distinct, id, moment, nothing, optionalText, pageOf, pageQuery } from '../core/validation.ts';

/** What a deal is doing now: it follows from its switch, its times and its pieces. */
export const DEAL_STATES = ['off', 'scheduled', 'running', 'sold_out', 'ended'] as const;
export type DealState = (typeof DEAL_STATES)[number];

const dealItem = z.strictObject({
  variantId: id,
  /** What a piece costs at the deal, in USD cents; less than it costs otherwise. */
  priceUsd: cents(100_000_000_00, 1),
});

const dealInput = z.strictObject({
  productId: id,
  items: distinct(
    z.array(dealItem).min(1, 'field.deal_variants').max(200, 'field.too_big'),
    ({ variantId }) => variantId,
  ),
  /** Pieces that can be had at it, of all its variants together. */
  quota: z.int('field.number').min(1, 'field.too_small').max(1_000_000, 'field.too_big'),
  /** Pieces that one customer can have; null for as many as there are. */
  perCustomer: z.int('field.number').min(1, 'field.too_small').max(1_000_000, 'field.too_big').nullable(),
  startsAt: moment,
  endsAt: moment,
  enabled: z.boolean(),
});
export type DealInput = z.infer<typeof dealInput>;

const staffDeal = dealInput.extend({
  id: z.uuid(),
  state: z.enum(DEAL_STATES),
  /** Variants of the deal, with what each costs otherwise. */
  items: z.array(
    dealItem.extend({
      sku: z.string(),
      options: z.string(),
      image: picture,
      regularUsd: z.int(),
      removed: z.boolean(),
    }),
  ),
  product: z.object({ name: z.string(), cover: picture, online: z.boolean() }),
  /** The lowest price at it, what that variant costs otherwise, and the difference in whole percent. */
  fromUsd: z.int(),
  regularUsd: z.int(),
  percentOff: z.int(),
  /** Pieces taken at it, by orders that are not paid yet too. */
  claimed: count,
  version: z.int(),
});
export type StaffDeal = z.infer<typeof staffDeal>;

/** A variant that a deal can be made of. */
const dealVariant = z.object({
  id: z.uuid(),
  sku: z.string(),
  options: z.string(),
  image: picture,
  priceUsd: z.int(),
  /** The lowest price of the 30 days before the deal, as far as the log of prices knows it; never more than it costs now. */
  priorUsd: z.int(),
  available: count,
});
export type DealVariant = z.infer<typeof dealVariant>;

const params = z.object({ id });
const version = z.int().min(1);

export const shapes = {
  listDeals: {
    query: z.object({
      ...pageQuery,
      /** A part of the product's name in any language, or the beginning of a SKU. */
      product: optionalText(60).optional(),
      state: z.enum(DEAL_STATES, { error: 'field.invalid' }).optional(),
      runsFrom: z.iso.date('field.invalid').optional(),
      runsTo: z.iso.date('field.invalid').optional(),
      sort: z.enum(['startsAt', 'endsAt', 'claimed'], { error: 'field.invalid' }).optional().default('startsAt'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: pageOf(staffDeal).extend({ counts: z.record(z.enum(['all', ...DEAL_STATES]), count) }),
  },
  readDeal: { params, answer: staffDeal },
  createDeal: { body: dealInput, answer: staffDeal },
  updateDeal: { params, body: dealInput.extend({ version }), answer: staffDeal },
  switchDeal: { params, body: z.strictObject({ enabled: z.boolean(), version }), answer: staffDeal },
  deleteDeal: { params, answer: nothing },
  dealProducts: {
    query: z.object({ ...pageQuery, word: optionalText(60).optional().default('') }),
    answer: pageOf(z.object({ id: z.uuid(), name: z.string(), cover: picture, online: z.boolean(), fromUsd: z.int() })),
  },
  dealVariants: { params, query: z.object({ startsAt: moment.optional() }), answer: z.array(dealVariant) },
  /** The zone that the times of deals are told in. */
  dealTerms: { answer: z.object({ timeZone: z.string() }) },
};
