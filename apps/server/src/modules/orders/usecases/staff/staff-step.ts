import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { GoodsOrderEvent } from '@app/contract/orders/goods-order.machine';
import type { StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import { Refusal } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { TreeActor } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { confirmPrices } from '../../../settings/public.ts';
import type { TransitionInput } from '../transition/step.ts';
import { transition } from '../transition/transition.ts';
import { staffDetail } from './staff-views.ts';

export type StaffStep = {
  readonly orderId: string;
  /** The version of the order that the decision was made on. */
  readonly version: number;
  readonly event: GoodsOrderEvent | 'cancel_any';
  readonly note: string;
  readonly input?: TransitionInput;
};

/**
 * Fires an event of staff on an order, writes the operation log and gives the order. Cancelling a paid order refunds
 * it. Refuses record.not_found, order.not_allowed, and record.stale with the order as it is now.
 */
export async function staffStep(
  platform: Platform,
  by: { tx: Tx; staff: TreeActor; ip: string; lang: Locale },
  step: StaffStep,
): Promise<StaffOrderDetail> {
  const { tx, staff } = by;
  const before = await staffDetail(platform, tx, step.orderId, by);
  const anyCancel = before.state === 'pending_payment' ? 'cancel' : 'cancel_paid';
  const event = step.event === 'cancel_any' ? anyCancel : step.event;
  try {
    await transition(platform, tx, {
      ...step,
      event,
      actor: 'admin',
      who: { id: staff.id, name: staff.username },
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.key !== 'record.stale') throw error;
    refuse('record.stale', { current: await staffDetail(platform, tx, step.orderId, by) });
  }
  const after = await staffDetail(platform, tx, step.orderId, by);
  if (step.input?.payableUsd !== undefined) await confirmPrices(tx, { before, after: step.input });
  await logOperation(tx, by, {
    action: `goods_order.${event}`,
    record: `goods_order/${step.orderId}`,
    before: logged(before),
    after: { ...logged(after), note: step.note },
  });
  return after;
}

/** What of an order an operation can change. */
const logged = (order: StaffOrderDetail) => ({
  state: order.state,
  version: order.version,
  payableUsd: order.payableUsd,
  trackingNumbers: order.shipments.map((parcel) => parcel.trackingNumber),
  refundedUsd: order.payment.refundedUsd,
});
