import { z } from 'zod';
import { id, moment, price } from '../core/validation.ts';
import { priceLine } from '../orders/price-lines.ts';
import { orderLine } from '../orders/schemas.ts';

/**
 * The cart behind the link of an assistant, as who opens it sees it. `open`: to be taken; `mine`: the caller took it; `taken`: who
 * took it is not signed in here; `over`: it was canceled, or its time is over.
 */
const assistantCart = z.object({
  id: z.uuid(),
  state: z.enum(['open', 'mine', 'taken', 'over']),
  /** The host of the assistant's profile; null for one that has none, which is not told what becomes of the cart. */
  assistant: z.string().nullable(),
  /** Empty where it is taken or over. */
  lines: z.array(orderLine.omit({ reviewed: true })),
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

export const shapes = {
  assistantCart: { query: z.object({ id }), answer: assistantCart },
  takeAssistantCart: { body: z.strictObject({ id }), answer: z.object({ quoteId: z.uuid() }) },
};
