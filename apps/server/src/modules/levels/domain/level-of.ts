/** A level as far as its place among the others matters. */
export type Placed = { readonly thresholdUsd: number };

/**
 * Where a spent value (USD cents) stands among levels in rising order of their thresholds: the index of the level held,
 * -1 below the first.
 */
export function levelIndex(levels: readonly Placed[], spentUsd: number): number {
  let held = -1;
  for (const [index, level] of levels.entries()) if (level.thresholdUsd <= spentUsd) held = index;
  return held;
}

/** The benefits of a text with one a line; empty lines are none. */
export const benefitsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Somebody else's name as others may see it: its first and last letter. */
export function shortened(nickname: string): string {
  const letters = [...nickname];
  if (letters.length <= 2) return `${letters[0] ?? ''}*`;
  return `${letters[0]}***${letters.at(-1)}`;
}
