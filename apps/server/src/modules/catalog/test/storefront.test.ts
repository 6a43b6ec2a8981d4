import { randomUUID } from 'node:crypto';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { staffCatalogEndpoints as staff } from '@app/contract/catalog/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { openDeal } from '../../../testing/deals.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { holdStock, releaseStock, takeStock } from '../public.ts';
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

type Query = Record<string, string>;
const list = async (query: Query, currency = 'USD') =>
  (await shop.call(catalogEndpoints.productList, { query: query as never, currency })).data.list;
const names = async (query: Query) => (await list(query)).map((card) => card.name);
const detail = (id: string, currency = 'USD') =>
  shop.call(catalogEndpoints.productDetails, { query: { id }, currency });

test('when a feed is read to its end in each order, then every product comes once and in that order', async () => {
  const categoryId = await shop.category('Feed');
  const made = [];
  for (let n = 0; n < 9; n += 1)
    made.push(
      await shop.product({ categoryId, price: 1_000 + (n % 3) * 100, weight: n % 4, name: { 'en-US': `Feed ${n}` } }),
    );
  const keys = { popular: 'desc', new: 'desc', rating: 'desc', price_asc: 'asc', price_desc: 'desc' } as const;
  for (const sort of Object.keys(keys)) {
    const seen: string[] = [];
    const prices: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { data } = await shop.call(catalogEndpoints.productList, {
        query: { category: categoryId, sort: sort as 'popular', limit: '2', ...(cursor ? { cursor } : {}) },
      });
      seen.push(...data.list.map((card) => card.id));
      prices.push(...data.list.map((card) => card.price.usd));
      cursor = data.cursor;
    }
    expect([...seen].sort(), sort).toEqual(made.map((one) => one.id).sort());
    if (sort === 'price_asc') expect(prices).toEqual([...prices].sort((a, b) => a - b));
    if (sort === 'price_desc') expect(prices).toEqual([...prices].sort((a, b) => b - a));
    if (sort === 'new') expect(seen).toEqual(made.map((one) => one.id).reverse());
  }
});

test('when a category is asked for, then goods below it are there too and others are not', async () => {
  const top = await shop.category('Top');
  const below = await shop.category('Below', top);
  const deep = await shop.category('Deep', below);
  const one = await shop.product({ categoryId: deep });
  for (const category of [top, below, deep])
    expect((await list({ category })).map((card) => card.id)).toEqual([one.id]);
  expect(await list({ category: randomUUID() })).toEqual([]);
  const { data } = await shop.call(catalogEndpoints.categoriesWithGoods, { query: { category: top } });
  expect(data.groups.map((group) => group.goods.map((card) => card.id))).toEqual([[one.id]]);
  expect(data.groups.map((group) => group.total)).toEqual([1]);
  expect(data).toMatchObject({ total: 1, from: data.groups[0]?.goods[0]?.price });
  expect((await shop.call(catalogEndpoints.categoriesWithGoods, { query: { category: randomUUID() } })).code).toBe(
    4004,
  );
});

test('when something is searched for, then it is found in four languages, by beginnings, pairs and without accents', async () => {
  const dress = await shop.product({
    name: {
      'en-US': 'Velora silk dress',
      'zh-cn': '维罗拉真丝连衣裙',
      es: 'Vestido de seda Velora',
      pt: 'Vestido acetinado Velora',
    },
    tags: [{ 'en-US': 'Gift idea', 'zh-cn': '送礼' }],
    description: { 'en-US': 'Made for summer evenings', es: 'Para una ocasión única' },
  });
  const typed = [
    'velora',
    'VEL',
    'silk vel',
    'dresses',
    'the dress',
    '裙',
    '真丝',
    '真丝连衣裙',
    'vestido SEDA',
    'acetina',
    'gift',
    '送礼',
    'evenings',
    'ocasion',
    'Ocasión única',
  ];
  for (const keyword of typed)
    expect(
      (await list({ keyword })).map((card) => card.id),
      keyword,
    ).toContain(dress.id);
  for (const keyword of ['silk boots', 'ilk', '丝真', '???', "' OR 1=1 --"])
    expect(await list({ keyword }), keyword).toEqual([]);
  expect((await list({ tag: 'gift idea' })).map((card) => card.id)).toEqual([dress.id]);
  expect(await names({ keyword: 'velora', sort: 'price_asc', category: shop.home })).toEqual(['Velora silk dress']);
  const suggested = await shop.call(catalogEndpoints.suggest, { query: { keyword: 'velo' } });
  expect(suggested.data).toContainEqual({ text: 'Velora silk dress', kind: 'product', id: dress.id });
});

test('when a word is in a name and in a description, then the name comes first, and popular before others', async () => {
  await shop.product({ name: { 'en-US': 'Pot' }, description: { 'en-US': 'holds a quokka' }, weight: 50 });
  await shop.product({ name: { 'en-US': 'Quokka small' }, weight: 1 });
  await shop.product({ name: { 'en-US': 'Quokka large' }, weight: 9 });
  expect(await names({ keyword: 'quokka' })).toEqual(['Quokka large', 'Quokka small', 'Pot']);
  const first = await shop.call(catalogEndpoints.productList, { query: { keyword: 'quokka', limit: '2' } });
  const rest = await shop.call(catalogEndpoints.productList, {
    query: { keyword: 'quokka', limit: '2', cursor: first.data.cursor ?? '' },
  });
  expect(rest.data.list.map((card) => card.name)).toEqual(['Pot']);
  expect(rest.data.cursor).toBeNull();
});

test('when prices are typed in another currency, then exactly the goods shown inside the range come', async () => {
  await sql`INSERT INTO currency (code, name, symbol, decimals) VALUES ('JPY', '{"en-US":"Yen"}', '¥', 0) ON CONFLICT DO NOTHING`.execute(
    shop.db,
  );
  await sql`INSERT INTO currency_rate (currency, valid_from, rate, source) VALUES ('JPY', app_now() - interval '1 day', 149.37, 'test')
    ON CONFLICT DO NOTHING`.execute(shop.db);
  shop.app.platform.cache.drop(['currencies']);
  const categoryId = await shop.category('Priced');
  for (const price of [669, 670, 671, 1_339, 1_340]) await shop.product({ categoryId, price });
  const cards = await list({ category: categoryId, sort: 'price_asc' }, 'JPY');
  const [low, high] = [cards[1]?.price.amount ?? 0, cards[3]?.price.amount ?? 0];
  const inside = await list(
    { category: categoryId, priceMin: String(low), priceMax: String(high), sort: 'price_asc' },
    'JPY',
  );
  expect(inside.map((card) => card.price.usd)).toEqual(
    cards
      .map((card) => card.price)
      .filter((p) => p.amount >= low && p.amount <= high)
      .map((p) => p.usd),
  );
  const wrong = await shop.call(catalogEndpoints.productList, { query: { priceMin: '1.5' }, currency: 'JPY' });
  expect(wrong).toMatchObject({
    code: refusalCode('input.invalid'),
    data: { fields: { priceMin: expect.any(String) } },
  });
});

test('when input is wrong, then the field is named and nothing breaks', async () => {
  const bad: Query[] = [
    { cursor: 'x' },
    { sort: 'best' },
    { category: '1' },
    { limit: '101' },
    { keyword: 'x'.repeat(51) },
    { ratingMin: '6' },
    { inStock: 'yes' },
  ];
  for (const query of bad)
    expect((await shop.call(catalogEndpoints.productList, { query: query as never })).code, JSON.stringify(query)).toBe(
      4000,
    );
  expect((await detail(randomUUID())).code).toBe(refusalCode('record.not_found'));
  const hidden = await shop.product({ online: false });
  expect((await detail(hidden.id)).code).toBe(refusalCode('product.offline'));
  expect((await shop.call(catalogEndpoints.productReviews, { query: { product: randomUUID() } })).data).toEqual({
    list: [],
    cursor: null,
  });
});

test('when pieces are bought, then remembered answers show it at once', async () => {
  const one = await shop.product({ sizes: ['S', 'M'], stock: 3, limit: 2, price: 1_250 });
  const [small = { id: '' }, medium = { id: '' }] = one.variants;
  const first = (await detail(one.id)).data;
  expect(first).toMatchObject({
    stock: 'in',
    limit: 2,
    earnPoints: 12,
    variants: [{ stock: 'low', available: 3 }, { available: 3 }],
  });
  const buy = async (lines: { variantId: string; quantity: number }[]) => {
    const orderId = randomUUID();
    await inTransaction(shop.db, (tx) =>
      holdStock(tx, {
        orderId,
        customerId: randomUUID(),
        expiresAt: null,
        lines: lines.map((line) => ({ ...line, dealId: null })),
      }),
    );
    return orderId;
  };
  const category = one.categoryId;
  const card = async () => (await list({ category, limit: '100' })).find((each) => each.id === one.id);
  expect((await card())?.stock).toBe('in');
  const order = await buy([{ variantId: small.id, quantity: 3 }]);
  await expect.poll(async () => (await detail(one.id)).data.variants[0]).toMatchObject({ stock: 'out', available: 0 });
  await expect.poll(async () => (await card())?.stock).toBe('low');
  const second = await buy([{ variantId: medium.id, quantity: 3 }]);
  await expect.poll(async () => (await card())?.stock).toBe('out');
  await inTransaction(shop.db, (tx) => releaseStock(tx, second));
  await expect.poll(async () => (await card())?.stock).toBe('low');
  await inTransaction(shop.db, (tx) => takeStock(tx, order));
  await shop.app.runJobs('catalog.popularity');
  await shop.app.runJobs('catalog.popularity');
  await expect.poll(async () => (await detail(one.id)).data.sold).toBe(3);
});

test('when a deal begins and ends, then prices change at that moment', async () => {
  const one = await shop.product({ price: 1_005 });
  expect((await detail(one.id)).data).toMatchObject({ price: { usd: 1_005 }, listPrice: null, dealEndsAt: null });
  await openDeal(shop.db, { productId: one.id, priceUsd: 905, quota: 5, from: 0.7, until: 1.5 });
  shop.app.platform.cache.drop(['deal-times']);
  expect((await detail(one.id)).data.price.usd).toBe(1_005);
  await expect.poll(async () => (await detail(one.id)).data.price.usd, { timeout: 2_000, interval: 20 }).toBe(905);
  expect((await list({ flag: 'deal' })).map((card) => card.id)).toEqual([one.id]);
  await expect.poll(async () => (await detail(one.id)).data.price.usd, { timeout: 2_000, interval: 20 }).toBe(1_005);
  expect(await list({ flag: 'deal' })).toEqual([]);
});

test('when a product is saved or delisted, then lists follow', async () => {
  const categoryId = await shop.category('Follow');
  const one = await shop.product({ categoryId, recommended: true });
  expect((await list({ category: categoryId, flag: 'recommended', inStock: '1' })).map((card) => card.id)).toEqual([
    one.id,
  ]);
  const { data } = await shop.call(catalogEndpoints.searchHints, {});
  expect(data.recommended.map((card) => card.id)).toContain(one.id);
  await shop.call(staff.setProductFlags, { token: shop.token, body: { ids: [one.id], online: false } });
  expect(await list({ category: categoryId })).toEqual([]);
  const tree = await shop.call(catalogEndpoints.categories, {});
  expect(tree.data.map((node) => node.id)).toContain(categoryId);
  await shop.call(staff.setCategoryFlags, { token: shop.token, body: { ids: [categoryId], displayed: false } });
  expect((await shop.call(catalogEndpoints.categories, {})).data.map((node) => node.id)).not.toContain(categoryId);
});
