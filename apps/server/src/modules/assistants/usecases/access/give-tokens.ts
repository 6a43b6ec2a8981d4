import { createHash } from 'node:crypto';
import { hashToken, newToken } from '../../../../platform/auth/tokens.ts';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import {
  ACCESS_SECONDS,
  deleteGrant,
  insertTokens,
  lockToken,
  markUsed,
  type StoredToken,
} from '../../db/access.repo.ts';

/** What the token endpoint answers in the protocol's words. */
export type Tokens = {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
};
export type TokenError = {
  readonly error: 'invalid_grant' | 'invalid_request' | 'invalid_target' | 'invalid_scope' | 'unsupported_grant_type';
};

const INVALID: TokenError = { error: 'invalid_grant' };

async function given(tx: Tx, { grantId, scope }: StoredToken): Promise<Tokens> {
  const [access, refresh] = [newToken(), newToken()];
  await insertTokens(tx, { grantId, access: access.hash, refresh: refresh.hash });
  return {
    access_token: access.token,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    refresh_token: refresh.token,
    scope,
  };
}

const matches = (verifier: string, challenge: string | null): boolean =>
  createHash('sha256').update(verifier).digest('base64url') === challenge;

/**
 * Takes a code or refresh token that is good once. Used a second time, it has been stolen, from this program or from the other user: then
 * everything of its grant ends.
 */
async function taken(
  platform: Platform,
  of: { readonly token: string; readonly kind: 'code' | 'refresh' },
  isTheirs: (stored: StoredToken) => boolean,
): Promise<Tokens | TokenError> {
  const hash = hashToken(of.token);
  return inTransaction(platform.db, async (tx) => {
    const stored = await lockToken(tx, hash);
    if (!stored || stored.kind !== of.kind) return INVALID;
    if (stored.used) {
      await deleteGrant(tx, stored.grantId);
      return INVALID;
    }
    if (stored.expired || !isTheirs(stored)) return INVALID;
    await markUsed(tx, hash);
    return given(tx, stored);
  });
}

/** Issues tokens for a code: to the program that it was made for, which holds what the challenge is made of. */
export const tokensForCode = (
  platform: Platform,
  of: {
    readonly code: string;
    readonly clientId: string;
    readonly redirectUri: string;
    readonly verifier: string;
  },
): Promise<Tokens | TokenError> =>
  taken(
    platform,
    { token: of.code, kind: 'code' },
    (stored) =>
      stored.clientId === of.clientId &&
      stored.redirectUri === of.redirectUri &&
      matches(of.verifier, stored.challenge),
  );

/** Issues new tokens for a refresh token, which is used up by it. */
export const tokensForRefresh = (
  platform: Platform,
  of: { readonly token: string; readonly clientId: string },
): Promise<Tokens | TokenError> =>
  taken(platform, { token: of.token, kind: 'refresh' }, ({ clientId }) => clientId === of.clientId);

/** Ends what a program may read, by any token of its own; of others nothing happens. */
export async function revokeByToken(
  platform: Platform,
  of: { readonly token: string; readonly clientId: string | null },
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const stored = await lockToken(tx, hashToken(of.token));
    if (!stored || stored.kind === 'code') return;
    if (of.clientId === null || stored.clientId === of.clientId) await deleteGrant(tx, stored.grantId);
  });
}
