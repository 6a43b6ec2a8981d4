import { invariant } from './assert.ts';

/** Returns words of the code, such as states, as a list that SQL reads: `('unpaid', 'paid')`. Throws for anything but such words. */
export function sqlWords(words: readonly string[]): string {
  for (const word of words) invariant(/^[a-z_]+$/.test(word), `${word} is no word of the code`);
  return `(${words.map((word) => `'${word}'`).join(', ')})`;
}
