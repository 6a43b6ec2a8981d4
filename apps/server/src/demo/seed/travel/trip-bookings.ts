import { basisPointsOfDown, money } from '@app/kernel/money';
import type { Transfer } from '../../../modules/ledger/core.ts';
import { BUNDLE_CLEARING } from '../../../modules/payments/public.ts';
import type { LivingTrip } from './trip.ts';

const belongs = ({ plan }: LivingTrip): Transfer['reference'] => ({ kind: `${plan.kind}_order`, id: plan.id });

/** Money of a trip, paid or given back, by the wallet, the test card or its bundle's payment; null when there is none. */
export function tripMoney(
  trip: LivingTrip,
  of: { readonly kind: 'payment' | 'refund'; readonly key: string; readonly usd: number; readonly note?: string },
): Transfer | null {
  if (of.usd === 0) return null;
  const card = { house: 'card_clearing', unit: 'money' } as const;
  const bought = of.kind === 'payment' && trip.plan.bundle ? BUNDLE_CLEARING : card;
  const source = trip.payerId ? ({ owner: trip.payerId, code: 'available' } as const) : bought;
  const change = of.kind === 'refund' ? of.usd : -of.usd;
  return {
    kind: of.kind,
    key: of.key,
    reference: belongs(trip),
    note: of.note ?? '',
    entries: [
      { account: source, amount: change },
      { account: { house: of.kind === 'refund' ? 'refunds' : 'sales', unit: 'money' }, amount: -change },
    ],
  };
}

/** The points that a completed trip earns: one for each whole dollar; null when it earns none. */
export function tripPoints(trip: LivingTrip): Transfer | null {
  const points = Math.floor(trip.pricing.payableUsd / 100);
  if (points === 0) return null;
  return {
    kind: 'points_earned',
    key: `travel-earned/${trip.plan.id}`,
    reference: belongs(trip),
    entries: [
      { account: { house: 'points_issued', unit: 'points' }, amount: -points },
      { account: { owner: trip.plan.customer.id, code: 'points' }, amount: points },
    ],
  };
}

/** The agent's part of a completed trip; null when there is none. */
export function tripRebate(
  trip: LivingTrip,
): { amountUsd: number; agentId: string; owedUsd: number; transfer: Transfer } | null {
  const { agent } = trip;
  const amountUsd = agent ? basisPointsOfDown(money(trip.pricing.payableUsd), agent.rebateBp).minor : 0;
  if (!agent || amountUsd === 0) return null;
  const payee = agent.userId
    ? ({ owner: agent.userId, code: 'available' } as const)
    : ({ house: 'rebates_payable', unit: 'money' } as const);
  const transfer: Transfer = {
    kind: 'rebate',
    key: `rebate/${trip.plan.id}`,
    reference: belongs(trip),
    entries: [
      { account: { house: 'rebates', unit: 'money' }, amount: -amountUsd },
      { account: payee, amount: amountUsd },
    ],
  };
  return { amountUsd, agentId: agent.id, owedUsd: agent.userId ? 0 : amountUsd, transfer };
}
