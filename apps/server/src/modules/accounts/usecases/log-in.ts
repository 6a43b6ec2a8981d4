import { assertThat, refuse } from '@app/contract/core/refuse';
import { checkPassword } from '../../../platform/auth/passwords.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { customerForLogin } from '../db/customer.repo.ts';
import { beginSession, type Device, type TokenAnswer } from './begin-session.ts';

type Attempt = Device & { readonly email: string; readonly password: string };

/**
 * Signs in by e-mail and password. An unknown e-mail and a wrong password are told apart by nothing, time included.
 * Tries are taken before the password is looked at, so that simultaneous ones cannot pass the limit; an address that
 * the customer has used before counts apart, so that strangers cannot lock him out.
 * Refuses account.wrong_login, auth.disabled (only to who knows the password) and rate.too_many.
 */
export async function logIn(platform: Platform, attempt: Attempt): Promise<{ customerId: string; token: TokenAnswer }> {
  const { limits, db } = platform;
  await limits.take(rateRules.loginPerIp, attempt.ip);
  const customer = await customerForLogin(db, attempt.email, attempt.ip);
  const email = attempt.email.toLowerCase();
  const counted = customer?.knownAddress ? `${email} ${attempt.ip}` : email;
  await limits.take(rateRules.loginPerAccount, counted);

  const right = await checkPassword(attempt.password, customer?.passwordHash ?? null);
  if (!right || !customer) return refuse('account.wrong_login');
  assertThat(!customer.disabled, 'auth.disabled');
  const token = await beginSession(platform, db, {
    customerId: customer.id,
    passwordHash: customer.passwordHash,
    ip: attempt.ip,
    userAgent: attempt.userAgent,
  });
  assertThat(token, 'account.wrong_login');
  await limits.clear(rateRules.loginPerAccount, counted);
  return { customerId: customer.id, token };
}
