import { addMs, MINUTE } from '@app/kernel/clock';
import type { Tx } from '../../platform/db/connect.ts';
import type { Books } from './books.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { SeededAgent } from './customers.ts';
import type { Rebate } from './order-stage.ts';

const REASON = 'SEPA 2026-03, monthly settlement';

/** Pays an agent without a wallet half of what the house owes them, and another one all of it. */
export async function seedPayouts(
  tx: Tx,
  given: {
    books: Books;
    agents: readonly SeededAgent[];
    rebates: readonly Rebate[];
    now: Date;
    chance: Chance;
  },
): Promise<void> {
  const { books, agents, rebates, chance } = given;
  const staff = await tx
    .selectFrom('staff')
    .select(['id', 'username'])
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!staff) return;
  const at = addMs(given.now, -MINUTE);
  const owed = (agentId: string): number =>
    rebates
      .filter((one) => one.agentId === agentId)
      .reduce((sum, one) => sum + (one.kind === 'credit' ? one.owedUsd : -one.owedUsd), 0);
  const payouts = agents
    .filter(({ userId }) => userId === null)
    .slice(0, 2)
    .flatMap(({ id: agentId }, index) => {
      const usd = index === 0 ? Math.floor(owed(agentId) / 2) : owed(agentId);
      return usd > 0 ? [{ id: chance.id(at), agentId, usd }] : [];
    });
  for (const { id, agentId, usd } of payouts) {
    books.post(
      {
        kind: 'rebate_paid_out',
        key: `rebate-payout/${id}`,
        reference: { kind: 'agent', id: agentId },
        note: REASON,
        entries: [
          { account: { house: 'rebates_payable', unit: 'money' }, amount: -usd },
          { account: { house: 'withdrawal_clearing', unit: 'money' }, amount: usd },
        ],
      },
      at,
    );
  }
  await insertRows(
    tx,
    'agent_payout',
    payouts.map(({ id, agentId, usd }) => ({
      id,
      agent_id: agentId,
      amount_usd: usd,
      reason: REASON,
      staff_id: staff.id,
      staff_name: staff.username,
      created_at: at,
    })),
  );
}
