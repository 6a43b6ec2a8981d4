import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { hashPassword } from '../../../../platform/auth/passwords.ts';
import { inTransaction } from '../../../../platform/db/connect.ts';
import { rateRules } from '../../../../platform/http/rate-limits.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { beginSession, type Device, type TokenAnswer } from './begin-session.ts';
import { checkNewPassword } from './check-new-password.ts';
import { checkNickname } from './check-nickname.ts';
import { whoInvites } from './invite-codes.ts';
import { openAccount } from './open-account.ts';

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

const atField = (key: ErrorKey, field: string): never => refuse(key, { fields: { [field]: `error.${key}` } });

/**
 * Opens an account with everything a new customer gets, in one transaction, and signs them in.
 * Refuses account.password_inconsistent, account.password_too_common, account.wrong_invite_code,
 * account.email_registered, account.nickname_taken, account.nickname_reserved and rate.too_many.
 */
export async function register(platform: Platform, given: Registration): Promise<Registered> {
  const { email, nickname } = given;
  checkNewPassword(given, [email, email.split('@')[0] ?? '', nickname ?? '']);
  await platform.limits.take(rateRules.registerPerIp, given.ip);
  if (nickname !== undefined) await checkNickname(platform, nickname, null);
  const inviter =
    (await whoInvites(platform, platform.db, given.inviteCode)) ?? atField('account.wrong_invite_code', 'inviteCode');
  const passwordHash = await hashPassword(given.password);
  const customerId = newId(platform.clock);
  const { currency, locale, ip, userAgent } = given;

  const { token, pointsGranted } = await inTransaction(platform.db, async (tx) => {
    const base = { id: customerId, email, passwordHash, inviter, currency, locale, byStaff: false };
    const pointsGranted = await openAccount(platform, tx, { ...base, nickname: nickname ?? null });
    const begun = await beginSession(platform, tx, { customerId, passwordHash, ip, userAgent });
    assertThat(begun, 'operation.failed');
    return { token: begun, pointsGranted };
  });
  return { customerId, token, pointsGranted };
}
