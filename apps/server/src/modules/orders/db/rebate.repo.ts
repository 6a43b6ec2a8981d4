import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connect.ts';

export type NewRebate = { orderId: string; agentId: string; amountUsd: number; kind: 'credit' | 'reversal' };

/** Writes a rebate or its reversal; gives the user whose wallet the agent has. Throws when it was written before. */
export async function insertRebate(tx: Tx, rebate: NewRebate): Promise<{ userId: string | null }> {
  const { rows } = await sql<{ userId: string | null }>`
    WITH written AS (
      INSERT INTO agent_rebate (order_id, agent_id, kind, amount_usd)
      VALUES (${rebate.orderId}, ${rebate.agentId}, ${rebate.kind}, ${rebate.amountUsd}) RETURNING agent_id
    )
    SELECT a.user_id AS "userId" FROM written JOIN agent a ON a.id = written.agent_id`.execute(tx);
  return rows[0] ?? { userId: null };
}

/** The credited rebate of an order and what is in the agent's wallet, or null. */
export async function rebateOf(
  tx: Tx,
  orderId: string,
  agentId: string,
): Promise<{ amountUsd: number; userId: string | null; available: number } | null> {
  const { rows } = await sql<{ amountUsd: number; userId: string | null; available: number }>`
    SELECT r.amount_usd AS "amountUsd", a.user_id AS "userId", COALESCE(l.balance, 0) AS available
    FROM agent_rebate r JOIN agent a ON a.id = r.agent_id
    LEFT JOIN ledger_account l ON l.owner_id = a.user_id AND l.code = 'available'
    WHERE r.order_id = ${orderId} AND r.agent_id = ${agentId} AND r.kind = 'credit'`.execute(tx);
  return rows[0] ?? null;
}
