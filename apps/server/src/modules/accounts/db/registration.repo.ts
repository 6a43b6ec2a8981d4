import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

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
  return rows[0] ?? null;
}

export type NewCustomer = {
  readonly id: string;
  readonly email: string;
  readonly nickname: string;
  readonly passwordHash: string;
  readonly inviteCode: string;
  readonly inviter: Inviter;
  readonly currency: string;
  readonly locale: string;
};

/** Adds a customer; gives what stood in the way, if anything, without breaking the transaction. */
export async function insertCustomer(tx: Tx, given: NewCustomer): Promise<'added' | 'email' | 'nickname' | 'code'> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO customer
      (id, email, nickname, password_hash, invite_code, invited_by_user, invited_by_agent, currency, locale)
    VALUES (${given.id}, ${given.email}, ${given.nickname}, ${given.passwordHash}, ${given.inviteCode},
            ${given.inviter.userId}, ${given.inviter.agentId}, ${given.currency}, ${given.locale})
    ON CONFLICT DO NOTHING RETURNING id
  `.execute(tx);
  if (rows.length > 0) return 'added';
  const { rows: found } = await sql<{ email: boolean; nickname: boolean }>`
    SELECT EXISTS (SELECT FROM customer WHERE lower(email) = lower(${given.email})) AS email,
           EXISTS (SELECT FROM customer WHERE lower(nickname) = lower(${given.nickname})) AS nickname
  `.execute(tx);
  if (found[0]?.email) return 'email';
  return found[0]?.nickname ? 'nickname' : 'code';
}
