import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { isByPieces } from '@app/contract/travel/kinds';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { CancelPreview } from '@app/contract/travel/schemas';
import type { TravelOrderEvent } from '@app/contract/travel/travel-order.machine';
import { isTravelState } from '@app/contract/travel/travel-order-groups';
import type { Tx } from '../../../platform/db/connect.ts';
import type { CustomerActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { asCustomer } from '../../accounts/core.ts';
import { toPrice } from '../../pricing/public.ts';
import { readBundle } from '../db/bundle.repo.ts';
import { hide, lockTravelOrder, readTravelOrder } from '../db/travel-order.repo.ts';
import { mayHide } from '../domain/actions.ts';
import { customerMayCancel, freeReasonOf, refundNow } from '../domain/cancellation.ts';
import { frozenCurrency, isPastDeadline, isUnpaid, type TravelRow } from '../domain/travel-row.ts';
import { backWays } from './change/back-ways.ts';
import type { TravelInput } from './transition/step.ts';
import { travelTransition } from './transition/travel-transition.ts';
import { travelDetail } from './travel-views.ts';

export type CustomerStep = {
  readonly customer: CustomerActor;
  readonly lang: Locale;
  readonly orderId: string;
  readonly event: TravelOrderEvent;
  readonly note?: string;
  readonly input?: TravelInput;
};

/** Fires an event of the customer on their own order and returns it. Refuses what the transition refuses. */
export async function travelStep(platform: Platform, tx: Tx, step: CustomerStep): Promise<TravelOrderDetail> {
  const { customer, lang, ...rest } = step;
  await travelTransition(platform, tx, {
    ...rest,
    ...asCustomer(customer),
  });
  return travelDetail(platform, tx, { orderId: step.orderId, customerId: customer.id, lang });
}

/** Refuses travel.cancel_together with the bundle that an order is cancelled only with. */
async function refuseAlone(platform: Platform, { bundleId }: TravelRow): Promise<never> {
  const bundle = bundleId === null ? null : await readBundle(platform.db, bundleId);
  return refuse('travel.cancel_together', { bundleId, kind: bundle?.kind });
}

/** The customer's own order that can still be cancelled. Refuses record.not_found, order.not_allowed, travel.cancel_together, travel.too_late. */
async function cancellable(platform: Platform, of: { customerId: string; orderId: string }): Promise<TravelRow> {
  const order = (await readTravelOrder(platform.db, of.orderId)) ?? refuse('record.not_found');
  assertThat(order.customerId === of.customerId && order.hiddenAt === null, 'record.not_found');
  const open = isTravelState(order.state, 'open');
  const byPieces = !isUnpaid(order) && isByPieces(order.kind);
  if (!open || byPieces || isPastDeadline(order)) refuse('order.not_allowed', { state: order.state, event: 'cancel' });
  if (order.core) await refuseAlone(platform, order);
  assertThat(customerMayCancel(order), 'travel.too_late');
  return order;
}

/** What cancelling would give back now: the first of its two steps. Refuses as `cancellable`. */
export async function previewCancel(
  platform: Platform,
  of: { customerId: string; orderId: string; lang: Locale },
): Promise<CancelPreview> {
  const order = await cancellable(platform, of);
  const currency = frozenCurrency(order);
  const paid = !isUnpaid(order);
  const back = paid ? refundNow(order) : { refundUsd: 0, points: order.pointsUsed, feeUsd: 0 };
  return {
    orderId: order.id,
    paid: toPrice(paid ? order.payableUsd : 0, currency),
    fee: toPrice(back.feeUsd, currency),
    refund: toPrice(back.refundUsd, currency),
    points: back.points,
    freeReason: paid ? freeReasonOf(order) : null,
    backBy: await backWays(platform.db, order, { amountUsd: back.refundUsd, currency, lang: of.lang }),
    refundUsd: back.refundUsd,
  };
}

/** Cancels the customer's order: the second step, with what the first one showed. Refuses as the transition. */
export async function cancelTravel(
  platform: Platform,
  tx: Tx,
  of: { customer: CustomerActor; lang: Locale; orderId: string; reason: string; refundUsd: number | undefined },
): Promise<TravelOrderDetail> {
  const { reason: note, refundUsd, ...rest } = of;
  // Not locked here: the rows of a bundle are locked in an order of their own.
  const order = await readTravelOrder(tx, of.orderId);
  const event = order && isUnpaid(order) ? 'cancel' : 'cancel_paid';
  return travelStep(platform, tx, {
    ...rest,
    event,
    note,
    ...(refundUsd === undefined ? {} : { input: { refundUsd } }),
  });
}

/** Hides a finished order from its customer. Refuses record.not_found, order.not_allowed. */
export async function hideTravel(tx: Tx, of: { customer: CustomerActor; orderId: string }): Promise<void> {
  const order = (await lockTravelOrder(tx, of.orderId)) ?? refuse('record.not_found');
  assertThat(order.customerId === of.customer.id && order.hiddenAt === null, 'record.not_found');
  if (!mayHide(order) || order.bundleId !== null) refuse('order.not_allowed', { state: order.state, event: 'delete' });
  await hide(tx, order.id);
}
