import { assertThat } from '@app/contract/core/refuse';
import { Secret, TOTP } from 'otpauth';
import { checkPassword } from '../../../platform/auth/passwords.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { StaffActor } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { accountById, bindPending, keepPending, pendingSecret } from '../db/staff.repo.ts';
import { STEP_SECONDS, stepOf } from './authenticator-step.ts';

type By = { readonly staff: StaffActor; readonly ip: string };

/** 160 bits, as RFC 4226 asks for. */
const SECRET_BYTES = 20;

/** Begins a new authenticator: the one in use stays until a code confirms the new one. Refuses account.wrong_password. */
export async function beginAuthenticator(
  platform: Platform,
  by: By,
  password: string,
): Promise<{ secret: string; uri: string }> {
  await platform.limits.take(rateRules.staffLogin, `password ${by.staff.id}`);
  const account = await accountById(platform.db, by.staff.id);
  const fits = await checkPassword(password, account?.passwordHash ?? null);
  assertThat(fits, 'account.wrong_password', { fields: { password: 'field.password_wrong' } });
  const secret = new Secret({ size: SECRET_BYTES });
  await inTransaction(platform.db, async (tx) => {
    await keepPending(tx, by.staff.id, secret.base32);
    const record = `administrator/${by.staff.id}`;
    await logOperation(tx, by, { action: 'staff.begin_authenticator', record, before: null, after: null });
  });
  const totp = new TOTP({ issuer: 'Avela', label: by.staff.username, secret, period: STEP_SECONDS });
  return { secret: secret.base32, uri: totp.toString() };
}

/**
 * Binds the authenticator that was begun; the code that confirms it works for nothing else (reliability, S8). Refuses
 * staff.authenticator_not_begun and staff.wrong_totp, and rate.too_many beyond 5 tries in 15 min.
 */
export async function bindAuthenticator(platform: Platform, by: By, code: string): Promise<null> {
  const key = `authenticator ${by.staff.id}`;
  await platform.limits.take(rateRules.staffLogin, key);
  const secret = await pendingSecret(platform.db, by.staff.id);
  assertThat(secret, 'staff.authenticator_not_begun');
  const step = stepOf(secret, code, platform.clock.real());
  assertThat(step !== null, 'staff.wrong_totp', { fields: { code: 'error.staff.wrong_totp' } });
  await inTransaction(platform.db, async (tx) => {
    assertThat(await bindPending(tx, by.staff.id, { secret, step }), 'staff.authenticator_not_begun');
    const record = `administrator/${by.staff.id}`;
    await logOperation(tx, by, { action: 'staff.bind_authenticator', record, before: null, after: null });
  });
  await platform.limits.clear(rateRules.staffLogin, key);
  return null;
}
