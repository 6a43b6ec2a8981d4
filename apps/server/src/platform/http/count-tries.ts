import { isIPv6 } from 'node:net';
import { refuse } from '@app/contract/core/refuse';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { ValkeyLink } from '../valkey/valkey-link.ts';
import type { RateKey, RateLimits, RateRule } from './rate-limits.ts';

type Limiter = {
  /** Throws RateLimiterRes beyond the limit. */
  consume(key: string): Promise<{ readonly remainingPoints: number }>;
  delete(key: string): Promise<boolean>;
};

/** Coarse limits are counted in Valkey, else per process; what guards a secret is counted in the database, which keeps it. */
const COARSE = new Set(['token', 'anonymous-ip', 'fresh-page', 'search', 'assistant', 'assistant-profiles', 'taps']);

/** An IPv4 address written as an IPv6 one, mapped (RFC 4291) or translated (RFC 6052), in the way that URLs write it. */
const IPV4_WITHIN = /^(?:::ffff|64:ff9b:):([\da-f]{1,4}):([\da-f]{1,4})$/;

/** The IPv4 address that an IPv6 address is in truth; null for none. */
function ipv4Within(address: string): string | null {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = IPV4_WITHIN.exec(written) ?? [];
  if (high === undefined || low === undefined) return null;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

/**
 * An IPv6 caller owns at least a /64; all of it counts as one. An IPv4 address counts as itself, however it is written, and
 * anything else as it is.
 */
export function subject(key: string): string {
  const [address = ''] = key.split('%');
  if (!isIPv6(address)) return key;
  const within = ipv4Within(address);
  if (within !== null) return within;
  const [head = '', tail] = address.split('::');
  const groups = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** A part of a key in which there is no space: one stands between two parts. */
const part = (of: string): string => of.replaceAll('%', '%25').replaceAll(' ', '%20');
const written = (key: RateKey): string =>
  (typeof key === 'string' ? [key] : key).map((one) => part(subject(one))).join(' ');

/** Keys of one limit that are counted in memory; who came longest ago goes first. Keys are short: addresses and marks. */
const KEYS_MAX = 100_000;

/** Tries of a rule in this process. */
function memoryLimiter({ tries, seconds }: RateRule): Limiter {
  const counted = new LRUCache<string, { tries: number; readonly until: number }>({ max: KEYS_MAX });
  return {
    consume: async (key) => {
      const now = performance.now();
      const known = counted.get(key);
      const entry = known && known.until > now ? known : { tries: 0, until: now + seconds * 1000 };
      if (entry !== known) counted.set(key, entry);
      entry.tries += 1;
      if (entry.tries > tries) throw new RateLimiterRes(0, entry.until - now, entry.tries);
      return { remainingPoints: tries - entry.tries };
    },
    delete: async (key) => counted.delete(key),
  };
}

/** Tries of a rule in all processes as long as Valkey is heard, and in this one otherwise. */
function coarseLimiter(rule: RateRule, valkey: ValkeyLink | null): Limiter {
  const here = memoryLimiter(rule);
  if (!valkey) return here;
  const shared = new RateLimiterRedis({
    storeClient: valkey.client,
    points: rule.tries,
    duration: rule.seconds,
    keyPrefix: `${valkey.prefix}:tries:${rule.name}`,
    rejectIfRedisNotReady: true,
  });
  /** Does it in Valkey; what is no answer of it is done here. */
  const either = async <T>(there: () => Promise<T>, instead: () => Promise<T>): Promise<T> => {
    if (!valkey.hears()) return instead();
    return there().catch((error: unknown) => {
      if (error instanceof RateLimiterRes) throw error;
      return instead();
    });
  };
  return {
    consume: (key) =>
      either<{ readonly remainingPoints: number }>(
        () => shared.consume(key),
        () => here.consume(key),
      ),
    delete: (key) =>
      either(
        () => shared.delete(key),
        () => here.delete(key),
      ),
  };
}

/** Limits that count: what guards a secret in the table `rate_limit`, the coarse ones in Valkey where there is one. */
export function createRateLimits(pool: pg.Pool, valkey: ValkeyLink | null = null): RateLimits {
  const limiters = new Map<string, Limiter>();

  function limiterOf(rule: RateRule): Limiter {
    const known = limiters.get(rule.name);
    if (known) return known;
    const options = { points: rule.tries, duration: rule.seconds, keyPrefix: rule.name };
    const made = COARSE.has(rule.name)
      ? coarseLimiter(rule, valkey)
      : new RateLimiterPostgres({ ...options, storeClient: pool, tableName: 'rate_limit', tableCreated: true });
    limiters.set(rule.name, made);
    return made;
  }

  return {
    take: async (rule, key) => {
      try {
        return (await limiterOf(rule).consume(written(key))).remainingPoints;
      } catch (blocked) {
        if (!(blocked instanceof RateLimiterRes)) throw blocked;
        return refuse('rate.too_many', { retryAfter: Math.max(1, Math.ceil(blocked.msBeforeNext / 1000)) });
      }
    },
    clear: async (rule, key) => void (await limiterOf(rule).delete(written(key))),
    clearEverywhere: async ({ name }, key) => {
      const counted = `${name}:${written(key)}`;
      await pool.query("DELETE FROM rate_limit WHERE key = $1 OR starts_with(key, $1 || ' ')", [counted]);
    },
    spent: async ({ name, tries }, keys) => {
      const { rows } = await pool.query<{ key: string; until: string }>(
        `SELECT n.key, max(r.expire) AS until FROM unnest($1::text[], $2::text[]) AS n(key, counted)
          JOIN rate_limit r ON r.key = n.counted OR starts_with(r.key, n.counted || ' ')
          WHERE r.points >= $3 AND r.expire > $4 GROUP BY 1`,
        [keys, keys.map((key) => `${name}:${written(key)}`), tries, Date.now()],
      );
      return new Map(rows.map(({ key, until }) => [key, new Date(Number(until))]));
    },
  };
}

/** No limits: for benchmarks and journeys, where one address makes every call. */
export const unlimited: RateLimits = {
  take: async () => Number.POSITIVE_INFINITY,
  clear: async () => undefined,
  clearEverywhere: async () => undefined,
  spent: async () => new Map(),
};
