import type { Price } from '@app/contract/core/validation';
import type { PolicyStep } from '@app/contract/travel/order-views';
import type { ComboPlan } from '@app/contract/verticals/combos/views';
import { sumOf } from '../../widgets/travel/bundle/sum-of.ts';
import { policyLines } from '../../widgets/travel/policy/policy-rules.ts';

/** One price less another; below 0 where it costs more. */
export const lessThan = (price: Price, other: Price): Price => ({
  ...price,
  usd: price.usd - other.usd,
  amount: price.amount - other.amount,
});

/** How the whole changes with another choice: so much more, so much less, or not at all. */
export type Difference = { readonly is: 'more' | 'less' | 'same'; readonly by: Price };

/** Returns what a total with a choice is against the total of now. */
export function differenceOf(total: Price, now: Price): Difference {
  const by = lessThan(total, now);
  if (by.amount === 0) return { is: 'same', by };
  return by.amount > 0 ? { is: 'more', by } : { is: 'less', by: lessThan(now, total) };
}

type Priced = { readonly price: Price; readonly policy: readonly PolicyStep[] };

/** What would come back of some parts together, by the policy of each, were they cancelled at a moment (milliseconds since 1970). */
export const backAt = (parts: readonly Priced[], nowMs: number): Price | null =>
  sumOf(
    parts.map(({ price, policy }) => {
      const [line] = policyLines(policy, price, nowMs);
      if (!line) return price;
      return lessThan(price, line.fee.usd > price.usd ? price : line.fee);
    }),
  );

/** What is saved, where something is. */
export const savedOf = ({ saved }: Pick<ComboPlan, 'saved'>): Price | null => (saved && saved.usd > 0 ? saved : null);
