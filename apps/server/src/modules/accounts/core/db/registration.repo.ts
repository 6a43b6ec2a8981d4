import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/connect.ts';
import { agentsAs } from '../../../agents/core.ts';
import type { Inviter } from './invite-code.repo.ts';

const agents = agentsAs('a');

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
    SELECT ${given.id}, ${given.email}, ${given.nickname}, ${given.passwordHash}, ${given.inviteCode},
           ${given.inviter.userId}::uuid, ${given.inviter.agentId}::uuid, ${given.currency}, ${given.locale}
     WHERE NOT EXISTS (SELECT FROM ${agents.table} WHERE chosen_code(${agents.inviteCode}) = ${given.inviteCode})
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
