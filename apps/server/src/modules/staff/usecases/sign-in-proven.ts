import { assertThat, refuse } from '@app/contract/core/refuse';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import type { KnownDevice } from '../../../platform/http/known-device.ts';
import { logRefusal } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { accountById, lockWithPassword } from '../db/staff.repo.ts';
import { signInKey } from './administrators/show-administrators.ts';
import { beginSession, type SignedIn } from './begin-session.ts';
import { newChallenge } from './sign-in.ts';

export type ProvenStaff = {
  readonly staffId: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly device: KnownDevice;
  /** What the operation log stores of the way in. */
  readonly after: object;
  /** The call, as the operation log names it. */
  readonly call: string;
  /** What was proven counts as the second step as well. */
  readonly bothSteps: boolean;
};

/**
 * Signs in someone of the staff who proved who they are by something else than name, password and image code; `take` uses
 * that up in the transaction of what follows. Where an authenticator is bound and `bothSteps` is false, refuses with
 * staff.code_needed as a right password does: `data.challenge` is what the second step is taken with, `data.username` whose it
 * is. Refuses auth.disabled, which the operation log stores.
 */
export async function signInProvenStaff(
  platform: Platform,
  given: ProvenStaff,
  take: (tx: Tx) => Promise<void>,
): Promise<SignedIn> {
  const account = (await accountById(platform.db, given.staffId)) ?? refuse('auth.user_missing');
  if (account.disabled) {
    const entry = { action: 'staff.sign_in', record: `administrator/${account.id}`, call: given.call };
    await logRefusal(platform, { staff: account, ip: given.ip }, { ...entry, refusal: 'auth.disabled' });
    return refuse('auth.disabled');
  }
  if (account.totpSecret !== null && !given.bothSteps) {
    const challenge = await newChallenge(platform, account, take);
    return refuse('staff.code_needed', { challenge, username: account.username });
  }
  const signedIn = await inTransaction(platform.db, async (tx) => {
    assertThat(await lockWithPassword(tx, account), 'auth.user_missing');
    await take(tx);
    return beginSession(platform, tx, { account, from: given, after: given.after });
  });
  given.device.remember(signInKey(account.username));
  return signedIn;
}
