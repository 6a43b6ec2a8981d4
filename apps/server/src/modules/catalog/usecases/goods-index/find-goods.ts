import type { Locale } from '@app/contract/core/locale';
import type { GoodsFilter } from '../../domain/goods-index/facts.ts';
import type { GoodsIndex, GoodsQuery } from '../../domain/goods-index/goods-index.ts';
import { mended } from '../../domain/goods-index/mend-words.ts';
import { queryWords, tagToken } from '../../domain/search-tokens.ts';
import { plainTag } from '../../domain/search-words.ts';

/** What is looked for: words, a tag, or neither for a list. */
export type Sought = {
  readonly keyword: string | undefined;
  readonly tag: string | undefined;
  readonly lang: Locale;
};

/** What the index is asked for, and the words that stand in for the typed ones where those find nothing. */
export type Understood = { readonly asked: GoodsQuery; readonly instead: string | null };

const termsOf = (text: string) => queryWords(text).map(({ forms }) => forms);

/**
 * Reads what is sought: as typed where that finds anything, by pinyin (always for who reads Chinese, for others only where
 * nothing else is found), and last by the words that were probably meant. Null when nothing is found whatever the filter.
 */
export function understood(index: GoodsIndex, sought: Sought, filter: GoodsFilter): Understood | null {
  const { keyword, tag, lang } = sought;
  const exact = tag === undefined ? [] : [plainTag(tagToken(tag))];
  if (keyword === undefined) return { asked: { terms: [], exact, pinyin: false, filter }, instead: null };
  const terms = termsOf(keyword);
  if (terms.length === 0) return null;
  const plain = index.holds(terms, false);
  if (plain) return { asked: { terms, exact, pinyin: lang === 'zh-cn', filter }, instead: null };
  if (index.holds(terms, true)) return { asked: { terms, exact, pinyin: true, filter }, instead: null };
  const instead = mended(keyword, {
    holds: (wanted) => index.holds(wanted, false),
    near: (word) => index.near(word),
  });
  return instead === null ? null : { asked: { terms: termsOf(instead), exact, pinyin: false, filter }, instead };
}
