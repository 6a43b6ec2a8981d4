import { invariant } from '@app/kernel/assert';
import { allocate, type CurrencyRule, money } from '@app/kernel/money';
import type { PricingLine } from './pricing.ts';
import { shown } from './shown.ts';

export type Adjusted = {
  readonly lines: PricingLine[];
  readonly payableShown: number;
  /** New shares of the order's lines, in their order. */
  readonly paidUsd: number[];
};

/**
 * Makes a priced order cost `payableUsd`: the adjustment line takes the difference, the lines' shares follow in
 * proportion to `weights` (what the lines cost before). Refuses nothing; the new amount must not be negative. `why` is for the text of
 * the adjustment line where it is not the shop that agreed to it: a price stayed as it was, or a part was refunded.
 */
export function adjustTo(
  order: { lines: readonly PricingLine[]; weights: readonly number[]; currency: CurrencyRule },
  payableUsd: number,
  why: 'agreed' | 'kept' | 'refunded' = 'agreed',
): Adjusted {
  invariant(payableUsd >= 0, 'an order is never paid less than nothing');
  const others = order.lines.filter((line) => line.step !== 'adjustment').reduce((sum, l) => sum + l.amountUsd, 0);
  const changed = order.lines.map(({ amountShown, ...line }) =>
    line.step === 'adjustment'
      ? { ...line, amountUsd: payableUsd - others, detail: why === 'agreed' ? {} : { [why]: 1 } }
      : { ...line, amountShown },
  );
  const view = shown(changed, order.currency);
  return { ...view, paidUsd: allocate(money(payableUsd), order.weights).map((share) => share.minor) };
}
