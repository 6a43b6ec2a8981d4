import { type CurrencyRule, convert, divideHalfEven, money, parseRate } from '@app/kernel/money';

/** What arrives of a withdrawal, frozen with it. `rate`: units one USD buys, or of an asset USD for one unit. */
export type Arrival = {
  readonly amount: number;
  readonly currency: string;
  readonly decimals: number;
  readonly rate: string;
};

/** More decimals would leave the safe integers. */
const SHOWN_DECIMALS = 8;

/** At a bank: converted like every shown price. */
export const arrivesInCurrency = (usd: number, rule: CurrencyRule): Arrival => ({
  amount: convert(money(usd), rule).minor,
  currency: rule.code,
  decimals: rule.decimals,
  rate: rule.rate,
});

/** At an address: by the price of one unit. */
export function arrivesAsAsset(
  usd: number,
  of: { readonly asset: string; readonly decimals: number; readonly usdPerUnit: string },
): Arrival {
  const price = parseRate(of.usdPerUnit);
  const decimals = Math.min(of.decimals, SHOWN_DECIMALS);
  const numerator = BigInt(usd) * 10n ** BigInt(decimals + price.scale);
  const amount = Number(divideHalfEven(numerator, 100n * price.numerator));
  return { amount, currency: of.asset, decimals, rate: of.usdPerUnit };
}
