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

/** What a rule of what is booked says of a change, in USD cents. */
export type ChangeRule = {
  /** What it costs, beside the policy's fee of what is surrendered. */
  readonly feeUsd: number;
  /** What the policy never refunds, such as bags: of all, of who stays, and of who leaves. The rest of it comes back with the change. */
  readonly lost: { readonly allUsd: number; readonly staysUsd: number; readonly leavesUsd: number };
  /** What of the new is bought with the change and never refunded, such as a chosen seat, as it is offered. */
  readonly addsUsd?: number;
};

/** How much of a fee is of what is never refunded; nothing of it while cancelling is free. */
const lostOf = (feeUsd: number, { allUsd }: ChangeRule['lost']): number => Math.min(feeUsd, allUsd);

/** A part of what is never refunded, as it counts in a fee. */
const lostPart = (feeUsd: number, lost: ChangeRule['lost'], partUsd: number): number =>
  lost.allUsd === 0 ? 0 : Math.round((lostOf(feeUsd, lost) * partUsd) / lost.allUsd);

/** A policy without what is never refunded. */
export const policyWithout = (policy: TravelRow['policy'], lost: ChangeRule['lost']): TravelRow['policy'] =>
  policy.map((step) => ({ ...step, feeUsd: step.feeUsd - lostOf(step.feeUsd, lost) }));

/** For each step of a policy, what of it stays that is never refunded. */
export const lostThatStays = (policy: TravelRow['policy'], lost: ChangeRule['lost']): readonly number[] =>
  policy.map(({ feeUsd }) => lostPart(feeUsd, lost, lost.staysUsd));

/** What is bought with a change and never refunded, as much as is paid of what is offered. */
export function addedUsd(
  rule: ChangeRule | undefined,
  of: { readonly worthUsd: number; readonly offeredUsd: number },
): number {
  const adds = rule?.addsUsd ?? 0;
  return of.offeredUsd === 0 ? 0 : Math.round((adds * of.worthUsd) / of.offeredUsd);
}

/**
 * What a change costs where what is booked has a rule of its own: that, with the policy's fee of what is surrendered. However much
 * cheaper the new is, no more money comes back than cancelling would refund now.
 */
export function ruledFee(
  order: Judged,
  of: {
    readonly rule: ChangeRule;
    readonly givesUp: Omit<Exchange, 'becomes'>;
    /** The new price; `addedUsd` of it is bought with the change, and pays for nothing that is surrendered. */
    readonly next: { readonly payableUsd: number; readonly worthUsd: number; readonly addedUsd?: number };
  },
): number {
  const { rule, next } = of;
  const { lost } = rule;
  const added = next.addedUsd ?? 0;
  const policy = policyWithout(order.policy, lost);
  const now = feeAt(order.policy, order.now);
  const fee = rule.feeUsd + changeFee({ ...order, policy }, of.givesUp) + lostPart(now, lost, lost.leavesUsd);
  const comesBack = Math.max(0, order.payableUsd - (next.payableUsd - added));
  const kept = feeAt(policy, order.now) + lostPart(now, lost, lost.staysUsd + lost.leavesUsd);
  return Math.max(fee, Math.min(Math.max(0, kept - (next.worthUsd - added)), comesBack));
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

/** Steps that are of an order's state alone. */
const STATE_STEPS: readonly TravelOrderEvent[] = ['confirm', 'verify', 'unverify'];

/** Whether a step leaves what is booked, its price and who is named as they are: what was priced before it still stands. */
export const leavesBookedAlone = (step: TravelOrderEvent): boolean => STATE_STEPS.includes(step);
