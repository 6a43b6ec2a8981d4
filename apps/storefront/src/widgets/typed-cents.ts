import { parseAmount } from '@app/kernel/money';
import { plainDecimal } from '@app/kernel/plain-decimal';

/** What an amount that is being typed is worth in cents; null while it is not one. */
export const typedCents = (text: string): number | null => {
  const cents = parseAmount(plainDecimal(text));
  return cents !== null && cents > 0 ? cents : null;
};

/** Cents as an amount of the settlement currency, in which amounts are typed. */
export const inUsd = (cents: number) => ({ amount: cents, currency: 'USD' });
