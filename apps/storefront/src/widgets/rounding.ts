import type { Price } from '@app/contract/core/validation';

/**
 * What is between a sum as it is shown and its parts as they are shown, each converted for itself; null where they add up, and where
 * something else is between them. The parts that are taken off come second.
 */
export function roundingOf(total: Price, parts: readonly Price[], off: readonly (Price | null)[] = []): Price | null {
  const left = (of: 'usd' | 'amount'): number => {
    const sum = (prices: readonly (Price | null)[]): number =>
      prices.reduce((all, price) => all + (price?.[of] ?? 0), 0);
    return total[of] - sum(parts) + sum(off);
  };
  const amount = left('amount');
  return amount === 0 || left('usd') !== 0 ? null : { ...total, usd: 0, amount };
}
