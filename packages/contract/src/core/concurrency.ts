/** How many calls of a kind one process runs at a time, how many more wait and for how long at most, before others are refused. */
export type ConcurrencyLimit = {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitMs: number;
  /** Seconds after which whoever is refused (`service.busy`) may try again. */
  readonly retryAfter: number;
};

/** Calls that take long, by kind: however many come, others keep their connections and their share of the processor. */
export const concurrencyLimits = {
  /** Days and parts of a whole combo: every kind of travel is asked, for each slot. */
  combos: { atOnce: 2, waiting: 24, waitMs: 5_000, retryAfter: 3 },
  /** The same for who buys: strangers take none of their places. */
  comboQuotes: { atOnce: 2, waiting: 24, waitMs: 5_000, retryAfter: 3 },
  /** Searches and calendars of one kind of travel. */
  searches: { atOnce: 6, waiting: 100, waitMs: 5_000, retryAfter: 2 },
} as const satisfies Record<string, ConcurrencyLimit>;

export type ConcurrencyKind = keyof typeof concurrencyLimits;
