import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { CODE_SECONDS, CODE_TRIES, RESEND_SECONDS, RESET_TRIES, type SealedCode } from '../domain/email-code.ts';

export type CodePurpose = 'verify' | 'change' | 'reset' | 'reset_known';
/** What is begun while a password is good, or is to replace it: over once there is another one. */
export const UNDER_A_PASSWORD: readonly CodePurpose[] = ['change', 'reset', 'reset_known'];
export type SentCode = { readonly email: string; readonly sentAt: Date; readonly expiresAt: Date };

/**
 * Puts a new code in the place of the last of its purpose. Gives null when that was sent less than a minute ago, which
 * holds for simultaneous calls too.
 */
export async function putCode(
  tx: Tx,
  to: { readonly customerId: string; readonly purpose: CodePurpose; readonly email: string },
  sealed: SealedCode,
): Promise<SentCode | null> {
  const { rows } = await sql<SentCode>`
    INSERT INTO account_code AS c (customer_id, purpose, email, salt, code_hash, sent_at, expires_at)
    SELECT ${to.customerId}::uuid, ${to.purpose}, ${to.email}, ${sealed.salt}::bytea, ${sealed.hash}::bytea,
           t.now, t.now + ${CODE_SECONDS} * interval '1 second' FROM (SELECT statement_timestamp() AS now) t
    ON CONFLICT (customer_id, purpose) DO UPDATE
      SET email = excluded.email, salt = excluded.salt, code_hash = excluded.code_hash, tries = 0,
          sent_at = excluded.sent_at, expires_at = excluded.expires_at, used_at = NULL
      WHERE c.sent_at <= excluded.sent_at - ${RESEND_SECONDS} * interval '1 second'
    RETURNING email, sent_at AS "sentAt", expires_at AS "expiresAt"`.execute(tx);
  return rows[0] ?? null;
}

export type TakenTry = SealedCode & { readonly customerId: string; readonly email: string };

const live = sql`c.used_at IS NULL AND c.expires_at > statement_timestamp() AND c.tries < CASE c.purpose WHEN 'reset' THEN ${RESET_TRIES}::int ELSE ${CODE_TRIES}::int END`;
const taken = sql`c.customer_id AS "customerId", c.email, c.salt, c.code_hash AS hash`;

/** Takes one of the tries of a live code, before it is looked at; null when there is none to take. */
export async function takeTry(db: Queryable, customerId: string, purpose: CodePurpose): Promise<TakenTry | null> {
  const { rows } = await sql<TakenTry>`
    UPDATE account_code c SET tries = tries + 1
     WHERE c.customer_id = ${customerId} AND c.purpose = ${purpose} AND ${live} RETURNING ${taken}`.execute(db);
  return rows[0] ?? null;
}

/** The same for a new password, by the e-mail of whoever it is; one statement whether or not somebody has it. */
export async function takeResetTry(
  db: Queryable,
  email: string,
  purpose: 'reset' | 'reset_known',
): Promise<TakenTry | null> {
  const { rows } = await sql<TakenTry>`
    UPDATE account_code c SET tries = tries + 1 FROM customer p
     WHERE lower(p.email) = lower(${email}) AND p.disabled_at IS NULL AND c.customer_id = p.id
       AND lower(c.email) = lower(p.email) AND c.purpose = ${purpose} AND ${live} RETURNING ${taken}`.execute(db);
  return rows[0] ?? null;
}

/** Whether the tries of a code that is still good are used up. */
export async function isSpent(db: Queryable, customerId: string, purpose: CodePurpose): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM account_code WHERE customer_id = ${customerId} AND purpose = ${purpose}
       AND used_at IS NULL AND expires_at > statement_timestamp() AND tries >= ${CODE_TRIES}`.execute(db);
  return rows.length > 0;
}

/** Uses a code up; gives whether it was there to use. Of simultaneous calls one is given true. */
export async function useCode(tx: Tx, code: TakenTry, purpose: CodePurpose): Promise<boolean> {
  const { rows } = await sql`
    UPDATE account_code SET used_at = statement_timestamp()
     WHERE customer_id = ${code.customerId} AND purpose = ${purpose} AND code_hash = ${code.hash} AND used_at IS NULL
    RETURNING 1`.execute(tx);
  return rows.length > 0;
}

/** The code of a purpose that was asked for and not used, even one that has run out. */
export async function askedCode(db: Queryable, customerId: string, purpose: CodePurpose): Promise<SentCode | null> {
  const { rows } = await sql<SentCode>`
    SELECT email, sent_at AS "sentAt", expires_at AS "expiresAt" FROM account_code
     WHERE customer_id = ${customerId} AND purpose = ${purpose} AND used_at IS NULL`.execute(db);
  return rows[0] ?? null;
}

/** Forgets the codes of these purposes. */
export async function dropCodes(tx: Tx, customerId: string, purposes: readonly CodePurpose[]): Promise<void> {
  await sql`DELETE FROM account_code WHERE customer_id = ${customerId} AND purpose = ANY(${purposes}::text[])`.execute(
    tx,
  );
}
