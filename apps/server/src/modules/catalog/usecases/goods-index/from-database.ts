import type { productListQuery } from '@app/contract/catalog/schemas';
import type { z } from 'zod';
import type { Platform } from '../../../../platform/slice.ts';
import { type FeedFilter, productFeed } from '../../db/product-feed.repo.ts';
import { searchFeed, sortedSearchFeed } from '../../db/search-feed.repo.ts';
import type { CardRow } from '../../domain/card.ts';
import { wantedBy } from '../product-filter.ts';
import { type At, cursorAfter, databaseStage } from './list-place.ts';

export type ProductQuery = z.output<typeof productListQuery>;
/** One stretch: its rows, how it goes on, and the words it is for where those typed find nothing. */
export type Stretch = {
  readonly rows: readonly CardRow[];
  readonly cursor: string | null;
  readonly instead: string | null;
};

/** One stretch of a list from the database alone, as typed: while the index is being made, and for deals. */
export async function fromDatabase(
  platform: Platform,
  query: ProductQuery,
  given: { filter: FeedFilter; at: At },
): Promise<Stretch> {
  const { filter, at } = given;
  const limit = query.limit + 1;
  const wanted = wantedBy(query);
  const read = () => {
    if (!wanted) return productFeed(platform.db, filter, { sort: query.sort, place: at.place, limit });
    if (query.sort === 'popular')
      return searchFeed(platform.db, { wanted, filter }, { ...at, stage: databaseStage(at.stage), limit });
    return sortedSearchFeed(platform.db, { wanted, filter }, { sort: query.sort, place: at.place, limit });
  };
  const found = wanted?.words.length === 0 && query.keyword !== undefined ? [] : await read();
  const rows = found.slice(0, query.limit);
  const last = found.length > query.limit ? rows.at(-1) : undefined;
  const stage = last && 'stage' in last ? Number(last.stage) : 0;
  return { rows, cursor: last ? cursorAfter({ ...last, stage }) : null, instead: null };
}
