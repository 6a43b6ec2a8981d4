import { LRUCache } from 'lru-cache';
import { outgoingFetch } from '../../../platform/http/outgoing/outgoing.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type CallerProfile, callerProfile, freshFor } from '../domain/caller-profile.ts';
import { ProtocolError } from '../domain/protocol-error.ts';

/** Profiles in the memory of a process, who names how many. */
const MOST_PROFILES = 500;
const FETCH_MS = 10_000;
/** How long a call waits for a profile that is not known yet; after that it is answered with 503. */
const WAIT_MS = 3_000;
/** After a failure an address is left alone for so long. */
const FAILED_FOR_MS = 60_000;
/** A profile is served for so long after it stopped being fresh, while it is read anew. */
const STALE_MS = 300_000;
/** Profiles that are fetched at a time. */
const AT_ONCE = 8;

type CachedDocument<T> = { readonly profile: T | ProtocolError; readonly until: number };

/** Reads the text of a document. Throws a ProtocolError where it is none. */
type ReadDocument<T> = (url: string, text: string) => T;

/** Answered while a profile is on its way: the assistant comes back. */
const onItsWay = () => new ProtocolError(503, 'profile_on_its_way', 'The profile is being read: try again', 2);

async function fetchDocument<T>(platform: Platform, read: ReadDocument<T>, url: string): Promise<CachedDocument<T>> {
  const kept = (profile: T | ProtocolError, forMs: number): CachedDocument<T> => ({
    profile,
    until: performance.now() + forMs,
  });
  try {
    const answer = await outgoingFetch(platform)(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(FETCH_MS),
    });
    if (!answer.ok)
      throw new ProtocolError(424, 'profile_unreachable', `The profile was answered with ${answer.status}`);
    return kept(read(url, await answer.text()), freshFor(answer.headers.get('cache-control')));
  } catch (error) {
    const known = error instanceof ProtocolError ? error : null;
    return kept(known ?? new ProtocolError(424, 'profile_unreachable', 'The profile cannot be reached'), FAILED_FOR_MS);
  }
}

/**
 * Returns how documents of strangers are read: from memory, else by the guarded way out, once for all who ask at a time and never longer
 * than a moment. Throws profile_unreachable, what `read` throws, and 503 where one is still on its way or too many are.
 */
export function createDocumentReader<T>(platform: Platform, read: ReadDocument<T>): (url: string) => Promise<T> {
  const memory = new LRUCache<string, CachedDocument<T>>({ max: MOST_PROFILES });
  const running = new Map<string, Promise<CachedDocument<T>>>();

  async function start(url: string): Promise<CachedDocument<T>> {
    const known = running.get(url);
    if (known) return known;
    if (running.size >= AT_ONCE) throw onItsWay();
    const fetching = fetchDocument(platform, read, url).finally(() => running.delete(url));
    running.set(url, fetching);
    const fetched = await fetching;
    // A failure does not take the place of what was read before, while that can still be served.
    const before = memory.get(url);
    const stands = before && !(before.profile instanceof ProtocolError) && performance.now() < before.until + STALE_MS;
    if (!(stands && fetched.profile instanceof ProtocolError)) memory.set(url, fetched);
    return fetched;
  }

  const found = ({ profile }: CachedDocument<T>): T => {
    if (profile instanceof ProtocolError) throw profile;
    return profile;
  };

  return async (url) => {
    const kept = memory.get(url);
    const now = performance.now();
    if (kept && now < kept.until) return found(kept);
    if (kept && !(kept.profile instanceof ProtocolError) && now < kept.until + STALE_MS) {
      start(url).catch(() => undefined);
      return found(kept);
    }
    await platform.limits.take(rateRules.assistantProfiles, 'all');
    const waiting = Promise.withResolvers<never>();
    const timer = setTimeout(() => waiting.reject(onItsWay()), WAIT_MS);
    try {
      return found(await Promise.race([start(url), waiting.promise]));
    } finally {
      clearTimeout(timer);
    }
  };
}

export type ProfileReader = (url: string) => Promise<CallerProfile>;

/** Returns how profiles of assistants are read, as documents of strangers are. Throws profile_malformed beside. */
export const createProfileReader = (platform: Platform): ProfileReader => createDocumentReader(platform, callerProfile);
