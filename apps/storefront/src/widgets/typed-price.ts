import { useCurrencies } from '@app/client/currencies';
import { usePreferences } from '@app/client/preferences';
import { decimalsOf } from '@app/contract/core/money-words';
import { plainDecimal } from '@app/kernel/plain-decimal';

/** The currency prices are shown in and its decimals. */
export type Money = { readonly currency: string; readonly decimals: number };

/** Decimals that a search takes at most in a price. */
const MOST_DECIMALS = 3;

/** A typed price as a search takes it: a comma counts as the point. Null when it is no amount of the currency. */
export function priceInput(typed: string, decimals: number): string | null {
  const text = plainDecimal(typed);
  const match = /^(?:0|[1-9]\d{0,8})(?:\.(\d+))?$/.exec(text);
  return match && (match[1] ?? '').length <= Math.min(decimals, MOST_DECIMALS) ? text : null;
}

/** The currency prices are shown in, with its decimals. */
export function useShownMoney(): Money {
  const currency = usePreferences((state) => state.currency);
  const known = useCurrencies((state) => state.table[currency]);
  return { currency, decimals: decimalsOf({}, known) };
}
