import type { Platform } from '../../../platform/slice.ts';
import { countProducts as countInDatabase } from '../db/count-products.repo.ts';
import { understood } from './goods-index/find-goods.ts';
import { goodsIndex } from './goods-index/open-index.ts';
import { filterOf, indexFilter, type Narrowing, wantedBy } from './product-filter.ts';
import type { CardsReader } from './show-cards.ts';

/** How many goods a list with these filters has. Refuses a price that is no amount of the display currency, at the field. */
export async function countProducts(
  platform: Platform,
  query: Narrowing,
  reader: CardsReader,
): Promise<{ total: number }> {
  const filter = await filterOf(platform, query, reader.currency);
  if (!filter) return { total: 0 };
  const own = indexFilter(filter);
  const index = own && (await goodsIndex(platform).made());
  if (!own || !index) return { total: await countInDatabase(platform.db, wantedBy(query), filter) };
  const meant = await understood(index, { keyword: query.keyword, tag: query.tag, lang: reader.lang }, own);
  // Other words are offered, not counted.
  return { total: meant?.instead === null ? index.total(meant.asked) : 0 };
}
