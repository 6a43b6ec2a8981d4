import type { Price } from '@app/contract/core/validation';

/**
 * What is between a sum as it is shown and its parts as they are shown, each converted for itself; null where they add up. The parts that
 * are taken off come second.
 */
export function roundingOf(total: Price, parts: readonly Price[], off: readonly (Price | null)[] = []): Price | null {
  const sum = (prices: readonly (Price | null)[]): number =>
    prices.reduce((all, price) => all + (price?.amount ?? 0), 0);
  const amount = total.amount - sum(parts) + sum(off);
  return amount === 0 ? null : { ...total, usd: 0, amount };
}
