import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

const due = sql`t.state = 'pending' AND t.expires_at <= app_now()
  AND NOT EXISTS (SELECT FROM payment_proof f WHERE f.payment_id = t.payment_id AND f.state = 'submitted')`;

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
    SELECT COALESCE((SELECT a.state FROM payment_attempt a WHERE a.payment_id = t.payment_id
        ORDER BY a.created_at DESC, a.id DESC LIMIT 1) = 'failed', false)
      OR COALESCE((SELECT f.state FROM payment_proof f WHERE f.payment_id = t.payment_id
        ORDER BY f.revision DESC LIMIT 1) = 'rejected', false) AS failed
    FROM top_up t WHERE t.id = ${id} AND ${due} FOR NO KEY UPDATE OF t SKIP LOCKED`.execute(tx);
  return rows[0] ?? null;
}
