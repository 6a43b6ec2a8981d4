import type { TravelOrderEvent, TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';

/** Events of the system that a job fires when `auto_at` has come. */
export const TIMED = {
  pending_verification: 'confirm',
  confirmed: 'verify',
  pending_comment: 'auto_comment',
} as const satisfies Partial<Record<TravelOrderState, TravelOrderEvent>>;

type Next = (
  order: {
    readonly endsAt: Date;
    readonly paidAt: Date | null;
    readonly verifiedAt: Date | null;
    readonly now: Date;
  },
  times: { readonly confirmMinutes: number | null; readonly verifyAfterHours: number; readonly commentDays: number },
) => Date | null;

/** When a state is left by itself; null for those that wait for somebody, or for nothing. */
const NEXT: Readonly<Record<TravelOrderState, Next | null>> = {
  pending_review: null,
  pending_payment: null,
  pending_verification: ({ paidAt, now }, { confirmMinutes }) =>
    confirmMinutes === null ? null : addMs(paidAt ?? now, confirmMinutes * MINUTE),
  confirmed: ({ endsAt }, { verifyAfterHours }) => addMs(endsAt, verifyAfterHours * HOUR),
  pending_comment: ({ verifiedAt, now }, { commentDays }) => addMs(verifiedAt ?? now, commentDays * DAY),
  completed: null,
  cancelled: null,
};

/**
 * When the next step of an order that has just reached `state` happens by itself: a paid one is confirmed some minutes
 * after payment where its kind does so, a confirmed one is verified some hours after its service ended, a verified one
 * completed some days later; null when nothing will.
 */
export function autoAt(state: TravelOrderState, order: Parameters<Next>[0], times: Parameters<Next>[1]): Date | null {
  return NEXT[state]?.(order, times) ?? null;
}
