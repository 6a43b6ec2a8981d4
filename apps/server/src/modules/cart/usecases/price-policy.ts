import type { Platform } from '../../../platform/slice.ts';
import type { Buyer } from '../../accounts/core.ts';
import { chargeTerms, type Place } from '../../charges/public.ts';
import type { PriceCoupon, PriceInput } from '../../pricing/public.ts';
import { parameter } from '../../settings/public.ts';

/** The shop's rules in force that the price pipeline needs, for this buyer; from memory. */
export async function pricePolicy(
  platform: Platform,
  of: {
    buyer: Pick<Buyer, 'levelName' | 'levelDiscountBp'>;
    points: { spendable: number; wanted: boolean };
    /** Where it goes; nobody knows yet without. */
    place?: Place | null;
    coupon?: PriceCoupon | null;
  },
): Promise<Omit<PriceInput, 'items' | 'currency'>> {
  const [perUsd, maxPercent, { postage, tax }] = await Promise.all([
    parameter(platform, 'points.per_usd'),
    parameter(platform, 'order.deduction_percent'),
    chargeTerms(platform, of.place ?? null),
  ]);
  return {
    level: { name: of.buyer.levelName, discountBp: of.buyer.levelDiscountBp },
    points: { ...of.points, perUsd, maxPercent },
    coupon: of.coupon ?? null,
    postage,
    tax: { bp: tax.bp, name: tax.name ?? '' },
  };
}
