import type { CurrencyRule } from '@app/kernel/money';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { forSale, pricePolicy } from '../../../cart/public.ts';
import type { FrozenQuote } from '../../domain/frozen-quote.ts';
import { freeze, type Item } from './freeze-quote.ts';

/** No member level, no points, no coupons. */
const VISITOR = { levelName: { 'en-US': '', 'zh-cn': '', es: '', pt: '' }, levelDiscountBp: 0 };

/**
 * Returns what items cost someone who has not signed in, frozen as a quote is but stored nowhere: pieces beyond stock or a limit are
 * priced as well. Refuses record.not_found for a variant that is not known.
 */
export async function priceForVisitor(
  platform: Platform,
  db: Queryable,
  of: {
    readonly items: readonly Item[];
    readonly currency: CurrencyRule;
    readonly place: { readonly country: string; readonly province: string } | null;
  },
): Promise<FrozenQuote> {
  const ids = of.items.map((item) => item.variantId);
  const [variants, policy] = await Promise.all([
    forSale(db, ids, null),
    pricePolicy(platform, { buyer: VISITOR, points: { spendable: 0, wanted: false }, place: of.place }),
  ]);
  return freeze(platform, {
    items: of.items,
    variants,
    currency: of.currency,
    policy,
    address: null,
    pointsBalance: 0,
    agent: null,
    lockedReason: null,
    couponWish: 'none',
    couponsUsable: 0,
  });
}
