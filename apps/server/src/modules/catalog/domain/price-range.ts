import { type CurrencyRule, convert, money, parseAmount, parseRate } from '@app/kernel/money';

/**
 * The smallest amount in USD cents that is shown as at least `amount` minor units of a currency. Showing rounds, so
 * the exact quotient is only where the search begins.
 */
function smallestShownAs(amount: number, rule: CurrencyRule): number {
  if (rule.code === 'USD') return amount;
  const rate = parseRate(rule.rate);
  const quotient = (BigInt(amount) * 10n ** BigInt(rate.scale + 2)) / (rate.numerator * 10n ** BigInt(rule.decimals));
  const shown = (usd: number): number => convert(money(usd), rule).minor;
  let low = Math.max(0, Number(quotient) - 1);
  let step = 1;
  while (low > 0 && shown(low) >= amount) {
    low = Math.max(0, low - step);
    step *= 2;
  }
  let high = low + 1;
  while (shown(high) < amount) high = high * 2 + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (shown(middle) >= amount) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Largest price in USD cents that is ever compared, so that typed prices fit the database's integers. */
const MOST = 1_000_000_000_000;

/**
 * A price range typed in a display currency as one in USD cents, both ends included: exactly the prices that are shown
 * inside the range. Null for an end that is no amount of that currency; `undefined` ends stay open.
 */
export function usdRange(
  typed: { min: string | undefined; max: string | undefined },
  rule: CurrencyRule,
): { min: number | null | undefined; max: number | null | undefined } {
  const minor = (text: string | undefined): number | null | undefined =>
    text === undefined ? undefined : parseAmount(text, rule.decimals);
  const from = minor(typed.min);
  const to = minor(typed.max);
  return {
    min: typeof from === 'number' ? Math.min(smallestShownAs(from, rule), MOST) : from,
    max: typeof to === 'number' ? Math.min(smallestShownAs(to + 1, rule) - 1, MOST) : to,
  };
}
