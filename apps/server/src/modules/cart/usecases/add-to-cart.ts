import { limits } from '@app/contract/core/limits';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Tx } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockCustomer } from '../../accounts/core.ts';
import { unitPrice } from '../../pricing/public.ts';
import { type CartRow, putLines } from '../db/cart.repo.ts';
import { checkAmount } from '../domain/check-amount.ts';
import { countPieces } from './cart-count.ts';
import { cartForSale, pricedItem } from './for-sale.ts';

/**
 * Puts pieces of a variant into the cart, adding to the line it already has. Two round trips.
 * Refuses record.not_found, product.offline, stock.out, stock.insufficient, order.over_limit, cart.full.
 */
export async function addToCart(
  platform: Platform,
  tx: Tx,
  wanted: { customerId: string; variantId: string; quantity: number },
): Promise<{ lineId: string; count: number }> {
  await lockCustomer(tx, wanted.customerId);
  const { rows, variants } = await cartForSale(tx, wanted.customerId, [wanted.variantId]);
  const variant = variants.get(wanted.variantId) ?? refuse('record.not_found');
  const existing = rows.find((row) => row.variant_id === wanted.variantId);
  const quantity = wanted.quantity + (existing?.quantity ?? 0);
  checkAmount(
    variant,
    quantity,
    piecesElsewhere(rows, wanted.variantId, (id) => variants.get(id)?.productId),
  );
  assertThat(existing || rows.length < limits.cartLines, 'cart.full', { max: limits.cartLines });
  const line = {
    id: existing?.id ?? newId(platform.clock),
    variantId: wanted.variantId,
    quantity,
    priceUsd: unitPrice(pricedItem(variant, quantity)),
  };
  await putLines(tx, wanted.customerId, [line]);
  const now: CartRow = {
    id: line.id,
    variant_id: line.variantId,
    quantity,
    selected: true,
    price_usd_when_added: line.priceUsd,
  };
  const after = existing ? rows.map((row) => (row.id === line.id ? now : row)) : [now, ...rows];
  return { lineId: line.id, count: countPieces(after, (id) => variants.get(id)) };
}

/** Pieces of the same product in the lines of its other variants. */
export function piecesElsewhere(
  rows: readonly Pick<CartRow, 'variant_id' | 'quantity'>[],
  variantId: string,
  productOf: (variantId: string) => string | undefined,
): number {
  const product = productOf(variantId);
  return rows
    .filter((row) => row.variant_id !== variantId && productOf(row.variant_id) === product)
    .reduce((sum, row) => sum + row.quantity, 0);
}
