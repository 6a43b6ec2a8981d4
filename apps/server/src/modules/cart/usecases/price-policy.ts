import { type Locale, localize } from '@app/contract/core/locale';
import type { Platform } from '../../../platform/slice.ts';
import type { Buyer } from '../../accounts/public.ts';
import type { PriceInput } from '../../pricing/public.ts';
import { parameter } from '../../settings/public.ts';

/** The shop's rules in force that the price pipeline needs, for this buyer; from memory. */
export async function pricePolicy(
  platform: Platform,
  of: {
    buyer: Pick<Buyer, 'levelName' | 'levelDiscountBp'>;
    lang: Locale;
    points: { spendable: number; wanted: boolean };
  },
): Promise<Omit<PriceInput, 'items' | 'currency'>> {
  const [perUsd, maxPercent, postageUsd, freeFromUsd, taxBp] = await Promise.all([
    parameter(platform, 'points.per_usd'),
    parameter(platform, 'order.deduction_percent'),
    parameter(platform, 'order.postage_usd'),
    parameter(platform, 'order.postage_free_from_usd'),
    parameter(platform, 'order.tax_bp'),
  ]);
  return {
    level: { name: localize(of.buyer.levelName, of.lang), discountBp: of.buyer.levelDiscountBp },
    points: { ...of.points, perUsd, maxPercent },
    postage: { usd: postageUsd, freeFromUsd },
    taxBp,
  };
}
