import { basePath } from '@app/contract/core/endpoint';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { readCode } from '@app/kernel/typed-code';
import { hashToken } from '../../../platform/auth/tokens.ts';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { countedAt } from '../../../platform/http/counted-at.ts';
import { KNOWN_DAYS, type KnownDevice } from '../../../platform/http/known-device.ts';
import { logRefusal } from '../../../platform/http/operation-log.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { endChallenge, recoveryCodesLeft, takeRecoveryCode, takeTry } from '../db/second-step.repo.ts';
import { accountById, lockWithPassword, type StaffAccount, signedInFrom, takeTotpStep } from '../db/staff.repo.ts';
import { isRecoveryCode } from '../domain/recovery-code.ts';
import { signInKey } from './administrators/show-administrators.ts';
import { stepOf } from './authenticator-step.ts';
import { beginSession, type SignedIn } from './begin-session.ts';

const CALL = `POST ${basePath.backoffice}${staffEndpoints.secondStep.path}`;

export type SecondStep = {
  readonly challenge: string;
  readonly code: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly device: KnownDevice;
};

export const recoveryHash = (staffId: string, code: string): Buffer => hashToken(`${staffId} ${readCode(code)}`);

/** Accepts a code of the authenticator's present step or one beside it, each step once, or a recovery code, each once. */
async function codeFits(platform: Platform, tx: Tx, account: StaffAccount, code: string): Promise<boolean> {
  if (isRecoveryCode(code)) return takeRecoveryCode(tx, { staffId: account.id, hash: recoveryHash(account.id, code) });
  if (!account.totpSecret) return false;
  const step = stepOf(account.totpSecret, readCode(code), platform.clock.real());
  return step !== null && takeTotpStep(tx, account.id, step);
}

/** What the log keeps of how somebody got in, where it was not by the authenticator. */
const entryOf = async (tx: Tx, account: StaffAccount, code: string) =>
  isRecoveryCode(code) ? { recoveryCode: true, recoveryCodesLeft: await recoveryCodesLeft(tx, account.id) } : null;

/**
 * The second step of a sign-in: the code that the authenticator shows, or a recovery code, for the challenge that the
 * first step gave. The challenge, the code and the session are taken together or not at all. A wrong code is in the
 * operation log and counts for the account as a wrong password does, whichever challenge it came with. Refuses
 * staff.challenge_over (unknown, older than five minutes, used, or five wrong codes), staff.wrong_totp with the tries
 * left, auth.disabled, and rate.too_many.
 */
export async function takeSecondStep(platform: Platform, given: SecondStep): Promise<SignedIn> {
  const tokenHash = hashToken(given.challenge);
  const taken = await takeTry(platform.db, tokenHash);
  const account = taken && (await accountById(platform.db, taken.staffId));
  assertThat(taken && account, 'staff.challenge_over');
  assertThat(!account.disabled, 'auth.disabled');
  const name = signInKey(account.username);
  const knownIps = await signedInFrom(platform.db, account.id, KNOWN_DAYS);
  const counted = countedAt(name, { device: given.device.of(name), ip: given.ip, knownIps });
  await platform.limits.take(rateRules.staffSecondStep, counted);
  const signedIn = await inTransaction(platform.db, async (tx) => {
    // Whoever changes the password or ends sessions meanwhile comes before this or finds its session.
    assertThat(await lockWithPassword(tx, account), 'staff.challenge_over');
    if (!(await codeFits(platform, tx, account, given.code))) return null;
    assertThat(await endChallenge(tx, tokenHash), 'staff.challenge_over');
    return beginSession(platform, tx, { account, from: given, after: await entryOf(tx, account, given.code) });
  });
  if (!signedIn) {
    const refusal = 'staff.wrong_totp';
    const record = `administrator/${account.id}`;
    await logRefusal(
      platform,
      { staff: account, ip: given.ip },
      { action: 'staff.sign_in', record, refusal, call: CALL },
    );
    refuse(refusal, { fields: { code: 'error.staff.wrong_totp' }, left: taken.left });
  }
  await platform.limits.clear(rateRules.staffSecondStep, counted);
  given.device.remember(name);
  return signedIn;
}
