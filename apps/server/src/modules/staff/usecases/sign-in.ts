import { basePath } from '@app/contract/core/endpoint';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { checkPassword } from '../../../platform/auth/passwords.ts';
import { newToken } from '../../../platform/auth/tokens.ts';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { countedAt } from '../../../platform/http/counted-at.ts';
import { asRefusal } from '../../../platform/http/failures.ts';
import { KNOWN_DAYS, type KnownDevice } from '../../../platform/http/known-device.ts';
import { logRefusal } from '../../../platform/http/operation-log.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { insertChallenge } from '../db/second-step.repo.ts';
import { accountByUsername, lockWithPassword, type StaffAccount, signedInFrom } from '../db/staff.repo.ts';
import { signInKey } from './administrators/show-administrators.ts';
import { beginSession, type SignedIn } from './begin-session.ts';
import { imageCodeFits } from './image-code.ts';

const LOGIN_CALL = `POST ${basePath.backoffice}${staffEndpoints.login.path}`;

export type SignIn = {
  username: string;
  password: string;
  captchaId: string;
  captcha: string;
  ip: string;
  userAgent: string;
  device: KnownDevice;
};

/** Refusals of a password that somebody tried; a wrong picture is no try of it, nor is being asked for the second step. */
const TRIED: ReadonlySet<string> = new Set(['account.wrong_login', 'auth.disabled']);

/** Leaves a failed sign-in in the log. A name that nobody has is not kept: it may be a password in the wrong field. */
async function logFailure(platform: Platform, given: SignIn, account: StaffAccount | null, error: unknown) {
  const { key } = asRefusal(error);
  if (!TRIED.has(key)) return;
  const staff = account ? { id: account.id, username: account.username } : { id: null, username: '–' };
  await logRefusal(
    platform,
    { staff, ip: given.ip },
    { action: 'staff.sign_in', record: `administrator/${staff.id ?? 'unknown'}`, refusal: key, call: LOGIN_CALL },
  );
}

/**
 * The first step of staff's sign-in, and the only one where no authenticator is bound; a failed try is in the operation
 * log. Only tries whose picture was read right count: of the name, apart for a device or an address where it signed in
 * before, and of the address for any name, except on a known device. They are taken before the password is looked at.
 * Refuses staff.wrong_captcha, account.wrong_login (unknown name or wrong password alike), auth.disabled, rate.too_many
 * beyond 5 bad tries in 15 min, and with staff.code_needed where an authenticator is bound: `data.challenge` is what the
 * second step is taken with.
 */
export async function signIn(platform: Platform, given: SignIn): Promise<SignedIn> {
  const name = signInKey(given.username);
  const human = await imageCodeFits(platform.db, { id: given.captchaId, answer: given.captcha });
  assertThat(human, 'staff.wrong_captcha', { fields: { captcha: 'field.captcha_wrong' } });
  const device = given.device.of(name);
  if (device === null) await platform.limits.take(rateRules.staffLoginPerIp, given.ip);
  const account = await accountByUsername(platform.db, name);
  const knownIps = await signedInFrom(platform.db, account?.id ?? null, KNOWN_DAYS);
  const counted = countedAt(name, { device, ip: given.ip, knownIps });
  await platform.limits.take(rateRules.staffLogin, counted);
  const known = await checkedAccount(platform, given, account);
  await platform.limits.clear(rateRules.staffLogin, counted);
  if (known.totpSecret) refuse('staff.code_needed', { challenge: await newChallenge(platform, known) });
  const signedIn = await inTransaction(platform.db, async (tx) => {
    assertThat(await lockWithPassword(tx, known), 'account.wrong_login');
    return beginSession(platform, tx, { account: known, from: given });
  });
  given.device.remember(name);
  return signedIn;
}

/** The account, once its password was right. */
async function checkedAccount(platform: Platform, given: SignIn, account: StaffAccount | null): Promise<StaffAccount> {
  try {
    const fits = await checkPassword(given.password, account?.passwordHash ?? null);
    assertThat(account && fits, 'account.wrong_login');
    assertThat(!account.disabled, 'auth.disabled');
    return account;
  } catch (error) {
    await logFailure(platform, given, account, error);
    throw error;
  }
}

/**
 * Begins the second step; `take` uses up what the first was taken with. Refuses account.wrong_login where the password has been
 * changed since the account was read.
 */
export async function newChallenge(
  platform: Platform,
  account: StaffAccount,
  take: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<string> {
  const { token, hash } = newToken();
  await inTransaction(platform.db, async (tx) => {
    assertThat(await lockWithPassword(tx, account), 'account.wrong_login');
    await take(tx);
    await insertChallenge(tx, { staffId: account.id, tokenHash: hash });
  });
  return token;
}
