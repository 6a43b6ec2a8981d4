import { grams, mentionedWords, type Searchable, tagToken, textPieces, texts } from './search-tokens.ts';

/**
 * What a product is found by, in the form kept beside it (`product_search.words`): four lines, the words of each apart by
 * tabs.
 * 1. Words of its name, found by their beginnings; pairs of Chinese characters and the last one of each stretch.
 * 2. The same of its tags, categories and brand.
 * 3. Words of its description, and its tags whole; found as they stand.
 * 4. The pinyin of each stretch of its Chinese name, its syllables apart by blanks.
 */
export function searchWords(product: Searchable, pinyin: readonly string[]): string {
  const name = new Set(texts(product.name).flatMap(prominentWords));
  const said = [...product.tags, ...product.categoryNames].flatMap(texts).concat(product.brand).flatMap(prominentWords);
  const other = new Set(said.filter((word) => !name.has(word)));
  const exact = new Set([
    ...texts(product.description).flatMap(mentionedWords),
    ...product.tags.flatMap(texts).map((tag) => plainTag(tagToken(tag))),
  ]);
  return [[...name], [...other], [...exact], pinyin].map((words) => words.join('\t')).join('\n');
}

/** A tag's exact word, fit to stand in a line. */
export const plainTag = (token: string): string => token.replace(/\s+/gu, ' ');

function prominentWords(text: string): string[] {
  const { runs, words } = textPieces(text);
  return [...words, ...runs.flatMap(endingGrams)];
}

/** The pairs of a stretch and its last character: every single one is the beginning of one of them. */
function endingGrams(run: string): string[] {
  const characters = [...run];
  return [...grams(run).filter((gram) => gram.length > 1 && gram !== characters.at(-1)), characters.at(-1) ?? ''];
}

/** Letters of pinyin kept of one stretch from one syllable on; fewer than this are no search by pinyin. */
const PINYIN_MAX = 15;
export const PINYIN_MIN = 3;

/** The words by which one stretch's pinyin is found: from each of its syllables on, in full and by initials. */
export function pinyinWords(syllables: string): string[] {
  const parts = syllables.split(' ');
  const found: string[] = [];
  for (let from = 0; from < parts.length; from += 1) {
    const rest = parts.slice(from);
    found.push(rest.join('').slice(0, PINYIN_MAX));
    if (rest.length >= PINYIN_MIN) {
      found.push(
        rest
          .map((part) => part.slice(0, 1))
          .join('')
          .slice(0, PINYIN_MAX),
      );
    }
  }
  return found.filter((word) => word.length >= PINYIN_MIN);
}

export type WordLines = {
  readonly name: readonly string[];
  readonly other: readonly string[];
  readonly said: readonly string[];
  readonly pinyin: readonly string[];
};

const cells = (line: string | undefined): string[] => (line ? line.split('\t') : []);

/** Reads what `searchWords` wrote. */
export function readWords(kept: string): WordLines {
  const [name, other, said, pinyin] = kept.split('\n');
  return { name: cells(name), other: cells(other), said: cells(said), pinyin: cells(pinyin).flatMap(pinyinWords) };
}
