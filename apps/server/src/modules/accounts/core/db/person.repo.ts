import type { Gender } from '@app/contract/accounts/schemas';
import { refuse } from '@app/contract/core/refuse';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';

/** What staff write of a customer. */
export type Person = {
  readonly nickname: string;
  readonly email: string;
  readonly realName: string | null;
  readonly phoneCountry: string | null;
  readonly phone: string | null;
  readonly gender: Gender | null;
  /** `YYYY-MM-DD`. */
  readonly birthday: string | null;
  readonly avatar: string | null;
};

/** A customer as staff write them. Refuses auth.user_missing. */
export async function personOf(db: Queryable, customerId: string): Promise<Person> {
  const { rows } = await sql<Person>`
    SELECT nickname, email, real_name AS "realName", phone_country AS "phoneCountry", phone, gender,
           to_char(birthday, 'YYYY-MM-DD') AS birthday, avatar
      FROM customer WHERE id = ${customerId}`.execute(db);
  return rows[0] ?? refuse('auth.user_missing');
}

const TAKEN: Readonly<Record<string, () => never>> = {
  customer_email: () => refuse('account.email_registered', { fields: { email: 'error.account.email_registered' } }),
  customer_nickname: () => refuse('account.nickname_taken', { fields: { nickname: 'error.account.nickname_taken' } }),
};

/**
 * Writes a customer; another e-mail is not verified any more. Refuses account.email_registered and
 * account.nickname_taken at their fields, after which the transaction can only be rolled back.
 */
export async function writePerson(tx: Tx, customerId: string, person: Person): Promise<void> {
  await sql`
    UPDATE customer SET nickname = ${person.nickname}, real_name = ${person.realName},
      phone_country = ${person.phoneCountry}, phone = ${person.phone}, gender = ${person.gender},
      birthday = ${person.birthday}::date, avatar = ${person.avatar}, email = ${person.email},
      email_verified_at = CASE WHEN lower(email) = lower(${person.email}) THEN email_verified_at END,
      version = version + 1
    WHERE id = ${customerId}`
    .execute(tx)
    .catch((error: { constraint?: string }) => {
      TAKEN[error.constraint ?? '']?.();
      throw error;
    });
}
