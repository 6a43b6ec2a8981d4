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

type CachedProfile = { readonly profile: CallerProfile | ProtocolError; readonly until: number };

/** Answered while a profile is on its way: the assistant comes back. */
const onItsWay = () => new ProtocolError(503, 'profile_on_its_way', 'The profile is being read: try again', 2);

async function fetchProfile(platform: Platform, url: string): Promise<CachedProfile> {
  const kept = (profile: CachedProfile['profile'], forMs: number): CachedProfile => ({
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
    return kept(callerProfile(url, await answer.text()), freshFor(answer.headers.get('cache-control')));
  } catch (error) {
    const known = error instanceof ProtocolError ? error : null;
    return kept(known ?? new ProtocolError(424, 'profile_unreachable', 'The profile cannot be reached'), FAILED_FOR_MS);
  }
}

/**
 * Returns how profiles of assistants are read: from memory, else by the guarded way out, once for all who ask at a time and never longer
 * than a moment. Throws profile_unreachable, profile_malformed, and 503 where one is still on its way or too many are.
 */
export function createProfileReader(platform: Platform): (url: string) => Promise<CallerProfile> {
  const memory = new LRUCache<string, CachedProfile>({ max: MOST_PROFILES });
  const running = new Map<string, Promise<CachedProfile>>();

  async function start(url: string): Promise<CachedProfile> {
    const known = running.get(url);
    if (known) return known;
    if (running.size >= AT_ONCE) throw onItsWay();
    const fetching = fetchProfile(platform, url).finally(() => running.delete(url));
    running.set(url, fetching);
    const read = await fetching;
    // A failure does not take the place of what was read before, while that can still be served.
    const before = memory.get(url);
    const stands = before && !(before.profile instanceof ProtocolError) && performance.now() < before.until + STALE_MS;
    if (!(stands && read.profile instanceof ProtocolError)) memory.set(url, read);
    return read;
  }

  const found = ({ profile }: CachedProfile): CallerProfile => {
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
