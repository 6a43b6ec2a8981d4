import { randomBytes } from 'node:crypto';
import type { PersonInput } from '@app/contract/accounts/staff/staff-schemas';
import type { Locale } from '@app/contract/core/locale';
import { DEFAULT_CURRENCY } from '@app/contract/core/locale';
import { hashPassword } from '../../../../../platform/auth/passwords.ts';
import type { Tx } from '../../../../../platform/db/connect.ts';
import { newId } from '../../../../../platform/new-id.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import type { Inviter } from '../../../core/db/invite-code.repo.ts';
import { personOf, writePerson } from '../../../core/db/person.repo.ts';
import { openAccount } from '../../usecases/open-account.ts';
import { cleanPerson } from './clean-person.ts';

const UNKNOWN_PASSWORD_BYTES = 32;

/** The hash of a password that nobody knows: the customer chooses one by the code that is sent to their e-mail. */
export const unknownPassword = (): Promise<string> =>
  hashPassword(randomBytes(UNKNOWN_PASSWORD_BYTES).toString('base64url'));

export type OpenedByStaff = {
  readonly person: PersonInput;
  readonly inviter: Inviter;
  /** The language of mails until the customer reads another. */
  readonly locale: Locale;
  readonly passwordHash: string;
};

/**
 * Opens an account for a customer, who gets everything a new one gets and a mail that leads to choosing a password;
 * returns its id. Refuses account.email_registered, account.nickname_taken, account.nickname_reserved, and input.invalid
 * at `phone`, `phoneCountry` or `birthday`.
 */
export async function openAccountByStaff(platform: Platform, tx: Tx, given: OpenedByStaff): Promise<string> {
  const { inviter, locale, passwordHash } = given;
  const id = newId(platform.clock);
  const { nickname, ...person } = await cleanPerson(platform, given.person, null);
  const account = { id, email: person.email, passwordHash, inviter, currency: DEFAULT_CURRENCY, locale, byStaff: true };
  await openAccount(platform, tx, { ...account, nickname });
  const opened = await personOf(tx, id);
  await writePerson(tx, id, { ...opened, ...person });
  return id;
}
