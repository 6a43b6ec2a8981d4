import { usePriceFormat } from '@app/client/use-price';
import type { Amount, PricePart } from '@app/contract/core/money-words';

/** A price's runs as one text, its decimals left out: all of them, or those that are zero. */
export const withoutDecimals = (parts: readonly PricePart[], which: 'all' | 'zero'): string =>
  parts
    .map(({ kind, text }) =>
      kind === 'decimals' ? text.replace(which === 'all' ? /^[.,٫]\d+/ : /^[.,٫]0+(?!\d)/, '') : text,
    )
    .join('');

/** Formats prices shortly: `whole` has no decimals, for a calendar's cell; `round` drops them where they are zero. */
export function useShortPrice(): { whole: (price: Amount) => string; round: (price: Amount) => string } {
  const format = usePriceFormat();
  return {
    whole: (price) => withoutDecimals(format.parts(price), 'all'),
    round: (price) => withoutDecimals(format.parts(price), 'zero'),
  };
}
