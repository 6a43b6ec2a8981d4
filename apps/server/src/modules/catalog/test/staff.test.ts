import { randomUUID } from 'node:crypto';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { staffCatalogEndpoints as staff } from '@app/contract/catalog/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { jumpsOf, UNCONFIRMED } from '../../../testing/unconfirmed.ts';
import { holdStock, releaseStock } from '../public.ts';
import { type CatalogShop, openCatalogShop } from './fixtures.ts';
import { expectCoherent } from './stock.fixtures.ts';

let shop: CatalogShop;
let token: string;
beforeAll(async () => {
  shop = await openCatalogShop();
  token = shop.token;
});
afterAll(async () => {
  await expectCoherent(shop.db);
  await shop.close();
});

/** A product as read, in the form it is saved in. */
function edit<T extends { variants: { reserved: number }[] }>(read: T) {
  const {
    id: _id,
    sold: _sold,
    createdAt: _created,
    ...form
  } = read as T & { id: string; sold: number; createdAt: string };
  return { ...form, variants: read.variants.map(({ reserved: _reserved, ...variant }) => variant) };
}
const save = (id: string, body: unknown) => shop.call(staff.updateProduct, { token, params: { id }, raw: body });
const logged = async (record: string) =>
  (
    await sql<{ action: string; before: unknown; after: unknown }>`
    SELECT action, before, after FROM operation_log WHERE record = ${record} AND outcome = 'done' ORDER BY id`.execute(
      shop.db,
    )
  ).rows;

test('when a product is created, then it reads back, is logged, and its pieces stand in the inventory log', async () => {
  const one = await shop.product({ sizes: ['S', 'M'], stock: 7, name: { 'en-US': 'Logged cup', 'zh-cn': '' } });
  expect(one).toMatchObject({ name: { 'en-US': 'Logged cup' }, version: 1, variants: [{ stock: 7 }, { stock: 7 }] });
  const log = await shop.call(staff.inventoryLog, { token, query: { product: one.id } });
  expect(log.data.list).toMatchObject([{ kind: 'in', quantity: 7, before: 0, after: 7, who: 'Sam' }, { kind: 'in' }]);
  expect(log.data.total).toBe(2);
  expect(await logged(`product/${one.id}`)).toMatchObject([
    { action: 'product.create', before: null, after: { id: one.id } },
  ]);
});

test('when a product is saved, then kept variants keep their pieces, missing ones go and new ones come', async () => {
  const one = await shop.product({ sizes: ['S', 'M', 'L'], stock: 5 });
  const [small, medium, large] = one.variants;
  const form = edit(one);
  const body = {
    ...form,
    variants: [
      { ...form.variants[1], sku: small?.sku, values: ['S'] },
      { ...form.variants[0], sku: medium?.sku, values: ['M'], stock: 999 },
      { ...form.variants[2], id: undefined, sku: `NEW-${one.id.slice(0, 8)}`, priceUsd: 700, stock: 2 },
    ],
  };
  const { data, code } = await save(one.id, body);
  expect(code).toBe(200);
  expect(data.version).toBe(2);
  expect(data.variants.map((variant) => [variant.sku, variant.stock])).toEqual([
    [small?.sku, 5],
    [medium?.sku, 5],
    [expect.any(String), 2],
  ]);
  expect(data.variants[0]?.id).toBe(medium?.id);
  const shown = await shop.call(catalogEndpoints.productDetails, { query: { id: one.id } });
  expect(shown.data).toMatchObject({ price: { usd: 700 }, variants: [{}, {}, {}] });
  expect(shown.data.variants.map((variant) => variant.id)).not.toContain(large?.id);
  await expectCoherent(shop.db);
});

test('when a variant is removed while an order holds it, then the order can still end and the sums stay right', async () => {
  const one = await shop.product({ sizes: ['S', 'M'], stock: 5 });
  const orderId = randomUUID();
  const lines = [{ variantId: one.variants[1]?.id ?? '', quantity: 2, dealId: null }];
  await inTransaction(shop.db, (tx) => holdStock(tx, { orderId, customerId: randomUUID(), expiresAt: null, lines }));
  const form = edit(one);
  expect((await save(one.id, { ...form, variants: form.variants.slice(0, 1) })).code).toBe(200);
  await expectCoherent(shop.db);
  await inTransaction(shop.db, (tx) => releaseStock(tx, orderId));
  await expectCoherent(shop.db);
});

test('when two staff save the same version, then the second is refused with the newest shown and nothing lost', async () => {
  const one = await shop.product();
  const form = edit(one);
  const results = await Promise.all([1, 2].map((n) => save(one.id, { ...form, name: { 'en-US': `Edit ${n}` } })));
  const lost = results.find((result) => result.code !== 200);
  expect(results.filter((result) => result.code === 200)).toHaveLength(1);
  expect(lost).toMatchObject({
    status: 409,
    code: refusalCode('record.stale'),
    data: { current: { id: one.id, version: 2 } },
  });
  expect(await logged(`product/${one.id}`)).toHaveLength(2);
});

test('when a form breaks a rule, then its field is named', async () => {
  const one = await shop.product({ sizes: ['S', 'M'] });
  const form = edit(one);
  const [first, second] = form.variants;
  const other = await shop.product();
  const value = (id: string, name: string) => ({ id, name: { 'en-US': name }, image: null });
  const spec = { id: 'size', name: { 'en-US': 'Size' } };
  const cases: [unknown, number, string][] = [
    [
      { ...form, specs: [{ ...spec, values: [value('S', 'Small'), value('M', 'SMALL')] }] },
      4153,
      'specs.0.values.1.name',
    ],
    [{ ...form, variants: [first, { ...second, values: first?.values }] }, 4153, 'variants.1.values'],
    [{ ...form, variants: [first, { ...second, sku: first?.sku }] }, 4154, 'variants.1.sku'],
    [{ ...form, variants: [first, { ...second, sku: other.variants[0]?.sku }] }, 4154, 'variants.1.sku'],
    [{ ...form, variants: [first, { ...second, values: ['XL'] }] }, 4000, 'variants.1.values'],
    [{ ...form, variants: [{ ...first, id: other.variants[0]?.id }] }, 4000, 'variants.0.id'],
    [{ ...form, variants: [{ ...first, listPriceUsd: 1 }] }, 4000, 'variants.0.listPriceUsd'],
    [{ ...form, categoryId: randomUUID() }, 4000, 'categoryId'],
    [{ ...form, name: { 'en-US': ' ' } }, 4000, 'name.en-US'],
  ];
  for (const [body, code, field] of cases) {
    expect(await save(one.id, body), field).toMatchObject({ code, data: { fields: { [field]: expect.any(String) } } });
  }
  expect((await save(randomUUID(), form)).code).toBe(refusalCode('record.not_found'));
  const { data } = await shop.call(staff.readProduct, { token, params: { id: one.id } });
  expect(data).toEqual(one);
});

test('when rich text holds a script, then it is taken out', async () => {
  const body = {
    ...shop.form(),
    detail: {
      'en-US':
        '<p onclick="x()">Hi<script>alert(1)</script></p><img src="https://evil.example/x.png"><img src="/files/a.webp">',
    },
  };
  const { data } = await shop.call(staff.createProduct, { token, body });
  expect(data.detail['en-US']).toBe('<p>Hi</p><img src="/files/a.webp" loading="lazy" />');
});

test('when stock is booked, then it moves, is logged, and never below what is promised', async () => {
  const one = await shop.product({ stock: 5 });
  const variantId = one.variants[0]?.id ?? '';
  const move = (kind: 'in' | 'out', quantity: number) =>
    shop.call(staff.moveStock, { token, body: { variantId, kind, quantity, note: 'count' } });
  expect((await move('in', 3)).data.variants[0]?.stock).toBe(8);
  await inTransaction(shop.db, (tx) =>
    holdStock(tx, {
      orderId: randomUUID(),
      customerId: randomUUID(),
      expiresAt: null,
      lines: [{ variantId, quantity: 6, dealId: null }],
    }),
  );
  expect(await move('out', 3)).toMatchObject({ code: refusalCode('stock.insufficient'), data: { available: 2 } });
  expect((await move('out', 2)).data.variants[0]).toMatchObject({ stock: 6, reserved: 6 });
  expect((await move('out', 0)).code).toBe(refusalCode('input.invalid'));
  const missing = { variantId: randomUUID(), kind: 'in' as const, quantity: 1 };
  expect((await shop.call(staff.moveStock, { token, body: missing })).code).toBe(refusalCode('record.not_found'));
  expect((await logged(`variant/${variantId}`)).map((row) => row.action)).toEqual(['stock.in', 'stock.out']);
});

test('when the list is filtered and sorted, then rows, total and counts agree', async () => {
  const categoryId = await shop.category('Listed');
  const cheap = await shop.product({ categoryId, price: 100, stock: 1, name: { 'en-US': 'Listed alpha' } });
  const dear = await shop.product({
    categoryId,
    price: 900,
    stock: 50,
    online: false,
    name: { 'en-US': 'Listed beta' },
  });
  const list = async (query: Record<string, string>) =>
    (await shop.call(staff.listProducts, { token, query: { category: categoryId, ...query } as never })).data;
  for (const sort of ['createdAt', 'priceUsd', 'stock']) {
    expect(
      (await list({ sort, order: 'asc' })).list.map((row) => row.id),
      sort,
    ).toEqual([cheap.id, dear.id]);
    expect(
      (await list({ sort, order: 'desc' })).list.map((row) => row.id),
      sort,
    ).toEqual([dear.id, cheap.id]);
  }
  for (const sort of ['sold', 'sortWeight']) expect((await list({ sort })).total).toBe(2);
  expect((await list({ name: 'alp' })).list.map((row) => row.id)).toEqual([cheap.id]);
  expect((await list({ sku: (dear.variants[0]?.sku ?? '').slice(0, 9) })).list.map((row) => row.id)).toEqual([dear.id]);
  expect((await list({ online: '0' })).list.map((row) => row.id)).toEqual([dear.id]);
  expect((await list({ lowStock: '1' })).list.map((row) => row.id)).toEqual([cheap.id]);
  const { counts } = await list({});
  expect(counts.all).toBe(counts.online + counts.offline);
  expect(counts.lowStock).toBeGreaterThan(0);
});

test('when goods are flagged in bulk, then each id is answered for', async () => {
  const one = await shop.product();
  const nobody = randomUUID();
  const { data } = await shop.call(staff.setProductFlags, { token, body: { ids: [one.id, nobody], popular: true } });
  expect(data).toEqual({ changed: [one.id], missing: [nobody] });
  expect((await shop.call(staff.readProduct, { token, params: { id: one.id } })).data).toMatchObject({
    popular: true,
    version: 2,
  });
});

test('when categories are arranged, then the tree keeps its rules and goods follow', async () => {
  const [a, b] = [await shop.category('Alpha'), await shop.category('Beta')];
  const c = await shop.category('Gamma', a);
  const d = await shop.category('Delta', c);
  const one = await shop.product({ categoryId: d });
  const body = { name: { 'en-US': 'Gamma' }, image: null, displayed: true, enabled: true, sortWeight: 0 };
  const put = (id: string, parentId: string | null, version = 1) =>
    shop.call(staff.updateCategory, { token, params: { id }, body: { ...body, parentId, version } });
  expect((await shop.call(staff.createCategory, { token, body: { ...body, parentId: d } })).code).toBe(
    refusalCode('category.too_deep'),
  );
  expect((await shop.call(staff.createCategory, { token, body: { ...body, parentId: randomUUID() } })).code).toBe(
    refusalCode('record.not_found'),
  );
  expect((await put(a, d)).code).toBe(refusalCode('category.too_deep'));
  expect((await put(c, c)).code).toBe(refusalCode('category.too_deep'));
  expect((await put(a, b)).code).toBe(refusalCode('category.too_deep'));
  expect((await put(c, b)).data).toMatchObject({ parentId: b, depth: 2, version: 2 });
  expect(await put(c, a)).toMatchObject({ code: refusalCode('record.stale'), data: { current: { version: 2 } } });
  const found = await shop.call(catalogEndpoints.productList, { query: { category: b, keyword: 'cup' } });
  expect(found.data.list.map((card) => card.id)).toEqual([one.id]);
  const remove = (id: string) => shop.call(staff.deleteCategory, { token, params: { id } });
  expect((await remove(c)).code).toBe(refusalCode('category.has_subcategories'));
  expect((await remove(d)).code).toBe(refusalCode('category.has_products'));
  expect((await remove(randomUUID())).code).toBe(refusalCode('record.not_found'));
  expect((await remove(a)).code).toBe(200);
  expect((await logged(`category/${a}`)).at(-1)).toMatchObject({ action: 'category.delete', after: null });
  const listed = (await shop.call(staff.listCategories, { token })).data.map((row) => row.id);
  expect(listed.indexOf(c)).toBe(listed.indexOf(b) + 1);
});

test('when the permission is lacking, then nothing is shown or done', async () => {
  const guest = await shop.signIn(['orders.goods.view']);
  const one = await shop.product();
  const before = await logged(`product/${one.id}`);
  expect((await shop.call(staff.listProducts, { token: guest })).code).toBe(refusalCode('access.denied'));
  expect((await shop.call(staff.updateProduct, { token: guest, params: { id: one.id }, raw: edit(one) })).code).toBe(
    4003,
  );
  expect((await shop.call(staff.listCategories, {})).code).toBe(refusalCode('auth.sign_in_needed'));
  expect(await logged(`product/${one.id}`)).toEqual(before);
});

test('a price that jumps is saved only once it is said to be meant', async () => {
  const one = await shop.product({ sizes: ['S', 'M'], price: 68_400 });
  const cheap = { ...edit(one), variants: edit(one).variants.map((variant) => ({ ...variant, priceUsd: 800 })) };
  const put = (headers?: Record<string, string>) =>
    shop.call(staff.updateProduct, { token, params: { id: one.id }, raw: cheap, ...(headers ? { headers } : {}) });
  const asked = await put(UNCONFIRMED);
  expect(asked).toMatchObject({ code: refusalCode('price.jump'), data: { percent: 50, count: 2 } });
  // The larger jump stands first.
  expect(jumpsOf(asked)).toEqual(
    one.variants
      .toReversed()
      .map(({ sku, priceUsd }) => ({ what: sku, field: 'priceUsd', before: priceUsd, after: 800 })),
  );
  expect((await shop.call(staff.readProduct, { token, params: { id: one.id } })).data).toEqual(one);
  expect((await put()).data.variants).toMatchObject([{ priceUsd: 800 }, { priceUsd: 800 }]);
  // What does not jump is not asked about.
  const more = { ...cheap, version: 2, variants: cheap.variants.map((variant) => ({ ...variant, priceUsd: 1_200 })) };
  const quiet = { token, params: { id: one.id }, raw: more, headers: UNCONFIRMED };
  expect((await shop.call(staff.updateProduct, quiet)).code).toBe(200);
});
