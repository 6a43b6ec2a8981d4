import { parseAmount } from '@app/kernel/money';
import { z } from 'zod';

const CENTS_MAX = 100_000_000_00;

/** An amount of USD as a person typed it ('12', '12.5', '12.50'), above zero; becomes cents. */
export const typedAmount = z.string({ error: 'field.amount' }).transform((text, check) => {
  const cents = parseAmount(text);
  if (cents !== null && cents > 0 && cents <= CENTS_MAX) return cents;
  check.addIssue({ code: 'custom', message: cents !== null && cents > CENTS_MAX ? 'field.too_big' : 'field.amount' });
  return z.NEVER;
});
