import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

/** How long someone may take at the provider, in seconds. */
const ATTEMPT_SECONDS = 600;

export type Attempt = {
  readonly providerId: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
};

/** What names an attempt: the state that came back, what only the browser has, and the session that links; null of a sign-in. */
type AttemptKey = {
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
  readonly sessionId: string | null;
};

/** Stores an attempt for one way back; those that are over go. */
export async function insertAttempt(db: Queryable, key: AttemptKey, of: Attempt): Promise<void> {
  await sql`DELETE FROM oidc_attempt WHERE expires_at < statement_timestamp()`.execute(db);
  await sql`
    INSERT INTO oidc_attempt (state_hash, browser_hash, provider_id, session_id, nonce, verifier, redirect_uri, expires_at)
    VALUES (${key.stateHash}, ${key.browserHash}, ${of.providerId}, ${key.sessionId}, ${of.nonce}, ${of.verifier},
      ${of.redirectUri}, statement_timestamp() + ${ATTEMPT_SECONDS} * interval '1 second')`.execute(db);
}

/** Takes an attempt away and returns it; null where there is none of this browser and session, or it is over. Of simultaneous calls one has it. */
export async function takeAttempt(db: Queryable, key: AttemptKey): Promise<Attempt | null> {
  const { rows } = await sql<Attempt & { good: boolean }>`
    DELETE FROM oidc_attempt WHERE state_hash = ${key.stateHash} AND browser_hash = ${key.browserHash}
       AND session_id IS NOT DISTINCT FROM ${key.sessionId}::uuid
    RETURNING provider_id AS "providerId", nonce, verifier, redirect_uri AS "redirectUri",
      expires_at > statement_timestamp() AS good`.execute(db);
  return rows[0]?.good ? rows[0] : null;
}
