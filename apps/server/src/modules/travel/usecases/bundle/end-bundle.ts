import { refuse } from '@app/contract/core/refuse';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../../accounts/core.ts';
import { voidPayment } from '../../../payments/public.ts';
import { lockBundleOrders, readBundle } from '../../db/bundle.repo.ts';
import { isUnpaid } from '../../domain/travel-row.ts';
import { type Firing, fireTogether } from '../transition/fire.ts';

/**
 * Ends every order of an unpaid bundle with an event that ends one, and its payment, in the caller's transaction: until it is paid it is
 * all or nothing. Refuses record.not_found, and order.not_allowed once it is paid or over.
 */
export async function endBundle(platform: Platform, tx: Tx, bundleId: string, how: Firing): Promise<void> {
  const { event, actor, who, note } = how;
  const bundle = (await readBundle(tx, bundleId)) ?? refuse('record.not_found');
  await lockCustomer(tx, bundle.customerId);
  const orders = await lockBundleOrders(tx, bundleId);
  const open = orders.filter(isUnpaid);
  if (open.length === 0) refuse('order.not_allowed', { state: orders[0]?.state ?? '', event });
  await fireTogether(platform, tx, { bundleId, orders: open, how: () => ({ event, actor, who, note }) });
  await voidPayment(tx, bundle.paymentId, { byCustomer: actor === 'customer' });
}
