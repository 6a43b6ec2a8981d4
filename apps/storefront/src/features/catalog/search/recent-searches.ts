import { limits } from '@app/contract/core/limits';

/** The list with a keyword in front; an earlier one of the same letters goes, and so does what is beyond the limit. */
export function withRecent(list: readonly string[], keyword: string): string[] {
  const word = keyword.trim();
  if (!word) return [...list];
  return [word, ...withoutRecent(list, word)].slice(0, limits.recentSearches);
}

/** The list without a keyword, whatever its letters' case. */
export const withoutRecent = (list: readonly string[], keyword: string): string[] =>
  list.filter((one) => one.toLowerCase() !== keyword.toLowerCase());

/** What the device kept, as a list of keywords; anything else counts as none. */
export const readRecent = (kept: unknown): string[] =>
  Array.isArray(kept)
    ? kept.filter((one): one is string => typeof one === 'string' && one !== '').slice(0, limits.recentSearches)
    : [];
