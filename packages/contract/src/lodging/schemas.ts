import { z } from 'zod';
import { id, moment, price } from '../core/validation.ts';
import { priceLine } from '../orders/price-lines.ts';
import { policyStep, serviceTime, travelSubject } from '../travel/order-views.ts';

/**
 * The stay behind the link of an assistant, as who opens it sees it. `open`: to be taken; `mine`: the caller took it; `taken`: who took
 * it is not signed in here; `over`: it was canceled, or its time is over.
 */
const assistantStay = z.object({
  id: z.uuid(),
  /** Counts its changes: taken is what was seen. */
  version: z.int(),
  state: z.enum(['open', 'mine', 'taken', 'over']),
  /** The host of the assistant's profile; null for one without, which does not see what becomes of the stay. */
  assistant: z.string().nullable(),
  /** What is booked, with its price and what cancelling costs; null where it is taken or over. */
  stay: z
    .object({
      subject: travelSubject,
      service: serviceTime,
      priceLines: z.array(priceLine),
      payable: price,
      policy: z.array(policyStep),
    })
    .nullable(),
  /** What the assistant said that it costs, where it costs something else now. */
  said: price.nullable(),
  /** It cannot be had any more as it was chosen. */
  gone: z.boolean(),
  expiresAt: moment.nullable(),
  /** What who took it goes on with: the quote, then the order. */
  quoteId: z.uuid().nullable(),
  orderId: z.uuid().nullable(),
});
export type AssistantStay = z.infer<typeof assistantStay>;

export const shapes = {
  assistantStay: { query: z.object({ id }), answer: assistantStay },
  takeAssistantStay: {
    body: z.strictObject({ id, version: z.int({ error: 'field.invalid' }).min(1, 'field.invalid') }),
    answer: z.object({
      quoteId: z.uuid(),
      /** Whom the assistant has named for each room, from 1: in the answer that takes the stay alone. */
      guests: z.array(z.object({ unit: z.int(), givenName: z.string(), familyName: z.string() })),
    }),
  },
};
