import type { ProductCard } from '@app/contract/catalog/schemas';
import { limits } from '@app/contract/core/limits';
import type { Feed } from '@app/kernel/pagination';
import type { Platform } from '../../../platform/slice.ts';
import type { FeedFilter } from '../db/product-feed.repo.ts';
import { productCard } from '../domain/card.ts';
import type { GoodsFilter } from '../domain/goods-index/facts.ts';
import type { GoodsIndex } from '../domain/goods-index/goods-index.ts';
import { spelledAs } from '../domain/goods-index/mend-words.ts';
import { understood } from './goods-index/find-goods.ts';
import { fromDatabase, type ProductQuery, type Stretch } from './goods-index/from-database.ts';
import { keptCardsOf } from './goods-index/kept-cards.ts';
import { type At, cursorAfter, indexStage, keyOf, needsIndex, placeOf, placeValue } from './goods-index/list-place.ts';
import { goodsIndex } from './goods-index/open-index.ts';
import { noteSearch } from './note-search.ts';
import { filterOf, indexFilter } from './product-filter.ts';
import { type CardsReader, shownTo } from './show-cards.ts';

export type ProductFeed = Feed<ProductCard> & { instead: string | null };

const nothing: Stretch = { rows: [], cursor: null, instead: null };

async function fromIndex(
  platform: Platform,
  index: GoodsIndex,
  given: { query: ProductQuery; filter: GoodsFilter; at: At; reader: CardsReader },
): Promise<Stretch> {
  const { query, filter, at, reader } = given;
  const { sort, limit, tag } = query;
  const meant = await understood(index, { keyword: query.keyword, tag, lang: reader.lang }, filter);
  if (!meant) return nothing;
  const after = at.place && { stage: indexStage(at.stage), value: placeValue(at.place.value, sort), id: at.place.id };
  const found = index.find(meant.asked, { sort, after, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const rows = await keptCardsOf(
    platform,
    shown.map(({ id }) => id),
  );
  if (meant.instead !== null) {
    const names = rows.flatMap((row) => Object.values(row.name));
    return { ...nothing, instead: spelledAs(meant.instead, names).slice(0, limits.searchKeyword) };
  }
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    rows,
    cursor: last ? cursorAfter({ stage: last.stage, key: keyOf(last.value, sort), id: last.id }) : null,
    instead: null,
  };
}

async function readStretch(
  platform: Platform,
  query: ProductQuery,
  given: { filter: FeedFilter; at: At; reader: CardsReader },
): Promise<Stretch> {
  const { at, reader } = given;
  const filter = indexFilter(given.filter);
  if (!filter) return fromDatabase(platform, query, given);
  const open = goodsIndex(platform);
  // The database has neither pinyin nor what was meant, and whole words do not come first there.
  const index = needsIndex(at.stage) ? await open.made() : await open.ready();
  if (index) return fromIndex(platform, index, { query, filter, at, reader });
  const read = await fromDatabase(platform, query, given);
  if (read.cursor !== null || query.keyword === undefined) return read;
  const made = await open.made();
  return made ? fromIndex(platform, made, { query, filter, at, reader }) : read;
}

/**
 * One stretch of goods, filtered and sorted; a search comes best match first unless another sort is asked for. Where what
 * was typed finds nothing, it is empty, and offers the words that were probably meant. Refuses a cursor of another list and
 * a price that is no amount of the display currency, at the field.
 */
export async function listProducts(platform: Platform, query: ProductQuery, reader: CardsReader): Promise<ProductFeed> {
  const at = placeOf(query.cursor, query.sort);
  const [filter, shown] = await Promise.all([filterOf(platform, query, reader.currency), shownTo(platform, reader)]);
  if (!filter) return { list: [], cursor: null, instead: null };
  const { rows, cursor, instead } = await readStretch(platform, query, { filter, at, reader });
  if (query.keyword !== undefined && !query.cursor && rows.length > 0) {
    noteSearch(platform, reader.lang, query.keyword);
  }
  return { list: rows.map((row) => productCard(row, shown)), cursor, instead };
}
