import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Quote } from '@app/contract/orders/schemas';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { onOneConnection } from '../../../../platform/db/pipeline/queue.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { addressQueued } from '../../../accounts/core.ts';
import { forSale, judgeLines, selectedItems } from '../../../cart/public.ts';
import type { VariantForSale } from '../../../catalog/public.ts';
import { currencyRule } from '../../../currencies/public.ts';
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
  const [currency, minutes] = await Promise.all([
    currencyRule(platform, wish.currency),
    parameter(platform, 'order.quote_minutes'),
  ]);
  const { customerId, addressId } = wish;
  const fromCart = wish.source === 'cart';
  const frozen = await onOneConnection(platform.reads, async (db) => {
    const wanted = fromCart ? await selectedInCart(db, customerId) : { items: mergeItems(wish.items ?? []) };
    assertThat(wanted.items.length > 0, 'cart.empty');
    const readAddress = await addressQueued(db, customerId, addressId ?? null);
    const address = () => readAddress() ?? (addressId === undefined ? null : refuse('record.not_found'));
    const coupon = { wish: 'auto', asked: false } as const;
    return freezeNow(platform, db, { ...wish, ...wanted, currency, address, coupon });
  });
  const id = newId(platform.clock);
  const expiresAt = await insertQuote(platform.db, { id, customerId, fromCart, frozen, minutes });
  return quoteView({ id, expiresAt, frozen }, wish.lang);
}

/** The selected lines that can be bought, as the cart's own total counts them. */
async function selectedInCart(
  db: Queryable,
  customerId: string,
): Promise<{ items: Item[]; variants: Map<string, VariantForSale> }> {
  const selected = await selectedItems(db, customerId);
  const variants = await forSale(
    db,
    selected.map((item) => item.variantId),
    customerId,
  );
  const judged = judgeLines(
    selected.map((item) => ({ ...item, id: item.variantId, selected: true })),
    (id) => variants.get(id),
  );
  return { items: selected.filter((item) => judged.get(item.variantId)?.state === 'ok'), variants };
}
