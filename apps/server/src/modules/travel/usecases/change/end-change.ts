import type { Locale } from '@app/contract/core/locale';
import { assertThat } from '@app/contract/core/refuse';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { invariant } from '@app/kernel/assert';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { askBeforeClosing, refundPayment, voidPayment } from '../../../payments/public.ts';
import { type ChangeRow, changesPastDeadline, endChange, openChangeOf } from '../../db/change.repo.ts';
import { lockTravelOrder } from '../../db/travel-order.repo.ts';
import type { TravelRow } from '../../domain/travel-row.ts';
import { payableOfChange } from '../payable-kind.ts';
import { amendIn, type TravelVertical, verticalOf } from '../travel-vertical.ts';
import { travelDetail } from '../travel-views.ts';
import { lockOwn } from './lock-own.ts';

/**
 * Ends the change of a locked order that waits for its money, if there is one: what it held is free, its payment closed.
 * Returns whether there was one. Money that comes later goes to the wallet.
 */
export async function dropOpenChange(
  tx: Tx,
  { order, vertical }: { readonly order: Pick<TravelRow, 'id'>; readonly vertical: TravelVertical },
  of: { readonly byCustomer: boolean; readonly as?: 'dropped' | 'expired' },
): Promise<boolean> {
  const change = await openChangeOf(tx, order.id);
  if (!change?.paymentId) return false;
  await amendIn(vertical, change.form)?.drop(tx, order.id);
  await voidPayment(tx, change.paymentId, { byCustomer: of.byCustomer });
  await endChange(tx, change.id, of.as ?? 'dropped');
  return true;
}

/** Ends the change of an order that waits for its money because what it is changed to cannot be had any more. */
export const callOffChange = (platform: Platform, orderId: string): Promise<boolean> =>
  inTransaction(platform.db, async (tx) => {
    const order = await lockTravelOrder(tx, orderId);
    if (!order) return false;
    return dropOpenChange(tx, { order, vertical: verticalOf(platform, order.kind) }, { byCustomer: false });
  });

/** Ends a change whose money has just come though what it is changed to takes place no more: the order stays, and the money goes back. */
export async function giveUpPaidChange(tx: Tx, vertical: TravelVertical, change: ChangeRow): Promise<void> {
  invariant(change.paymentId, `change ${change.id} was paid`);
  await amendIn(vertical, change.form)?.drop(tx, change.orderId);
  await endChange(tx, change.id, 'dropped');
  const { paymentId, dueUsd: amountUsd } = change;
  await refundPayment(tx, { paymentId, amountUsd, key: `travel-change-off/${change.id}` });
}

/** The customer gives up a change that waits for its money. Refuses record.not_found, travel.no_open_change. */
export async function dropChange(
  platform: Platform,
  tx: Tx,
  of: { readonly orderId: string; readonly customerId: string; readonly lang: Locale },
): Promise<TravelOrderDetail> {
  const order = await lockOwn(tx, of);
  const vertical = verticalOf(platform, order.kind);
  assertThat(await dropOpenChange(tx, { order, vertical }, { byCustomer: true }), 'travel.no_open_change');
  return travelDetail(platform, tx, of);
}

const BATCH = 100;

/** Ends changes that were not paid in time, once their providers were asked: the orders stay as they are. Returns how many. */
export async function expireChanges(platform: Platform): Promise<number> {
  let ended = 0;
  for (const { id, orderId, kind } of await changesPastDeadline(platform.db, BATCH)) {
    if (!(await askBeforeClosing(platform, { kind: payableOfChange(kind), id }))) continue;
    const done = await inTransaction(platform.db, async (tx) => {
      const order = await lockTravelOrder(tx, orderId);
      const open = await openChangeOf(tx, orderId);
      if (!order || open?.id !== id || !open.expired) return false;
      const { customerId } = order;
      await platform.events.emit(tx, 'travel.change_expired', { changeId: id, orderId, kind, customerId });
      return dropOpenChange(tx, { order, vertical: verticalOf(platform, kind) }, { byCustomer: false, as: 'expired' });
    });
    if (done) ended += 1;
  }
  return ended;
}
