import { basisPointsOfDown, money } from '@app/kernel/money';
import type { Transfer } from '../../modules/wallet/public.ts';
import type { SeededCustomer } from './customers.ts';
import type { LivingOrder } from './order-life.ts';

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

/** Money a customer brought in. */
export const topUpBooking = (customer: SeededCustomer, usd: number, id: string): Transfer => ({
  kind: 'top_up',
  key: `top-up/${id}`,
  reference: { kind: 'top_up', id },
  entries: [
    { account: { owner: customer.id, code: 'available' }, amount: usd },
    { account: { house: 'top_up_clearing', unit: 'money' }, amount: -usd },
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

/** An order's money, paid or given back, by the wallet or the test card; null when it costs none. */
export function moneyBooking(order: LivingOrder, kind: 'payment' | 'refund', key: string): Transfer | null {
  const usd = order.pricing.payableUsd;
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

/** The points a completed order earns: one for each whole dollar; null when it earns none. */
export function earnedBooking(order: LivingOrder): Transfer | null {
  const earned = Math.floor(order.pricing.payableUsd / 100);
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

/** The agent's part of a completed order, to his wallet or to what the house owes agents; null when there is none. */
export function rebateBooking(order: LivingOrder): { amountUsd: number; transfer: Transfer } | null {
  const { agent } = order;
  const amountUsd = agent ? basisPointsOfDown(money(order.pricing.payableUsd), agent.rebateBp).minor : 0;
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
