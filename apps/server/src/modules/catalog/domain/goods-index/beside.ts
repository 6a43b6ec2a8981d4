import type { Form } from '../search-tokens.ts';
import { readWords, type WordLines } from '../search-words.ts';
import type { GoodsFacts } from './facts.ts';

/** A product that has changed since the index was made; looked at one by one. */
export type Beside = { readonly facts: GoodsFacts; readonly words: WordLines };

export const beside = (facts: GoodsFacts): Beside => ({ facts, words: readWords(facts.words) });

/** Forms of one typed word, of which any will do. */
export type Term = readonly Form[];

const begins = (words: readonly string[], term: Term): boolean =>
  words.some((word) => term.some(({ text, whole }) => (whole ? word === text : word.startsWith(text))));

const isWhole = ({ words }: Beside, term: Term): boolean =>
  words.name.some((word) => term.some(({ text }) => word === text));
const isNamed = ({ words }: Beside, term: Term): boolean => begins(words.name, term);
const isSaid = (one: Beside, term: Term): boolean =>
  isNamed(one, term) ||
  begins(one.words.other, term) ||
  one.words.said.some((word) => term.some(({ text }) => word === text));

/** Where a product is found by all terms: as whole words of its name, by beginnings of such, elsewhere, only by pinyin, or (null) not at all. */
export function foundIn(
  one: Beside,
  terms: readonly Term[],
  exact: readonly string[],
): 'whole' | 'name' | 'other' | 'pinyin' | null {
  if (!exact.every((word) => one.words.said.includes(word))) return null;
  if (terms.length > 0 && terms.every((term) => isWhole(one, term))) return 'whole';
  if (terms.length > 0 && terms.every((term) => isNamed(one, term))) return 'name';
  if (terms.every((term) => isSaid(one, term))) return 'other';
  return terms.every((term) => isSaid(one, term) || begins(one.words.pinyin, term)) ? 'pinyin' : null;
}
