import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

/** How long a right password waits for its code, in minutes, and how many wrong codes it bears. */
const WAITS_MINUTES = 5;
const TRIES = 5;

/** Keeps a sign-in whose password was right until its second step; those that are over go. */
export async function insertChallenge(db: Queryable, of: { tokenHash: Buffer; staffId: string }): Promise<void> {
  await sql`DELETE FROM staff_sign_in_challenge WHERE expires_at < statement_timestamp()`.execute(db);
  await sql`
    INSERT INTO staff_sign_in_challenge (token_hash, staff_id, expires_at, tries_left)
    VALUES (${of.tokenHash}, ${of.staffId}, statement_timestamp() + ${WAITS_MINUTES} * interval '1 minute', ${TRIES})`.execute(
    db,
  );
}

/** Takes one try of a challenge: whose it is and how many are left; null where it is unknown, over or used up. */
export async function takeTry(db: Queryable, tokenHash: Buffer): Promise<{ staffId: string; left: number } | null> {
  const { rows } = await sql<{ staffId: string; left: number }>`
    UPDATE staff_sign_in_challenge SET tries_left = tries_left - 1
     WHERE token_hash = ${tokenHash} AND tries_left > 0 AND expires_at > statement_timestamp()
    RETURNING staff_id AS "staffId", tries_left AS left`.execute(db);
  return rows[0] ?? null;
}

/** Ends a challenge whose step was taken; false where another call was first. */
export async function endChallenge(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`DELETE FROM staff_sign_in_challenge WHERE token_hash = ${tokenHash}`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** Ends the sign-ins of some of the staff that wait for their second step. */
export async function endChallenges(db: Queryable, ...staffIds: readonly string[]): Promise<void> {
  await sql`DELETE FROM staff_sign_in_challenge WHERE staff_id = ANY(${[...staffIds]}::uuid[])`.execute(db);
}

/** Puts new recovery codes in the place of all former ones; none take them away. */
export async function replaceRecoveryCodes(tx: Tx, staffId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('staff_recovery_code')
    .values(hashes.map((hash) => ({ code_hash: hash, staff_id: staffId })))
    .execute();
}

/** Uses up a recovery code; false where it is not theirs or was used before. */
export async function takeRecoveryCode(tx: Tx, of: { staffId: string; hash: Buffer }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE staff_recovery_code SET used_at = statement_timestamp()
     WHERE code_hash = ${of.hash} AND staff_id = ${of.staffId} AND used_at IS NULL`.execute(tx);
  return numAffectedRows === 1n;
}

/** How many recovery codes somebody has not used. */
export async function recoveryCodesLeft(db: Queryable, staffId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    SELECT count(*)::int AS left FROM staff_recovery_code WHERE staff_id = ${staffId} AND used_at IS NULL`.execute(db);
  return rows[0]?.left ?? 0;
}
