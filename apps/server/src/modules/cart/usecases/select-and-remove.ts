import type { Cart } from '@app/contract/cart/schemas';
import { assertThat } from '@app/contract/core/refuse';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { removeLines, selectLines } from '../db/cart.repo.ts';
import { type CartOwner, readCart } from './read-cart.ts';

/** Selects or unselects lines and gives the cart. Refuses record.not_found unless every line is the customer's. */
export async function selectInCart(
  platform: Platform,
  owner: CartOwner,
  change: { lineIds: string[]; selected: boolean },
): Promise<Cart> {
  const lineIds = [...new Set(change.lineIds)];
  await inTransaction(platform.db, async (tx) => {
    const changed = await selectLines(tx, owner.customerId, { lineIds, selected: change.selected });
    assertThat(changed === lineIds.length, 'record.not_found');
  });
  return readCart(platform, platform.db, owner);
}

/** Takes lines out and gives the cart. Refuses record.not_found when none of them is the customer's any more. */
export async function removeFromCart(platform: Platform, owner: CartOwner, lineIds: string[]): Promise<Cart> {
  const removed = await removeLines(platform.db, owner.customerId, lineIds);
  assertThat(removed > 0, 'record.not_found');
  return readCart(platform, platform.db, owner);
}
