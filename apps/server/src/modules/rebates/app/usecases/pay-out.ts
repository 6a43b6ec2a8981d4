import { assertThat, refuse } from '@app/contract/core/refuse';
import type { AgentPayable, AgentPayableDetail } from '@app/contract/rebates/staff-schemas';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import type { StaffContext, TreeActor } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { seeingEverybody } from '../../../../platform/http/staff-scope.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockAgent } from '../../../agents/core.ts';
import { post } from '../../../ledger/core.ts';
import { insertPayout, type PayableRow, payablePage, payoutsOf, readPayable } from '../db/payable.repo.ts';

const owedTo = (row: PayableRow): number => row.bookedUsd - row.paidOutUsd;
const view = (row: PayableRow): AgentPayable => ({
  ...row,
  owedUsd: owedTo(row),
  lastPaidAt: row.lastPaidAt?.toISOString() ?? null,
});

/** Agents the house owes or owed rebates; an agent's staff sees the agent's subtree alone. One query. */
export async function listPayables(
  platform: Platform,
  query: { name?: string | undefined; page: number; limit: number },
  by: { staff: TreeActor },
) {
  const { rows, total } = await payablePage(platform.db, { ...query, agentId: by.staff.agentId });
  return { list: rows.map(view), total, page: query.page, limit: query.limit };
}

/** One agent's account with the house. Refuses record.not_found, also for one not below the agent who asks. */
export async function showPayable(db: Queryable, id: string, by: { staff: TreeActor }): Promise<AgentPayableDetail> {
  const row = (await readPayable(db, id, by.staff.agentId)) ?? refuse('record.not_found');
  const payouts = await payoutsOf(db, id);
  return { ...view(row), payouts: payouts.map((payout) => ({ ...payout, at: payout.at.toISOString() })) };
}

/**
 * Books that rebates were paid out to an agent outside of the product, never more than the house owes them. Refuses
 * record.not_found and rebate.more_than_owed.
 */
export async function payOutRebates(
  platform: Platform,
  tx: Tx,
  by: StaffContext,
  payout: { agentId: string; amountUsd: number; reason: string },
): Promise<AgentPayableDetail> {
  const { agentId, amountUsd, reason } = payout;
  assertThat(await lockAgent(tx, agentId), 'record.not_found');
  const before = (await readPayable(tx, agentId, null)) ?? refuse('record.not_found');
  const owedUsd = owedTo(before);
  assertThat(amountUsd <= owedUsd, 'rebate.more_than_owed', { owedUsd });
  const id = newId(platform.clock);
  await insertPayout(tx, { id, agentId, amountUsd, reason, staffId: by.staff.id, staffName: by.staff.username });
  await post(tx, {
    kind: 'rebate_paid_out',
    key: `rebate-payout/${id}`,
    reference: { kind: 'agent', id: agentId },
    note: reason,
    entries: [
      { account: { house: 'rebates_payable', unit: 'money' }, amount: -amountUsd },
      { account: { house: 'withdrawal_clearing', unit: 'money' }, amount: amountUsd },
    ],
  });
  await logOperation(tx, by, {
    action: 'rebates.pay_out',
    record: `agent/${agentId}`,
    before: { owedUsd },
    after: { owedUsd: owedUsd - amountUsd, paidOutUsd: amountUsd, reason },
  });
  return showPayable(tx, agentId, { staff: seeingEverybody(by.staff) });
}
