import { assertThat } from '@app/contract/core/refuse';
import { hashPassword } from '../../../../platform/auth/passwords.ts';
import { inTransaction } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { dropCodes, UNDER_A_PASSWORD } from '../../core/db/code.repo.ts';
import { passwordOf, setPassword } from '../../core/db/customer.repo.ts';
import { endOtherSessions } from '../../core/db/session.repo.ts';
import { provePassword } from '../../core/usecases/prove-password.ts';
import type { Sessions } from './authenticate.ts';
import { checkNewPassword } from './check-new-password.ts';
import { notifyPasswordChanged } from './security/notify-owner.ts';

type Change = {
  readonly customerId: string;
  readonly sessionId: string;
  readonly oldPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
};

/**
 * Changes the password and ends every other session; the one that asks goes on.
 * Refuses account.password_inconsistent, account.password_too_common, account.wrong_password and rate.too_many.
 */
export async function changePassword(platform: Platform, sessions: Sessions, change: Change): Promise<null> {
  const { customerId } = change;
  const { hash, email, nickname } = await passwordOf(platform.db, customerId);
  checkNewPassword(change, [email, email.split('@')[0] ?? '', nickname]);
  const forgetTries = await provePassword(platform, { customerId, hash }, { oldPassword: change.oldPassword });
  const to = await hashPassword(change.password);
  const ended = await inTransaction(platform.db, async (tx) => {
    const changed = await setPassword(tx, customerId, { from: hash, to });
    assertThat(changed, 'account.wrong_password');
    await dropCodes(tx, customerId, UNDER_A_PASSWORD);
    await notifyPasswordChanged(platform, tx, customerId);
    return endOtherSessions(tx, customerId, change.sessionId);
  });
  sessions.ended(ended);
  await forgetTries();
  return null;
}
