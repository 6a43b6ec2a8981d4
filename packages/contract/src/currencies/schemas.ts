import { z } from 'zod';
import { text } from '../core/validation.ts';

export const currency = z.object({
  code: z.string(),
  name: z.string(),
  symbol: z.string(),
  decimals: z.int().min(0).max(8),
  /** How many units one USD buys, as a decimal string. */
  rate: z.string(),
});
export type Currency = z.infer<typeof currency>;

export const shapes = {
  currencies: { answer: z.array(currency) },
  changeCurrency: {
    body: z.strictObject({ code: text(10) }),
    answer: z.object({ currency_info: currency }),
  },
};
