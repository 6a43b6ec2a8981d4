import { useCurrencies } from '@app/client/currencies';
import type { Price } from '@app/contract/core/validation';
import { type CurrencyRule, convert, money, SETTLEMENT } from '@app/kernel/money';

/** A price as its US cents are converted at once: a sum of prices that were converted one by one is off by what each was rounded. */
export const converted = (price: Price, rule: CurrencyRule | undefined): Price =>
  rule
    ? {
        ...price,
        amount: convert(money(price.usd), rule).minor,
        ...(rule.code === SETTLEMENT ? {} : { decimals: rule.decimals }),
      }
    : price;

/** Converts US cents that were worked out here, such as sums, as their quote does. */
export type Converted = (price: Price) => Price;

/** Returns how sums of prices are converted by the rates of the shop. */
export function useConverted(): Converted {
  const table = useCurrencies((state) => state.table);
  return (price) => converted(price, table[price.currency]);
}
