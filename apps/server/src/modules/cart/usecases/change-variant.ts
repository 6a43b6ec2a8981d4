import type { Cart } from '@app/contract/cart/schemas';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockCustomer } from '../../accounts/core.ts';
import { unitPrice } from '../../pricing/public.ts';
import { cartRows, changeLine, putLines, removeLines } from '../db/cart.repo.ts';
import { checkAmount } from '../domain/check-amount.ts';
import { piecesElsewhere } from './add-to-cart.ts';
import { forSale, pricedItem } from './for-sale.ts';
import { type CartOwner, readCart } from './read-cart.ts';

/**
 * Makes a line hold another variant of the same product, so many pieces of it, and gives the cart. The line stays where it
 * stands; when the variant has a line already, both become that one, with the pieces of both.
 * Refuses record.not_found, also for a variant of another product, product.offline, stock.out, stock.insufficient,
 * order.over_limit.
 */
export async function changeVariant(
  platform: Platform,
  tx: Tx,
  owner: CartOwner,
  wanted: { lineId: string; variantId: string; quantity: number },
): Promise<Cart> {
  await lockCustomer(tx, owner.customerId);
  const rows = await cartRows(tx, owner.customerId);
  const row = rows.find((line) => line.id === wanted.lineId) ?? refuse('record.not_found');
  const others = rows.filter((line) => line.id !== row.id);
  const ids = new Set([wanted.variantId, ...rows.map((line) => line.variant_id)]);
  const variants = await forSale(tx, [...ids], owner.customerId);
  const productOf = (id: string) => variants.get(id)?.productId;
  const variant = variants.get(wanted.variantId) ?? refuse('record.not_found');
  assertThat(productOf(row.variant_id) === variant.productId, 'record.not_found');
  const joined = others.find((line) => line.variant_id === wanted.variantId);
  const quantity = wanted.quantity + (joined?.quantity ?? 0);
  checkAmount(variant, quantity, piecesElsewhere(others, wanted.variantId, productOf));
  const priceUsd = unitPrice(pricedItem(variant, quantity));
  if (joined) {
    await putLines(tx, owner.customerId, [{ id: joined.id, variantId: wanted.variantId, quantity, priceUsd }]);
    await removeLines(tx, owner.customerId, [row.id]);
  } else await changeLine(tx, { id: row.id, variantId: wanted.variantId, quantity, priceUsd });
  return readCart(platform, tx, owner);
}
