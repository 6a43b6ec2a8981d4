import { limits } from '@app/contract/core/limits';

/** Searches of one kind that a device keeps. */
const RECENT_AT_MOST = Math.min(limits.recentSearches, 6);

/** How the searches of one kind are told from what else may be kept, from past ones and from each other. */
export type RecentRules<T> = {
  readonly is: (value: unknown) => value is T;
  /** Whether a search is still of use on a day. */
  readonly isAhead: (one: T, today: string) => boolean;
  readonly isSame: (a: T, b: T) => boolean;
};

/** What the device kept, as far as it can be read and is of use on `today`. */
export const readRecent = <T>(kept: unknown, today: string, rules: RecentRules<T>): T[] =>
  Array.isArray(kept)
    ? kept
        .filter(rules.is)
        .filter((one) => rules.isAhead(one, today))
        .slice(0, RECENT_AT_MOST)
    : [];

/** The list with a search in front; the same one stands in it once. */
export const withRecent = <T>(list: readonly T[], added: T, rules: RecentRules<T>): T[] =>
  [added, ...list.filter((one) => !rules.isSame(one, added))].slice(0, RECENT_AT_MOST);
