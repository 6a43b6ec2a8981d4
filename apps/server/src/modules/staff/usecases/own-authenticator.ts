import { DEFAULT_LOCALE } from '@app/contract/core/locale';
import { assertThat } from '@app/contract/core/refuse';
import { Secret, TOTP } from 'otpauth';
import { checkPassword } from '../../../platform/auth/passwords.ts';
import { randomCode } from '../../../platform/auth/tokens.ts';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { shopName } from '../../settings/public.ts';
import { recoveryCodesLeft, replaceRecoveryCodes } from '../db/second-step.repo.ts';
import { accountById, bindPending, keepPending, pendingSecret, takeTotpStep } from '../db/staff.repo.ts';
import { grouped, RECOVERY_CODES, RECOVERY_LETTERS } from '../domain/recovery-code.ts';
import { STEP_SECONDS, stepOf } from './authenticator-step.ts';
import { recoveryHash } from './second-step.ts';

/** 160 bits, as RFC 4226 asks for. */
const SECRET_BYTES = 20;

/** Begins a new authenticator: the one in use stays until a code confirms the new one. Refuses account.wrong_password. */
export async function beginAuthenticator(
  platform: Platform,
  by: StaffContext,
  password: string,
): Promise<{ secret: string; uri: string }> {
  await platform.limits.take(rateRules.staffProof, ['password', by.staff.id]);
  const account = await accountById(platform.db, by.staff.id);
  const fits = await checkPassword(password, account?.passwordHash ?? null);
  assertThat(fits, 'account.wrong_password', { fields: { password: 'field.password_wrong' } });
  const secret = new Secret({ size: SECRET_BYTES });
  await inTransaction(platform.db, async (tx) => {
    await keepPending(tx, by.staff.id, secret.base32);
    const record = `administrator/${by.staff.id}`;
    await logOperation(tx, by, { action: 'staff.begin_authenticator', record, before: null, after: null });
  });
  const totp = new TOTP({
    issuer: await shopName(platform, DEFAULT_LOCALE),
    label: by.staff.username,
    secret,
    period: STEP_SECONDS,
  });
  return { secret: secret.base32, uri: totp.toString() };
}

/** New recovery codes in the place of all former ones, as they are shown this once. */
async function newRecoveryCodes(tx: Tx, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomCode(RECOVERY_LETTERS));
  const hashes = codes.map((code) => recoveryHash(staffId, code));
  await replaceRecoveryCodes(tx, staffId, hashes);
  return codes.map(grouped);
}

/** Whether the own authenticator is bound, and how many of its recovery codes are left. */
export async function readAuthenticator(
  platform: Platform,
  staffId: string,
): Promise<{ bound: boolean; recoveryCodesLeft: number }> {
  const account = await accountById(platform.db, staffId);
  return { bound: Boolean(account?.totpSecret), recoveryCodesLeft: await recoveryCodesLeft(platform.db, staffId) };
}

/**
 * Returns new recovery codes once `prove` is done, which is called with the try counted and returns what to do in the
 * transaction. Refuses rate.too_many beyond 5 tries in 15 min.
 */
async function newCodesFor(
  platform: Platform,
  by: StaffContext,
  action: string,
  prove: () => Promise<(tx: Tx) => Promise<void>>,
): Promise<{ recoveryCodes: string[] }> {
  const key = ['authenticator', by.staff.id] as const;
  await platform.limits.take(rateRules.staffProof, key);
  const work = await prove();
  const recoveryCodes = await inTransaction(platform.db, async (tx) => {
    await work(tx);
    await logOperation(tx, by, { action, record: `administrator/${by.staff.id}`, before: null, after: null });
    return newRecoveryCodes(tx, by.staff.id);
  });
  await platform.limits.clear(rateRules.staffProof, key);
  return { recoveryCodes };
}

/**
 * Binds the authenticator that was begun; the code that confirms it works for nothing else (reliability, S8). Returns its
 * recovery codes, which are shown this once. Refuses staff.authenticator_not_begun and staff.wrong_totp, and
 * rate.too_many beyond 5 tries in 15 min.
 */
export const bindAuthenticator = (platform: Platform, by: StaffContext, code: string) =>
  newCodesFor(platform, by, 'staff.bind_authenticator', async () => {
    const secret = await pendingSecret(platform.db, by.staff.id);
    assertThat(secret, 'staff.authenticator_not_begun');
    const step = stepOf(secret, code, platform.clock.real());
    assertThat(step !== null, 'staff.wrong_totp', { fields: { code: 'error.staff.wrong_totp' } });
    return async (tx) =>
      assertThat(await bindPending(tx, by.staff.id, { secret, step }), 'staff.authenticator_not_begun');
  });

/**
 * Makes new recovery codes; the former ones are good for nothing from then on. A code of the authenticator is asked for,
 * so that an open screen alone is not enough. Refuses staff.no_authenticator and staff.wrong_totp, and rate.too_many
 * beyond 5 tries in 15 min.
 */
export const renewRecoveryCodes = (platform: Platform, by: StaffContext, code: string) =>
  newCodesFor(platform, by, 'staff.renew_recovery_codes', async () => {
    const account = await accountById(platform.db, by.staff.id);
    assertThat(account?.totpSecret, 'staff.no_authenticator');
    const step = stepOf(account.totpSecret, code, platform.clock.real());
    return async (tx) => {
      const fits = step !== null && (await takeTotpStep(tx, by.staff.id, step));
      assertThat(fits, 'staff.wrong_totp', { fields: { code: 'error.staff.wrong_totp' } });
    };
  });
