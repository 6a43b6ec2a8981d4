import type { TravelOrderEvent, TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';

/** Events of the system that a job fires when `auto_at` has come. */
export const TIMED = {
  pending_verification: 'confirm',
  confirmed: 'verify',
  pending_comment: 'auto_comment',
} as const satisfies Partial<Record<TravelOrderState, TravelOrderEvent>>;

/**
 * When the next step of an order that has just reached `state` happens by itself: a paid one is confirmed some minutes
 * after payment where its kind does so, a confirmed one is verified some hours after its service ended, a verified one
 * completed some days later; null when nothing will.
 */
export function autoAt(
  state: TravelOrderState,
  order: {
    readonly endsAt: Date;
    readonly paidAt: Date | null;
    readonly verifiedAt: Date | null;
    readonly now: Date;
  },
  times: { readonly confirmMinutes: number | null; readonly verifyAfterHours: number; readonly commentDays: number },
): Date | null {
  if (state === 'pending_verification' && times.confirmMinutes !== null) {
    return addMs(order.paidAt ?? order.now, times.confirmMinutes * MINUTE);
  }
  if (state === 'confirmed') return addMs(order.endsAt, times.verifyAfterHours * HOUR);
  if (state === 'pending_comment') return addMs(order.verifiedAt ?? order.now, times.commentDays * DAY);
  return null;
}
