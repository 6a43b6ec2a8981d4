import { assertThat, refuse } from '@app/contract/core/refuse';
import { checkPassword } from '../../../platform/auth/passwords.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { customerForLogin } from '../db/customer.repo.ts';
import { rememberLocale } from '../db/security.repo.ts';
import { emailKey } from '../domain/email-key.ts';
import { beginSession, type Device, type TokenAnswer } from './begin-session.ts';
import { tellWrongSignIns } from './security/tell-owner.ts';

type Attempt = Device & { readonly email: string; readonly password: string; readonly locale: string };

/**
 * Signs in by e-mail and password. An unknown e-mail and a wrong password are told apart by nothing, time included.
 * Tries are taken before the password is looked at, so that simultaneous ones cannot pass the limit; an address that
 * the customer has used before counts apart, so that strangers cannot lock him out. He is told by mail when the tries are
 * used up.
 * Refuses account.wrong_login, auth.disabled (only to who knows the password) and rate.too_many.
 */
export async function logIn(platform: Platform, attempt: Attempt): Promise<{ customerId: string; token: TokenAnswer }> {
  const { limits, db } = platform;
  await limits.take(rateRules.loginPerIp, attempt.ip);
  const customer = await customerForLogin(db, attempt.email, attempt.ip);
  const email = emailKey(attempt.email);
  const counted = customer?.knownAddress ? `${email} ${attempt.ip}` : email;
  const left = await limits.take(rateRules.loginPerAccount, counted);

  const right = await checkPassword(attempt.password, customer?.passwordHash ?? null);
  if (!right || !customer) {
    // Not waited for: a wrong password must not take longer because somebody has the e-mail.
    if (customer && left === 0) void tellWrongSignIns(platform, customer.id, attempt.ip);
    return refuse('account.wrong_login');
  }
  assertThat(!customer.disabled, 'auth.disabled');
  const token = await beginSession(platform, db, {
    customerId: customer.id,
    passwordHash: customer.passwordHash,
    ip: attempt.ip,
    userAgent: attempt.userAgent,
  });
  assertThat(token, 'account.wrong_login');
  await limits.clear(rateRules.loginPerAccount, counted);
  await rememberLocale(db, customer.id, attempt.locale);
  return { customerId: customer.id, token };
}
