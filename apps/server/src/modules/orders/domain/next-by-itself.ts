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

type Next = (order: { readonly receivedAt: Date | null; readonly now: Date }, days: Days) => Date;

/** When a state is left by itself; null for those that wait for somebody, or for nothing. */
const NEXT: Readonly<Record<GoodsOrderState, Next | null>> = {
  pending_payment: null,
  pending_shipping: null,
  pending_receipt: ({ now }, { receipt }) => addMs(now, receipt * DAY),
  received: null,
  pending_review: ({ now }, { review }) => addMs(now, review * DAY),
  completed: ({ receivedAt, now }, { returns }) => {
    const end = returnWindowEnd(receivedAt, returns);
    return end && end > now ? end : now;
  },
  closed: null,
  cancelled: null,
  user_deleted: null,
  refund_requested: null,
  refund_approved: null,
  refund_rejected: null,
  return_requested: null,
  return_approved: ({ now }, { sendBack }) => addMs(now, sendBack * DAY),
  return_in_transit: null,
  return_completed: null,
  return_rejected: null,
  refund_successful: null,
};

/** When the next step of an order that has just reached `state` happens by itself; null when none will. */
export function autoAt(state: GoodsOrderState, order: Parameters<Next>[0], days: Days): Date | null {
  return NEXT[state]?.(order, days) ?? null;
}
