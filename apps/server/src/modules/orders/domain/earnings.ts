import { basisPointsOfDown, money } from '@app/kernel/money';
import { pointsEarned } from './order-row.ts';

type Earning = { readonly payableUsd: number; readonly agentRebateBp: number };

/** What an order earns by what was paid and kept: points for the customer, the rebate for their agent. */
export const earnings = (order: Earning, refundedUsd: number) => {
  const keptUsd = order.payableUsd - refundedUsd;
  return {
    keptUsd,
    points: pointsEarned(keptUsd),
    rebateUsd: basisPointsOfDown(money(keptUsd), order.agentRebateBp).minor,
  };
};

/**
 * What a refund takes back of it, pro rata: the earnings before less those after, so that the parts of several refunds
 * add up to what one for all of it would take.
 */
export function takenBack(order: Earning, refund: { before: number; usd: number }) {
  const then = earnings(order, refund.before);
  const now = earnings(order, refund.before + refund.usd);
  return { points: then.points - now.points, rebateUsd: then.rebateUsd - now.rebateUsd };
}
