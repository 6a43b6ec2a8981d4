import type { Price } from '@app/contract/core/validation';
import { type CurrencyRule, divideHalfEven, parseRate, SETTLEMENT } from '@app/kernel/money';

/**
 * A function from settlement cents to the price shown in a currency: exact rate, rounded half-even once, to the
 * currency's own decimals. The same result as the kernel's `convert`, with the rate read once.
 */
export function priceConverter(target: CurrencyRule): (usd: number) => Price {
  if (target.code === SETTLEMENT) return (usd) => ({ usd, amount: usd, currency: SETTLEMENT });
  const rate = parseRate(target.rate);
  const factor = rate.numerator * 10n ** BigInt(target.decimals);
  const denominator = 10n ** BigInt(rate.scale + 2);
  return (usd) => ({
    usd,
    amount: Number(divideHalfEven(BigInt(usd) * factor, denominator)),
    currency: target.code,
    decimals: target.decimals,
  });
}
