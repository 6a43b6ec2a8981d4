import { parseAmount } from '@app/kernel/money';

/** What an amount that is being typed is worth in cents; null while it is not one. Spaces around it do not count. */
export const typedCents = (text: string): number | null => {
  const cents = parseAmount(text.trim());
  return cents !== null && cents > 0 ? cents : null;
};

/** Cents as an amount of the settlement currency, in which amounts are typed. */
export const inUsd = (cents: number) => ({ amount: cents, currency: 'USD' });
