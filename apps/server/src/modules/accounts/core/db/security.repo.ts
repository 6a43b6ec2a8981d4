import { refuse } from '@app/contract/core/refuse';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { withSavepoint } from '../../../../platform/db/savepoint.ts';

export type SecurityRow = {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phoneCountry: string | null;
  readonly phone: string | null;
  readonly passwordChangedAt: Date;
  readonly locale: string;
  readonly timeZone: string | null;
  readonly passwordHash: string;
};

/** What guards an account. Refuses auth.user_missing. */
export async function securityOf(db: Queryable, customerId: string): Promise<SecurityRow> {
  const { rows } = await sql<SecurityRow>`
    SELECT email, email_verified_at IS NOT NULL AS "emailVerified", phone_country AS "phoneCountry", phone,
           password_changed_at AS "passwordChangedAt", locale, time_zone AS "timeZone",
           password_hash AS "passwordHash"
      FROM customer WHERE id = ${customerId} AND deleted_at IS NULL`.execute(db);
  return rows[0] ?? refuse('auth.user_missing');
}

/** The customer who may choose a new password by this e-mail; null when there is none. */
export async function customerByEmail(db: Queryable, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM customer WHERE lower(email) = lower(${email}) AND disabled_at IS NULL`.execute(db);
  return rows[0]?.id ?? null;
}

/** Marks the e-mail as verified if it is still this one and was not before; gives whether it did. */
export async function markVerified(tx: Tx, customerId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE customer SET email_verified_at = app_now(), version = version + 1
     WHERE id = ${customerId} AND lower(email) = lower(${email}) AND email_verified_at IS NULL RETURNING 1`.execute(tx);
  return rows.length > 0;
}

/** Whether another account has the e-mail. */
export async function isRegistered(db: Queryable, email: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM customer WHERE lower(email) = lower(${email})`.execute(db);
  return rows.length > 0;
}

/** Gives the customer a verified e-mail; false when another account has it, without breaking the transaction. */
export async function takeEmail(tx: Tx, customerId: string, email: string): Promise<boolean> {
  const take = async () => {
    await sql`UPDATE customer SET email = ${email}, email_verified_at = app_now(), version = version + 1
      WHERE id = ${customerId}`.execute(tx);
    return true;
  };
  return withSavepoint(tx, take, (error) => (error as { constraint?: string }).constraint === 'customer_email');
}

/** Sets or removes the phone number. */
export async function setPhone(
  db: Queryable,
  customerId: string,
  phone: { readonly country: string; readonly tel: string } | null,
): Promise<void> {
  await sql`UPDATE customer SET phone_country = ${phone?.country ?? null}, phone = ${phone?.tel ?? null},
    version = version + 1 WHERE id = ${customerId}`.execute(db);
}

/** Sets a password that was proved by a code instead of the old one. */
export async function replacePassword(tx: Tx, customerId: string, hash: string): Promise<void> {
  await sql`UPDATE customer SET password_hash = ${hash}, password_changed_at = statement_timestamp(), version = version + 1
    WHERE id = ${customerId}`.execute(tx);
}

/** Remembers the language the customer reads now, for mails; writes only when it is another one. */
export async function rememberLocale(db: Queryable, customerId: string, locale: string): Promise<void> {
  await sql`UPDATE customer SET locale = ${locale} WHERE id = ${customerId} AND locale <> ${locale}`.execute(db);
}

export type Correspondent = {
  readonly email: string;
  readonly locale: string;
  readonly timeZone: string | null;
  readonly nickname: string;
};

/** Where, in which language and time zone a customer gets mail; null when the account is deleted. */
export async function correspondent(db: Queryable, customerId: string): Promise<Correspondent | null> {
  const { rows } = await sql<Correspondent>`
    SELECT email, locale, time_zone AS "timeZone", nickname FROM customer WHERE id = ${customerId} AND deleted_at IS NULL`.execute(
    db,
  );
  return rows[0] ?? null;
}
