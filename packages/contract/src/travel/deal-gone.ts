import type { Price } from '../core/validation.ts';
import type { TravelChange } from './order-views.ts';

/** Returns what a deal took off what is booked, where it does not hold for what that is changed to; null where none is lost. */
export function dealGone({ before, after }: Pick<TravelChange, 'before' | 'after'>): Price | null {
  const dealOf = ({ priceLines }: TravelChange['before']) =>
    priceLines.find(({ step, amount }) => step === 'deal' && amount.usd < 0)?.amount;
  const off = dealOf(before);
  return off && !dealOf(after) ? { ...off, usd: -off.usd, amount: -off.amount } : null;
}
