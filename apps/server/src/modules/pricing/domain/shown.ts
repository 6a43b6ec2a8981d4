import type { Locale } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import type { PriceLine } from '@app/contract/orders/price-lines';
import { type CurrencyRule, convert, money, SETTLEMENT } from '@app/kernel/money';
import type { DraftLine } from './draft.ts';
import type { PricingLine } from './pricing.ts';
import { wordsIn } from './words.ts';

/** A line of a draft, or one that was shown before and stays as it was. */
type ShownLine = DraftLine & { readonly amountShown?: number };

/** What pieces come to as shown: a piece is converted for itself, so that whoever multiplies finds the same. */
const piecesShown = (pieces: NonNullable<DraftLine['pieces']>, currency: CurrencyRule): number =>
  pieces.reduce((sum, one) => sum + one.quantity * convert(money(one.unitPriceUsd), currency).minor, 0);

/** What each line but that of rounding shows: what its step changes pieces by, as they are shown, else what it comes to converted at once. */
function lineAmounts(lines: readonly ShownLine[], currency: CurrencyRule): number[] {
  let before = 0;
  return lines.map(({ step, amountUsd, amountShown, pieces }) => {
    if (step === 'rounding') return 0;
    if (pieces === undefined) return amountShown ?? convert(money(amountUsd), currency).minor;
    const after = piecesShown(pieces, currency);
    const change = after - before;
    before = after;
    return change;
  });
}

/**
 * The lines as shown in a currency: the payable is converted at once, each line for itself, and the rounding line takes up the difference,
 * so that what is shown sums exactly to the shown payable.
 */
export function shown(
  lines: readonly ShownLine[],
  currency: CurrencyRule,
): { lines: PricingLine[]; payableShown: number } {
  const payableShown = convert(money(lines.reduce((sum, line) => sum + line.amountUsd, 0)), currency).minor;
  const amounts = lineAmounts(lines, currency);
  const difference = payableShown - amounts.reduce((sum, amount) => sum + amount, 0);
  return {
    payableShown,
    lines: lines.map(({ pieces: _, ...line }, index) => ({
      ...line,
      amountShown: line.step === 'rounding' ? difference : (amounts[index] ?? 0),
    })),
  };
}

type ShownCurrency = Pick<CurrencyRule, 'code' | 'decimals'>;

/** One amount that was converted already, as it goes over the wire: with the decimals it was converted to. */
export const shownPrice = (usd: number, amount: number, { code, decimals }: ShownCurrency): Price =>
  code === SETTLEMENT ? { usd, amount, currency: code } : { usd, amount, currency: code, decimals };

/** One amount as it goes over the wire. */
export const toPrice = (usd: number, currency: CurrencyRule): Price =>
  shownPrice(usd, convert(money(usd), currency).minor, currency);

const detailIn = (detail: PricingLine['detail'], lang: Locale): PriceLine['detail'] =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [name, typeof value === 'number' ? value : wordsIn(value, lang)]),
  );

/** Price lines as they go over the wire, in the language of the reader. */
export const toPriceLines = (lines: readonly PricingLine[], currency: ShownCurrency, lang: Locale): PriceLine[] =>
  lines.map((line) => ({
    step: line.step,
    amount: shownPrice(line.amountUsd, line.amountShown, currency),
    detail: detailIn(line.detail, lang),
  }));
