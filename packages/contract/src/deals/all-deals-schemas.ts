import { z } from 'zod';
import { picture } from '../core/picture.ts';
import { count, moment, optionalText, pageOf, pageQuery } from '../core/validation.ts';
import { DEAL_KINDS, DEAL_METHODS } from './deal-facts.ts';
import { DEAL_STATES } from './staff-schemas.ts';

const invalid = { error: 'field.invalid' };

/** A deal of goods or of travel, as the list of all shows it. */
const anyDeal = z.object({
  id: z.uuid(),
  kind: z.enum(DEAL_KINDS),
  state: z.enum(DEAL_STATES),
  /** Of goods the product's name. */
  title: z.string(),
  /** What it is on: of goods the variants, of travel what and where; null where that does not exist any more. */
  subject: z.object({ name: z.string(), place: z.string(), online: z.boolean() }).nullable(),
  cover: picture.nullable(),
  /** Whole percent, or US cents off a unit, or US cents that a unit costs: of goods the least of its variants. */
  method: z.enum(DEAL_METHODS),
  value: z.int(),
  /** Of goods what that variant costs otherwise, and the difference in whole percent. */
  regular: z.object({ usd: z.int(), percentOff: z.int() }).nullable(),
  startsAt: moment,
  endsAt: moment,
  quota: count,
  claimed: count,
  perCustomer: count.nullable(),
});
export type AnyDeal = z.infer<typeof anyDeal>;

export const shapes = {
  listAllDeals: {
    query: z.object({
      ...pageQuery,
      /** A part of the title or of the product's name in any language, or the beginning of a SKU. */
      title: optionalText(60).optional(),
      kind: z.enum(DEAL_KINDS, invalid).optional(),
      state: z.enum(DEAL_STATES, invalid).optional(),
      runsFrom: z.iso.date('field.invalid').optional(),
      runsTo: z.iso.date('field.invalid').optional(),
      sort: z.enum(['startsAt', 'endsAt', 'claimed'], invalid).optional().default('startsAt'),
      order: z.enum(['asc', 'desc'], invalid).optional().default('desc'),
    }),
    answer: pageOf(anyDeal).extend({ counts: z.record(z.enum(['all', ...DEAL_KINDS]), count) }),
  },
  /** The zone that the times of deals are in. */
  allDealsTerms: { answer: z.object({ timeZone: z.string() }) },
};
