import type { productListQuery } from '@app/contract/catalog/schemas';
import { refuseField } from '@app/contract/core/refuse';
import type { z } from 'zod';
import type { Platform } from '../../../platform/slice.ts';
import { currencyRule } from '../../currencies/public.ts';
import type { FeedFilter } from '../db/product-feed.repo.ts';
import type { FeedQuery } from '../db/search-feed.repo.ts';
import { NEW_FOR_MS } from '../domain/card.ts';
import { isOpen } from '../domain/category-tree.ts';
import type { GoodsFilter } from '../domain/goods-index/facts.ts';
import { usdRange } from '../domain/price-range.ts';
import { categoryToken, queryTokens, tagToken, typeToken } from '../domain/search-tokens.ts';
import { readCategories } from './read-categories.ts';

/** What a list and its count are narrowed by. */
export type Narrowing = Omit<z.output<typeof productListQuery>, 'cursor' | 'limit' | 'sort'>;

/** The price range in USD cents. Refuses an end that is no amount of the currency. */
async function priceRange(platform: Platform, query: Narrowing, currency: string) {
  const { min, max } = usdRange({ min: query.priceMin, max: query.priceMax }, await currencyRule(platform, currency));
  if (min === null) refuseField('priceMin', 'field.amount');
  if (max === null) refuseField('priceMax', 'field.amount');
  return { priceMin: min ?? null, priceMax: max ?? null };
}

/** The filter of a query, or null when its category is not open to shoppers: then there is nothing to show. */
export async function filterOf(platform: Platform, query: Narrowing, currency: string): Promise<FeedFilter | null> {
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

/** The filter as the index knows it, or null where only the database can tell: which deals run. */
export const indexFilter = (filter: FeedFilter): GoodsFilter | null =>
  filter.flag === 'deal' ? null : { ...filter, flag: filter.flag };

/** What the search tables are asked for, or null when the list needs no search. */
export function wantedBy(query: Narrowing): FeedQuery | null {
  if (query.keyword === undefined && query.tag === undefined) return null;
  const exact = [
    ...(query.tag === undefined ? [] : [tagToken(query.tag)]),
    ...(query.category === undefined ? [] : [categoryToken(query.category)]),
    ...(query.type === 'points' ? [typeToken('points')] : []),
  ];
  return { words: query.keyword === undefined ? [] : queryTokens(query.keyword), exact };
}
