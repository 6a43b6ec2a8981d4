import { limits } from '@app/contract/core/limits';
import { assertThat } from '@app/contract/core/refuse';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockCustomer } from '../../accounts/core.ts';
import { keptProducts } from '../../catalog/public.ts';
import { addFavourite, favouritesOf, removeFavourite } from '../db/favourite.repo.ts';

/**
 * Puts a product on the wishlist (`on`), takes it off, or without `on` changes to the other. Gives how it stands now and
 * how many are on the list. Refuses record.not_found for a product that is unknown or, when added, off sale, and
 * favourite.too_many.
 */
export async function collect(
  platform: Platform,
  wanted: { customerId: string; productId: string; on: boolean | undefined },
): Promise<{ collected: boolean; count: number }> {
  const [product] = await keptProducts(platform, { ids: [wanted.productId], lang: 'en-US', currency: 'USD' });
  assertThat(product, 'record.not_found');
  return inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, wanted.customerId);
    const list = await favouritesOf(tx, wanted.customerId);
    const has = list.some((one) => one.product_id === wanted.productId);
    const on = wanted.on ?? !has;
    if (on === has) return { collected: has, count: list.length };
    if (!on) {
      await removeFavourite(tx, wanted.customerId, wanted.productId);
      return { collected: false, count: list.length - 1 };
    }
    assertThat(product.online, 'record.not_found');
    assertThat(list.length < limits.wishlist, 'favourite.too_many', { max: limits.wishlist });
    await addFavourite(tx, { ...wanted, priceUsd: product.price.usd, out: product.stock === 'out' });
    return { collected: true, count: list.length + 1 };
  });
}
