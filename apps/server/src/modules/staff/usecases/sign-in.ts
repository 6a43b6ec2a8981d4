import { assertThat } from '@app/contract/core/refuse';
import type { StaffSession } from '@app/contract/staff/staff-schemas';
import { checkPassword } from '../../../platform/auth/passwords.ts';
import { newId, newToken } from '../../../platform/auth/tokens.ts';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { accountByUsername, insertSession, type StaffAccount, takeTotpStep } from '../db/staff.repo.ts';
import { stepOf } from './authenticator-step.ts';
import { imageCodeFits } from './image-code.ts';

const SESSION_HOURS = 12;

export type SignIn = {
  username: string;
  password: string;
  captchaId: string;
  captcha: string;
  totp?: string | undefined;
  ip: string;
  userAgent: string;
};

export const sessionView = (platform: Platform, account: StaffAccount): StaffSession => ({
  id: account.id,
  username: account.username,
  name: account.name,
  role: account.role,
  permissions: account.permissions,
  mustChangePassword: account.mustChangePassword,
  demo: platform.config.demo,
  clockOffsetMs: platform.clock.offsetMs(),
});

/** Accepts a code of the present step or one beside it, each step once. */
async function authenticatorFits(platform: Platform, tx: Tx, account: StaffAccount, code: string): Promise<boolean> {
  if (!account.totpSecret) return true;
  const step = stepOf(account.totpSecret, code, platform.clock.now());
  return step !== null && takeTotpStep(tx, account.id, step);
}

/**
 * Signs staff in. Refuses staff.wrong_captcha, account.wrong_login (unknown name or wrong password alike),
 * staff.wrong_totp (`data.needed` when none was given), auth.disabled, and rate.too_many beyond 5 bad tries in 15 min.
 */
export async function signIn(platform: Platform, given: SignIn): Promise<{ token: string; session: StaffSession }> {
  const name = given.username.toLowerCase();
  await platform.limits.take(rateRules.staffLogin, name);
  const human = await imageCodeFits(platform.db, { id: given.captchaId, answer: given.captcha });
  assertThat(human, 'staff.wrong_captcha', { fields: { captcha: 'field.captcha_wrong' } });
  const account = await accountByUsername(platform.db, name);
  const fits = await checkPassword(given.password, account?.passwordHash ?? null);
  assertThat(account && fits, 'account.wrong_login');
  assertThat(!account.disabled, 'auth.disabled');
  const { token, hash } = newToken();
  // The step is taken and the session begins, or neither: a code is not used up by a sign-in that failed.
  await inTransaction(platform.db, async (tx) => {
    assertThat(await authenticatorFits(platform, tx, account, given.totp ?? ''), 'staff.wrong_totp', { needed: true });
    await insertSession(tx, {
      id: newId(),
      staffId: account.id,
      tokenHash: hash,
      hours: SESSION_HOURS,
      ip: given.ip,
      userAgent: given.userAgent,
    });
    const record = `administrator/${account.id}`;
    const by = { staff: account, ip: given.ip };
    await logOperation(tx, by, { action: 'staff.sign_in', record, before: null, after: null });
  });
  await platform.limits.clear(rateRules.staffLogin, name);
  return { token, session: sessionView(platform, account) };
}
