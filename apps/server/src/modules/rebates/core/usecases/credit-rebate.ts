import type { Tx } from '../../../../platform/db/connect.ts';
import { type LedgerAccount, post } from '../../../ledger/core.ts';
import { insertRebate, rebateOf } from '../db/rebate.repo.ts';

/** Where an agent's rebate goes: the agent's own wallet, or what the house owes agents without one. */
const payeeOf = (userId: string | null): LedgerAccount =>
  userId ? { owner: userId, code: 'available' } : { house: 'rebates_payable', unit: 'money' };

/** Credits an agent's rebate of an order of any kind, of at least a cent, once per order. */
export async function creditOrderRebate(
  tx: Tx,
  rebate: { orderId: string; orderKind: string; agentId: string; amountUsd: number },
): Promise<void> {
  const { orderId, orderKind, amountUsd } = rebate;
  const written = await insertRebate(tx, { ...rebate, kind: 'credit', caseId: null });
  await post(tx, {
    kind: 'rebate',
    key: `rebate/${orderId}`,
    reference: { kind: orderKind, id: orderId },
    entries: [
      { account: { house: 'rebates', unit: 'money' }, amount: -amountUsd },
      { account: payeeOf(written.userId), amount: amountUsd },
    ],
  });
}

/**
 * Takes back a part of an order's rebate, once per case. What the agent has spent already stays owed: a wallet never
 * goes below zero, so the rest is booked against what the house owes agents.
 */
export async function takeRebateBack(
  tx: Tx,
  back: { orderId: string; agentId: string; caseId: string; amountUsd: number },
): Promise<void> {
  const { orderId, agentId, caseId, amountUsd } = back;
  if (amountUsd === 0) return;
  const credited = await rebateOf(tx, orderId, agentId);
  if (!credited) return;
  const fromWallet = credited.userId ? Math.min(credited.available, amountUsd) : 0;
  const owed = amountUsd - fromWallet;
  const reversal = { orderId, agentId, amountUsd, caseId, owedUsd: owed };
  await insertRebate(tx, { ...reversal, kind: 'reversal' });
  await post(tx, {
    kind: 'rebate_back',
    key: `rebate-back/${caseId}`,
    reference: { kind: 'goods_order', id: orderId },
    entries: [
      { account: { house: 'rebates', unit: 'money' }, amount: amountUsd },
      ...(fromWallet > 0 ? [{ account: payeeOf(credited.userId), amount: -fromWallet }] : []),
      ...(owed > 0 ? [{ account: payeeOf(null), amount: -owed }] : []),
    ],
  });
}
