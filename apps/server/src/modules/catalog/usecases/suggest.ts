import type { ProductCard } from '@app/contract/catalog/schemas';
import { type Locale, localize } from '@app/contract/core/locale';
import type { Platform } from '../../../platform/slice.ts';
import { keywordsBeginning, namesWith, popularKeywords } from '../db/keyword.repo.ts';
import { isOpen } from '../domain/category-tree.ts';
import { fold, keywordForm, queryTokens } from '../domain/search-tokens.ts';
import { readCategories } from './read-categories.ts';
import { productCards, type Reader } from './show-cards.ts';

const HINTS = 10;
const RECOMMENDED = 8;
const KEYWORDS = 4;
const CATEGORIES = 3;
const SUGGESTIONS = 10;

/** What the search screen offers before anything is typed. */
export async function readSearchHints(
  platform: Platform,
  reader: Reader,
): Promise<{ trending: string[]; hot: string[]; recommended: ProductCard[] }> {
  const [keywords, recommended] = await Promise.all([
    popularKeywords(platform.db, reader.lang, HINTS),
    productCards(platform, { ...reader, flag: 'recommended', limit: RECOMMENDED }),
  ]);
  return { ...keywords, recommended };
}

export type Suggestion = { text: string; kind: 'keyword' | 'category' | 'product'; id: string | null };

async function categoriesNamed(platform: Platform, lang: Locale, typed: string): Promise<Suggestion[]> {
  const categories = await readCategories(platform);
  const wanted = fold(typed).trim();
  return categories.all
    .filter((category) => category.displayed && isOpen(categories, category))
    .map((category) => ({ id: category.id, text: localize(category.name, lang) }))
    .filter(
      ({ text }) =>
        ` ${fold(text)}`.includes(` ${wanted}`) || (/\p{sc=Han}/u.test(wanted) && fold(text).includes(wanted)),
    )
    .slice(0, CATEGORIES)
    .map(({ id, text }) => ({ text, kind: 'category', id }));
}

/** Suggestions for what has been typed so far: searched keywords, categories, then goods; none for nothing. */
export async function suggest(platform: Platform, lang: Locale, typed: string): Promise<Suggestion[]> {
  const tokens = queryTokens(typed);
  if (tokens.length === 0) return [];
  const [keywords, categories, goods] = await Promise.all([
    keywordsBeginning(platform.db, { locale: lang, beginning: keywordForm(typed), limit: KEYWORDS }),
    categoriesNamed(platform, lang, typed),
    namesWith(platform.db, { tokens, locale: lang, limit: SUGGESTIONS }),
  ]);
  const all: Suggestion[] = [
    ...keywords.map((text) => ({ text, kind: 'keyword' as const, id: null })),
    ...categories,
    ...goods.map(({ id, name }) => ({ text: name, kind: 'product' as const, id })),
  ];
  return all.slice(0, SUGGESTIONS);
}
