import { refuse } from '@app/contract/core/refuse';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockCustomer } from '../../accounts/core.ts';
import { cartRows, setQuantity } from '../db/cart.repo.ts';
import { checkAmount } from '../domain/check-amount.ts';
import { piecesElsewhere } from './add-to-cart.ts';
import { forSale } from './for-sale.ts';
import { type CartOwner, readCart } from './read-cart.ts';

/**
 * Changes how many a line holds and gives the cart. Taking fewer is always allowed, even when that is still too many.
 * Refuses record.not_found, product.offline, stock.out, stock.insufficient, order.over_limit.
 */
export async function changeQuantity(
  platform: Platform,
  owner: CartOwner,
  wanted: { lineId: string; quantity: number },
) {
  return inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, owner.customerId);
    const rows = await cartRows(tx, owner.customerId);
    const row = rows.find((line) => line.id === wanted.lineId) ?? refuse('record.not_found');
    if (wanted.quantity > row.quantity) {
      const variants = await forSale(
        tx,
        rows.map((line) => line.variant_id),
        owner.customerId,
      );
      const variant = variants.get(row.variant_id) ?? refuse('product.offline');
      checkAmount(
        variant,
        wanted.quantity,
        piecesElsewhere(rows, row.variant_id, (id) => variants.get(id)?.productId),
      );
    }
    await setQuantity(tx, row.id, wanted.quantity);
    return readCart(platform, tx, owner);
  });
}
