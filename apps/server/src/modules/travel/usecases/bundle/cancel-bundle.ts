import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { BundleCancelPreview, BundleDetail } from '@app/contract/travel/bundle-views';
import { isTravelState } from '@app/contract/travel/travel-order-groups';
import { invariant } from '@app/kernel/assert';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import type { CustomerActor } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../../accounts/core.ts';
import { toPrice } from '../../../pricing/public.ts';
import { type BundleRow, bundleOrders, hideBundle, lockBundleOrders, readBundle } from '../../db/bundle.repo.ts';
import { bundleState, cancelledNow, freedTogether } from '../../domain/bundle-state.ts';
import { refundNow } from '../../domain/cancellation.ts';
import { frozenCurrency, isPastDeadline, isUnpaid, type TravelRow } from '../../domain/travel-row.ts';
import { backWaysOf } from '../change/back-ways.ts';
import { fireTogether } from '../transition/fire.ts';
import { verticalOf } from '../travel-vertical.ts';
import { bundleDetail } from './bundle-views.ts';
import { endLockedBundle } from './end-bundle.ts';

async function ownBundle(db: Queryable, of: { bundleId: string; customerId: string }): Promise<BundleRow> {
  const bundle = (await readBundle(db, of.bundleId)) ?? refuse('record.not_found');
  assertThat(bundle.customerId === of.customerId && bundle.hiddenAt === null, 'record.not_found');
  return bundle;
}

/** The orders that are cancelled now. Refuses order.not_allowed where nothing is left to cancel, travel.too_late where all of it began. */
function toCancel(orders: readonly TravelRow[]): readonly TravelRow[] {
  if (orders.every(isUnpaid) && !orders.some(isPastDeadline)) return orders;
  const found = cancelledNow(orders);
  if (found.length > 0) return found;
  const state = bundleState(orders);
  assertThat(!isTravelState(state, 'booked'), 'travel.too_late');
  return refuse('order.not_allowed', { state, event: 'cancel' });
}

const backOf = (order: TravelRow) =>
  isUnpaid(order) ? { refundUsd: 0, points: order.pointsUsed, feeUsd: 0 } : refundNow(order);

/** What cancelling would give back now, part by part: the first of its two steps. Refuses record.not_found and as `toCancel`. */
export async function previewBundleCancel(
  platform: Platform,
  of: { readonly customerId: string; readonly bundleId: string; readonly lang: Locale },
): Promise<BundleCancelPreview> {
  const bundle = await ownBundle(platform.db, of);
  const orders = freedTogether(await bundleOrders(platform.db, bundle.id));
  const cancelled = new Set(toCancel(orders));
  const [first] = orders;
  invariant(first, `bundle ${bundle.id} has orders`);
  const currency = frozenCurrency(first);
  const price = (usd: number) => toPrice(usd, currency);
  const parts = orders.map((order) => {
    const goes = cancelled.has(order);
    const back = goes ? backOf(order) : { refundUsd: 0, points: 0, feeUsd: 0 };
    return { order, goes, back };
  });
  const sum = (of: (back: (typeof parts)[number]['back']) => number): number =>
    parts.reduce((all, { back }) => all + of(back), 0);
  const refundUsd = sum((back) => back.refundUsd);
  const backs = parts.map(({ order, back }) => ({ order, amountUsd: back.refundUsd }));
  const backBy = await backWaysOf(platform.db, backs, { currency, lang: of.lang });
  return {
    bundleId: bundle.id,
    parts: parts.map(({ order, goes, back }) => ({
      slot: order.slot ?? '',
      orderId: order.id,
      title: verticalOf(platform, order.kind).describe(order.snapshot, of.lang).title,
      becomes: goes ? 'cancelled' : order.state === 'cancelled' ? 'gone' : 'kept',
      paid: price(isUnpaid(order) ? 0 : order.payableUsd),
      fee: price(back.feeUsd),
      refund: price(back.refundUsd),
      points: back.points,
    })),
    fee: price(sum((back) => back.feeUsd)),
    refund: price(refundUsd),
    points: sum((back) => back.points),
    backBy,
    refundUsd,
  };
}

/**
 * Cancels a bundle: all of it while it is unpaid, afterwards every order that has not begun, each by its own policy; the second step,
 * with what the first one showed. Refuses record.not_found, travel.refund_changed, and as `toCancel`.
 */
export async function cancelBundle(
  platform: Platform,
  tx: Tx,
  of: {
    readonly customer: CustomerActor;
    readonly lang: Locale;
    readonly bundleId: string;
    readonly reason: string;
    readonly refundUsd?: number | undefined;
  },
): Promise<BundleDetail> {
  const { customer, bundleId, reason: note } = of;
  await lockCustomer(tx, customer.id);
  const bundle = await ownBundle(tx, { bundleId, customerId: customer.id });
  const orders = freedTogether(await lockBundleOrders(tx, bundleId));
  const cancelled = toCancel(orders);
  const by = { actor: 'customer', who: { id: customer.id, name: customer.nickname }, note } as const;
  if (cancelled.every(isUnpaid)) {
    await endLockedBundle(platform, tx, { bundle, orders }, { ...by, event: 'cancel' });
  } else {
    const refundUsd = cancelled.reduce((sum, order) => sum + refundNow(order).refundUsd, 0);
    assertThat(of.refundUsd === refundUsd, 'travel.refund_changed', { refundUsd });
    await fireTogether(platform, tx, {
      bundleId,
      orders: cancelled,
      how: (order) => ({
        ...by,
        event: 'cancel_paid',
        input: { refundUsd: refundNow(order).refundUsd, together: true },
      }),
    });
  }
  return bundleDetail(platform, tx, { bundleId, customerId: customer.id, lang: of.lang });
}

/** Hides a bundle that is over, with its orders, from its customer. Refuses record.not_found, order.not_allowed. */
export async function deleteBundle(tx: Tx, of: { customer: CustomerActor; bundleId: string }): Promise<void> {
  await lockCustomer(tx, of.customer.id);
  const bundle = await ownBundle(tx, { bundleId: of.bundleId, customerId: of.customer.id });
  const orders = await lockBundleOrders(tx, bundle.id);
  const open = orders.find(({ state }) => !isTravelState(state, 'over'));
  if (open) refuse('order.not_allowed', { state: open.state, event: 'delete' });
  await hideBundle(tx, bundle.id);
}
