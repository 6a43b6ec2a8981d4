import type { Localized } from '@app/contract/core/locale';
import { searchFold } from '@app/kernel/search-fold';

/** Longer words are cut here, in the index and in what is typed alike. */
const WORD_MAX = 15;
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/** Small words that say nothing about goods; left out of a query that has others. */
const SMALL_WORDS = new Set(
  'a an the of for and with in on to by de la el los las del al y con para en do da dos das e com o os as um uma un una'.split(
    ' ',
  ),
);

/** A text as goods are searched. */
export const fold = searchFold;

/** The Chinese (Japanese, Korean) stretches and the other words of a folded text. */
function pieces(folded: string): { runs: string[]; words: string[] } {
  const runs = folded.match(CJK) ?? [];
  const words = (folded.replace(CJK, ' ').match(WORD) ?? []).map((word) => word.slice(0, WORD_MAX));
  return { runs, words };
}

/** The same of a text as it is written. */
export const textPieces = (text: string): { runs: string[]; words: string[] } => pieces(fold(text));

/** Every single character and every pair of neighbours of a stretch. */
export function grams(run: string): string[] {
  const characters = [...run];
  return characters.flatMap((character, at) => {
    const next = characters[at + 1];
    return next ? [character, character + next] : [character];
  });
}

const beginnings = (word: string): string[] => Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1));

/** Tokens of a text that is found by the beginnings of its words and by single characters. */
function prominent(text: string): string[] {
  const { runs, words } = pieces(fold(text));
  return [...words.flatMap(beginnings), ...runs.flatMap(grams)];
}

/** Tokens of a longer text, found by whole words (singular or plural) and by pairs of characters. */
export function mentionedWords(text: string): string[] {
  const { runs, words } = pieces(fold(text));
  const meant = words.filter((word) => !SMALL_WORDS.has(word));
  return [...meant.flatMap((word) => [word, singular(word)]), ...runs.flatMap(grams).filter((gram) => gram.length > 1)];
}

export const texts = (text: Localized): string[] => Object.values(text);

/** Exact tokens that no typed word can equal: they hold a colon. */
export const tagToken = (tag: string): string => `tag:${fold(tag).trim()}`;
export const categoryToken = (id: string): string => `category:${id}`;
export const typeToken = (type: string): string => `type:${type}`;

export type Searchable = {
  readonly type: 'normal' | 'points';
  readonly name: Localized;
  readonly description: Localized;
  readonly tags: readonly Localized[];
  readonly brand: string;
  /** From the top category down. */
  readonly categoryPath: readonly string[];
  readonly categoryNames: readonly Localized[];
};

/**
 * The two search columns of a product, in every language at once. `nameTokens` finds what is named so (also by the
 * beginning of a word, or by one or two Chinese characters); `tokens` holds those and everything else that is said of
 * it: tags, categories and description by whole words, and exact tokens for tag, category and type.
 */
export function searchTokens(product: Searchable): { nameTokens: string[]; tokens: string[] } {
  const nameTokens = [...new Set(texts(product.name).flatMap(prominent))];
  const tokens = new Set([
    ...nameTokens,
    ...[...product.tags, ...product.categoryNames].flatMap(texts).concat(product.brand).flatMap(prominent),
    ...texts(product.description).flatMap(mentionedWords),
    ...product.tags.flatMap(texts).map(tagToken),
    ...product.categoryPath.map(categoryToken),
    typeToken(product.type),
  ]);
  return { nameTokens, tokens: [...tokens] };
}

/** Endings of plurals and singulars that no beginning covers, in English, Spanish and Portuguese, longer ones first. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['ies', 'y'],
  ['y', 'ies'],
  ['ves', 'f'],
  ['fe', 'ves'],
  ['f', 'ves'],
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ao', 'oes'],
  ['ais', 'al'],
  ['al', 'ais'],
  ['eis', 'el'],
  ['el', 'eis'],
  ['ces', 'z'],
  ['z', 'ces'],
  ['ns', 'm'],
  ['m', 'ns'],
];
const SHORTEST_WITH_FORMS = 4;

/** Words of which nothing else is the beginning: of "men" the one person is a "man", and the other way round. */
const UNLIKE: Readonly<Record<string, string>> = { men: 'man', man: 'men', women: 'woman', woman: 'women' };

/**
 * A typed word with its other numbers: any of them will do. "berries" asks for "berrie" and "berry", "cups" for "cups" and
 * "cup", "mens" for "men" and "man" too.
 */
function formsOf(word: string): string[] {
  const one = singular(word);
  const forms = word.length === SHORTEST_WITH_FORMS && one !== word ? [word, one] : [one];
  const unlike = UNLIKE[one];
  if (unlike !== undefined) return [...forms, unlike];
  if (word.length < SHORTEST_WITH_FORMS || !/^[a-z]+$/.test(word)) return forms;
  const found = ENDINGS.find(([ending]) => word.endsWith(ending));
  if (found) forms.push(word.slice(0, -found[0].length) + found[1]);
  return forms;
}

/** Short words that end like plurals and are none. */
const NO_PLURALS = new Set('lens news plus this gris tres seis anis deus mais dois pois'.split(' '));

/** A typed plural as its beginning, which finds singular and plural alike: "dresses" asks for "dress", "cups" for "cup". */
function singular(word: string): string {
  if (word.length < SHORTEST_WITH_FORMS || !word.endsWith('s') || word.endsWith('ss') || NO_PLURALS.has(word))
    return word;
  return /[sxzhnrld]es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** What was typed in words, and in pairs (or a single one) of Chinese characters. */
function queryPieces(typed: string): { words: string[]; pairs: string[] } {
  const { runs, words } = pieces(fold(typed));
  const meant = words.filter((word) => !SMALL_WORDS.has(word));
  const pairs = runs.flatMap((run) => {
    const characters = [...run];
    return characters.length === 1 ? characters : characters.slice(0, -1).map((c, at) => c + characters[at + 1]);
  });
  return { words: meant.length > 0 || runs.length > 0 ? meant : words, pairs };
}

/** The tokens a product must all have to match what was typed; empty when nothing can be searched for. */
export function queryTokens(typed: string): string[] {
  const { words, pairs } = queryPieces(typed);
  return [...new Set([...words.map(singular), ...pairs])];
}

/** One typed word: as it was typed, folded, and the forms of which a product must have one. */
export type TypedWord = { readonly word: string; readonly forms: readonly string[] };

/** The same with every form of each word. */
export function queryWords(typed: string): TypedWord[] {
  const { words, pairs } = queryPieces(typed);
  return [
    ...[...new Set(words)].map((word) => ({ word, forms: formsOf(word) })),
    ...[...new Set(pairs)].map((pair) => ({ word: pair, forms: [pair] })),
  ];
}

/** What was typed in the form it is counted and suggested in. */
export const keywordForm = (typed: string): string =>
  typed.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
