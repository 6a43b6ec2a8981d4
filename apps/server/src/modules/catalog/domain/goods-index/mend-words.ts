import { fold, type TypedWord } from '../search-tokens.ts';
import type { Term } from './beside.ts';

/** What has to be known of the goods to tell what was meant. */
export type Goods = {
  /** Whether any product is found by all of these words. */
  readonly holds: (terms: readonly Term[]) => boolean;
  /** Words of goods near a typed one, nearest first. */
  readonly near: (word: string) => readonly string[];
  /** What was typed in words, as its reader means them. */
  readonly words: (typed: string) => readonly TypedWord[];
};

/** Choices tried in all, so that a long line of slips costs no more than a short one. */
const MOST_TRIES = 24;
const SHORTEST_HALF = 3;
const LATIN = /[\p{sc=Latn}\p{N}\p{M}]+/gu;
/** Words are cut here in the index (see `search-tokens.ts`). */
const folded = (word: string): string => fold(word).slice(0, 15);

const begins = (text: string): Term => [{ text, whole: false }];

/** What an unknown word may have been meant as: a word near it, or two that were typed as one. */
function meant({ word, forms }: TypedWord, goods: Goods): string[] {
  if (goods.holds([forms])) return [word];
  const halves: string[] = [];
  for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (goods.holds([begins(left), begins(right)])) halves.push(`${left} ${right}`);
  }
  return [...goods.near(word), ...halves];
}

/** Every way to take one choice of each, the first choices first, at most so many. */
function combined(choices: readonly (readonly string[])[]): string[][] {
  let ways: string[][] = [[]];
  for (const each of choices) ways = ways.flatMap((way) => each.map((one) => [...way, one])).slice(0, MOST_TRIES);
  return ways;
}

/** Two words typed as one belong together, if some product is found so. */
function joined(words: readonly TypedWord[], typed: string, goods: Goods): string | null {
  for (let at = 0; at + 1 < words.length; at += 1) {
    const [left, right] = [words[at]?.word ?? '', words[at + 1]?.word ?? ''];
    const pattern = typed.replace(/\s+/gu, ' ');
    const together = fold(pattern).replace(`${left} ${right}`, `${left}${right}`);
    const terms = goods.words(together).map(({ forms }) => forms);
    if (terms.length < words.length && goods.holds(terms)) return together;
  }
  return null;
}

const isChinesePair = (typed: string): boolean => /^\p{sc=Han}{2}$/u.test(typed.trim());

/** Endings of Chinese words of two characters, before which the thing is said. */
const CHINESE_ENDINGS = new Set(['子', '头', '儿']);

/** The character of a Chinese word of two that says what it is, if goods are called so at the end: 表 of 手表. */
function ofItsCharacters(pair: string, goods: Goods): string | null {
  const [first = '', last = ''] = pair;
  const thing = CHINESE_ENDINGS.has(last) ? first : last;
  return first !== last && goods.holds([[{ text: thing, whole: true }]]) ? thing : null;
}

/**
 * Returns what was probably meant by words that find nothing: each word that no product has gives way to one near it, words
 * typed as one come apart and words typed apart come together. Null when nothing near finds anything.
 */
export function mended(typed: string, goods: Goods): string | null {
  const words = goods.words(typed);
  if (words.length === 0) return null;
  if (isChinesePair(typed)) return ofItsCharacters(fold(typed.trim()), goods);
  const whole = joined(words, typed, goods);
  if (whole !== null) return whole;
  const choices = words.map((word) => meant(word, goods));
  for (const way of combined(choices)) {
    const instead = new Map(words.map(({ word }, at) => [word, way[at] ?? word]));
    const text = typed.replace(LATIN, (piece) => {
      const other = instead.get(folded(piece));
      return other === undefined || other === folded(piece) ? piece : other;
    });
    if (text !== typed && goods.holds(goods.words(text).map(({ forms }) => forms))) return text;
  }
  return null;
}

/** The words of a text as a name writes them, accents and all, where the name has them. */
export function spelledAs(text: string, names: readonly string[]): string {
  const written = new Map<string, string>();
  for (const name of names) {
    for (const [word] of name.matchAll(LATIN))
      if (!written.has(fold(word))) written.set(fold(word), word.toLowerCase());
  }
  return text.replace(LATIN, (word) => written.get(word) ?? word);
}
