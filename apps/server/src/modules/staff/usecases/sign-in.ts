import { basePath } from '@app/contract/core/endpoint';
import { assertThat } from '@app/contract/core/refuse';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import type { StaffSession } from '@app/contract/staff/staff-schemas';
import { checkPassword } from '../../../platform/auth/passwords.ts';
import { newId, newToken } from '../../../platform/auth/tokens.ts';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { countedAt } from '../../../platform/http/counted-at.ts';
import { asRefusal } from '../../../platform/http/failures.ts';
import { KNOWN_DAYS, type KnownDevice } from '../../../platform/http/known-device.ts';
import { logOperation, logRefusal } from '../../../platform/http/operation-log.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { accountByUsername, insertSession, type StaffAccount, signedInFrom, takeTotpStep } from '../db/staff.repo.ts';
import { houseOnly } from '../domain/rights.ts';
import { signInKey } from './administrators/show-administrators.ts';
import { stepOf } from './authenticator-step.ts';
import { imageCodeFits } from './image-code.ts';

const SESSION_HOURS = 12;
const LOGIN_CALL = `POST ${basePath.backoffice}${staffEndpoints.login.path}`;

export type SignIn = {
  username: string;
  password: string;
  captchaId: string;
  captcha: string;
  totp?: string | undefined;
  ip: string;
  userAgent: string;
  device: KnownDevice;
};

/** What somebody's role holds that they can use: an agent's staff are not shown the house's affairs. */
function usable(platform: Platform, { permissions, agentId }: StaffAccount): StaffSession['permissions'] {
  if (agentId === null) return permissions;
  const closed = houseOnly(platform.endpoints());
  return permissions.filter((key) => !closed.has(key));
}

export const sessionView = (platform: Platform, account: StaffAccount): StaffSession => ({
  id: account.id,
  username: account.username,
  name: account.name,
  role: account.role,
  permissions: usable(platform, account),
  mustChangePassword: account.mustChangePassword,
  demo: platform.config.demo,
  clockOffsetMs: platform.clock.offsetMs(),
});

/** Accepts a code of the present step or one beside it, each step once. */
async function authenticatorFits(platform: Platform, tx: Tx, account: StaffAccount, code: string): Promise<boolean> {
  if (!account.totpSecret) return true;
  const step = stepOf(account.totpSecret, code, platform.clock.real());
  return step !== null && takeTotpStep(tx, account.id, step);
}

/** Refusals of a password or a code that somebody tried; a wrong picture is no try of either. */
const TRIED: ReadonlySet<string> = new Set(['account.wrong_login', 'auth.disabled', 'staff.wrong_totp']);

/**
 * Leaves a failed sign-in in the log. A name that nobody has is not kept: it may be a password in the wrong field. The
 * first step of somebody with an authenticator, who was not asked for its code yet, has not failed.
 */
async function logFailure(platform: Platform, given: SignIn, account: StaffAccount | null, error: unknown) {
  const { key } = asRefusal(error);
  if (!TRIED.has(key) || (key === 'staff.wrong_totp' && !given.totp)) return;
  const staff = account ? { id: account.id, username: account.username } : { id: null, username: '–' };
  await logRefusal(
    platform,
    { staff, ip: given.ip },
    { action: 'staff.sign_in', record: `administrator/${staff.id ?? 'unknown'}`, refusal: key, call: LOGIN_CALL },
  );
}

/**
 * Signs staff in; a failed try is in the operation log. Only tries whose picture was read right count: of the name, apart
 * for a device or an address where it signed in before, and of the address for any name, except on a known device. They are
 * taken before the password is looked at. Refuses staff.wrong_captcha, account.wrong_login (unknown name or wrong password
 * alike), staff.wrong_totp (`data.needed` when none was given), auth.disabled, and rate.too_many beyond 5 bad tries in
 * 15 min.
 */
export async function signIn(platform: Platform, given: SignIn): Promise<{ token: string; session: StaffSession }> {
  const name = signInKey(given.username);
  const human = await imageCodeFits(platform.db, { id: given.captchaId, answer: given.captcha });
  assertThat(human, 'staff.wrong_captcha', { fields: { captcha: 'field.captcha_wrong' } });
  const device = given.device.of(name);
  if (device === null) await platform.limits.take(rateRules.staffLoginPerIp, given.ip);
  const account = await accountByUsername(platform.db, name);
  const knownIps = await signedInFrom(platform.db, account?.id ?? null, KNOWN_DAYS);
  const counted = countedAt(name, { device, ip: given.ip, knownIps });
  await platform.limits.take(rateRules.staffLogin, counted);
  try {
    const token = await begin(platform, given, account);
    await platform.limits.clear(rateRules.staffLogin, counted);
    given.device.remember(name);
    return token;
  } catch (error) {
    await logFailure(platform, given, account, error);
    throw error;
  }
}

async function begin(platform: Platform, given: SignIn, account: StaffAccount | null) {
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
  return { token, session: sessionView(platform, account) };
}
