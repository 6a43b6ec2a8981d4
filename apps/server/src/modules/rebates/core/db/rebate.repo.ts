import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/connect.ts';
import { agentsAs } from '../../../agents/core.ts';
import { ledgerAccountsAs } from '../../../ledger/core.ts';

const ledgerAccounts = ledgerAccountsAs('l');
const agents = agentsAs('a');

export type NewRebate = {
  orderId: string;
  agentId: string;
  amountUsd: number;
  /** What kind of order it is of, as the ledger names it; of goods, when it is not said. */
  orderKind?: string;
  kind: 'credit' | 'reversal';
  caseId: string | null;
  /** The part that no wallet takes or gives: all of it where the agent has none, when it is not said. */
  owedUsd?: number;
};

/** Writes a rebate or its reversal; gives the user whose wallet the agent has. Throws when it was written before. */
export async function insertRebate(tx: Tx, rebate: NewRebate): Promise<{ userId: string | null }> {
  const { rows } = await sql<{ userId: string | null }>`
    WITH payee AS (SELECT ${agents.id}, ${agents.userId} FROM ${agents.table} WHERE ${agents.id} = ${rebate.agentId}),
      written AS (
      INSERT INTO agent_rebate (order_id, order_kind, agent_id, kind, amount_usd, case_id, owed_usd)
      SELECT ${rebate.orderId}::uuid, ${rebate.orderKind ?? 'goods_order'}::text, p.id, ${rebate.kind}::text, ${rebate.amountUsd}::bigint, ${rebate.caseId}::uuid,
        COALESCE(${rebate.owedUsd ?? null}::bigint, CASE WHEN p.user_id IS NULL THEN ${rebate.amountUsd}::bigint ELSE 0 END)
      FROM payee p
    )
    SELECT user_id AS "userId" FROM payee`.execute(tx);
  return rows[0] ?? { userId: null };
}

/**
 * The credited rebate of an order and what is in the agent's wallet, which nobody can spend until the transaction ends;
 * null when none was credited.
 */
export async function rebateOf(
  tx: Tx,
  orderId: string,
  agentId: string,
): Promise<{ userId: string | null; available: number } | null> {
  const { rows } = await sql<{ userId: string | null }>`
    SELECT ${agents.userId} AS "userId" FROM agent_rebate r JOIN ${agents.table} ON ${agents.id} = r.agent_id
    WHERE r.order_id = ${orderId} AND r.agent_id = ${agentId} AND r.kind = 'credit'`.execute(tx);
  const [credited] = rows;
  if (!credited) return null;
  const { rows: accounts } = await sql<{ balance: number }>`
    SELECT ${ledgerAccounts.balance} FROM ${ledgerAccounts.table}
    WHERE ${ledgerAccounts.ownerId} = ${credited.userId} AND ${ledgerAccounts.code} = 'available'
    FOR NO KEY UPDATE`.execute(tx);
  return { ...credited, available: accounts[0]?.balance ?? 0 };
}
