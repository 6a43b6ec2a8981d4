import { assertThat } from '@app/contract/core/refuse';
import { checkPassword, hashPassword } from '../../../platform/auth/passwords.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { StaffActor } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { accountById, endSessions, setPassword } from '../db/staff.repo.ts';

export type ChangePassword = { oldPassword: string; password: string; confirmPassword: string; ip: string };

/**
 * Changes the own password and ends every other session; gives the ids that ended. Refuses account.wrong_password
 * and account.password_inconsistent.
 */
export async function changePassword(platform: Platform, staff: StaffActor, given: ChangePassword): Promise<string[]> {
  assertThat(given.password === given.confirmPassword, 'account.password_inconsistent', {
    fields: { confirmPassword: 'field.password_inconsistent' },
  });
  await platform.limits.take(rateRules.staffProof, ['password', staff.id]);
  const account = await accountById(platform.db, staff.id);
  const fits = await checkPassword(given.oldPassword, account?.passwordHash ?? null);
  assertThat(fits, 'account.wrong_password', { fields: { oldPassword: 'field.password_wrong' } });
  const passwordHash = await hashPassword(given.password);
  return inTransaction(platform.db, async (tx) => {
    await setPassword(tx, staff.id, passwordHash);
    await logOperation(
      tx,
      { staff, ip: given.ip },
      {
        action: 'staff.change_password',
        record: `administrator/${staff.id}`,
        before: null,
        after: null,
      },
    );
    return endSessions(tx, { staffId: staff.id, except: staff.sessionId });
  });
}
