import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { LRUCache } from 'lru-cache';
import { hashToken } from '../../../../platform/auth/tokens.ts';
import type { CustomerActor } from '../../../../platform/http/bind.ts';
import type { Authenticator, Platform } from '../../../../platform/slice.ts';
import { sessionByHash, touchSession } from '../../core/db/session.repo.ts';
import { refusalOf } from '../../core/domain/session-rules.ts';

/** A session ended in a process that cannot be heard is believed this long at most; the promise is 1 s. */
const BELIEVED_MS = 900;
const MOST_KEPT = 20_000;

export type Sessions = {
  readonly authenticate: Authenticator<CustomerActor>;
  /** Forgets sessions in this process at once and tells the others. Call it after the commit. */
  readonly ended: (ids: readonly string[]) => void;
  /** Forgets everything kept of a customer here: what the actor says about them has changed. */
  readonly changed: (customerId: string) => void;
};

/** Who a customer's token belongs to. Answers are kept for less than a second, and never past an end known here. */
export function createSessions(platform: Platform): Sessions {
  const kept = new LRUCache<string, CustomerActor>({ max: MOST_KEPT, ttl: BELIEVED_MS, ttlResolution: 0 });
  let ends = 0;

  const forget = (test: (actor: CustomerActor) => boolean): void => {
    // Whoever is being read at this moment may be read as it was before.
    ends += 1;
    for (const [key, actor] of kept.entries()) if (test(actor)) kept.delete(key);
  };

  const forgetSessions = (ids: readonly string[]): void => {
    const ended = new Set(ids);
    forget((actor) => ended.has(actor.sessionId));
  };
  platform.onSessionsEnded(forgetSessions);

  async function authenticate(token: string): Promise<CustomerActor | ErrorKey> {
    const known = kept.get(token);
    if (known) return known;
    const begun = ends;
    const row = await sessionByHash(platform.reads, hashToken(token));
    const refusal = refusalOf(
      row && {
        endedBecause: row.ended_because,
        expired: row.expired,
        customerExists: row.customer_exists,
        disabled: row.disabled,
      },
    );
    if (refusal || !row) return refusal ?? 'auth.token_mismatch';
    if (row.untouched) await touchSession(platform.db, row.id);
    const actor: CustomerActor = {
      kind: 'customer',
      id: row.customer_id,
      sessionId: row.id,
      nickname: row.nickname ?? '',
    };
    if (begun === ends) kept.set(token, actor);
    return actor;
  }

  return {
    authenticate,
    ended: (ids) => {
      if (ids.length === 0) return;
      forgetSessions(ids);
      platform.sessionsEnded(ids);
    },
    changed: (customerId) => forget((actor) => actor.id === customerId),
  };
}
