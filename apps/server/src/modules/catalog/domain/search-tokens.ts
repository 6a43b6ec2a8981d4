import type { Locale, Localized } from '@app/contract/core/locale';
import { searchFold, searchFoldApart, searchFoldStraight } from '@app/kernel/search-fold';

/** Longer words are cut here, in the index and in what is typed alike. */
const WORD_MAX = 15;
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const COMPOUND = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** Small words that say nothing about goods; left out of a query that has others. */
const SMALL_WORDS = new Set(
  'a an the of for and with in on to by de la el los las del al y con para en do da dos das e com o os as um uma un una'.split(
    ' ',
  ),
);

/** A text as goods are searched. */
export const fold = searchFold;
const POSSESSIVE = /(?<=[\p{L}\p{N}])['’]s(?![\p{L}\p{N}])/giu;

/** The Chinese (Japanese, Korean) stretches and the other words of a folded text. */
function pieces(folded: string): { runs: string[]; words: string[] } {
  const runs = folded.match(CJK) ?? [];
  const words = (folded.replace(CJK, ' ').match(WORD) ?? []).map((word) => word.slice(0, WORD_MAX));
  return { runs, words };
}

/** The words with hyphens of a folded text, without them. */
const compounds = (folded: string): string[] =>
  (folded.replace(CJK, ' ').match(COMPOUND) ?? []).map((word) => word.replaceAll('-', '').slice(0, WORD_MAX));

/** The same of a text as it is written; "d'azur" is found as "dazur", "Wi-Fi" as "wifi", and both by their parts. */
export function textPieces(text: string): { runs: string[]; words: string[] } {
  const folded = fold(text);
  const { runs, words } = pieces(folded);
  const apart = pieces(searchFoldApart(text)).words;
  const more = [...(apart.length === words.length ? [] : apart), ...compounds(folded)];
  return { runs, words: more.length === 0 ? words : [...new Set([...words, ...more])] };
}

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
  const { runs, words } = textPieces(text);
  return [...words.flatMap(beginnings), ...runs.flatMap(grams)];
}

/** Tokens of a longer text, found by whole words (singular or plural) and by pairs of characters. */
export function mentionedWords(text: string): string[] {
  const { runs, words } = textPieces(text);
  const meant = words.filter((word) => !SMALL_WORDS.has(word));
  return [
    ...meant.flatMap((word) => [word, ...plurals(word)]),
    ...runs.flatMap(grams).filter((gram) => gram.length > 1),
  ];
}

export const texts = (text: Localized): string[] => Object.values(text);

/** Exact tokens that no typed word can equal: they hold a colon. */
export const tagToken = (tag: string): string => `tag:${searchFoldStraight(tag).trim()}`;
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
const ENDINGS: readonly (readonly [ending: string, ...others: string[]])[] = [
  ['ies', 'y'],
  ['ves', 'f', 'fe'],
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ces', 'z'],
  ['fe', 'ves'],
  ['ao', 'oes'],
  ['al', 'ais'],
  ['el', 'eis'],
  ['ns', 'm'],
  ['y', 'ies'],
  ['f', 'ves'],
  ['z', 'ces'],
  ['m', 'ns'],
];
const SHORTEST_WITH_FORMS = 4;

/** Of "men" the one person is a "man", and the other way round: neither is the beginning of the other. */
const UNLIKE: ReadonlyMap<string, string> = new Map([
  ['men', 'man'],
  ['man', 'men'],
  ['women', 'woman'],
  ['woman', 'women'],
]);

/** One way to find a typed word: by words that begin so, or by the whole word alone. */
export type Form = { readonly text: string; readonly whole: boolean };

/** How a typed text is read: in whose language, and whether its last word may still be on the way to a longer one. */
export type Typing = { readonly lang: Locale; readonly unfinished: boolean };

const SUBMITTED: Typing = { lang: 'en-US', unfinished: false };

/** Returns whether a word is one that English readers have finished typing, though others begin with it: "men", not "menta". */
const isFinished = (word: string, { lang, unfinished }: Typing): boolean =>
  !unfinished && (lang === 'en-US' || lang === 'zh-cn') && plurals(word).some((one) => UNLIKE.has(one));

/**
 * Returns a typed word and its other numbers; any of them will do. What was typed may be the beginning of a word, another
 * number is a whole one: "ties" looks for "tie" and never for "tyre", "mens" for "men" and "man" and never for "mango".
 */
function formsOf(word: string, typing: Typing): Form[] {
  const others = new Set(plurals(word).filter((one) => one !== word));
  for (const one of plurals(word)) {
    const unlike = UNLIKE.get(one);
    if (unlike !== undefined) others.add(unlike);
  }
  if (word.length >= SHORTEST_WITH_FORMS && /^[a-z]+$/.test(word)) {
    const [ending, ...instead] = ENDINGS.find(([end]) => word.endsWith(end)) ?? [''];
    for (const other of instead) others.add(word.slice(0, -ending.length) + other);
  }
  return [{ text: word, whole: isFinished(word, typing) }, ...[...others].map((text) => ({ text, whole: true }))];
}

/** Short words that end like plurals and are none. */
const NO_PLURALS = new Set('lens news plus this gris tres seis anis deus mais dois pois'.split(' '));

/** Returns a typed plural without its ending, the shortest first; a word that is no plural alone. */
function plurals(word: string): string[] {
  if (word.length < SHORTEST_WITH_FORMS || !word.endsWith('s') || word.endsWith('ss') || NO_PLURALS.has(word))
    return [word];
  const without = word.slice(0, -1);
  return /[sxzhjnrldo]es$/.test(word) ? [without.slice(0, -1), without] : [without];
}

/** A typed plural as its beginning, which finds singular and plural alike: "dresses" looks for "dress", "cups" for "cup". */
const singular = (word: string): string => plurals(word)[0] ?? word;

/** Words of two Chinese characters that mean something else than their first one. */
const NOT_ITS_FIRST = new Set(
  '电子 原子 分子 量子 离子 儿子 女子 男子 王子 公子 亲子 父子 母子 弟子 种子 瓜子 莲子 宝宝 妈妈 爸爸 奶奶 爷爷 哥哥 姐姐 弟弟 妹妹'.split(
    ' ',
  ),
);

/** Returns the one character that an everyday word of two stands for: 杯 of 杯子, 包 of 包包; null for other pairs. */
function characterOf(pair: string): string | null {
  const [first, second] = pair;
  const everyday = second === '子' || second === first;
  return first !== undefined && second !== undefined && everyday && !NOT_ITS_FIRST.has(pair) ? first : null;
}

/** What was typed in words, and in pairs (or a single one) of Chinese characters. */
function queryPieces(folded: string): { words: string[]; pairs: string[] } {
  const { runs, words } = pieces(folded);
  const meant = words.filter((word) => !SMALL_WORDS.has(word));
  const pairs = runs.flatMap((run) => {
    const characters = [...run];
    return characters.length === 1 ? characters : characters.slice(0, -1).map((c, at) => c + characters[at + 1]);
  });
  return { words: meant.length > 0 || runs.length > 0 ? meant : words, pairs };
}

/** The tokens a product must all have to match what was typed; empty when nothing can be searched for. */
export function queryTokens(typed: string): string[] {
  const { words, pairs } = queryPieces(searchFoldApart(typed.replace(POSSESSIVE, '')));
  return [...new Set([...words.map(singular), ...pairs.map((pair) => characterOf(pair) ?? pair)])];
}

/** One typed word: as it was typed, folded, and the forms of which a product must have one. */
export type TypedWord = { readonly word: string; readonly forms: readonly Form[] };

/** The same with every form of each word. */
export function queryWords(typed: string, typing: Typing = SUBMITTED): TypedWord[] {
  const { words, pairs } = queryPieces(fold(typed));
  const last = typing.unfinished ? words.at(-1) : undefined;
  return [
    ...[...new Set(words)].map((word) => ({
      word,
      forms: formsOf(word, { ...typing, unfinished: word === last }),
    })),
    ...[...new Set(pairs)].map((pair) => {
      const forms = [pair, characterOf(pair)].filter((one) => one !== null);
      return { word: pair, forms: forms.map((text) => ({ text, whole: false })) };
    }),
  ];
}

/** What was typed in the form it is counted and suggested in. */
export const keywordForm = (typed: string): string =>
  typed.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
