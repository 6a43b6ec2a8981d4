import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Quote } from '@app/contract/orders/schemas';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { addressOf } from '../../../accounts/public.ts';
import { forSale, judgeLines, selectedItems } from '../../../cart/public.ts';
import type { VariantForSale } from '../../../catalog/public.ts';
import { currencyRule } from '../../../i18n/public.ts';
import { parameter } from '../../../settings/public.ts';
import { insertQuote } from '../../db/quote.repo.ts';
import { quoteView } from '../../domain/frozen-quote.ts';
import { freezeNow, type Item, mergeItems } from './freeze-quote.ts';

export type QuoteWish = {
  customerId: string;
  lang: Locale;
  currency: string;
  source: 'cart' | 'items';
  items?: readonly Item[] | undefined;
  addressId?: string | undefined;
  usePoints: boolean;
};

/**
 * Prices the selected cart lines that can be bought, or the given items, and freezes the result for a while.
 * Refuses record.not_found, product.offline, stock.out, stock.insufficient, order.over_limit, cart.empty.
 */
export async function createQuote(platform: Platform, wish: QuoteWish): Promise<Quote> {
  const { db } = platform;
  const [wanted, currency, address, minutes] = await Promise.all([
    wish.source === 'cart' ? fromCart(platform, wish.customerId) : { items: mergeItems(wish.items ?? []) },
    currencyRule(platform, wish.currency),
    addressOf(db, wish.customerId, wish.addressId ?? null),
    parameter(platform, 'order.quote_minutes'),
  ]);
  assertThat(wanted.items.length > 0, 'cart.empty');
  if (wish.addressId !== undefined && !address) refuse('record.not_found');
  const frozen = await freezeNow(platform, db, { ...wish, ...wanted, currency, address });
  const id = newId(platform.clock);
  const fromCartToo = wish.source === 'cart';
  const expiresAt = await insertQuote(db, { id, customerId: wish.customerId, fromCart: fromCartToo, frozen }, minutes);
  return quoteView({ id, expiresAt, frozen }, wish.lang);
}

/** The selected lines that can be bought, as the cart's own total counts them. */
async function fromCart(
  platform: Platform,
  customerId: string,
): Promise<{ items: Item[]; variants: Map<string, VariantForSale> }> {
  const selected = await selectedItems(platform.db, customerId);
  const variants = await forSale(
    platform.db,
    selected.map((item) => item.variantId),
  );
  const judged = judgeLines(
    selected.map((item) => ({ ...item, id: item.variantId, selected: true })),
    (id) => variants.get(id),
  );
  return { items: selected.filter((item) => judged.get(item.variantId)?.state === 'ok'), variants };
}
