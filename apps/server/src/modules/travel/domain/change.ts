import type { ErrorKey } from '@app/contract/core/error-catalogue';
import type { TravelOrderEvent } from '@app/contract/travel/travel-order.machine';
import { feeAt } from './cancellation.ts';
import type { Exchange } from './carried-policy.ts';
import type { TravelRow } from './travel-row.ts';

/** Something else instead of what is booked, or something more beside it, which stays as it was paid. */
export type ChangeForm = 'instead' | 'beside';

const EVENTS = { instead: 'change_dates', beside: 'add_extras' } as const satisfies Record<
  ChangeForm,
  TravelOrderEvent
>;

/** The step by which a change of a form is made. */
export const changeEvent = (form: ChangeForm): (typeof EVENTS)[ChangeForm] => EVENTS[form];

/** The form of change that a step makes; null where it makes none. */
export const formMadeBy = (event: TravelOrderEvent): ChangeForm | null =>
  event === EVENTS.instead ? 'instead' : event === EVENTS.beside ? 'beside' : null;

type Judged = Pick<TravelRow, 'policy' | 'payableUsd' | 'pointsUsed' | 'pointsValueUsd' | 'startsAt' | 'now'>;

/**
 * Why the customer cannot have other dates; null when they can. From the moment that cancelling gives nothing back the
 * dates stand, and never could be changed where it gave nothing back from the beginning.
 */
export function changeHindrance(order: Judged): ErrorKey | null {
  if (order.now >= order.startsAt) return 'travel.change_too_late';
  const worth = order.payableUsd + order.pointsValueUsd;
  if (worth === 0 || feeAt(order.policy, order.now) < worth) return null;
  return (order.policy[0]?.feeUsd ?? 0) >= worth ? 'travel.not_changeable' : 'travel.change_too_late';
}

/** The same for staff, who stand above the policy: only what has begun stands. */
export const staffChangeHindrance = (order: Judged): ErrorKey | null =>
  order.now >= order.startsAt ? 'travel.change_too_late' : null;

/**
 * What a change costs now in USD cents: of what cancelling would cost by the frozen policy, as much as the part that is
 * given up, rounded half up. It is kept of money alone, so never more than what was paid in money.
 */
export function changeFee(order: Judged, givesUp: Omit<Exchange, 'becomes'>): number {
  if (givesUp.of === 0) return 0;
  const whole = feeAt(order.policy, order.now);
  const fee = Math.floor((2 * whole * givesUp.part + givesUp.of) / (2 * givesUp.of));
  return Math.min(fee, order.payableUsd);
}

export type ChangeSums = {
  readonly dueUsd: number;
  readonly backUsd: number;
  readonly pointsBack: number;
};

/** What is paid or given back: the new price and the fee against what was paid; points that pay less of it come back. */
export function changeSums(
  order: Pick<TravelRow, 'payableUsd' | 'pointsUsed'>,
  next: { readonly payableUsd: number; readonly pointsUsed: number; readonly feeUsd: number },
): ChangeSums {
  const more = next.payableUsd + next.feeUsd - order.payableUsd;
  return {
    dueUsd: Math.max(0, more),
    backUsd: Math.max(0, -more),
    pointsBack: Math.max(0, order.pointsUsed - next.pointsUsed),
  };
}
