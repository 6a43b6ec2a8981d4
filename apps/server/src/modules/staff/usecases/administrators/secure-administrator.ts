import { randomBytes } from 'node:crypto';
import type { Administrator } from '@app/contract/staff/control/staff-schemas';
import { readableCode } from '@app/kernel/ids';
import { hashPassword } from '../../../../platform/auth/passwords.ts';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffContext, TreeActor } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { rateRules } from '../../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type AdministratorRow, changeAdministrator } from '../../db/administrator.repo.ts';
import { endChallenges, replaceRecoveryCodes } from '../../db/second-step.repo.ts';
import { endSessions } from '../../db/staff.repo.ts';
import { notYourself } from './edit-administrators.ts';
import { holdAdministrator } from './hold-administrator.ts';
import { showAdministrator, signInKey } from './show-administrators.ts';

const PASSWORD_LETTERS = 12;

type Step = { id: string; action: string; after?: unknown };

/** Does one thing to an administrator and logs it. Refuses record.not_found and staff.beyond_own_rights. */
function doTo<T>(
  platform: Platform,
  by: StaffContext<TreeActor>,
  step: Step & { work: (tx: Tx, held: AdministratorRow) => Promise<T> },
): Promise<T> {
  return inTransaction(platform.db, async (tx) => {
    const held = await holdAdministrator(tx, by, step.id);
    const done = await step.work(tx, held);
    const { action, after = null } = step;
    await logOperation(tx, by, { action, record: `administrator/${step.id}`, before: null, after });
    return done;
  });
}

/**
 * Gives a new password, told this once and to be changed at the next sign-in, and ends every session. Refuses
 * record.not_found, staff.beyond_own_rights and staff.not_yourself.
 */
export async function resetPassword(
  platform: Platform,
  by: StaffContext<TreeActor>,
  id: string,
): Promise<{ password: string; ended: string[] }> {
  notYourself(by, id);
  const password = readableCode(randomBytes(PASSWORD_LETTERS), PASSWORD_LETTERS).toLowerCase();
  // Who is refused costs no hash, and no transaction waits for one.
  await inTransaction(platform.db, (tx) => holdAdministrator(tx, by, id));
  const passwordHash = await hashPassword(password);
  return doTo(platform, by, {
    id,
    action: 'staff.reset_password',
    work: async (tx) => {
      await changeAdministrator(tx, id, {
        password_hash: passwordHash,
        must_change_password: true,
        totp_pending: null,
      });
      return { password, ended: await endSessions(tx, { staffId: id }) };
    },
  });
}

/** Clears the authenticator with its recovery codes. Refuses record.not_found and staff.beyond_own_rights. */
export async function clearAuthenticator(
  platform: Platform,
  by: StaffContext<TreeActor>,
  id: string,
): Promise<Administrator> {
  const nothing = { totp_secret: null, totp_last_step: null, totp_pending: null };
  await doTo(platform, by, {
    id,
    action: 'staff.clear_authenticator',
    work: async (tx) => {
      await changeAdministrator(tx, id, nothing);
      await replaceRecoveryCodes(tx, id, []);
      await endChallenges(tx, id);
    },
  });
  return showAdministrator(platform, { id, asking: by.staff.agentId });
}

/** Lifts the lockout after too many wrong sign-ins. Refuses record.not_found and staff.beyond_own_rights. */
export async function unlockAdministrator(
  platform: Platform,
  by: StaffContext<TreeActor>,
  id: string,
): Promise<Administrator> {
  const username = await doTo(platform, by, { id, action: 'staff.unlock', work: async (_tx, held) => held.username });
  await platform.limits.clearEverywhere(rateRules.staffLogin, signInKey(username));
  await platform.limits.clearEverywhere(rateRules.staffSecondStep, signInKey(username));
  return showAdministrator(platform, { id, asking: by.staff.agentId });
}

/** Ends one session, or all; gives the ids that ended. Refuses record.not_found and staff.beyond_own_rights. */
export function endDevices(
  platform: Platform,
  by: StaffContext<TreeActor>,
  of: { id: string; sessionId?: string | undefined },
): Promise<string[]> {
  const { id, sessionId } = of;
  return doTo(platform, by, {
    id,
    action: 'staff.end_sessions',
    after: { session: sessionId ?? 'all' },
    work: (tx) => endSessions(tx, { staffId: id, ...(sessionId ? { only: sessionId } : {}) }),
  });
}
