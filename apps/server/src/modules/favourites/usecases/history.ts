import { limits } from '@app/contract/core/limits';
import { assertThat } from '@app/contract/core/refuse';
import type { ViewedProduct } from '@app/contract/favourites/schemas';
import type { Feed } from '@app/kernel/pagination';
import { inTransaction } from '../../../platform/db/connect.ts';
import { cursorAfter, readPlace } from '../../../platform/http/place-in-feed.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockCustomer } from '../../accounts/core.ts';
import { type CardsReader, keptProducts } from '../../catalog/public.ts';
import { putView, viewsOf } from '../db/favourite.repo.ts';

/** Notes a look at a product; the newest 100 are kept. Refuses record.not_found. */
export async function noteView(platform: Platform, customerId: string, productId: string): Promise<null> {
  const [product] = await keptProducts(platform, { ids: [productId], lang: 'en-US', currency: 'USD' });
  assertThat(product, 'record.not_found');
  await inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, customerId);
    await putView(tx, { customerId, productId, keep: limits.history });
  });
  return null;
}

/** A stretch of the browsing history, newest first. Refuses a cursor of another making. */
export async function listViews(
  platform: Platform,
  of: CardsReader & { customerId: string; cursor: string | undefined; limit: number },
): Promise<Feed<ViewedProduct>> {
  const rows = await viewsOf(platform.db, {
    customerId: of.customerId,
    after: readPlace(of.cursor),
    limit: of.limit + 1,
  });
  const page = rows.slice(0, of.limit);
  const products = await keptProducts(platform, { ...of, ids: page.map((row) => row.product_id) });
  const byId = new Map(products.map((product) => [product.id, product]));
  const last = page.at(-1);
  return {
    list: page.flatMap((row) => {
      const product = byId.get(row.product_id);
      return product ? [{ ...product, viewedAt: new Date(row.at).toISOString() }] : [];
    }),
    cursor: rows.length > of.limit && last ? cursorAfter({ at: last.at, id: last.product_id }) : null,
  };
}
