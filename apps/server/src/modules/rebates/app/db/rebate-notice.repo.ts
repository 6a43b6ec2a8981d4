import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { agentsAs } from '../../../agents/core.ts';

const agents = agentsAs('a');

export type WalletLine = {
  readonly id: string;
  readonly kind: 'credit' | 'reversal';
  readonly userId: string;
  readonly orderNumber: string;
  /** What went into the agent's wallet or out of it, in cents. */
  readonly walletUsd: number;
};

/** The lines of an order's rebate that moved the wallet of its agent, in the order they were booked. */
export async function walletLines(db: Queryable, orderId: string): Promise<readonly WalletLine[]> {
  const { rows } = await sql<WalletLine>`
    SELECT r.id::text AS id, r.kind, ${agents.userId} AS "userId", o.number AS "orderNumber",
      r.amount_usd - r.owed_usd AS "walletUsd"
    FROM agent_rebate r JOIN ${agents.table} ON ${agents.id} = r.agent_id JOIN rebate_order o ON o.id = r.order_id
    WHERE r.order_id = ${orderId} AND ${agents.userId} IS NOT NULL AND r.amount_usd > r.owed_usd ORDER BY r.id`.execute(
    db,
  );
  return rows;
}
