import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Owner } from '../domain/owner.ts';

/** How long a browser may take, in seconds. */
export const CHALLENGE_SECONDS = 300;

/** What a challenge is for: signing in as one of a kind, or adding a passkey in a session. */
export type Purpose = { readonly kind: Owner['kind']; readonly sessionId: string | null };

const nameOf = ({ kind, sessionId }: Purpose): string => `${kind}_${sessionId === null ? 'sign_in' : 'add'}`;

/** Stores a challenge for one try; those that are over go. */
export async function insertChallenge(db: Queryable, hash: Buffer, purpose: Purpose): Promise<void> {
  await sql`DELETE FROM passkey_challenge WHERE expires_at < statement_timestamp()`.execute(db);
  await sql`
    INSERT INTO passkey_challenge (challenge_hash, purpose, session_id, expires_at)
    VALUES (${hash}, ${nameOf(purpose)}, ${purpose.sessionId},
      statement_timestamp() + ${CHALLENGE_SECONDS} * interval '1 second')`.execute(db);
}

/** Takes a challenge away; whether it was one for this purpose and still good. Of simultaneous calls one is given true. */
export async function takeChallenge(db: Queryable, hash: Buffer, purpose: Purpose): Promise<boolean> {
  const { rows } = await sql<{ good: boolean }>`
    DELETE FROM passkey_challenge WHERE challenge_hash = ${hash} AND purpose = ${nameOf(purpose)}
       AND session_id IS NOT DISTINCT FROM ${purpose.sessionId}::uuid
    RETURNING expires_at > statement_timestamp() AS good`.execute(db);
  return rows[0]?.good ?? false;
}
