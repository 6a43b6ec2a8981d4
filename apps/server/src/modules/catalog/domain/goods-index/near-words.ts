import { slipsBetween, slipsIn } from '@app/kernel/slip';

/** Shorter words are not guessed at: too many others are one letter away. */
const SHORTEST = 4;
/** Words shorter than this mean something else once a letter is another: women and woven, kids and kiss. */
const SHORTEST_CHANGED = 6;
const BUCKETS = 4_096;
const CANDIDATES = 4;

const pairsOf = (word: string): number[] =>
  Array.from(word, (_, at) => ((at === 0 ? 94 : word.charCodeAt(at - 1)) * 67 + word.charCodeAt(at)) % BUCKETS);

/** Words of which none is only digits or Chinese, with the pairs of letters in them. */
export type NearVocabulary = {
  readonly words: readonly string[];
  readonly from: Uint32Array;
  readonly at: Uint32Array;
  readonly shared: Uint8Array;
};

const GUESSABLE = /^[\p{sc=Latn}\d]*\p{sc=Latn}[\p{sc=Latn}\d]*$/u;
export const guessable = (word: string): boolean => word.length >= SHORTEST - 1 && GUESSABLE.test(word);

/** Prepares words to be guessed among. */
export function nearVocabulary(all: Iterable<string>): NearVocabulary {
  const words = [...all].filter(guessable);
  const from = new Uint32Array(BUCKETS + 1);
  for (const word of words) for (const pair of pairsOf(word)) from[pair + 1] = (from[pair + 1] ?? 0) + 1;
  for (let pair = 0; pair < BUCKETS; pair += 1) from[pair + 1] = (from[pair + 1] ?? 0) + (from[pair] ?? 0);
  const at = new Uint32Array(from[BUCKETS] ?? 0);
  const next = from.slice();
  words.forEach((word, place) => {
    for (const pair of pairsOf(word)) {
      at[next[pair] ?? 0] = place;
      next[pair] = (next[pair] ?? 0) + 1;
    }
  });
  return { words, from, at, shared: new Uint8Array(words.length) };
}

/** Words that have enough pairs of letters in common with a typed one to be near it. */
function candidates(typed: string, among: NearVocabulary): string[] {
  const pairs = pairsOf(typed);
  // A letter changed round with its neighbour spoils three pairs.
  const needed = Math.max(1, pairs.length - 3 * slipsIn(typed.length));
  const { words, from, at, shared } = among;
  const touched: number[] = [];
  for (const pair of pairs) {
    for (let place = from[pair] ?? 0; place < (from[pair + 1] ?? 0); place += 1) {
      const word = at[place] ?? 0;
      if (shared[word] === 0) touched.push(word);
      shared[word] = (shared[word] ?? 0) + 1;
    }
  }
  const found = touched.filter((word) => (shared[word] ?? 0) >= needed).map((word) => words[word] ?? '');
  for (const word of touched) shared[word] = 0;
  return found;
}

const FAR = 99;

/** Slips to a whole word count less than those to the beginning of a longer one. */
function scoreOf(typed: string, word: string, most: number): number {
  const { whole, start } = slipsBetween(typed, word);
  return Math.min(whole <= most ? whole * 2 : FAR, start <= most ? start * 2 + 1 : FAR);
}

const lettersOf = (word: string): string => [...word].sort().join('');

/** Whether a short word is another with two letters changed round, or with one missing or too many behind the first. */
function isShortSlip(typed: string, other: string): boolean {
  if (slipsBetween(typed, other).whole > 1) return false;
  return typed.length === other.length ? lettersOf(typed) === lettersOf(other) : typed[0] === other[0];
}

/** The same of a short word, in which no letter is taken for another. */
function shortScoreOf(typed: string, word: string): number {
  if (isShortSlip(typed, word)) return 2;
  const { length } = typed;
  return [length, length + 1].some((end) => isShortSlip(typed, word.slice(0, end))) ? 3 : FAR;
}

/**
 * Returns the words that a typed one may have been meant as, nearest first, then the more frequent; whole words before
 * beginnings of longer ones. `more` are further words that may be meant.
 */
export function nearWords(
  typed: string,
  among: NearVocabulary,
  given: { readonly more: Iterable<string>; readonly timesOf: (word: string) => number },
): string[] {
  const most = slipsIn(typed.length);
  if (most === 0 || !guessable(typed)) return [];
  const found = new Map<string, { score: number; times: number }>();
  const look = (word: string): void => {
    if (word.length < typed.length - most || found.has(word)) return;
    const score = typed.length < SHORTEST_CHANGED ? shortScoreOf(typed, word) : scoreOf(typed, word, most);
    if (score < FAR) found.set(word, { score, times: given.timesOf(word) });
  };
  for (const word of candidates(typed, among)) look(word);
  for (const word of given.more) if (guessable(word)) look(word);
  return [...found]
    .sort(([a, x], [b, y]) => x.score - y.score || y.times - x.times || (a < b ? -1 : 1))
    .slice(0, CANDIDATES)
    .map(([word]) => word);
}
