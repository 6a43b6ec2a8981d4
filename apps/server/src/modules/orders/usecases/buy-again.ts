import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { addItems } from '../../cart/public.ts';
import { readOrder } from '../db/order-read.repo.ts';

/**
 * Puts what an order held into the cart, as much as can be had; names what cannot. Refuses record.not_found, cart.full.
 */
export async function buyAgain(
  platform: Platform,
  of: { customerId: string; orderId: string; lang: Locale },
): Promise<{ added: number; missing: string[]; cartCount: number }> {
  const order = await readOrder(platform.db, of.orderId);
  if (!order || order.customerId !== of.customerId || order.state === 'user_deleted') refuse('record.not_found');
  const items = order.lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const put = await inTransaction(platform.db, (tx) => addItems(platform, tx, { customerId: of.customerId, items }));
  const missing = order.lines
    .filter((line) => put.missing.includes(line.variantId))
    .map((line) => localize(line.name, of.lang));
  return { ...put, missing };
}
