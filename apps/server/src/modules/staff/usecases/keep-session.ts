import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { LRUCache } from 'lru-cache';
import { hashToken } from '../../../platform/auth/tokens.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { ScopedActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { accountById, type StaffAccount, sessionByToken } from '../db/staff.repo.ts';
import { worksFor } from '../domain/rights.ts';

/** A session that ended elsewhere is refused at the latest after this (reliability, S4: one second). */
const REMEMBER_MS = 800;

const actorFrom = (account: StaffAccount, sessionId: string): ScopedActor => ({
  kind: 'staff',
  id: account.id,
  sessionId,
  username: account.username,
  permissions: new Set(account.permissions),
  mustChangePassword: account.mustChangePassword,
  worksFor: worksFor(account),
  agentId: account.agentId,
  merchantId: account.merchantId,
});

/** Somebody of the staff with their present rights, for work that goes on without a session; null when disabled. */
export async function staffActor(db: Queryable, id: string): Promise<ScopedActor | null> {
  const account = await accountById(db, id);
  return account && !account.disabled ? actorFrom(account, '') : null;
}

async function actorOf(platform: Platform, token: string): Promise<ScopedActor | ErrorKey> {
  const session = await sessionByToken(platform.db, hashToken(token));
  if (!session) return 'auth.token_mismatch';
  if (session.ended) return 'auth.session_ended';
  if (session.expired) return 'auth.token_expired';
  const account = await accountById(platform.db, session.staffId);
  if (!account) return 'auth.user_missing';
  if (account.disabled) return 'auth.disabled';
  return actorFrom(account, session.id);
}

/** Says whose token this is, remembering for under a second who may go on working. */
export function createStaffAuthenticator(platform: Platform) {
  const remembered = new LRUCache<string, ScopedActor>({ max: 1_000, ttl: REMEMBER_MS });
  const forget = (sessionIds: readonly string[]): void => {
    for (const [token, actor] of remembered.entries())
      if (sessionIds.includes(actor.sessionId)) remembered.delete(token);
  };
  platform.onSessionsEnded(forget);
  return {
    forget,
    authenticate: async (token: string): Promise<ScopedActor | ErrorKey> => {
      const known = remembered.get(token);
      if (known) return known;
      const found = await actorOf(platform, token);
      // Whoever has just changed a first password goes on at once, in every process.
      if (typeof found !== 'string' && !found.mustChangePassword) remembered.set(token, found);
      return found;
    },
  };
}
