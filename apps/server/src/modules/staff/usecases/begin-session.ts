import type { StaffSession } from '@app/contract/staff/staff-schemas';
import { newId, newToken } from '../../../platform/auth/tokens.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { insertSession, type StaffAccount } from '../db/staff.repo.ts';
import { closedTo, worksFor } from '../domain/rights.ts';

const SESSION_HOURS = 12;

export type SignedIn = { readonly token: string; readonly session: StaffSession };

/** What somebody's role holds that they can use: staff of agents and merchants are not shown what is closed to them. */
function usable(platform: Platform, account: StaffAccount): StaffSession['permissions'] {
  const closed = closedTo(platform.endpoints(), worksFor(account));
  return account.permissions.filter((key) => !closed.has(key));
}

/** A member of staff as their own session shows them. */
export const sessionView = (platform: Platform, account: StaffAccount): StaffSession => ({
  id: account.id,
  username: account.username,
  name: account.name,
  role: account.role,
  permissions: usable(platform, account),
  mustChangePassword: account.mustChangePassword,
  worksFor: worksFor(account),
  merchant: account.merchant,
  demo: platform.config.demo,
  clockOffsetMs: platform.clock.offsetMs(),
});

/** Begins a session in the caller's transaction; `after` is what the operation log keeps of the way in. */
export async function beginSession(
  platform: Platform,
  tx: Tx,
  of: {
    readonly account: StaffAccount;
    readonly from: { readonly ip: string; readonly userAgent: string };
    readonly after?: object | null;
  },
): Promise<SignedIn> {
  const { account, from, after = null } = of;
  const { token, hash } = newToken();
  await insertSession(tx, {
    id: newId(),
    staffId: account.id,
    tokenHash: hash,
    hours: SESSION_HOURS,
    ip: from.ip,
    userAgent: from.userAgent,
  });
  const record = `administrator/${account.id}`;
  await logOperation(tx, { staff: account, ip: from.ip }, { action: 'staff.sign_in', record, before: null, after });
  return { token, session: sessionView(platform, account) };
}
