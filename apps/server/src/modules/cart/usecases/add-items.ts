import { piecesToHave } from '@app/contract/catalog/pieces-to-have';
import { limits } from '@app/contract/core/limits';
import { assertThat } from '@app/contract/core/refuse';
import type { Tx } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockCustomer } from '../../accounts/core.ts';
import { unitPrice } from '../../pricing/public.ts';
import { cartRows, type NewLine, putLines } from '../db/cart.repo.ts';
import { piecesElsewhere } from './add-to-cart.ts';
import { cartCount } from './cart-count.ts';
import { forSale, pricedItem } from './for-sale.ts';

export type AddItemsResult = {
  /** How many of the items went in, at least in part. */
  readonly added: number;
  /** Variants that could not be put in at all. */
  readonly missing: readonly string[];
  readonly cartCount: number;
};

/** Buying again adds to what lies in the cart; a visitor's cart that comes in takes the larger of both numbers. */
type Joining = 'add' | 'larger';

/**
 * Puts several variants into the cart, each as many as can be had; what cannot be had is named instead of refused.
 * Refuses cart.full when the new lines would be more than the cart holds; of a visitor's cart what is too much is named.
 */
export async function addItems(
  platform: Platform,
  tx: Tx,
  wanted: {
    customerId: string;
    items: readonly { variantId: string; quantity: number }[];
    joining?: Joining;
  },
): Promise<AddItemsResult> {
  await lockCustomer(tx, wanted.customerId);
  const rows: { id: string; variant_id: string; quantity: number }[] = [...(await cartRows(tx, wanted.customerId))];
  const ids = new Set([...wanted.items.map((item) => item.variantId), ...rows.map((row) => row.variant_id)]);
  const variants = await forSale(tx, [...ids], wanted.customerId);
  const productOf = (id: string) => variants.get(id)?.productId;
  const put: NewLine[] = [];
  const missing: string[] = [];
  for (const item of wanted.items) {
    const variant = variants.get(item.variantId);
    const existing = rows.find((row) => row.variant_id === item.variantId);
    const elsewhere = piecesElsewhere(rows, item.variantId, productOf);
    const room = variant?.online ? piecesToHave(variant, elsewhere) : 0;
    const had = existing?.quantity ?? 0;
    const wish = wanted.joining === 'larger' ? Math.max(item.quantity, had) : item.quantity + had;
    const quantity = Math.min(room, wish);
    if (wanted.joining === 'larger' && had >= item.quantity) continue;
    const full = wanted.joining === 'larger' && !existing && rows.length >= limits.cartLines;
    if (!variant || full || quantity <= had) {
      missing.push(item.variantId);
      continue;
    }
    const line = existing ?? { id: newId(platform.clock), variant_id: item.variantId, quantity };
    if (existing) rows[rows.indexOf(existing)] = { ...existing, quantity };
    else rows.push(line);
    put.push({
      id: line.id,
      variantId: item.variantId,
      quantity,
      priceUsd: unitPrice(pricedItem(variant, quantity)),
    });
  }
  assertThat(rows.length <= limits.cartLines, 'cart.full', { max: limits.cartLines });
  if (put.length > 0) await putLines(tx, wanted.customerId, put);
  return { added: put.length, missing, cartCount: await cartCount(tx, wanted.customerId) };
}
