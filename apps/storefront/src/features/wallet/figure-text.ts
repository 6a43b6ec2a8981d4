import { usePreferences } from '@app/client/preferences';
import { usePriceFormat } from '@app/client/use-price';
import { tagOf } from '@app/contract/core/locale';
import { MINUS } from '@app/contract/core/money-words';
import type { Figure } from '@app/contract/wallet/schemas';
import { COVERED, useHiddenAmounts } from './hidden-amounts.ts';

/** The cents or points of a figure, for its sign. */
export const sizeOf = (figure: Figure): number => (typeof figure === 'number' ? figure : figure.usd);

/** Writes money as a price and points as a number; `signed` with its plus or minus. Covered while amounts are hidden. */
export function useFigureText(): { plain: (figure: Figure) => string; signed: (figure: Figure) => string } {
  const { text } = usePriceFormat();
  const locale = usePreferences((state) => state.locale);
  const hidden = useHiddenAmounts((state) => state.hidden);
  const write = (figure: Figure): string =>
    typeof figure === 'number' ? new Intl.NumberFormat(tagOf(locale)).format(figure).replace('-', MINUS) : text(figure);
  const without = (figure: Figure): Figure =>
    typeof figure === 'number'
      ? Math.abs(figure)
      : { ...figure, usd: Math.abs(figure.usd), amount: Math.abs(figure.amount) };
  return {
    plain: (figure) => (hidden ? COVERED : write(figure)),
    signed: (figure) => (hidden ? COVERED : `${sizeOf(figure) < 0 ? MINUS : '+'}${write(without(figure))}`),
  };
}
