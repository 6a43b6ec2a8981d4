import { assertThat, refuse } from '@app/contract/core/refuse';
import { checkPassword } from '../../../../platform/auth/passwords.ts';
import { countedAt } from '../../../../platform/http/counted-at.ts';
import { KNOWN_DAYS, type KnownDevice } from '../../../../platform/http/known-device.ts';
import { rateRules } from '../../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { customerForLogin } from '../../core/db/customer.repo.ts';
import { rememberLocale } from '../../core/db/security.repo.ts';
import { emailKey } from '../domain/email-key.ts';
import { beginSession, type Device, type TokenAnswer } from './begin-session.ts';
import { notifyWrongSignIns } from './security/notify-owner.ts';

type Attempt = Device & {
  readonly email: string;
  readonly password: string;
  readonly locale: string;
  readonly device: KnownDevice;
};

/**
 * Signs in by e-mail and password. An unknown e-mail and a wrong password are told apart by nothing, time included.
 * Tries are taken before the password is looked at, so that simultaneous ones cannot pass the limit; a device and an
 * address where the customer signed in before count apart, so that strangers cannot lock them out, and a known device not
 * for its address. They are told by mail when the tries are used up.
 * Refuses account.wrong_login, auth.disabled (only to who knows the password) and rate.too_many.
 */
export async function logIn(platform: Platform, attempt: Attempt): Promise<{ customerId: string; token: TokenAnswer }> {
  const { limits, db } = platform;
  const email = emailKey(attempt.email);
  const device = attempt.device.of(email);
  if (device === null) await limits.take(rateRules.loginPerIp, attempt.ip);
  const customer = await customerForLogin(db, attempt.email, KNOWN_DAYS);
  const counted = countedAt(email, { device, ip: attempt.ip, knownIps: customer?.knownIps ?? [] });
  const left = await limits.take(rateRules.loginPerAccount, counted);

  const right = await checkPassword(attempt.password, customer?.passwordHash ?? null);
  if (!right || !customer) {
    // Not waited for: a wrong password must not take longer because somebody has the e-mail.
    if (customer && left === 0) void notifyWrongSignIns(platform, customer.id, attempt.ip);
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
  attempt.device.remember(email);
  await rememberLocale(db, customer.id, attempt.locale);
  return { customerId: customer.id, token };
}
