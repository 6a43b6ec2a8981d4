/** Counts tries per key in one store for all processes (reliability, section 2.5). */
export type RateLimits = {
  /**
   * Takes one try of `rule` for `key`; refuses with rate.too_many and `data.retryAfter` in seconds beyond the limit.
   * Atomic: simultaneous calls can never pass more than the limit.
   */
  take(rule: RateRule, key: string): Promise<void>;
  /** Forgets the tries of a key, after a success. */
  clear(rule: RateRule, key: string): Promise<void>;
};

export type RateRule = { readonly name: string; readonly tries: number; readonly seconds: number };

export const rateRules = {
  loginPerAccount: { name: 'login-account', tries: 10, seconds: 600 },
  loginPerIp: { name: 'login-ip', tries: 25, seconds: 300 },
  registerPerIp: { name: 'register-ip', tries: 5, seconds: 1800 },
  staffLogin: { name: 'staff-login', tries: 5, seconds: 900 },
  upload: { name: 'upload', tries: 30, seconds: 1800 },
  search: { name: 'search', tries: 60, seconds: 60 },
  missingKeys: { name: 'missing-keys', tries: 20, seconds: 60 },
  perToken: { name: 'token', tries: 300, seconds: 300 },
  perAnonymousIp: { name: 'anonymous-ip', tries: 300, seconds: 300 },
} as const satisfies Record<string, RateRule>;
