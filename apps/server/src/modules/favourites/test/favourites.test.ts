import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { favouriteEndpoints } from '@app/contract/favourites/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const collect = (buyer: Buyer, id: string, on?: '0' | '1') =>
  shop.call(favouriteEndpoints.collectProduct, { token: buyer.token, query: { id, ...(on ? { on } : {}) } });
const list = async (buyer: Buyer, query: object = {}) =>
  (await shop.call(favouriteEndpoints.collectList, { token: buyer.token, query })).data;

test('when a heart is pressed, then the product is kept, once, and a second press takes it off', async () => {
  const buyer = await shop.buyer();
  const { productId } = await shop.product({ prices: [900, 500], stock: 9 });
  expect((await collect(buyer, productId)).data).toEqual({ collected: true, count: 1 });
  expect((await collect(buyer, productId, '1')).data).toEqual({ collected: true, count: 1 });
  expect((await list(buyer)).list[0]).toMatchObject({ id: productId, price: { usd: 500 }, droppedFrom: null });
  expect((await shop.call(favouriteEndpoints.collectedIds, { token: buyer.token })).data).toEqual([productId]);
  const info = await shop.call(accountEndpoints.userInfo, { token: buyer.token });
  expect(info.data).toMatchObject({ wishlistCount: 1, viewedCount: 0 });
  expect((await collect(buyer, productId)).data).toEqual({ collected: false, count: 0 });
  expect((await collect(buyer, productId, '0')).data).toEqual({ collected: false, count: 0 });
});

test('when the same heart is pressed many times at once, then the list holds it once', async () => {
  const buyer = await shop.buyer();
  const { productId } = await shop.product({ prices: [100], stock: 1 });
  const answers = await Promise.all(Array.from({ length: 12 }, () => collect(buyer, productId, '1')));
  expect(answers.every(({ data }) => data.collected && data.count === 1)).toBe(true);
});

test('when nothing, nobody or nonsense is named, then it is refused', async () => {
  const buyer = await shop.buyer();
  expect((await collect(buyer, randomUUID())).code).toBe(refusalCode('record.not_found'));
  expect((await collect(buyer, 'odd')).code).toBe(refusalCode('input.invalid'));
  const { productId } = await shop.product({ prices: [100], stock: 1 });
  expect((await shop.call(favouriteEndpoints.collectProduct, { query: { id: productId } })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );
  await sql`UPDATE product SET online = false WHERE id = ${productId}`.execute(db());
  expect((await collect(buyer, productId, '1')).code).toBe(refusalCode('record.not_found'));
  expect((await shop.call(favouriteEndpoints.collectList, { token: buyer.token, query: { cursor: 'x' } })).code).toBe(
    4000,
  );
});

test('when 500 are kept, then one more is refused and says how many', async () => {
  const buyer = await shop.buyer();
  const { productId } = await shop.product({ prices: [100], stock: 1 });
  await sql`INSERT INTO product (id, category_id, category_path, name, cover, min_price_usd)
    SELECT gen_random_uuid(), category_id, category_path, name, cover, 100 FROM product, generate_series(1, 500)
    WHERE id = ${productId}`.execute(db());
  await sql`INSERT INTO favourite (customer_id, product_id, price_usd_when_added)
    SELECT ${buyer.id}::uuid, id, 100 FROM product WHERE id <> ${productId} AND min_price_usd = 100
    ORDER BY created_at DESC LIMIT 500`.execute(db());
  expect(await collect(buyer, productId, '1')).toMatchObject({
    code: refusalCode('favourite.too_many'),
    data: { max: 500 },
  });
  const seen = new Set<string>();
  let cursor: string | null = null;
  do {
    const page = await list(buyer, { limit: '90', ...(cursor ? { cursor } : {}) });
    for (const one of page.list) seen.add(one.id);
    expect(page.counts.all).toBe(500);
    cursor = page.cursor;
  } while (cursor);
  expect(seen.size).toBe(500);
});

test('when a price drops or pieces come back, then the list marks and filters them', async () => {
  const buyer = await shop.buyer();
  const cheaper = await shop.product({ prices: [900], stock: 9 });
  const gone = await shop.product({ prices: [900], stock: 2 });
  const off = await shop.product({ prices: [900], stock: 2 });
  for (const { productId } of [cheaper, gone, off]) await collect(buyer, productId, '1');
  await sql`UPDATE product SET min_price_usd = 700 WHERE id = ${cheaper.productId}`.execute(db());
  await sql`UPDATE product SET online = false WHERE id = ${off.productId}`.execute(db());
  const staff = await shop.staff();
  const move = (quantity: number) =>
    shop.call(staffCatalogEndpoints.moveStock, {
      token: staff,
      body: {
        variantId: gone.variantIds[0] ?? '',
        kind: quantity < 0 ? 'out' : 'in',
        quantity: Math.abs(quantity),
        note: '',
      },
    });
  expect((await move(-2)).status).toBe(200);
  await vi.waitFor(async () => {
    const { rows } = await sql<{
      was_out: boolean;
    }>`SELECT was_out FROM favourite WHERE product_id = ${gone.productId}`.execute(db());
    expect(rows[0]?.was_out).toBe(true);
  });
  expect((await list(buyer)).counts).toEqual({ all: 3, dropped: 1, back: 0 });
  await move(5);
  const all = await list(buyer);
  expect(all.counts).toEqual({ all: 3, dropped: 1, back: 1 });
  expect(all.list.find((one) => one.id === off.productId)).toMatchObject({ online: false, backInStock: false });
  const dropped = await list(buyer, { filter: 'dropped' });
  expect(dropped.list.map((one) => [one.id, one.droppedFrom?.usd])).toEqual([[cheaper.productId, 900]]);
  expect((await list(buyer, { filter: 'back' })).list.map((one) => one.id)).toEqual([gone.productId]);
});

test('when products are looked at, then the history names each once, newest first, and forgets on request', async () => {
  const buyer = await shop.buyer();
  const other = await shop.buyer();
  const one = await shop.product({ prices: [100], stock: 1 });
  const two = await shop.product({ prices: [100], stock: 1 });
  const view = (id: string, token: string = buyer.token) =>
    shop.call(favouriteEndpoints.viewProduct, { token, body: { id } });
  const seen = async (who: Buyer, query: object = {}) =>
    (await shop.call(favouriteEndpoints.viewList, { token: who.token, query })).data;
  for (const id of [one.productId, two.productId, one.productId]) expect((await view(id)).code).toBe(200);
  expect((await seen(buyer)).list.map((row) => row.id)).toEqual([one.productId, two.productId]);
  const first = await seen(buyer, { limit: '1' });
  expect((await seen(buyer, { limit: '1', cursor: first.cursor })).list.map((row) => row.id)).toEqual([two.productId]);
  expect((await view(randomUUID())).code).toBe(refusalCode('record.not_found'));
  expect((await shop.call(favouriteEndpoints.viewProduct, { body: { id: one.productId } })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );
  await view(one.productId, other.token);
  const forget = (who: Buyer, ids?: string[]) =>
    shop.call(favouriteEndpoints.deleteViews, { token: who.token, body: ids ? { ids } : {} });
  await forget(other, [two.productId]);
  expect((await seen(buyer)).list).toHaveLength(2);
  await forget(buyer, [one.productId]);
  expect((await seen(buyer)).list.map((row) => row.id)).toEqual([two.productId]);
  await forget(buyer);
  expect((await seen(buyer)).list).toEqual([]);
  expect((await seen(other)).list).toHaveLength(1);
});

test('when more than 100 are looked at, then the newest 100 stay, also when several come at once', async () => {
  const buyer = await shop.buyer();
  const { productId } = await shop.product({ prices: [100], stock: 1 });
  await sql`INSERT INTO product_view (customer_id, product_id, viewed_at)
    SELECT ${buyer.id}::uuid, id, app_now() - interval '1 day' FROM product WHERE id <> ${productId} LIMIT 100`.execute(
    db(),
  );
  const extra = await Promise.all([1, 2, 3].map(() => shop.product({ prices: [100], stock: 1 })));
  await Promise.all(
    [...extra.map((one) => one.productId), productId].map((id) =>
      shop.call(favouriteEndpoints.viewProduct, { token: buyer.token, body: { id } }),
    ),
  );
  const { rows } = await sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM product_view WHERE customer_id = ${buyer.id}`.execute(db());
  expect(rows[0]?.n).toBe(100);
});
