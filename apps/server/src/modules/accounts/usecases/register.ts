import { randomBytes } from 'node:crypto';
import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { readableCode } from '@app/kernel/ids';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { insertCustomer, inviterOf, type NewCustomer } from '../db/registration.repo.ts';
import { nicknameFromEmail } from '../domain/nickname.ts';
import { beginSession, type Device, type TokenAnswer } from './begin-session.ts';
import { checkNewPassword } from './check-new-password.ts';
import { runSignUpPorts } from './ports.ts';

export type Registration = Device & {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly inviteCode: string;
  readonly nickname: string | undefined;
  readonly currency: string;
  readonly locale: string;
};

export type Registered = {
  readonly customerId: string;
  readonly token: TokenAnswer;
  readonly pointsGranted: number;
};

/** Length of a customer's own invite code: 32^8 of them. */
const CODE_LENGTH = 8;
const TRIES = 6;

const inviteCode = (): string => readableCode(randomBytes(CODE_LENGTH), CODE_LENGTH);

const atField = (key: ErrorKey, field: string): never => refuse(key, { fields: { [field]: `error.${key}` } });

/** Adds the customer under a nickname nobody has; one that was typed is never changed. */
async function addCustomer(tx: Tx, base: Omit<NewCustomer, 'nickname' | 'inviteCode'>, wish: string | undefined) {
  const own = wish ?? nicknameFromEmail(base.email);
  let nickname = own;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const outcome = await insertCustomer(tx, { ...base, nickname, inviteCode: inviteCode() });
    if (outcome === 'added') return;
    if (outcome === 'email') atField('account.email_registered', 'email');
    if (outcome === 'nickname' && wish !== undefined) atField('account.nickname_taken', 'nickname');
    if (outcome === 'nickname') nickname = `${own}_${readableCode(randomBytes(5), 5)}`;
  }
  throw new Error('no free nickname or invite code was found');
}

/**
 * Opens an account with everything a new customer gets, in one transaction, and signs him in.
 * Refuses account.password_inconsistent, account.password_too_common, account.wrong_invite_code,
 * account.email_registered, account.nickname_taken and rate.too_many.
 */
export async function register(platform: Platform, given: Registration): Promise<Registered> {
  const { email, nickname } = given;
  checkNewPassword(given, [email, email.split('@')[0] ?? '', nickname ?? '']);
  await platform.limits.take(rateRules.registerPerIp, given.ip);
  const inviter =
    (await inviterOf(platform.db, given.inviteCode)) ?? atField('account.wrong_invite_code', 'inviteCode');
  const passwordHash = await hashPassword(given.password);
  const customerId = newId(platform.clock);
  const { currency, locale, ip, userAgent } = given;

  const { token, pointsGranted } = await inTransaction(platform.db, async (tx) => {
    await addCustomer(tx, { id: customerId, email, passwordHash, inviter, currency, locale }, nickname);
    const pointsGranted = await runSignUpPorts(platform, tx, customerId);
    await platform.events.emit(tx, 'account.registered', { userId: customerId });
    const begun = await beginSession(platform, tx, { customerId, passwordHash, ip, userAgent });
    assertThat(begun, 'operation.failed');
    return { token: begun, pointsGranted };
  });
  return { customerId, token, pointsGranted };
}
