import { type Locale, localize } from '@app/contract/core/locale';
import type { Currency } from '@app/contract/currencies/schemas';
import type { Platform } from '../../../platform/slice.ts';
import { type KnownCurrency, readCurrencies } from './read-currencies.ts';

/** A currency as it is offered: its name in the reader's language. */
export const showCurrency = (currency: KnownCurrency, lang: Locale): Currency => ({
  code: currency.code,
  name: localize(currency.name, lang),
  symbol: currency.symbol,
  decimals: currency.decimals,
  rate: currency.rate,
});

/** Currencies to choose from, heaviest first. */
export async function showCurrencies(platform: Platform, lang: Locale): Promise<Currency[]> {
  return (await readCurrencies(platform)).list.map((currency) => showCurrency(currency, lang));
}
