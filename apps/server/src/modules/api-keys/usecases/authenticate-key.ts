import type { ApiKeyState } from '@app/contract/api-keys/staff-schemas';
import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { LRUCache } from 'lru-cache';
import { hashToken } from '../../../platform/auth/tokens.ts';
import type { ScopedActor } from '../../../platform/http/bind.ts';
import type { KeyAuthenticator, Platform } from '../../../platform/slice.ts';
import { staffActor } from '../../staff/public.ts';
import { apiKeyByHash, noteUse } from '../db/api-key.repo.ts';
import { isAllowedFrom } from '../domain/allowed-from.ts';
import { actorOfKey } from '../domain/key-rights.ts';

/** A key that stands otherwise than it did is looked at again after this at the latest, as sessions are (reliability, S4). */
const REMEMBER_MS = 800;

const REFUSED: Record<Exclude<ApiKeyState, 'active'>, ErrorKey> = {
  suspended: 'auth.key_suspended',
  expired: 'auth.key_expired',
  revoked: 'auth.key_revoked',
};

type Known = { readonly actor: ScopedActor; readonly addresses: readonly string[] };

async function lookUp({ db }: Platform, token: string): Promise<Known | ErrorKey> {
  const key = await apiKeyByHash(db, hashToken(token));
  if (!key) return 'auth.key_unknown';
  if (key.state !== 'active') return REFUSED[key.state];
  const maker = await staffActor(db, key.makerId);
  return maker ? { actor: actorOfKey(maker, key), addresses: key.addresses } : 'auth.key_suspended';
}

type Authenticating = {
  readonly authenticate: KeyAuthenticator;
  /** Receives the ids of keys that were revoked. */
  readonly forget: (ids: readonly string[]) => void;
};

const made = new WeakMap<Platform, Authenticating>();

/** Returns what says who a key calls as: one for each platform, which remembers for under a second that a key may. */
export function keyAuthenticator(platform: Platform): Authenticating {
  const known = made.get(platform) ?? createKeyAuthenticator(platform);
  made.set(platform, known);
  return known;
}

function createKeyAuthenticator(platform: Platform): Authenticating {
  const remembered = new LRUCache<string, Known>({ max: 1_000, ttl: REMEMBER_MS });
  const forget = (ids: readonly string[]): void => {
    for (const [token, { actor }] of remembered.entries()) if (ids.includes(actor.sessionId)) remembered.delete(token);
  };
  platform.onSessionsEnded(forget);

  const admitted = ({ actor, addresses }: Known, ip: string): ScopedActor | ErrorKey =>
    isAllowedFrom(addresses, ip) ? actor : 'auth.key_elsewhere';

  return {
    forget,
    authenticate: async (token, ip) => {
      const known = remembered.get(token);
      if (known) return admitted(known, ip);
      const found = await lookUp(platform, token);
      if (typeof found === 'string') return found;
      remembered.set(token, found);
      const who = admitted(found, ip);
      if (typeof who !== 'string') await noteUse(platform.db, found.actor.sessionId, ip);
      return who;
    },
  };
}
