import type { Price } from '@app/contract/core/validation';
import { currencyDecimals } from '@app/kernel/currency-decimals';

/** Whether a currency can be named to an assistant: by the three letters of ISO 4217. */
export const isIsoCode = (code: string): boolean => /^[A-Z]{3}$/.test(code);

/** An amount that a shop shows with so many decimals, in the minor unit of ISO 4217, half away from zero. */
export function isoMinor(amount: number, shown: { readonly code: string; readonly decimals: number }): number {
  const apart = currencyDecimals(shown.code) - shown.decimals;
  if (apart >= 0) return amount * 10 ** apart;
  const unit = 10 ** -apart;
  const rounded = Math.sign(amount) * Math.round(Math.abs(amount) / unit);
  return rounded === 0 ? 0 : rounded;
}

/** A price as the protocol writes it. */
export const isoPrice = ({ amount, currency, decimals }: Price): { amount: number; currency: string } => ({
  amount: isoMinor(amount, { code: currency, decimals: decimals ?? 2 }),
  currency,
});
