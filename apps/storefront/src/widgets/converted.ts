import { useCurrencies } from '@app/client/currencies';
import type { Price } from '@app/contract/core/validation';
import { type CurrencyRule, convert, money } from '@app/kernel/money';

/** A price as its US cents are converted at once: a sum of prices that were converted one by one is off by what each was rounded. */
export const converted = (price: Price, rule: CurrencyRule | undefined): Price =>
  rule ? { ...price, amount: convert(money(price.usd), rule).minor } : price;

/** Converts sums of prices as their quote does, by the rates of the shop. */
export function useConverted(): (price: Price) => Price {
  const table = useCurrencies((state) => state.table);
  return (price) => converted(price, table[price.currency]);
}
