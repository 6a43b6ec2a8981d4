import { sql } from 'kysely';
import { batched } from '../../../../platform/db/batched.ts';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { staticSql } from '../../../../platform/db/static-sql.ts';
import { KEEP_ENDED_MS, SESSION_MS, TOUCH_MS } from '../domain/session-rules.ts';

export type SessionRow = {
  id: string;
  customer_id: string;
  ended_because: 'signed_out' | 'elsewhere' | null;
  expired: boolean;
  customer_exists: boolean;
  disabled: boolean;
  nickname: string | null;
  /** Not written down as used for a while. */
  untouched: boolean;
};

/**
 * The session of a token's hash with what decides about it, in one query with those asked for at the same time; null
 * when there is none.
 */
export const sessionByHash = batched(async (db, tokenHashes: readonly Buffer[]): Promise<(SessionRow | null)[]> => {
  const { rows } = await staticSql<SessionRow & { token_hash: Buffer }>`
    SELECT s.id, s.customer_id, s.ended_because, s.expires_at <= t.now AS expired, s.token_hash,
           c.id IS NOT NULL AND c.deleted_at IS NULL AS customer_exists, c.disabled_at IS NOT NULL AS disabled, c.nickname,
           s.last_seen_at < t.now - ${TOUCH_MS} * interval '1 millisecond' AS untouched
      FROM customer_session s
      CROSS JOIN (SELECT statement_timestamp() AS now) t
      LEFT JOIN customer c ON c.id = s.customer_id
     WHERE s.token_hash = ANY(${tokenHashes}::bytea[])`.execute(db);
  const found = new Map(rows.map(({ token_hash, ...row }) => [token_hash.toString('hex'), row]));
  return tokenHashes.map((hash) => found.get(hash.toString('hex')) ?? null);
});

/** Writes down that a session was used and moves its end away from now. */
export async function touchSession(db: Queryable, sessionId: string): Promise<void> {
  await sql`
    UPDATE customer_session SET last_seen_at = t.now, expires_at = t.now + ${SESSION_MS} * interval '1 millisecond'
      FROM (SELECT statement_timestamp() AS now) t
     WHERE id = ${sessionId} AND ended_at IS NULL
  `.execute(db);
}

export type NewSession = {
  readonly id: string;
  readonly customerId: string;
  readonly tokenHash: Buffer;
  readonly ip: string;
  readonly userAgent: string;
  /** The hash that the password was checked against: a session of an older password is never begun. */
  readonly passwordHash: string;
};

/** Begins a session; gives its end, or null when the password was changed or the account disabled meanwhile. */
export async function insertSession(db: Queryable, session: NewSession): Promise<Date | null> {
  const { rows } = await sql<{ expires_at: Date }>`
    INSERT INTO customer_session (id, customer_id, token_hash, created_at, last_seen_at, expires_at, ip, user_agent)
    SELECT ${session.id}::uuid, c.id, ${session.tokenHash}::bytea, t.now, t.now,
           t.now + ${SESSION_MS} * interval '1 millisecond', ${session.ip}, ${session.userAgent}
      FROM (
        SELECT id FROM customer
         WHERE id = ${session.customerId} AND password_hash = ${session.passwordHash} AND disabled_at IS NULL
           FOR SHARE
      ) c, (SELECT statement_timestamp() AS now) t
    RETURNING expires_at
  `.execute(db);
  return rows[0]?.expires_at ?? null;
}

/** Ends one session by its customer's own hand; gives its id when it was still open. */
export async function endSession(db: Queryable, sessionId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE customer_session SET ended_at = statement_timestamp(), ended_because = 'signed_out'
     WHERE id = ${sessionId} AND ended_at IS NULL RETURNING id
  `.execute(db);
  return rows.map((row) => row.id);
}

/** Ends every other open session of a customer; their devices are told that it happened elsewhere. Gives the ids. */
export async function endOtherSessions(tx: Tx, customerId: string, keepId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE customer_session SET ended_at = statement_timestamp(), ended_because = 'elsewhere'
     WHERE customer_id = ${customerId} AND ended_at IS NULL AND id <> ${keepId} RETURNING id
  `.execute(tx);
  return rows.map((row) => row.id);
}

/** Ends every open session of a customer; gives the ids. */
export async function endAllSessions(tx: Tx, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE customer_session SET ended_at = statement_timestamp(), ended_because = 'elsewhere'
     WHERE customer_id = ${customerId} AND ended_at IS NULL RETURNING id
  `.execute(tx);
  return rows.map((row) => row.id);
}

/** Ends one open session of this customer and tells its device. Returns whether the customer had such a session. */
export async function endSessionOf(db: Queryable, customerId: string, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE customer_session SET ended_at = statement_timestamp(), ended_because = 'elsewhere'
     WHERE id = ${sessionId} AND customer_id = ${customerId} AND ended_at IS NULL AND expires_at > statement_timestamp()
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

export type OpenSession = {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
};

/** At most 100 open sessions of a customer, the last used first. */
export async function openSessions(db: Queryable, customerId: string): Promise<OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    SELECT id, ip, user_agent AS "userAgent", created_at AS "createdAt", last_seen_at AS "lastSeenAt"
      FROM customer_session WHERE customer_id = ${customerId} AND ended_at IS NULL AND expires_at > statement_timestamp()
     ORDER BY last_seen_at DESC, id LIMIT 100`.execute(db);
  return rows;
}

/** Deletes at most 1,000 rows of sessions that ended or expired long ago; gives how many. */
export async function deleteOldSessions(db: Queryable): Promise<number> {
  const done = await sql`
    DELETE FROM customer_session WHERE id = ANY(ARRAY(
      SELECT id FROM customer_session
       WHERE expires_at < statement_timestamp() - ${KEEP_ENDED_MS} * interval '1 millisecond'
       ORDER BY expires_at LIMIT 1000 FOR UPDATE SKIP LOCKED))
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n);
}

/** Whether an open session began within the last seconds. */
export async function sessionBeganWithin(db: Queryable, sessionId: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM customer_session WHERE id = ${sessionId} AND ended_at IS NULL
       AND created_at > statement_timestamp() - ${seconds} * interval '1 second'`.execute(db);
  return rows.length > 0;
}
