import { SETTLEMENT } from '@app/kernel/money';
import type { ResalePrice } from '../../../modules/travel/public.ts';

/** The currency that tours are sold to resellers in, and its decimals. */
export const RESALE_CURRENCY = SETTLEMENT;
const DECIMALS = 2;

/** A price as OCTO says it: what it was, what everybody pays, and what the reseller pays, with the tax that is in each. */
export function priceView({ original, retail, net }: ResalePrice, tax: string) {
  const taxes = original.taxUsd + retail.taxUsd + net.taxUsd > 0;
  return {
    original: original.usd,
    retail: retail.usd,
    net: net.usd,
    currency: RESALE_CURRENCY,
    currencyPrecision: DECIMALS,
    includedTaxes: taxes ? [{ name: tax, original: original.taxUsd, retail: retail.taxUsd, net: net.taxUsd }] : [],
  };
}
export type PriceView = ReturnType<typeof priceView>;
