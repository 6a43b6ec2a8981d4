import { assertThat } from '@app/contract/core/refuse';
import { readCode } from '@app/kernel/typed-code';
import { checkPassword } from '../../../platform/auth/passwords.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { StaffActor } from '../../../platform/http/bind.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { accountById, takeTotpStep } from '../db/staff.repo.ts';
import { stepOf } from './authenticator-step.ts';

/**
 * Has someone of the staff who is signed in prove their password and, where `code` is given and an authenticator is bound,
 * a code of it, which works for nothing else. Refuses account.wrong_password, staff.wrong_totp and rate.too_many beyond 5
 * tries in 15 min.
 */
export async function proveStaff(
  platform: Platform,
  staff: StaffActor,
  given: { readonly password: string; readonly code?: string },
): Promise<void> {
  const key = ['password', staff.id] as const;
  await platform.limits.take(rateRules.staffProof, key);
  const account = await accountById(platform.db, staff.id);
  const fits = await checkPassword(given.password, account?.passwordHash ?? null);
  assertThat(account && fits, 'account.wrong_password', { fields: { password: 'field.password_wrong' } });
  if (given.code !== undefined && account.totpSecret !== null) {
    const step = stepOf(account.totpSecret, readCode(given.code), platform.clock.real());
    const taken = step !== null && (await inTransaction(platform.db, async (tx) => takeTotpStep(tx, account.id, step)));
    assertThat(taken, 'staff.wrong_totp', { fields: { code: 'error.staff.wrong_totp' } });
  }
  await platform.limits.clear(rateRules.staffProof, key);
}
