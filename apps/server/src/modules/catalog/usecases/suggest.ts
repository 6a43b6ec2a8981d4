import type { ProductCard } from '@app/contract/catalog/schemas';
import { type Locale, localize } from '@app/contract/core/locale';
import type { Platform } from '../../../platform/slice.ts';
import { keywordsBeginning, namesWith, popularKeywords } from '../db/keyword.repo.ts';
import { isOpen } from '../domain/category-tree.ts';
import type { GoodsFilter } from '../domain/goods-index/facts.ts';
import { STAGE } from '../domain/goods-index/goods-index.ts';
import { spelledAs } from '../domain/goods-index/mend-words.ts';
import { fold, keywordForm, queryTokens } from '../domain/search-tokens.ts';
import { understood } from './goods-index/find-goods.ts';
import { keptCardsOf } from './goods-index/kept-cards.ts';
import { goodsIndex } from './goods-index/open-index.ts';
import { readCategories } from './read-categories.ts';
import { type CardsReader, productCards } from './show-cards.ts';

const HINTS = 10;
const RECOMMENDED = 8;
const KEYWORDS = 4;
const CATEGORIES = 3;
const SUGGESTIONS = 10;

/** What the search screen offers before anything is typed. */
export async function readSearchHints(
  platform: Platform,
  reader: CardsReader,
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

type Named = { readonly goods: readonly { id: string; name: string }[]; readonly instead: string | null };

const anyGoods: GoodsFilter = {
  category: null,
  type: null,
  flag: null,
  newSince: new Date(0),
  priceMin: null,
  priceMax: null,
  inStock: false,
  ratingMin: null,
};

/** Goods named so, and by which other words where these find nothing. */
async function goodsNamed(platform: Platform, lang: Locale, typed: string): Promise<Named> {
  const index = await goodsIndex(platform).made();
  if (!index) {
    const wanted = { tokens: queryTokens(typed), locale: lang, limit: SUGGESTIONS };
    return { goods: await namesWith(platform.db, wanted), instead: null };
  }
  const meant = await understood(index, { keyword: typed, tag: undefined, lang, unfinished: true }, anyGoods);
  if (!meant) return { goods: [], instead: null };
  const found = index.find(meant.asked, { sort: 'popular', after: null, limit: SUGGESTIONS });
  const named = found.filter(({ stage }) => stage !== STAGE.other).map(({ id }) => id);
  const rows = await keptCardsOf(platform, named);
  const names = rows.flatMap((row) => Object.values(row.name));
  return {
    goods: rows.map((row) => ({ id: row.id, name: localize(row.name, lang) })),
    instead: meant.instead && spelledAs(meant.instead, names),
  };
}

/**
 * Suggestions for what has been typed so far: searched keywords, categories, then goods; none for nothing. Where nothing is
 * named so, the words that were probably meant come first, and what they find.
 */
export async function suggest(platform: Platform, lang: Locale, typed: string): Promise<Suggestion[]> {
  if (queryTokens(typed).length === 0) return [];
  const [keywords, categories, { goods, instead }] = await Promise.all([
    keywordsBeginning(platform.db, { locale: lang, beginning: keywordForm(typed), limit: KEYWORDS }),
    categoriesNamed(platform, lang, typed),
    goodsNamed(platform, lang, typed),
  ]);
  const mended = instead === null || keywords.includes(instead) ? [] : [instead];
  const all: Suggestion[] = [
    ...[...mended, ...keywords].map((text) => ({ text, kind: 'keyword' as const, id: null })),
    ...categories,
    ...goods.map(({ id, name }) => ({ text: name, kind: 'product' as const, id })),
  ];
  return all.slice(0, SUGGESTIONS);
}
