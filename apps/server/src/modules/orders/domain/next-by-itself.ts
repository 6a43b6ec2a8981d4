import type { GoodsOrderEvent, GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import { addMs, DAY } from '@app/kernel/clock';
import { returnWindowEnd } from './return-window.ts';

/** Events of the system of which the first that its guard lets through follows at once when a state is reached. */
export const CHAINED: Partial<Record<GoodsOrderState, readonly GoodsOrderEvent[]>> = {
  received: ['open_review'],
  refund_rejected: ['resume'],
  refund_approved: ['refund', 'refund_part'],
  return_completed: ['refund', 'refund_part'],
  return_rejected: ['resume_return'],
};

/** Events of the system that a job fires when `auto_at` has come. */
export const TIMED = {
  pending_receipt: 'auto_receipt',
  pending_review: 'auto_review',
  return_approved: 'lapse_return',
  completed: 'close',
} as const satisfies Partial<Record<GoodsOrderState, GoodsOrderEvent>>;

export type Days = {
  readonly receipt: number;
  readonly review: number;
  readonly returns: number;
  readonly sendBack: number;
};

/** When the next step of an order that has just reached `state` happens by itself; null when none will. */
export function autoAt(
  state: GoodsOrderState,
  order: { readonly receivedAt: Date | null; readonly now: Date },
  days: Days,
): Date | null {
  if (state === 'pending_receipt') return addMs(order.now, days.receipt * DAY);
  if (state === 'pending_review') return addMs(order.now, days.review * DAY);
  if (state === 'return_approved') return addMs(order.now, days.sendBack * DAY);
  if (state === 'completed') {
    const end = returnWindowEnd(order.receivedAt, days.returns);
    return end && end > order.now ? end : order.now;
  }
  return null;
}
