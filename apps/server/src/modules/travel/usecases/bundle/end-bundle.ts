import { refuse } from '@app/contract/core/refuse';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../../accounts/core.ts';
import { lockForVoiding, voidPayment } from '../../../payments/public.ts';
import { type BundleRow, lockBundleOrders, readBundle } from '../../db/bundle.repo.ts';
import { isUnpaid, type TravelRow } from '../../domain/travel-row.ts';
import { type Firing, fireTogether } from '../transition/fire.ts';

/**
 * Ends every order of an unpaid bundle with an event that ends one, and its payment, in the caller's transaction: until it is paid it is
 * all or nothing. Refuses record.not_found, and order.not_allowed once it is paid or over.
 */
export async function endBundle(platform: Platform, tx: Tx, bundleId: string, how: Firing): Promise<void> {
  const bundle = (await readBundle(tx, bundleId)) ?? refuse('record.not_found');
  await lockCustomer(tx, bundle.customerId);
  return endLockedBundle(platform, tx, { bundle, orders: await lockBundleOrders(tx, bundleId) }, how);
}

/** The same for one that the caller's transaction has locked and read, with its customer and all its orders, and not changed since. */
export async function endLockedBundle(
  platform: Platform,
  tx: Tx,
  { bundle, orders }: { readonly bundle: BundleRow; readonly orders: readonly TravelRow[] },
  how: Firing,
): Promise<void> {
  const { event, actor, who, note } = how;
  const bundleId = bundle.id;
  const open = orders.filter(isUnpaid);
  if (open.length === 0) refuse('order.not_allowed', { state: orders[0]?.state ?? '', event });
  await lockForVoiding(tx, [bundle.paymentId, ...open.map(({ paymentId }) => paymentId)]);
  await fireTogether(platform, tx, { bundleId, orders: open, how: () => ({ event, actor, who, note }) });
  await voidPayment(tx, bundle.paymentId, { byCustomer: actor === 'customer' });
}
