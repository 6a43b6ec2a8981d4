import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { QuoteCoupon } from '@app/contract/orders/schemas';
import type { Platform } from '../../../../platform/slice.ts';
import { forSale, pricedItem } from '../../../cart/public.ts';
import { judgeCoupons, termsView, usableCoupons } from '../../../coupons/public.ts';
import { toPrice } from '../../../pricing/public.ts';
import { readQuoteRow } from '../../db/quote.repo.ts';
import { couponInUse } from '../../domain/frozen-quote.ts';
import { candidatesOf } from './choose-coupon.ts';

/**
 * The customer's coupons as a quote could use them, those that save most first, then those that cannot be used with the
 * reason. Refuses record.not_found.
 */
export async function listQuoteCoupons(
  platform: Platform,
  of: { customerId: string; lang: Locale; quoteId: string },
): Promise<{ list: QuoteCoupon[]; chosen: string | null }> {
  const { frozen } = (await readQuoteRow(platform.db, of.customerId, of.quoteId)) ?? refuse('record.not_found');
  const ids = frozen.lines.map((line) => line.variantId);
  const [variants, held] = await Promise.all([
    forSale(platform.db, ids, of.customerId),
    usableCoupons(platform.db, of.customerId, ids),
  ]);
  const items = frozen.lines.flatMap((line) => {
    const variant = variants.get(line.variantId);
    return variant ? [pricedItem(variant, line.quantity)] : [];
  });
  if (items.length === 0) return { list: [], chosen: null };
  const { currency, policy } = frozen;
  const price = (usd: number) => toPrice(usd, currency);
  const judged = judgeCoupons({ ...policy, items, currency }, candidatesOf(held));
  const list = held.flatMap((one, index): (QuoteCoupon & { savedUsd: number })[] => {
    const found = judged[index];
    if (!found) return [];
    return [
      {
        ...termsView(one.terms, { lang: of.lang, price }),
        id: one.id,
        validUntil: one.validUntil.toISOString(),
        saving: found.reason === null ? price(found.savedUsd) : null,
        reason: found.reason,
        missing: found.reason === 'min_spend' ? price(found.missingUsd) : null,
        savedUsd: found.savedUsd,
      },
    ];
  });
  // The sort is stable: of equal savings the one that expires first comes first.
  list.sort((a, b) => b.savedUsd - a.savedUsd);
  return { list: list.map(({ savedUsd: _savedUsd, ...coupon }) => coupon), chosen: couponInUse(frozen)?.id ?? null };
}
