import type { FreeReason } from '@app/contract/travel/order-views';
import { isUnpaid, type TravelRow } from './travel-row.ts';

type Judged = Pick<
  TravelRow,
  'state' | 'policy' | 'payableUsd' | 'pointsUsed' | 'pointsValueUsd' | 'startsAt' | 'confirmBy' | 'disruptedAt' | 'now'
>;

/** What cancelling gives back: money, points, and what is kept as fee, in USD cents. */
export type Refund = { readonly refundUsd: number; readonly points: number; readonly feeUsd: number };

/** What cancelling costs at a moment by the frozen policy; the last step holds ever after. */
export function feeAt(policy: TravelRow['policy'], now: Date): number {
  const step = policy.find(({ until }) => until === null || now < new Date(until));
  return (step ?? policy.at(-1))?.feeUsd ?? 0;
}

/**
 * Divides what was paid by a fee: it is kept of the money first, then of the points, whose worth it cannot exceed.
 * Points come back whole unless the fee reaches them; a part of a point stays with the customer.
 */
function divide(order: Judged, feeUsd: number): Refund {
  const ofMoney = Math.min(feeUsd, order.payableUsd);
  const ofPoints = Math.min(feeUsd - ofMoney, order.pointsValueUsd);
  const points =
    ofPoints === 0
      ? order.pointsUsed
      : Math.ceil((order.pointsUsed * (order.pointsValueUsd - ofPoints)) / order.pointsValueUsd);
  return { refundUsd: order.payableUsd - ofMoney, points, feeUsd: ofMoney + ofPoints };
}

/** Whether a paid order was promised to be confirmed by now, and is not. */
export const isOverdue = ({ state, confirmBy, now }: Pick<TravelRow, 'state' | 'confirmBy' | 'now'>): boolean =>
  state === 'pending_verification' && confirmBy !== null && now > confirmBy;

/** Why cancelling a paid order costs nothing now, whatever its policy says; null where the policy holds. */
export function freeReasonOf(order: Judged): FreeReason | null {
  if (order.disruptedAt !== null) return 'disrupted';
  return isOverdue(order) ? 'confirmation_overdue' : null;
}

/** What cancelling a paid order refunds now: by its policy, and all of it while there is a reason for that. */
export const refundNow = (order: Judged): Refund =>
  divide(order, freeReasonOf(order) === null ? feeAt(order.policy, order.now) : 0);

/** What cancelling gives back where staff say how much money: points come back whole when all of the money does. */
export function refundOf(order: Judged, refundUsd: number): Refund {
  const whole = refundUsd === order.payableUsd;
  return {
    refundUsd,
    points: whole ? order.pointsUsed : refundNow(order).points,
    feeUsd: order.payableUsd - refundUsd,
  };
}

/** Whether the customer may still cancel without staff: any unpaid order, a paid one until its service begins. */
export const customerMayCancel = (order: Judged): boolean => isUnpaid(order) || order.now < order.startsAt;
