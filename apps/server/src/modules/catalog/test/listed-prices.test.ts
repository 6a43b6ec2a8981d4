import { randomUUID } from 'node:crypto';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { staffCatalogEndpoints as staff } from '@app/contract/catalog/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { openDeal } from '../../../testing/deals.ts';
import { holdStock, releaseStock } from '../public.ts';
import { refreshPrices } from '../usecases/refresh-prices.ts';
import { type CatalogShop, openCatalogShop } from './fixtures.ts';
import { expectCoherent } from './stock.fixtures.ts';

let shop: CatalogShop;
beforeAll(async () => {
  shop = await openCatalogShop();
});
afterAll(async () => {
  await expectCoherent(shop.db);
  await shop.close();
});

/** A product in small for $10.00, medium for $11.00 and large for $12.00, in a category of its own. */
async function made() {
  const word = `w${randomUUID().slice(0, 8)}`;
  const categoryId = await shop.category(`Of ${word}`);
  const name = { 'en-US': `Shirt ${word}` };
  const { id, variants } = await shop.product({ sizes: ['S', 'M', 'L'], stock: 2, categoryId, name });
  const move = (index: number, kind: 'in' | 'out', quantity = 2) =>
    shop.call(staff.moveStock, {
      token: shop.token,
      body: {
        variantId: variants[index]?.id ?? '',
        kind,
        quantity,
        note: '',
        reason: kind === 'in' ? 'purchase' : 'damaged',
      },
    });
  const list = async (query: Record<string, string> = { category: categoryId }) => {
    const { data } = await shop.call(catalogEndpoints.productList, { query: query as never });
    return data.list.filter((card) => card.id === id);
  };
  const detail = async () => (await shop.call(catalogEndpoints.productDetails, { query: { id } })).data;
  /** What lists say, once they say it: [price, whether others cost more]. */
  const listed = async () => (await list()).map(({ price, priceVaries }) => [price.usd, priceVaries])[0];
  return { id, word, categoryId, variants, move, list, detail, listed };
}

test('when the cheapest sells out, then lists, search, filters and the page say the cheapest that can be bought', async () => {
  const one = await made();
  expect(await one.listed()).toEqual([1_000, true]);
  expect((await one.move(0, 'out')).code).toBe(200);
  await vi.waitFor(async () => expect(await one.listed()).toEqual([1_100, true]));
  expect(await one.detail()).toMatchObject({ price: { usd: 1_100 }, priceVaries: true });
  expect((await one.list({ keyword: one.word }))[0]?.price.usd).toBe(1_100);
  const upTo = (priceMax: string) => one.list({ category: one.categoryId, priceMax });
  expect(await upTo('10.99')).toEqual([]);
  expect(await upTo('11.00')).toHaveLength(1);

  await one.move(1, 'out');
  await vi.waitFor(async () => expect(await one.listed()).toEqual([1_200, false]));
  // All are gone: the price is kept as the cheapest, beside "sold out".
  await one.move(2, 'out');
  await vi.waitFor(async () => expect(await one.listed()).toEqual([1_000, true]));
  // One is back in stock.
  await one.move(1, 'in');
  await vi.waitFor(async () => expect(await one.listed()).toEqual([1_100, false]));
});

test('when sorted by price, then by the price that can be paid', async () => {
  const one = await made();
  const other = await shop.product({ categoryId: one.categoryId, price: 1_050 });
  const sorted = async () => {
    const query = { category: one.categoryId, sort: 'price_asc' as const };
    return (await shop.call(catalogEndpoints.productList, { query })).data.list.map((card) => card.id);
  };
  expect(await sorted()).toEqual([one.id, other.id]);
  await one.move(0, 'out');
  await vi.waitFor(async () => expect(await sorted()).toEqual([other.id, one.id]));
});

test('when an order holds the last piece, then it counts as sold out until the order lets it go', async () => {
  const one = await made();
  const orderId = randomUUID();
  const variantId = one.variants[0]?.id ?? '';
  const hold = {
    orderId,
    customerId: randomUUID(),
    expiresAt: null,
    lines: [{ variantId, quantity: 2, dealId: null }],
  };
  await inTransaction(shop.db, (tx) => holdStock(tx, hold));
  await vi.waitFor(async () => expect(await one.listed()).toEqual([1_100, true]));
  await inTransaction(shop.db, (tx) => releaseStock(tx, orderId));
  await vi.waitFor(async () => expect(await one.listed()).toEqual([1_000, true]));
});

test('when a deal is on what is sold out, then it is not advertised; when all deals cost the same, no "from"', async () => {
  const one = await made();
  const dealId = await openDeal(shop.db, { productId: one.id, priceUsd: 500, quota: 9 });
  const [small] = one.variants;
  await sql`DELETE FROM flash_deal_item WHERE deal_id = ${dealId} AND variant_id <> ${small?.id}`.execute(shop.db);
  shop.app.platform.cache.drop(['products']);
  expect(await one.listed()).toEqual([500, true]);
  await one.move(0, 'out');
  await vi.waitFor(async () => expect(await one.listed()).toEqual([1_100, true]));
  await one.move(0, 'in');
  await sql`INSERT INTO flash_deal_item (deal_id, variant_id, price_usd, live)
    SELECT ${dealId}, v.id, 500, i.live FROM product_variant v JOIN flash_deal_item i ON i.deal_id = ${dealId}
    WHERE v.product_id = ${one.id} AND v.id <> ${small?.id}`.execute(shop.db);
  shop.app.platform.cache.drop(['products']);
  await vi.waitFor(async () => expect(await one.listed()).toEqual([500, false]));
});

test('when a process ended before it wrote a price, then the job does, and until then the books name nothing wrong', async () => {
  const one = await made();
  const [small] = one.variants;
  // The first pieces of its variants, and what the tests before left; then nothing is due.
  await vi.waitFor(async () => expect(await refreshPrices(shop.app.platform)).toBe(0));
  // As another process books it whose memory is gone by now.
  await sql`UPDATE product_variant SET on_hand = 0 WHERE id = ${small?.id}`.execute(shop.db);
  const due = await sql`SELECT 1 FROM product_price_due WHERE product_id = ${one.id}`.execute(shop.db);
  expect(due.rows).toHaveLength(1);
  expect(await refreshPrices(shop.app.platform)).toBe(1);
  expect(await one.listed()).toEqual([1_100, true]);
  await sql`UPDATE product_variant SET on_hand = 2 WHERE id = ${small?.id}`.execute(shop.db);
  await refreshPrices(shop.app.platform);
  expect(await one.listed()).toEqual([1_000, true]);
});
