import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { staffCatalogEndpoints as staff } from '@app/contract/catalog/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { fromDatabase } from '../usecases/goods-index/from-database.ts';
import { writeWords } from '../usecases/goods-index/read-index.ts';
import { filterOf } from '../usecases/product-filter.ts';
import { type CatalogShop, openCatalogShop } from './fixtures.ts';

let shop: CatalogShop;
let dress: { id: string };
beforeAll(async () => {
  shop = await openCatalogShop();
  const categoryId = await shop.category('Apparel');
  dress = await shop.product({
    categoryId,
    price: 4_200,
    name: { 'en-US': 'Velora silk dress', 'zh-cn': '维罗拉真丝连衣裙', es: 'Vestido de seda', pt: 'Vestido de seda' },
  });
  await shop.product({ name: { 'en-US': 'Gold necklace', pt: 'Colar de latão' }, price: 900 });
  await shop.product({ name: { 'en-US': 'Wild berry jam', 'zh-cn': '果酱' }, price: 300 });
  await shop.product({ name: { 'en-US': 'Berries of the forest' }, price: 700 });
});
afterAll(() => shop.close());

type Query = Record<string, string>;
const search = async (keyword: string, of: Query = {}, lang: 'en-US' | 'zh-CN' = 'en-US') => {
  const { data } = await shop.call(catalogEndpoints.productList, { query: { keyword, ...of } as never, lang });
  return { names: data.list.map((card) => card.name), ids: data.list.map((card) => card.id), instead: data.instead };
};
const total = async (query: Query) =>
  (await shop.call(catalogEndpoints.productCount, { query: query as never })).data.total;

test('what was typed is found as it stands, and nothing is said of other words', async () => {
  expect(await search('dress silk')).toEqual({ names: ['Velora silk dress'], ids: [dress.id], instead: null });
  expect((await search('VESTÍDO')).names).toEqual(['Velora silk dress']);
  expect((await search('berries')).names.sort()).toEqual(['Berries of the forest', 'Wild berry jam']);
  expect((await search('berry')).names.sort()).toEqual(['Berries of the forest', 'Wild berry jam']);
});

test('a slip of the finger offers what was meant, and shows nothing in the place of it', async () => {
  expect(await search('silk derss')).toEqual({ names: [], ids: [], instead: 'silk dress' });
  expect(await search('nekclace')).toMatchObject({ names: [], instead: 'necklace' });
  expect(await search('latoa')).toMatchObject({ names: [], instead: 'latão' });
  expect(await search('silkdress')).toMatchObject({ ids: [], instead: 'silk dress' });
  expect(await search('xylophone')).toEqual({ names: [], ids: [], instead: null });
  expect(await search('silk derss', { priceMax: '1' })).toMatchObject({ names: [], instead: 'silk dress' });
});

test('goods are found by pinyin, whole, from any syllable on, and by initials', async () => {
  for (const typed of ['lianyiqun', 'zhensi', 'zhensilian', 'lyq', 'guojiang']) {
    expect((await search(typed)).ids.length, typed).toBe(1);
    expect((await search(typed, {}, 'zh-CN')).instead, typed).toBeNull();
  }
});

test('short plurals find their things, and what only looks like them is none of them', async () => {
  const categoryId = await shop.category('Kitchen');
  await shop.product({ categoryId, name: { 'en-US': 'Tea cup of clay' }, price: 900 });
  await shop.product({ categoryId, name: { 'en-US': 'Tea pot', es: 'Tetera' }, price: 2_900 });
  await shop.product({ categoryId, name: { 'en-US': 'Shirt for men' }, price: 3_900 });
  await shop.product({ categoryId, name: { 'en-US': 'Camera lens' }, price: 9_900 });
  await shop.product({ categoryId, name: { 'en-US': 'Candy kiss' }, price: 200 });
  await shop.product({ categoryId, name: { 'en-US': 'Race car', es: 'Coche con neumáticos tyre' }, price: 1_200 });
  await shop.product({ categoryId, name: { 'en-US': 'Evening clutch', es: 'Bolso de mano y menta' }, price: 1_200 });
  await shop.product({ categoryId, name: { 'en-US': 'Faa’a lei', 'zh-cn': '马克杯' }, price: 1_200 });
  await shop.product({ categoryId, name: { 'en-US': 'Diver', 'zh-cn': '冰鞋腕表' }, price: 1_200 });
  expect((await search('cups')).names).toEqual(['Tea cup of clay']);
  expect((await search('mens')).names).toEqual(['Shirt for men']);
  expect((await search('man')).names).toEqual(['Shirt for men']);
  expect((await search('lens')).names).toEqual(['Camera lens']);
  expect(await search('kids')).toMatchObject({ names: [] });
  for (const typed of ['men', "men's"]) expect((await search(typed)).names, typed).toEqual(['Shirt for men']);
  expect((await search('ment')).names).toEqual(['Evening clutch']);
  expect(await search('ties')).toMatchObject({ names: [] });
  expect(await search('bin')).toMatchObject({ names: [], instead: null });
  expect((await search('faaa')).names).toEqual(['Faa’a lei']);
  expect((await search('杯子', {}, 'zh-CN')).names).toEqual(['马克杯']);
  expect(await search('手表', {}, 'zh-CN')).toMatchObject({ names: [], instead: '表' });
});

test('traditional Chinese finds what is called so in simplified, by list, count and suggestions', async () => {
  for (const [typed, name] of [
    ['馬克杯', '马克杯'],
    ['冰鞋腕錶', '冰鞋腕表'],
  ] as const) {
    expect(await search(typed, {}, 'zh-CN')).toMatchObject({ names: [name], instead: null });
    const { data } = await shop.call(catalogEndpoints.suggest, { query: { keyword: typed }, lang: 'zh-CN' });
    expect(data.map(({ text }) => text)).toContain(name);
    const count = await shop.call(catalogEndpoints.productCount, { query: { keyword: typed }, lang: 'zh-CN' });
    expect(count.data.total).toBe(1);
  }
  expect(await search('馬鞍', {}, 'zh-CN')).toMatchObject({ names: [] });
});

test('suggestions offer what was meant first, and the goods it finds', async () => {
  const { data } = await shop.call(catalogEndpoints.suggest, { query: { keyword: 'neckalc' } });
  expect(data.map(({ text, kind }) => `${kind} ${text}`)).toEqual(['keyword necklace', 'product Gold necklace']);
  const pinyin = await shop.call(catalogEndpoints.suggest, { query: { keyword: 'lianyi' }, lang: 'zh-CN' });
  expect(pinyin.data).toContainEqual({ text: '维罗拉真丝连衣裙', kind: 'product', id: dress.id });
});

test('the count is that of the list, with every filter, and refuses what the list refuses', async () => {
  const counted = async (query: Query) => {
    const { data } = await shop.call(catalogEndpoints.productList, { query: { ...query, limit: '100' } as never });
    expect(await total(query), JSON.stringify(query)).toBe(data.list.length);
    return data.list.length;
  };
  expect(await counted({})).toBeGreaterThan(8);
  expect(await counted({ keyword: 'berry' })).toBe(2);
  expect(await counted({ keyword: 'berry', priceMax: '5' })).toBe(1);
  expect(await counted({ keyword: 'nekclace' })).toBe(0);
  expect(await counted({ keyword: 'nekclace', ratingMin: '4' })).toBe(0);
  expect(await counted({ keyword: '???' })).toBe(0);
  expect(await counted({ flag: 'deal' })).toBe(0);
  expect(await counted({ flag: 'new', inStock: '1', type: 'normal' })).toBeGreaterThan(8);
  expect(await counted({ type: 'points' })).toBe(0);
  for (const query of [{ ratingMin: '6' }, { priceMin: 'x' }, { category: '1' }])
    expect((await shop.call(catalogEndpoints.productCount, { query: query as never })).code).toBe(
      refusalCode('input.invalid'),
    );
});

test('when goods change, then searches follow at once', async () => {
  const made = await shop.product({ name: { 'en-US': 'Quilted lampshade' } });
  expect((await search('lampshade')).ids).toEqual([made.id]);
  await shop.call(staff.setProductFlags, { token: shop.token, body: { ids: [made.id], online: false } });
  expect(await search('lampshade', { limit: '19' })).toMatchObject({ ids: [] });
  await shop.call(staff.setProductFlags, { token: shop.token, body: { ids: [made.id], online: true } });
  expect((await search('lampshade', { limit: '18' })).ids).toEqual([made.id]);
});

test('words that an earlier version did not write are written, and the goods found again', async () => {
  await sql`UPDATE product_search SET words = '' WHERE product_id = ${dress.id}`.execute(shop.db);
  expect(await writeWords(shop.app.platform)).toBe(1);
  shop.app.platform.cache.drop(['*']);
  expect((await search('lianyiqun', { limit: '17' })).ids).toEqual([dress.id]);
});

test('the database gives the same as the index while that is being made', async () => {
  const { platform } = shop.app;
  for (const asked of [
    {},
    { keyword: 'silk' },
    { keyword: 'l', sort: 'price_asc' },
    { keyword: 'berry', sort: 'new' },
  ]) {
    const query = { sort: 'popular' as const, limit: 3, cursor: undefined, ...asked } as Parameters<
      typeof fromDatabase
    >[1];
    const filter = await filterOf(platform, query, 'USD');
    if (!filter) throw new Error('no filter');
    const read = await fromDatabase(platform, query, { filter, at: { stage: 0, place: null } });
    const { data } = await shop.call(catalogEndpoints.productList, { query: { ...asked, limit: '3' } as never });
    // "berry" also asks the index for "berries".
    const own = read.rows.map(({ id }) => id);
    expect(data.list.map(({ id }) => id)).toEqual(expect.arrayContaining(own));
    if (!('keyword' in asked) || asked.keyword !== 'berry') expect(data.list.map(({ id }) => id)).toEqual(own);
    if (read.cursor === null) continue;
    const next = { ...asked, limit: '3', cursor: read.cursor };
    const rest = await shop.call(catalogEndpoints.productList, { query: next as never });
    expect(rest.data.list.some(({ id }) => own.includes(id))).toBe(false);
  }
});

test('a list that the database began goes on in the index with each product once, whole words or not', async () => {
  const names = ['Pencase', 'Penlight', 'Penholder', 'Penstand', 'Pen', 'Pen with a lamp'];
  const made = [];
  for (const name of names) made.push(await shop.product({ name: { 'en-US': name } }));
  for (const [at, { id }] of made.entries())
    await sql`UPDATE product SET sold = ${at === 5 ? 7 : 6 - at} WHERE id = ${id}`.execute(shop.db);
  const { platform } = shop.app;
  platform.cache.drop(['*']);
  const ids = made.map(({ id }) => id);
  const query = { keyword: 'pen', sort: 'popular' as const, limit: 2 } as Parameters<typeof fromDatabase>[1];
  const filter = await filterOf(platform, query, 'USD');
  if (!filter) throw new Error('no filter');
  const begun = await fromDatabase(platform, query, { filter, at: { stage: 0, place: null } });
  const seen = begun.rows.map(({ id }) => id);
  for (let { cursor } = begun; cursor; ) {
    const { data } = await shop.call(catalogEndpoints.productList, { query: { keyword: 'pen', limit: '2', cursor } });
    seen.push(...data.list.map(({ id }) => id));
    cursor = data.cursor;
  }
  expect(seen.filter((id) => ids.includes(id))).toEqual([5, 0, 1, 2, 3, 4].map((at) => ids[at]));
  expect((await search('pen')).ids.filter((id) => ids.includes(id))).toEqual([5, 4, 0, 1, 2, 3].map((at) => ids[at]));
});
