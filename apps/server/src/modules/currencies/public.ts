import type { Locale } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import type { Currency } from '@app/contract/currencies/schemas';
import { SETTLEMENT } from '@app/kernel/money';
import type { Platform } from '../../platform/slice.ts';
import { readCurrencies } from './usecases/read-currencies.ts';
import { showCurrencies, showCurrency } from './usecases/show-currencies.ts';

/** A currency as far as arithmetic and display need it. */
export type ShownCurrency = {
  readonly code: string;
  readonly decimals: number;
  /** Units that one USD buys, as a decimal text. */
  readonly rate: string;
  readonly symbol: string;
};

/** A function from settlement cents to the price in a currency, at the rate in force; unknown codes show USD. */
export async function priceIn(platform: Platform, currencyCode: string): Promise<(usd: number) => Price> {
  return (await readCurrencies(platform)).of(currencyCode).price;
}

/** Decimals, symbol and the rate in force; of USD for a code nobody knows. */
export async function currencyRule(platform: Platform, code: string): Promise<ShownCurrency> {
  const { code: known, decimals, rate, symbol } = (await readCurrencies(platform)).of(code);
  return { code: known, decimals, rate, symbol };
}

/** Whether prices can be shown in this currency now. */
export async function knownCurrency(platform: Platform, code: string): Promise<boolean> {
  return (await readCurrencies(platform)).has(code);
}

/** A currency with its name in the reader's language, as calls answer it; USD for a code nobody knows. */
export async function shownCurrency(platform: Platform, code: string, lang: Locale): Promise<Currency> {
  return showCurrency((await readCurrencies(platform)).of(code), lang);
}

/** Currencies to choose from. */
export const shownCurrencies = showCurrencies;

export { chosenCurrencyPort } from './usecases/change-currency.ts';
export { currencyLimitsPort } from './usecases/currency-limits.ts';
export { countStaleRates } from './usecases/edit-currencies.ts';

/** The code of the currency that prices are shown in on a device that chose none. */
export const defaultCurrency = async (platform: Platform): Promise<string> =>
  (await readCurrencies(platform)).list.find((one) => one.is_default)?.code ?? SETTLEMENT;
