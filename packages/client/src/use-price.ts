import { type Amount, type PricePart, priceParts, priceText } from '@app/contract/core/money-words';
import { useCurrencies } from './currencies.ts';
import { usePreferences } from './preferences.ts';

/** Formats amounts in the language in use: `text(price)` for sentences, `parts(price)` for the Price component. */
export function usePriceFormat(): { text: (price: Amount) => string; parts: (price: Amount) => PricePart[] } {
  const locale = usePreferences((state) => state.locale);
  const table = useCurrencies((state) => state.table);
  return {
    text: (price) => priceText(price, locale, table[price.currency]),
    parts: (price) => priceParts(price, locale, table[price.currency]),
  };
}
