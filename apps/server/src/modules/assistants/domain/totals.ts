import type { PriceLine } from '@app/contract/orders/price-lines';
import type { PriceStep } from '@app/contract/orders/price-steps';
import { isoMinor } from './minor-units.ts';

export type Total = { readonly type: string; readonly amount: number; readonly display_text?: string };

/** What each step of a price is to the protocol: a part of the goods' own price, taken off, or put on. */
const TYPE_OF: Readonly<Record<PriceStep, string>> = {
  list_price: 'subtotal',
  variant: 'subtotal',
  deal: 'subtotal',
  member_level: 'discount',
  coupon: 'discount',
  points: 'discount',
  postage: 'fulfillment',
  tax: 'tax',
  rounding: 'rounding',
  adjustment: 'adjustment',
};

type Words = {
  readonly say: (step: PriceStep) => string;
  /** Deals are a line of their own: the goods' own prices do not have them in. */
  readonly dealsApart?: boolean;
};
type ShownAmount = { readonly amount: number; readonly currency: string; readonly decimals?: number | undefined };

/**
 * Returns the totals of the protocol for the lines of a price: one subtotal first, one total last, which the others sum to exactly. What
 * converting to the minor unit of ISO 4217 leaves over is a line of its own.
 */
export function totalsOf(
  lines: readonly PriceLine[],
  payable: ShownAmount,
  { say, dealsApart = false }: Words,
): Total[] {
  const typeOf = (step: PriceStep): string => (dealsApart && step === 'deal' ? 'discount' : TYPE_OF[step]);
  const minor = ({ amount, currency, decimals = 2 }: ShownAmount): number =>
    isoMinor(amount, { code: currency, decimals });
  const total = minor(payable);
  const of = (type: string) => lines.filter(({ step }) => typeOf(step) === type);
  const subtotal = of('subtotal').reduce((sum, line) => sum + minor(line.amount), 0);
  const listed: Total[] = lines.flatMap((line): Total[] => {
    const type = typeOf(line.step);
    const amount = minor(line.amount);
    const shows = amount !== 0 || type === 'fulfillment';
    if (type === 'subtotal' || type === 'rounding' || !shows) return [];
    // Schemas hold discounts below zero: one that would add is named for what it is.
    return [{ type: type === 'discount' && amount > 0 ? 'adjustment' : type, display_text: say(line.step), amount }];
  });
  const left = total - subtotal - listed.reduce((sum, { amount }) => sum + amount, 0);
  return [
    { type: 'subtotal', amount: subtotal },
    ...listed,
    ...(left === 0 ? [] : [{ type: 'rounding', display_text: say('rounding'), amount: left }]),
    { type: 'total', amount: total },
  ];
}
