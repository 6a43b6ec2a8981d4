import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { attemptsAs, proofsAs } from '../../payments/public.ts';

const attempts = attemptsAs('a');
const proofs = proofsAs('f');

const due = sql`t.state = 'pending' AND t.expires_at <= app_now()
  AND NOT EXISTS (SELECT FROM ${proofs.table} WHERE ${proofs.paymentId} = t.payment_id AND ${proofs.state} = 'submitted')`;

/** Open top-ups whose time is over and that no one is checking, the longest waiting first. */
export async function dueTopUps(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT t.id FROM top_up t WHERE ${due} ORDER BY t.expires_at LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Locks one that is still due and tells whether its last try failed or its last proof was refused; null when somebody
 * else is at work on it or it is due no more.
 */
export async function claimDueTopUp(tx: Tx, id: string): Promise<{ failed: boolean } | null> {
  const { rows } = await sql<{ failed: boolean }>`
    SELECT COALESCE((SELECT ${attempts.state} FROM ${attempts.table} WHERE ${attempts.paymentId} = t.payment_id
        ORDER BY ${attempts.createdAt} DESC, ${attempts.id} DESC LIMIT 1) = 'failed', false)
      OR COALESCE((SELECT ${proofs.state} FROM ${proofs.table} WHERE ${proofs.paymentId} = t.payment_id
        ORDER BY ${proofs.revision} DESC LIMIT 1) = 'rejected', false) AS failed
    FROM top_up t WHERE t.id = ${id} AND ${due} FOR NO KEY UPDATE OF t SKIP LOCKED`.execute(tx);
  return rows[0] ?? null;
}
