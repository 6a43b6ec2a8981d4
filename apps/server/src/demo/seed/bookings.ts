import { basisPointsOfDown, money } from '@app/kernel/money';
import type { Transfer } from '../../modules/ledger/core.ts';
import type { SeededCustomer } from './customers.ts';
import type { LivingOrder, LivingReturnRequest } from './living-order.ts';

const GIFT_POINTS = 100;

const belongs = (order: LivingOrder): Transfer['reference'] => ({ kind: 'goods_order', id: order.plan.id });

/** The points of signing up or of verifying the e-mail. */
export const giftBooking = (customer: SeededCustomer, kind: 'points_sign_up' | 'points_email'): Transfer => ({
  kind,
  key: `${kind.replaceAll('_', '-')}/${customer.id}`,
  reference: { kind: 'customer', id: customer.id },
  entries: [
    { account: { owner: customer.id, code: 'points' }, amount: GIFT_POINTS },
    { account: { house: 'points_issued', unit: 'points' }, amount: -GIFT_POINTS },
  ],
});

/** Money a customer brought in by card; the payment of a top-up has the id of the top-up. */
export const topUpBooking = (customer: SeededCustomer, usd: number, id: string): Transfer => ({
  kind: 'top_up',
  key: `payment/${id}`,
  reference: { kind: 'top_up', id },
  entries: [
    { account: { owner: customer.id, code: 'available' }, amount: usd },
    { account: { house: 'card_clearing', unit: 'money' }, amount: -usd },
  ],
});

/** The points an order costs, spent or returned; null when it costs none. */
export function pointsBooking(order: LivingOrder, kind: 'points_spent' | 'points_returned'): Transfer | null {
  if (order.pointsUsed === 0) return null;
  const way = kind === 'points_spent' ? 'spend' : 'return';
  const change = kind === 'points_spent' ? -order.pointsUsed : order.pointsUsed;
  return {
    kind,
    key: `order-points-${way}/${order.plan.id}/${order.version}`,
    reference: belongs(order),
    entries: [
      { account: { owner: order.plan.customer.id, code: 'points' }, amount: change },
      { account: { house: 'points_redeemed', unit: 'points' }, amount: -change },
    ],
  };
}

/** The points that come back with a refund or return; null when none do. */
export function returnRequestPointsBooking(order: LivingOrder, one: LivingReturnRequest): Transfer | null {
  const { points } = one.split;
  if (points === 0) return null;
  return {
    kind: 'points_returned',
    key: `after-sale-points/${one.id}`,
    reference: belongs(order),
    entries: [
      { account: { owner: order.plan.customer.id, code: 'points' }, amount: points },
      { account: { house: 'points_redeemed', unit: 'points' }, amount: -points },
    ],
  };
}

/** Money of an order, paid or given back, by the wallet or the test card; null when there is none. */
export function moneyBooking(
  order: LivingOrder,
  money: { kind: 'payment' | 'refund'; key: string; usd: number },
): Transfer | null {
  const { kind, key, usd } = money;
  if (usd === 0) return null;
  const source = order.payerId
    ? ({ owner: order.payerId, code: 'available' } as const)
    : ({ house: 'card_clearing', unit: 'money' } as const);
  const change = kind === 'refund' ? usd : -usd;
  return {
    kind,
    key,
    reference: belongs(order),
    entries: [
      { account: source, amount: change },
      { account: { house: kind === 'refund' ? 'refunds' : 'sales', unit: 'money' }, amount: -change },
    ],
  };
}

/** What was paid for an order and not given back. */
export const keptUsd = (order: LivingOrder): number => order.pricing.payableUsd - (order.refundUsd ?? 0);

/** The points a completed order earns: one for each whole dollar; null when it earns none. */
export function earnedBooking(order: LivingOrder): Transfer | null {
  const earned = Math.floor(keptUsd(order) / 100);
  if (earned === 0) return null;
  return {
    kind: 'points_earned',
    key: `order-earned/${order.plan.id}`,
    reference: belongs(order),
    entries: [
      { account: { house: 'points_issued', unit: 'points' }, amount: -earned },
      { account: { owner: order.plan.customer.id, code: 'points' }, amount: earned },
    ],
  };
}

/** The agent's part of a completed order, to their wallet or to what the house owes agents; null when there is none. */
export function rebateBooking(order: LivingOrder): { amountUsd: number; transfer: Transfer } | null {
  const { agent } = order;
  const amountUsd = agent ? basisPointsOfDown(money(keptUsd(order)), agent.rebateBp).minor : 0;
  if (!agent || amountUsd === 0) return null;
  const payee = agent.userId
    ? ({ owner: agent.userId, code: 'available' } as const)
    : ({ house: 'rebates_payable', unit: 'money' } as const);
  return {
    amountUsd,
    transfer: {
      kind: 'rebate',
      key: `rebate/${order.plan.id}`,
      reference: belongs(order),
      entries: [
        { account: { house: 'rebates', unit: 'money' }, amount: -amountUsd },
        { account: payee, amount: amountUsd },
      ],
    },
  };
}

/**
 * What a refund of a completed order takes back: points and rebate pro rata, the earnings before less those after, as
 * far as the customer's points and the agent's wallet reach; the rest of the rebate the agent owes.
 */
export function takenBackBookings(
  order: LivingOrder,
  back: { caseId: string; usd: number; points: number; wallet: number },
) {
  const kept = keptUsd(order);
  const points = Math.floor(kept / 100) - Math.floor((kept - back.usd) / 100);
  const part = (usd: number): number => (order.agent ? basisPointsOfDown(money(usd), order.agent.rebateBp).minor : 0);
  const rebateUsd = part(kept) - part(kept - back.usd);
  const earnedBack = Math.min(points, back.points);
  const fromWallet = order.agent?.userId ? Math.min(back.wallet, rebateUsd) : 0;
  const owedUsd = rebateUsd - fromWallet;
  const transfers: Transfer[] = [];
  if (earnedBack > 0) {
    transfers.push({
      kind: 'points_earned_back',
      key: `after-sale-earned/${back.caseId}`,
      reference: belongs(order),
      entries: [
        { account: { owner: order.plan.customer.id, code: 'points' }, amount: -earnedBack },
        { account: { house: 'points_issued', unit: 'points' }, amount: earnedBack },
      ],
    });
  }
  if (rebateUsd > 0) {
    const wallet = order.agent?.userId ? ({ owner: order.agent.userId, code: 'available' } as const) : null;
    transfers.push({
      kind: 'rebate_back',
      key: `rebate-back/${back.caseId}`,
      reference: belongs(order),
      entries: [
        { account: { house: 'rebates', unit: 'money' }, amount: rebateUsd },
        ...(wallet && fromWallet > 0 ? [{ account: wallet, amount: -fromWallet }] : []),
        ...(owedUsd > 0 ? [{ account: { house: 'rebates_payable', unit: 'money' } as const, amount: -owedUsd }] : []),
      ],
    });
  }
  return { earnedBack, earnedKept: points - earnedBack, rebateUsd, owedUsd, transfers };
}
