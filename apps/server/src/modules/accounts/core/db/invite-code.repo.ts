import { readCode } from '@app/kernel/typed-code';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { agentsAs } from '../../../agents/core.ts';

const agents = agentsAs('a');

/** Who invited somebody: an agent, a customer, or with neither the shop itself. */
export type Inviter = { readonly agentId: string | null; readonly userId: string | null };

/**
 * Whose invite code this is, by the one reading of codes: what was typed exactly before what reads alike, an agent's
 * before a customer's; null when it is nobody's any more.
 */
export async function inviterOf(db: Queryable, code: string): Promise<Inviter | null> {
  const exact = code.toUpperCase();
  const { rows } = await sql<Inviter>`
    SELECT ${agents.id} AS "agentId", NULL AS "userId", upper(${agents.inviteCode}) = ${exact} AS exact, 0 AS place
      FROM ${agents.table}
     WHERE chosen_code(${agents.inviteCode}) = ${readCode(code)} AND ${agents.endedAt} IS NULL
    UNION ALL
    SELECT NULL, id, upper(invite_code) = ${exact}, 1 FROM customer
     WHERE invite_code IN (${code}, ${exact}, ${readCode(code)}) AND disabled_at IS NULL
    ORDER BY exact DESC, place LIMIT 1
  `.execute(db);
  return rows[0] ? { agentId: rows[0].agentId, userId: rows[0].userId } : null;
}

/** Whether an agent or a customer has an invite code that reads as this one, also one who has ended or left. */
export async function isPersonalCode(db: Queryable, code: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM ${agents.table} WHERE chosen_code(${agents.inviteCode}) = ${readCode(code)}
    UNION ALL SELECT 1 FROM customer WHERE invite_code IN (${code}, ${readCode(code)}) LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Has those who choose an invite code wait for one another until the transaction ends. */
export async function lockInviteCodes(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('invite_codes'))`.execute(tx);
}
