import { randomUUID } from 'node:crypto';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { staffMerchandisingEndpoints as merchandising } from '@app/contract/catalog/merchandising-endpoints';
import { staffCatalogEndpoints as staff } from '@app/contract/catalog/staff-endpoints';
import { contentEndpoints } from '@app/contract/content/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
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

const logged = async (record: string) =>
  (
    await sql<{
      action: string;
    }>`SELECT action FROM operation_log WHERE record = ${record} AND outcome = 'done' ORDER BY id`.execute(shop.db)
  ).rows.map((row) => row.action);

test('when categories are put into an order, then customers see it; a list that is out of date is refused', async () => {
  const top = await shop.category('Ordered');
  const [a, b, c] = [await shop.category('A', top), await shop.category('B', top), await shop.category('C', top)];
  const order = (ids: string[], parentId: string | null = top) =>
    shop.call(staff.orderCategories, { token, body: { parentId, ids } });
  expect((await order([c, a, b])).code).toBe(200);
  const tree = async () =>
    (await shop.call(catalogEndpoints.categories, {})).data
      .find((one) => one.id === top)
      ?.children.map((one) => one.id);
  expect(await tree()).toEqual([c, a, b]);
  expect((await order([c, a])).code).toBe(refusalCode('record.conflict'));
  expect((await order([c, a, randomUUID()])).code).toBe(refusalCode('record.conflict'));
  expect((await order([a], randomUUID())).code).toBe(refusalCode('record.not_found'));
  expect(await tree()).toEqual([c, a, b]);
  expect(await logged(`category/${top}`)).toEqual(['category.create', 'category.order']);
});

test('when a category cannot be deleted, then the refusal names it and how many stand in its way', async () => {
  const top = await shop.category('Full house');
  await shop.product({ categoryId: top });
  const refused = await shop.call(staff.deleteCategory, { token, params: { id: top } });
  expect(refused).toMatchObject({
    code: refusalCode('category.has_products'),
    msg: 'Full house still has products (1). Move them first.',
  });
});

test('when a product is duplicated, then the copy has everything but pieces, flags and its place in the shop', async () => {
  const one = await shop.product({
    sizes: ['S', 'M'],
    stock: 9,
    recommended: true,
    name: { 'en-US': 'Lamp', 'zh-cn': '灯' },
  });
  const copy = async () => (await shop.call(staff.duplicateProduct, { token, params: { id: one.id } })).data;
  const first = await copy();
  const { id: _id, version: _version, createdAt: _at, sold: _sold, variants, name: _name, ...same } = one;
  expect(first).toMatchObject({
    ...same,
    name: { 'en-US': 'Lamp (copy)', 'zh-cn': '灯（副本）' },
    online: false,
    recommended: false,
  });
  expect(first.variants).toMatchObject(
    variants.map((variant) => ({
      values: variant.values,
      priceUsd: variant.priceUsd,
      sku: `${variant.sku}-COPY`,
      stock: 0,
    })),
  );
  expect((await copy()).variants[0]?.sku).toBe(`${variants[0]?.sku}-COPY2`);
  expect((await shop.call(staff.duplicateProduct, { token, params: { id: randomUUID() } })).code).toBe(
    refusalCode('record.not_found'),
  );
  const clerk = await shop.signIn(['catalog.products.list']);
  expect((await shop.call(staff.duplicateProduct, { token: clerk, params: { id: one.id } })).code).toBe(
    refusalCode('access.denied'),
  );
});

test('when the sort weight is set in bulk, then each product takes it', async () => {
  const one = await shop.product();
  const { data } = await shop.call(staff.setProductFlags, { token, body: { ids: [one.id], sortWeight: 42 } });
  expect(data.changed).toEqual([one.id]);
  expect((await shop.call(staff.readProduct, { token, params: { id: one.id } })).data.sortWeight).toBe(42);
});

test('when stock is booked with a reason, then the log finds it by reason, kind, name and time', async () => {
  const one = await shop.product({ stock: 5, name: { 'en-US': 'Zither' } });
  const variantId = one.variants[0]?.id ?? '';
  const move = (kind: 'in' | 'out', reason: 'purchase' | 'damaged', key?: string) =>
    shop.call(staff.moveStock, {
      token,
      body: { variantId, kind, quantity: 2, reason },
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  expect((await move('out', 'purchase')).data).toMatchObject({ fields: { reason: expect.any(String) } });
  const key = randomUUID();
  await move('out', 'damaged', key);
  await move('out', 'damaged', key);
  const log = async (query: Record<string, string>) =>
    (await shop.call(staff.inventoryLog, { token, query: { name: 'zither', ...query } as never })).data.list;
  expect(await log({})).toMatchObject([
    { kind: 'out', quantity: -2, reason: 'damaged', before: 5, after: 3 },
    { kind: 'in', reason: null },
  ]);
  expect(await log({ reason: 'damaged' })).toHaveLength(1);
  expect(await log({ kind: 'in' })).toHaveLength(1);
  expect(await log({ to: '2001-01-01T00:00:00Z' })).toEqual([]);
  expect(await log({ from: '2001-01-01T00:00:00Z' })).toHaveLength(2);
  const clerk = await shop.signIn(['catalog.products.view']);
  expect((await shop.call(staff.inventoryLog, { token: clerk })).code).toBe(refusalCode('access.denied'));
});

test('when spec templates are kept, then names are told apart, stale edits refused, and values unique', async () => {
  const body = { name: { 'en-US': 'Shoe size' }, values: [{ 'en-US': '38' }, { 'en-US': '39', 'zh-cn': '三十九' }] };
  const { data } = await shop.call(merchandising.createSpecTemplate, { token, body });
  expect(data).toMatchObject({ ...body, version: 1 });
  expect(
    await shop.call(merchandising.createSpecTemplate, { token, body: { ...body, name: { 'en-US': 'SHOE SIZE' } } }),
  ).toMatchObject({
    code: refusalCode('spec_template.name_taken'),
    data: { fields: { name: expect.any(String) } },
  });
  const twins = { ...body, name: { 'en-US': 'Other' }, values: [{ 'en-US': 'Red' }, { 'en-US': ' réd ' }] };
  expect(await shop.call(merchandising.createSpecTemplate, { token, body: twins })).toMatchObject({
    code: refusalCode('product.duplicate_spec'),
    data: { fields: { 'values.1': expect.any(String) } },
  });
  const save = (id: string, version: number) =>
    shop.call(merchandising.updateSpecTemplate, {
      token,
      params: { id },
      body: { ...body, values: [{ 'en-US': '40' }], version },
    });
  expect((await save(data.id, 1)).data).toMatchObject({ version: 2, values: [{ 'en-US': '40' }] });
  expect(await save(data.id, 1)).toMatchObject({
    code: refusalCode('record.stale'),
    data: { current: { version: 2 } },
  });
  expect((await save(randomUUID(), 1)).code).toBe(refusalCode('record.not_found'));
  const found = await shop.call(merchandising.listSpecTemplates, { token, query: { name: 'shoe' } });
  expect(found.data).toMatchObject({ total: 1, list: [{ id: data.id }] });
  const remove = (id: string) => shop.call(merchandising.deleteSpecTemplate, { token, params: { id } });
  expect((await remove(data.id)).code).toBe(200);
  expect((await remove(data.id)).code).toBe(refusalCode('record.not_found'));
  expect(await logged(`spec_template/${data.id}`)).toEqual([
    'spec_template.create',
    'spec_template.update',
    'spec_template.delete',
  ]);
});

test('when a tag is kept, then products bear it by its code, and follow its name, colour and search at once', async () => {
  const body = { code: 'eco', name: { 'en-US': 'Eco', es: 'Ecológico' }, colour: 'success' as const };
  const { data: tag } = await shop.call(merchandising.createProductTag, { token, body });
  expect((await shop.call(merchandising.createProductTag, { token, body })).code).toBe(
    refusalCode('product_tag.code_taken'),
  );
  expect((await shop.call(merchandising.createProductTag, { token, body: { ...body, code: 'Eco!' } })).code).toBe(
    refusalCode('input.invalid'),
  );
  const form = {
    ...shop.form({ name: { 'en-US': 'Tagged jar' } }),
    tags: [{ 'en-US': 'forged', code: 'eco', colour: 'danger' }],
  };
  const { data: jar } = await shop.call(staff.createProduct, { token, body: form });
  expect(jar.tags).toEqual([{ 'en-US': 'Eco', es: 'Ecológico', code: 'eco', colour: 'success' }]);
  const cards = async (keyword: string) =>
    (await shop.call(catalogEndpoints.productList, { query: { keyword } })).data.list;
  expect(await cards('tagged jar')).toMatchObject([{ tags: ['Eco'], tagColour: 'success' }]);
  const save = (version: number) =>
    shop.call(merchandising.updateProductTag, {
      token,
      params: { id: tag.id },
      body: { code: 'green', name: { 'en-US': 'Greenest' }, colour: 'info', version },
    });
  expect((await save(1)).data).toMatchObject({ code: 'green', products: 1, version: 2 });
  expect(await save(1)).toMatchObject({ code: refusalCode('record.stale'), data: { current: { code: 'green' } } });
  expect(await cards('greenest')).toMatchObject([{ id: jar.id, tags: ['Greenest'], tagColour: 'info' }]);
  const list = await shop.call(merchandising.listProductTags, {
    token,
    query: { code: 'gre', colour: 'info', name: 'green' },
  });
  expect(list.data.list).toMatchObject([{ id: tag.id, products: 1 }]);
  const remove = (id: string) => shop.call(merchandising.deleteProductTag, { token, params: { id } });
  expect(await remove(tag.id)).toMatchObject({
    code: refusalCode('product_tag.in_use'),
    msg: expect.stringContaining('1'),
  });
  const { data: free } = await shop.call(merchandising.createProductTag, { token, body: { ...body, code: 'free' } });
  expect((await remove(free.id)).code).toBe(200);
  expect((await remove(free.id)).code).toBe(refusalCode('record.not_found'));
  expect(
    (
      await shop.call(merchandising.updateProductTag, {
        token,
        params: { id: randomUUID() },
        body: { ...body, version: 1 },
      })
    ).code,
  ).toBe(4004);
});

test('when products stand in the carousel, then the home screen shows them first, in order and within their time', async () => {
  const [one, two, flagged] = [await shop.product(), await shop.product(), await shop.product({ recommended: true })];
  const place = (productId: string, more: object = {}) => ({
    productId,
    sortWeight: 0,
    startsAt: '2020-01-01T00:00:00Z',
    endsAt: null as string | null,
    enabled: true,
    ...more,
  });
  const home = async () => {
    const { data } = await shop.call(contentEndpoints.home, {});
    return { ids: data.recommended.map((card) => card.id).slice(0, 3), picked: data.picked };
  };
  const create = (body: ReturnType<typeof place>) => shop.call(merchandising.createCarouselItem, { token, body });
  expect((await home()).picked).toBe(0);
  const { data: first } = await create(place(one.id));
  const { data: second } = await create(place(two.id));
  expect(await home()).toEqual({ ids: [one.id, two.id, flagged.id], picked: 2 });
  expect((await shop.call(merchandising.orderCarousel, { token, body: { ids: [second.id, first.id] } })).code).toBe(
    200,
  );
  expect(await home()).toEqual({ ids: [two.id, one.id, flagged.id], picked: 2 });
  expect((await shop.call(merchandising.orderCarousel, { token, body: { ids: [randomUUID()] } })).code).toBe(
    refusalCode('record.conflict'),
  );

  const soon = new Date(Date.now() + 400).toISOString();
  const save = (version: number, more: object) =>
    shop.call(merchandising.updateCarouselItem, {
      token,
      params: { id: second.id },
      body: { ...place(two.id, more), version },
    });
  expect((await save(2, { endsAt: soon, sortWeight: 9 })).data).toMatchObject({ version: 3, state: 'showing' });
  expect((await home()).picked).toBe(2);
  await expect.poll(async () => (await home()).ids[0], { timeout: 3_000, interval: 50 }).toBe(one.id);
  expect(await save(2, {})).toMatchObject({ code: refusalCode('record.stale'), data: { current: { version: 3 } } });

  expect(await create(place(one.id))).toMatchObject({
    code: refusalCode('carousel.taken'),
    data: { fields: { productId: expect.any(String) } },
  });
  expect(await create(place(flagged.id, { endsAt: '2019-01-01T00:00:00Z' }))).toMatchObject({
    code: refusalCode('carousel.period'),
    data: { fields: { endsAt: expect.any(String) } },
  });
  expect((await create(place(randomUUID()))).code).toBe(refusalCode('input.invalid'));
  const list = await shop.call(merchandising.listCarousel, { token, query: { state: 'ended' } });
  expect(list.data).toMatchObject({ total: 1, list: [{ id: second.id }], counts: { all: 2, showing: 1, ended: 1 } });
  const remove = (id: string) => shop.call(merchandising.deleteCarouselItem, { token, params: { id } });
  expect((await remove(first.id)).code).toBe(200);
  expect((await remove(first.id)).code).toBe(refusalCode('record.not_found'));
  expect((await home()).picked).toBe(0);
  const clerk = await shop.signIn(['catalog.carousel.view']);
  expect((await shop.call(merchandising.createCarouselItem, { token: clerk, body: place(one.id) })).code).toBe(
    refusalCode('access.denied'),
  );
  expect((await shop.call(merchandising.listCarousel, {})).code).toBe(refusalCode('auth.sign_in_needed'));
});
