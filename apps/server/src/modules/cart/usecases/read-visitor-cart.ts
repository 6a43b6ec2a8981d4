import type { Cart } from '@app/contract/cart/schemas';
import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { Platform } from '../../../platform/slice.ts';
import type { VariantForSale } from '../../catalog/public.ts';
import { currencyRule } from '../../currencies/public.ts';
import { unitPrice } from '../../pricing/public.ts';
import { checkAmount } from '../domain/check-amount.ts';
import { piecesElsewhere } from './add-to-cart.ts';
import { forSale, pricedItem } from './for-sale.ts';
import { pricePolicy } from './price-policy.ts';
import { drawCart } from './read-cart.ts';

/** A line that a visitor's device keeps; the variant names it. */
export type DeviceLine = { readonly variantId: string; readonly quantity: number; readonly selected: boolean };

/** Nobody yet: no member level, no points. */
const VISITOR = { levelName: { 'en-US': '', 'zh-cn': '', es: '', pt: '' }, levelDiscountBp: 0 };

/**
 * The cart of somebody who has not signed in, from the lines their device keeps (newest first): judged and priced like
 * any other, kept nowhere. Variants that are no longer known are left out. A line's id is its variant's. The line named
 * as `adding` is refused as in anybody's cart: record.not_found, product.offline, stock.out, stock.insufficient,
 * order.over_limit.
 */
export async function readVisitorCart(
  platform: Platform,
  given: { lines: readonly DeviceLine[]; adding?: string | undefined; lang: Locale; currency: string },
): Promise<Cart> {
  const currency = await currencyRule(platform, given.currency);
  const variants = await forSale(
    platform.db,
    given.lines.map((line) => line.variantId),
    null,
  );
  if (given.adding) checkAdded(given.lines, given.adding, variants);
  const policy = await pricePolicy(platform, {
    buyer: VISITOR,
    points: { spendable: 0, wanted: false },
  });
  const rows = given.lines.flatMap(({ variantId, quantity, selected }) => {
    const variant = variants.get(variantId);
    if (!variant) return [];
    const now = unitPrice(pricedItem(variant, quantity));
    return [{ id: variantId, variant_id: variantId, quantity, selected, price_usd_when_added: now }];
  });
  return drawCart({ rows, variants, policy, currency, lang: given.lang });
}

function checkAdded(lines: readonly DeviceLine[], adding: string, variants: ReadonlyMap<string, VariantForSale>): void {
  const variant = variants.get(adding) ?? refuse('record.not_found');
  const quantity = lines.find((line) => line.variantId === adding)?.quantity ?? 0;
  const others = lines.map((line) => ({ variant_id: line.variantId, quantity: line.quantity }));
  const elsewhere = piecesElsewhere(others, adding, (id) => variants.get(id)?.productId);
  checkAmount(variant, quantity, elsewhere);
}
