import { newToken } from '../../../../platform/auth/tokens.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { insertSession } from '../../core/db/session.repo.ts';

export type Device = { readonly ip: string; readonly userAgent: string };
export type TokenAnswer = { readonly token: string; readonly expiresAt: string };

/**
 * Begins a session for whoever proved the password behind `passwordHash`; null when that is no longer the password or
 * the account was disabled meanwhile.
 */
export async function beginSession(
  platform: Platform,
  db: Queryable,
  given: Device & { customerId: string; passwordHash: string },
): Promise<TokenAnswer | null> {
  const { token, hash } = newToken();
  const expiresAt = await insertSession(db, {
    id: newId(platform.clock),
    customerId: given.customerId,
    tokenHash: hash,
    ip: given.ip,
    userAgent: given.userAgent,
    passwordHash: given.passwordHash,
  });
  return expiresAt && { token, expiresAt: expiresAt.toISOString() };
}
