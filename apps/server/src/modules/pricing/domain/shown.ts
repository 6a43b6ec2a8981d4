import type { Locale } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import type { PriceLine } from '@app/contract/orders/price-lines';
import { type CurrencyRule, convert, money, SETTLEMENT } from '@app/kernel/money';
import type { DraftLine } from './draft.ts';
import type { PricingLine } from './price-order.ts';
import { wordsIn } from './words.ts';

/**
 * The lines as shown in a currency. Each is converted for itself; the rounding line takes up the difference, so that
 * what is shown sums exactly to the shown payable.
 */
export function shown(
  lines: readonly DraftLine[],
  currency: CurrencyRule,
): { lines: PricingLine[]; payableShown: number } {
  const payableShown = convert(money(lines.reduce((sum, line) => sum + line.amountUsd, 0)), currency).minor;
  const amounts = lines.map((line) => (line.step === 'rounding' ? 0 : convert(money(line.amountUsd), currency).minor));
  const difference = payableShown - amounts.reduce((sum, amount) => sum + amount, 0);
  return {
    payableShown,
    lines: lines.map((line, index) => ({
      ...line,
      amountShown: line.step === 'rounding' ? difference : (amounts[index] ?? 0),
    })),
  };
}

type Shown = Pick<CurrencyRule, 'code' | 'decimals'>;

/** One amount that was converted already, as it goes over the wire: with the decimals it was converted to. */
export const shownPrice = (usd: number, amount: number, { code, decimals }: Shown): Price =>
  code === SETTLEMENT ? { usd, amount, currency: code } : { usd, amount, currency: code, decimals };

/** One amount as it goes over the wire. */
export const toPrice = (usd: number, currency: CurrencyRule): Price =>
  shownPrice(usd, convert(money(usd), currency).minor, currency);

/** A sum as it is shown: that of what is shown of its parts. */
export const sumOfPrices = (prices: readonly Price[], currency: Shown): Price =>
  shownPrice(
    prices.reduce((sum, { usd }) => sum + usd, 0),
    prices.reduce((sum, { amount }) => sum + amount, 0),
    currency,
  );

const detailIn = (detail: PricingLine['detail'], lang: Locale): PriceLine['detail'] =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [name, typeof value === 'number' ? value : wordsIn(value, lang)]),
  );

/** Price lines as they go over the wire, in the language of the reader. */
export const toPriceLines = (lines: readonly PricingLine[], currency: Shown, lang: Locale): PriceLine[] =>
  lines.map((line) => ({
    step: line.step,
    amount: shownPrice(line.amountUsd, line.amountShown, currency),
    detail: detailIn(line.detail, lang),
  }));
