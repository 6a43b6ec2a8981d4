import { z } from 'zod';
import { cartLineState } from '../cart/schemas.ts';
import { distinct, id, moment, nothing, price } from '../core/validation.ts';
import { priceLine } from '../orders/price-lines.ts';
import { orderLine } from '../orders/schemas.ts';

/**
 * The cart behind the link of an assistant, as who opens it sees it. `open`: to be taken; `mine`: the caller took it; `taken`: who
 * took it is not signed in here; `over`: it was canceled, or its time is over.
 */
const assistantCart = z.object({
  id: z.uuid(),
  /** Counts its changes: taken is what was seen. */
  version: z.int(),
  state: z.enum(['open', 'mine', 'taken', 'over']),
  /** The host of the assistant's profile; null for one that has none, which does not learn what becomes of the cart. */
  assistant: z.string().nullable(),
  /** Empty where it is taken or over. */
  lines: z.array(orderLine.omit({ reviewed: true })),
  /** Lines that cannot be had now as they stand, and how many could be: they are not in the price. */
  missing: z.array(
    z.object({
      variantId: z.uuid(),
      state: cartLineState.exclude(['ok']),
      available: z.int(),
    }),
  ),
  priceLines: z.array(priceLine),
  payable: price.nullable(),
  /** Where it is to go, without street and name: a link can be passed on. */
  place: z.object({ country: z.string(), city: z.string() }).nullable(),
  expiresAt: moment.nullable(),
  /** What who took it goes on with: the quote, then the order. */
  quoteId: z.uuid().nullable(),
  orderId: z.uuid().nullable(),
});
export type AssistantCart = z.infer<typeof assistantCart>;

/**
 * What a program asks to be let read. `ask`: the customer decides; `refused`: it is wrong, and `back` says so to the program; `unknown`:
 * there is no such program, or it cannot be read now.
 */
const assistantAsked = z.object({
  state: z.enum(['ask', 'refused', 'unknown']),
  /** As it calls itself, and the host that says so. */
  name: z.string().nullable(),
  host: z.string().nullable(),
  /** The way back leads to a program on the customer's own device. */
  onDevice: z.boolean(),
  until: moment.nullable(),
  back: z.url().nullable(),
});
export type AssistantAsked = z.infer<typeof assistantAsked>;

const assistantAccess = z.object({
  id: z.uuid(),
  name: z.string(),
  host: z.string(),
  since: moment,
  usedAt: moment,
  until: moment,
});
export type AssistantAccess = z.infer<typeof assistantAccess>;

/** The request of a program, as it stood in the address: signs of an address alone. */
const ask = z
  .string({ error: 'field.required' })
  .min(1, 'field.required')
  .max(6_000, 'field.too_long')
  .regex(/^[!-~]*$/, 'field.invalid');

export const shapes = {
  assistantCart: { query: z.object({ id }), answer: assistantCart },
  takeAssistantCart: {
    body: z.strictObject({
      id,
      /** What was seen. An app that names none is older than the shop: it is refused as one that saw another cart. */
      version: z.int({ error: 'field.invalid' }).min(1, 'field.invalid').optional(),
      /** Variants that were shown as not to be had: they are left out. */
      without: distinct(z.array(id).max(200, 'field.too_big')).optional(),
    }),
    answer: z.object({ quoteId: z.uuid() }),
  },
  assistantAsked: { query: z.object({ ask }), answer: assistantAsked },
  answerAssistant: { body: z.strictObject({ ask, allowed: z.boolean() }), answer: z.object({ back: z.url() }) },
  assistantAccesses: { answer: z.array(assistantAccess) },
  endAssistantAccess: { body: z.strictObject({ id }), answer: nothing },
};
