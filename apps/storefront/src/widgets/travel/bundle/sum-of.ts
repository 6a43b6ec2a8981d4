import type { Price } from '@app/contract/core/validation';

/** The sum of prices in one currency; null without any. */
export function sumOf(prices: readonly Price[]): Price | null {
  const [first] = prices;
  if (!first) return null;
  return {
    ...first,
    usd: prices.reduce((sum, { usd }) => sum + usd, 0),
    amount: prices.reduce((sum, { amount }) => sum + amount, 0),
  };
}
