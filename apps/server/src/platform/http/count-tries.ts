import { isIPv4, isIPv6 } from 'node:net';
import { refuse } from '@app/contract/core/refuse';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateKey, RateLimits, RateRule } from './rate-limits.ts';

/** Coarse limits are counted per process; what guards a secret is counted in the database, for all processes. */
const IN_MEMORY = new Set(['token', 'anonymous-ip', 'search']);

/** An IPv6 caller owns at least a /64; all of it counts as one. Anything but an IPv6 address counts as it is. */
export function subject(key: string): string {
  const [address = ''] = key.split('%');
  if (!isIPv6(address)) return key;
  if (address.startsWith('::ffff:') && isIPv4(address.slice(7))) return address.slice(7);
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

/** Limits that count, what guards a secret in the table `rate_limit`. */
export function createRateLimits(pool: pg.Pool): RateLimits {
  const limiters = new Map<string, RateLimiterMemory | RateLimiterPostgres>();

  function limiterOf(rule: RateRule): RateLimiterMemory | RateLimiterPostgres {
    const known = limiters.get(rule.name);
    if (known) return known;
    const options = { points: rule.tries, duration: rule.seconds, keyPrefix: rule.name };
    const made = IN_MEMORY.has(rule.name)
      ? new RateLimiterMemory(options)
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
