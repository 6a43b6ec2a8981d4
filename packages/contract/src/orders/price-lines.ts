import { z } from 'zod';
import { count, price } from '../core/validation.ts';
import { PRICE_STEPS } from './price-steps.ts';

/** What the first line is of: pieces of one thing before anything is taken off, as shown. */
const pricedItem = z.object({ label: z.string(), quantity: count, each: price, amount: price });
export type PricedItem = z.infer<typeof pricedItem>;

/** One line of "explain this price": what the step changed. The lines of an order sum to what is charged. */
export const priceLine = z.object({
  step: z.enum(PRICE_STEPS),
  amount: price,
  /** What the text of the line needs: count, percent, points. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Comes with the list price of what is booked; their amounts sum to that of the line. */
  items: z.array(pricedItem).optional(),
});
export type PriceLine = z.infer<typeof priceLine>;
