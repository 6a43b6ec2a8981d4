/** What tries are counted by: one name, or several parts that no name can imitate, however it is written. */
export type RateKey = string | readonly [string, ...string[]];

/** Counts tries per key in one store for all processes: a second process must not double what may be tried. */
export type RateLimits = {
  /**
   * Takes one try of `rule` for `key`; refuses with rate.too_many and `data.retryAfter` in seconds beyond the limit.
   * Atomic: simultaneous calls can never pass more than the limit. Gives how many tries are left.
   */
  take(rule: RateRule, key: RateKey): Promise<number>;
  /** Forgets the tries of a key, after a success. */
  clear(rule: RateRule, key: RateKey): Promise<void>;
  /** Forgets the tries of a name wherever they were made: of the key and of those whose first part it is. */
  clearEverywhere(rule: RateRule, key: string): Promise<void>;
  /** Of these names, those without a try left somewhere (`clearEverywhere`), and when they have tries again. */
  spent(rule: RateRule, keys: readonly string[]): Promise<ReadonlyMap<string, Date>>;
};

export type RateRule = { readonly name: string; readonly tries: number; readonly seconds: number };

export const rateRules = {
  loginPerAccount: { name: 'login-account', tries: 10, seconds: 600 },
  loginPerIp: { name: 'login-ip', tries: 25, seconds: 300 },
  /** Passkeys tried on a device where someone signed in before. */
  passkeyPerDevice: { name: 'passkey-device', tries: 25, seconds: 300 },
  /** Ways back from a provider on a device where someone signed in before. */
  oidcPerDevice: { name: 'oidc-device', tries: 25, seconds: 300 },
  registerPerIp: { name: 'register-ip', tries: 5, seconds: 1800 },
  /** Whoever is signed in and proves their password once more. */
  provePassword: { name: 'prove-password', tries: 10, seconds: 600 },
  /** Codes by e-mail, of one customer or for one e-mail. */
  emailCode: { name: 'email-code', tries: 5, seconds: 1800 },
  emailCodeWait: { name: 'email-code-wait', tries: 1, seconds: 60 },
  resetPerIp: { name: 'reset-ip', tries: 10, seconds: 1800 },
  /** For one e-mail, from everywhere that is not known to have signed in as it. */
  resetElsewhere: { name: 'reset-elsewhere', tries: 10, seconds: 1800 },
  /** Codes that are typed for one e-mail at one address, and at all that are not known. */
  resetTries: { name: 'reset-tries', tries: 5, seconds: 600 },
  resetTriesElsewhere: { name: 'reset-tries-elsewhere', tries: 25, seconds: 1800 },
  resetTriesPerIp: { name: 'reset-tries-ip', tries: 25, seconds: 300 },
  staffLogin: { name: 'staff-login', tries: 5, seconds: 900 },
  /** Of an account whose password was right. */
  staffSecondStep: { name: 'staff-second-step', tries: 5, seconds: 900 },
  /** Whoever is signed in and proves their password or authenticator once more. */
  staffProof: { name: 'staff-proof', tries: 5, seconds: 900 },
  staffLoginPerIp: { name: 'staff-login-ip', tries: 25, seconds: 300 },
  upload: { name: 'upload', tries: 30, seconds: 1800 },
  chatMessage: { name: 'chat-message', tries: 30, seconds: 60 },
  chatVisit: { name: 'chat-visit', tries: 30, seconds: 3600 },
  withdrawal: { name: 'withdrawal', tries: 10, seconds: 60 },
  transfer: { name: 'transfer', tries: 10, seconds: 60 },
  recipientPerMinute: { name: 'recipient-minute', tries: 15, seconds: 60 },
  recipientPerDay: { name: 'recipient-day', tries: 100, seconds: 86_400 },
  statement: { name: 'statement', tries: 30, seconds: 600 },
  mailTest: { name: 'mail-test', tries: 5, seconds: 600 },
  search: { name: 'search', tries: 60, seconds: 60 },
  couponCode: { name: 'coupon-code', tries: 10, seconds: 600 },
  freshPage: { name: 'fresh-page', tries: 1_500, seconds: 300 },
  feed: { name: 'feed', tries: 60, seconds: 600 },
  /** Calendars for other sites, by their address; and by who reads: sites read those of many from one. */
  calendar: { name: 'calendar', tries: 60, seconds: 600 },
  calendarsPerIp: { name: 'calendars-ip', tries: 1_200, seconds: 600 },
  missingKeys: { name: 'missing-keys', tries: 20, seconds: 60 },
  /** Calls of assistants by the profile that they name, who they are for; and first calls of unknown profiles. */
  perAssistant: { name: 'assistant', tries: 1_200, seconds: 300 },
  assistantProfiles: { name: 'assistant-profiles', tries: 120, seconds: 60 },
  /** What pages of one address send of their taps, where the shop traces. */
  taps: { name: 'taps', tries: 120, seconds: 60 },
  perToken: { name: 'token', tries: 300, seconds: 300 },
  perAnonymousIp: { name: 'anonymous-ip', tries: 300, seconds: 300 },
} as const satisfies Record<string, RateRule>;
