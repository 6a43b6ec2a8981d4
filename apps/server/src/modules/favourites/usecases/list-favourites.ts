import type { FAVOURITE_FILTERS, Favourite } from '@app/contract/favourites/schemas';
import { cursorAfter, readPlace } from '../../../platform/http/place-in-feed.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type CardsReader, keptProducts } from '../../catalog/public.ts';
import { priceIn } from '../../currencies/public.ts';
import { favouritesOf } from '../db/favourite.repo.ts';
import { marksOf } from '../domain/marks.ts';

export type FavouriteFilter = (typeof FAVOURITE_FILTERS)[number];

type Answer = {
  list: Favourite[];
  cursor: string | null;
  counts: Record<FavouriteFilter, number>;
};

/**
 * A stretch of the wishlist, newest first, with the marks of each product and how many bear each. A list holds at most
 * 500 products, so the marks of all of them are read at once. Refuses a cursor of another making.
 */
export async function listFavourites(
  platform: Platform,
  of: CardsReader & { customerId: string; filter: FavouriteFilter; cursor: string | undefined; limit: number },
): Promise<Answer> {
  const after = readPlace(of.cursor);
  const kept = await favouritesOf(platform.db, of.customerId);
  const products = await keptProducts(platform, { ...of, ids: kept.map((one) => one.product_id) });
  const byId = new Map(products.map((product) => [product.id, product]));
  const price = await priceIn(platform, of.currency);
  const all = kept.flatMap((one) => {
    const product = byId.get(one.product_id);
    return product ? [{ one, product, marks: marksOf(one, product) }] : [];
  });
  const wanted = all.filter(({ marks }) => of.filter === 'all' || marks[of.filter]);
  const start = after ? wanted.findIndex(({ one }) => one.at === after.at && one.product_id === after.id) + 1 : 0;
  const page = wanted.slice(start, start + of.limit);
  const last = page.at(-1);
  return {
    list: page.map(({ one, product, marks }) => ({
      ...product,
      collectedAt: new Date(one.at).toISOString(),
      droppedFrom: marks.dropped ? price(one.price_usd_when_added) : null,
      backInStock: marks.back,
    })),
    cursor: start + of.limit < wanted.length && last ? cursorAfter({ at: last.one.at, id: last.one.product_id }) : null,
    counts: {
      all: all.length,
      dropped: all.filter(({ marks }) => marks.dropped).length,
      back: all.filter(({ marks }) => marks.back).length,
    },
  };
}
