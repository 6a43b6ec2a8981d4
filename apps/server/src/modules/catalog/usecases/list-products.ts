import type { ProductCard, productListQuery } from '@app/contract/catalog/schemas';
import { refuseField } from '@app/contract/core/refuse';
import { decodeCursor, encodeCursor, type Feed } from '@app/kernel/pagination';
import type { z } from 'zod';
import type { Platform } from '../../../platform/slice.ts';
import { currencyRule } from '../../i18n/public.ts';
import { type FeedFilter, type FeedRow, type Place, productFeed } from '../db/product-feed.repo.ts';
import { STAGE_COUNT, searchFeed, sortedSearchFeed, type Wanted } from '../db/search-feed.repo.ts';
import { NEW_FOR_MS, productCard } from '../domain/card.ts';
import { isOpen } from '../domain/category-tree.ts';
import { usdRange } from '../domain/price-range.ts';
import { categoryToken, queryTokens, tagToken, typeToken } from '../domain/search-tokens.ts';
import { noteSearch } from './note-search.ts';
import { readCategories } from './read-categories.ts';
import { type Reader, shownTo } from './show-cards.ts';

export type ProductQuery = z.output<typeof productListQuery>;
type At = { stage: number; place: Place | null };

/** Reads a cursor: stage, sort value and id of the last row given. Refuses one that was not given out by this list. */
function placeOf(cursor: string | undefined, sort: ProductQuery['sort']): At {
  if (cursor === undefined) return { stage: 0, place: null };
  const [stage, value, id] = decodeCursor(cursor, 3) ?? [];
  const valid =
    typeof stage === 'number' &&
    Number.isInteger(stage) &&
    stage >= 0 &&
    stage < STAGE_COUNT &&
    typeof id === 'string' &&
    /^[0-9a-f-]{36}$/.test(id) &&
    typeof value === 'string' &&
    (sort === 'new' ? /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/ : /^-?\d{1,18}$/).test(value);
  return valid ? { stage, place: { value, id } } : refuseField('cursor', 'field.invalid');
}

/** The price range in USD cents. Refuses an end that is no amount of the currency. */
async function priceRange(platform: Platform, query: ProductQuery, currency: string) {
  const { min, max } = usdRange({ min: query.priceMin, max: query.priceMax }, await currencyRule(platform, currency));
  if (min === null) refuseField('priceMin', 'field.amount');
  if (max === null) refuseField('priceMax', 'field.amount');
  return { priceMin: min ?? null, priceMax: max ?? null };
}

/** The filter of a query, or null when its category is not open to shoppers: then there is nothing to show. */
async function filterOf(platform: Platform, query: ProductQuery, currency: string): Promise<FeedFilter | null> {
  const categories = await readCategories(platform);
  const category = query.category ? categories.byId.get(query.category) : undefined;
  if (query.category && !(category && isOpen(categories, category))) return null;
  return {
    category: category ? { id: category.id, depth: category.path.length } : null,
    type: query.type ?? null,
    flag: query.flag ?? null,
    newSince: new Date(platform.clock.now().getTime() - NEW_FOR_MS),
    ...(await priceRange(platform, query, currency)),
    inStock: query.inStock ?? false,
    ratingMin: query.ratingMin ?? null,
  };
}

/** What the search index is asked for, or null when the list needs no search. */
function wantedBy(query: ProductQuery): Wanted | null {
  if (query.keyword === undefined && query.tag === undefined) return null;
  const exact = [
    ...(query.tag === undefined ? [] : [tagToken(query.tag)]),
    ...(query.category === undefined ? [] : [categoryToken(query.category)]),
    ...(query.type === 'points' ? [typeToken('points')] : []),
  ];
  return { words: query.keyword === undefined ? [] : queryTokens(query.keyword), exact };
}

async function readRows(
  platform: Platform,
  query: ProductQuery,
  given: { filter: FeedFilter; at: At },
): Promise<(FeedRow & { stage?: number })[]> {
  const { filter, at } = given;
  const limit = query.limit + 1;
  const wanted = wantedBy(query);
  if (!wanted) return productFeed(platform.db, filter, { sort: query.sort, place: at.place, limit });
  if (wanted.words.length === 0 && query.keyword !== undefined) return [];
  if (query.sort !== 'popular') {
    return sortedSearchFeed(platform.db, { wanted, filter }, { sort: query.sort, place: at.place, limit });
  }
  return searchFeed(platform.db, { wanted, filter }, { ...at, limit });
}

/**
 * One stretch of goods, filtered and sorted; a search comes best match first unless another sort is asked for.
 * Refuses a cursor of another list and a price that is no amount of the display currency, at the field.
 */
export async function listProducts(
  platform: Platform,
  query: ProductQuery,
  reader: Reader,
): Promise<Feed<ProductCard>> {
  const at = placeOf(query.cursor, query.sort);
  const [filter, shown] = await Promise.all([filterOf(platform, query, reader.currency), shownTo(platform, reader)]);
  if (!filter) return { list: [], cursor: null };
  const rows = await readRows(platform, query, { filter, at });
  const list = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? list.at(-1) : undefined;
  if (query.keyword !== undefined && !query.cursor && list.length > 0) noteSearch(platform, reader.lang, query.keyword);
  return {
    list: list.map((row) => productCard(row, shown)),
    cursor: last ? encodeCursor([last.stage ?? 0, last.key, last.id]) : null,
  };
}
