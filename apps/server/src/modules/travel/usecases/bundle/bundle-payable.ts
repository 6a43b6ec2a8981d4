import { refuse } from '@app/contract/core/refuse';
import { BUNDLE_KINDS, type BundleKind, payableOfBundle } from '@app/contract/travel/bundle-kinds';
import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../../accounts/core.ts';
import {
  BUNDLE_CLEARING,
  extendPayment,
  lockParts,
  type PaidPayment,
  type Payable,
  payPart,
} from '../../../payments/public.ts';
import { claimDealUnitsAgain, dropUnits, takeDealUnits } from '../../../travel-deals/core.ts';
import { bundleOrders, lockBundleOrders, readBundle } from '../../db/bundle.repo.ts';
import { moveEnd } from '../../db/travel-order.repo.ts';
import { inLockOrder } from '../../domain/lock-order.ts';
import { frozenCurrency, isUnpaid, type TravelRow } from '../../domain/travel-row.ts';
import { payableOfOrder } from '../payable-kind.ts';
import { lockedOrders, noteLocked } from '../transition/locked-orders.ts';
import { payTravelOrder } from '../transition/pay-travel-order.ts';
import { travelTransition } from '../transition/travel-transition.ts';
import { verticalOf } from '../travel-vertical.ts';
import { bundleOf } from './bundle-vertical.ts';

/** Bundles of every kind as something that can be paid: their payment pays each order's own, and is itself booked to clearing. */
export const bundlePayables = (platform: Platform): Payable[] => BUNDLE_KINDS.map((kind) => payableOf(platform, kind));

/** Pays the orders of a bundle one after the other; returns whether all of them could be had. Locks go before it, all of them. */
async function payOrders(platform: Platform, tx: Tx, whole: PaidPayment): Promise<boolean> {
  const known = lockedOrders(tx).filter(({ bundleId }) => bundleId === whole.payableId);
  const orders = inLockOrder(known.length > 0 ? known : await bundleOrders(tx, whole.payableId));
  const parts = await lockParts(
    tx,
    orders.map(({ paymentId }) => paymentId),
  );
  for (const order of orders) {
    const part = parts.get(order.paymentId);
    invariant(part, `payment ${order.paymentId} is locked`);
    if (part.amountUsd === 0) {
      await payForNothing(platform, tx, order);
      continue;
    }
    const usd = await payPart(platform, tx, { whole, part, mostUsd: part.amountUsd, clearing: BUNDLE_CLEARING });
    if (usd < part.amountUsd) return false;
  }
  return true;
}

/** A part that costs nothing goes with the others. Refuses order.not_allowed where it cannot be had any more. */
async function payForNothing(platform: Platform, tx: Tx, order: TravelRow): Promise<void> {
  if (isUnpaid(order)) await payTravelOrder(platform, tx, order.id);
  else await travelTransition(platform, tx, { orderId: order.id, event: 'revive', actor: 'system' });
}

/** Claims units of deals again for orders of a bundle that were paid after all, after everything of its parts; returns whether there are enough. */
async function claimAgain(
  platform: Platform,
  tx: Tx,
  { id, customerId }: { readonly id: string; readonly customerId: string },
): Promise<boolean> {
  const orderIds = (await bundleOrders(tx, id)).map((order) => order.id);
  if (!(await claimDealUnitsAgain(tx, { orderIds, customerId }))) return false;
  for (const orderId of orderIds) await takeDealUnits(tx, orderId, () => dropUnits(platform, tx));
  return true;
}

const payableOf = (platform: Platform, kind: BundleKind): Payable => ({
  kind: payableOfBundle(kind),
  together: {},
  credits: () => BUNDLE_CLEARING,
  parts: async (db, bundleId) => {
    const orders = await bundleOrders(db, bundleId);
    return orders.map(({ id, kind: of, number, payableUsd, paidAt }) => ({
      kind: payableOfOrder(of),
      id,
      number,
      amountUsd: payableUsd,
      paid: paidAt !== null,
    }));
  },
  describe: async (db, bundleId, lang) => {
    const bundle = (await readBundle(db, bundleId)) ?? refuse('record.not_found');
    const [first] = await bundleOrders(db, bundleId);
    invariant(first, `bundle ${bundleId} has orders`);
    const { title } = bundleOf(platform, bundle.kind).describe(bundle.snapshot, lang);
    return { number: bundle.number, title, currency: frozenCurrency(first) };
  },
  lock: async (tx, bundleId) => {
    const bundle = (await readBundle(tx, bundleId)) ?? refuse('record.not_found');
    await lockCustomer(tx, bundle.customerId);
    noteLocked(tx, await lockBundleOrders(tx, bundleId));
  },
  extend: async (tx, bundleId, until) => {
    for (const order of inLockOrder((await bundleOrders(tx, bundleId)).filter(isUnpaid))) {
      if (!(await moveEnd(tx, order.id, until))) continue;
      await verticalOf(platform, order.kind).extend(tx, order.id, until);
      await extendPayment(tx, order.paymentId, until);
    }
  },
  settled: async (tx, paid) => {
    // Until it is paid all of its orders wait for it.
    invariant(await payOrders(platform, tx, paid), `bundle ${paid.payableId} is paid as one`);
  },
  /** All of it or nothing: what was done is undone where a part, or the bundle's own stock, cannot be had any more. */
  revive: async (tx, paid) => {
    const bundle = await readBundle(tx, paid.payableId);
    if (bundle?.hiddenAt !== null || !(await payOrders(platform, tx, paid))) return false;
    if (!(await claimAgain(platform, tx, bundle))) return false;
    return (await bundleOf(platform, bundle.kind).stock?.take(tx, bundle.subjectId)) ?? true;
  },
});
