import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

/** Who invited somebody: an agent, a customer, or with neither the shop itself. */
export type Inviter = { readonly agentId: string | null; readonly userId: string | null };

/** Whose invite code this is: an agent's before a customer's; null when it is nobody's any more. Case does not matter. */
export async function inviterOf(db: Queryable, code: string): Promise<Inviter | null> {
  const written = [code, code.toUpperCase()];
  const { rows } = await sql<Inviter>`
    SELECT id AS "agentId", NULL AS "userId", 0 AS place FROM agent
     WHERE invite_code = ANY (${written}::text[]) AND ended_at IS NULL
    UNION ALL
    SELECT NULL, id, 1 FROM customer WHERE invite_code = ANY (${written}::text[]) AND disabled_at IS NULL
    ORDER BY place LIMIT 1
  `.execute(db);
  return rows[0] ? { agentId: rows[0].agentId, userId: rows[0].userId } : null;
}

/** Whether an agent or a customer has this invite code, also one who has ended or left. */
export async function isPersonalCode(db: Queryable, code: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM agent WHERE upper(invite_code) = ${code}
    UNION ALL SELECT 1 FROM customer WHERE invite_code = ${code} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Has those who choose an invite code wait for one another until the transaction ends. */
export async function lockInviteCodes(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('invite_codes'))`.execute(tx);
}
