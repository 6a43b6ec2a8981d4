import { basisPointsOfDown, money } from '@app/kernel/money';
import type { Tx } from '../../../../platform/db/connect.ts';
import { type LedgerAccount, post } from '../../../wallet/public.ts';
import { insertRebate, rebateOf } from '../../db/rebate.repo.ts';
import type { OrderRow } from '../../domain/order-row.ts';

/** Where an agent's rebate goes: his own wallet, or what the house owes agents without one. */
const payeeOf = (userId: string | null): LedgerAccount =>
  userId ? { owner: userId, code: 'available' } : { house: 'rebates_payable', unit: 'money' };

/** Credits the agent's part of what was paid, at the ratio frozen with the order, once per order. */
export async function creditRebate(tx: Tx, order: OrderRow): Promise<void> {
  if (!order.agentId) return;
  const amountUsd = basisPointsOfDown(money(order.payableUsd), order.agentRebateBp).minor;
  if (amountUsd === 0) return;
  const rebate = { orderId: order.id, agentId: order.agentId, amountUsd };
  const written = await insertRebate(tx, { ...rebate, kind: 'credit' });
  await post(tx, {
    kind: 'rebate',
    key: `rebate/${order.id}`,
    reference: { kind: 'goods_order', id: order.id },
    entries: [
      { account: { house: 'rebates', unit: 'money' }, amount: -amountUsd },
      { account: payeeOf(written.userId), amount: amountUsd },
    ],
  });
}

/**
 * Takes back the rebate of a refunded order. What the agent has spent already stays owed: a wallet never goes below
 * zero, so the rest is booked against what the house owes agents.
 */
export async function takeRebateBack(tx: Tx, order: OrderRow): Promise<void> {
  if (!order.agentId) return;
  const credited = await rebateOf(tx, order.id, order.agentId);
  if (!credited) return;
  await insertRebate(tx, {
    orderId: order.id,
    agentId: order.agentId,
    amountUsd: credited.amountUsd,
    kind: 'reversal',
  });
  const fromWallet = credited.userId ? Math.min(credited.available, credited.amountUsd) : 0;
  const owed = credited.amountUsd - fromWallet;
  await post(tx, {
    kind: 'rebate_back',
    key: `rebate-back/${order.id}`,
    reference: { kind: 'goods_order', id: order.id },
    entries: [
      { account: { house: 'rebates', unit: 'money' }, amount: credited.amountUsd },
      ...(fromWallet > 0 ? [{ account: payeeOf(credited.userId), amount: -fromWallet }] : []),
      ...(owed > 0 ? [{ account: payeeOf(null), amount: -owed }] : []),
    ],
  });
}
