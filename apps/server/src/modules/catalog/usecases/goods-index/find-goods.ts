import type { Locale } from '@app/contract/core/locale';
import { mayBeTraditional, soundOfTraditional } from '../../../../platform/text/traditional.ts';
import type { GoodsFilter } from '../../domain/goods-index/facts.ts';
import type { GoodsIndex, GoodsQuery } from '../../domain/goods-index/goods-index.ts';
import { mended } from '../../domain/goods-index/mend-words.ts';
import { fold, queryWords, tagToken } from '../../domain/search-tokens.ts';
import { plainTag } from '../../domain/search-words.ts';

/** What is looked for: words, a tag, or neither for a list. */
export type Sought = {
  readonly keyword: string | undefined;
  readonly tag: string | undefined;
  readonly lang: Locale;
  /** Whether the last word may be on the way to a longer one; not where a search was sent off. */
  readonly unfinished?: boolean;
};

/** What the index is asked for, and the words that stand in for the typed ones where those find nothing. */
export type Understood = { readonly asked: GoodsQuery; readonly instead: string | null };

/** Returns whether Latin letters are two syllables of pinyin or more, or initials: "bin" and "song" are rather words. */
const mayBePinyin = (typed: string): boolean => (fold(typed).match(/[aeiou]+/g) ?? []).length !== 1;

/**
 * Reads what is sought: as typed where that finds anything, by pinyin (always for who reads Chinese, for others only where
 * nothing else is found), traditional Chinese by its sound, and last by the words that were probably meant. Null when nothing
 * is found whatever the filter.
 */
export async function understood(index: GoodsIndex, sought: Sought, filter: GoodsFilter): Promise<Understood | null> {
  const { keyword, tag, lang, unfinished = false } = sought;
  const words = (text: string) => queryWords(text, { lang, unfinished });
  const termsOf = (text: string) => words(text).map(({ forms }) => forms);
  const exact = tag === undefined ? [] : [plainTag(tagToken(tag))];
  if (keyword === undefined) return { asked: { terms: [], exact, pinyin: false, filter }, instead: null };
  const terms = termsOf(keyword);
  if (terms.length === 0) return null;
  const plain = index.holds(terms, false);
  if (plain) return { asked: { terms, exact, pinyin: lang === 'zh-cn', filter }, instead: null };
  if ((lang === 'zh-cn' || mayBePinyin(keyword)) && index.holds(terms, true))
    return { asked: { terms, exact, pinyin: true, filter }, instead: null };
  if (mayBeTraditional(keyword)) {
    const sounds = termsOf(await soundOfTraditional(keyword));
    if (index.holds(sounds, true)) return { asked: { terms: sounds, exact, pinyin: true, filter }, instead: null };
  }
  const instead = mended(keyword, {
    holds: (wanted) => index.holds(wanted, false),
    near: (word) => index.near(word),
    words,
  });
  return instead === null ? null : { asked: { terms: termsOf(instead), exact, pinyin: false, filter }, instead };
}
