import { productImportEndpoints as imports } from '@app/contract/catalog/import-endpoints';
import { IMPORT_FIELDS, MONEY_FIELDS } from '@app/contract/catalog/import-fields';
import type { ProductImport } from '@app/contract/catalog/import-schemas';
import texts from '@app/contract/catalog/product-imports/staff-messages/es';
import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import { type ProductInput, productInput, type StaffProduct } from '@app/contract/catalog/staff-schemas';
import { staffListEndpoints as lists } from '@app/contract/lists/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type CatalogShop, openCatalogShop } from './fixtures.ts';
import { expectCoherent } from './stock.fixtures.ts';

const LINE = 'line-between-parts';
let shop: CatalogShop;
let token: string;
let products: string[];
const read = async (id: string): Promise<StaffProduct> =>
  (await shop.call(calls.readProduct, { token, params: { id } })).data;
const named = (name: string) => ({ 'en-US': name });
const variant = (sku: string, values: string[], over: object = {}) => ({
  sku,
  values,
  priceUsd: 1_250,
  listPriceUsd: null,
  costUsd: 620,
  points: null,
  stock: 7,
  image: null,
  weightGrams: 350,
  ...over,
});

beforeAll(async () => {
  shop = await openCatalogShop();
  token = shop.token;
  const [kitchen, garden] = [await shop.category('Kitchen'), await shop.category('Garden')];
  // Two of one name: only an id tells them apart.
  const twin = await shop.category('Garden');
  await sql`UPDATE category SET image = '/files/kitchen.webp' WHERE id IN (${kitchen}, ${garden}, ${twin})`.execute(
    shop.db,
  );
  const product = (categoryId: string, over: object) => ({
    type: 'normal' as const,
    name: named('x'),
    description: named(''),
    detail: named('<p>Kept</p>'),
    categoryId,
    cover: '/files/kitchen.webp',
    gallery: [],
    detailImages: [],
    tags: [],
    specs: [],
    variants: [],
    limit: null,
    online: false,
    popular: false,
    recommended: false,
    sortWeight: 0,
    ...over,
  });
  const specs = [
    {
      id: 's1',
      name: named('Size'),
      values: [
        { id: 'a', name: named('S'), image: null },
        { id: 'b', name: named('1/2'), image: null },
      ],
    },
  ];
  const bodies = [
    product(kitchen, {
      name: { 'en-US': '=Teapot; "blue"', 'zh-cn': '茶壶', es: 'Tetera, azul' },
      description: { 'en-US': 'Two\nlines, and a tab', pt: '-30 %' },
      tags: [named('new'), named('gift')],
      specs,
      variants: [variant('TP/1', ['a'], { listPriceUsd: 1_500 }), variant('=TP+2', ['b'], { priceUsd: 9_999_999 })],
      limit: 3,
      online: true,
      sortWeight: 12,
    }),
    product(twin, { type: 'points', name: named('Rake'), variants: [variant('00012', [], { points: 900, stock: 0 })] }),
  ];
  products = [];
  for (const body of bodies) {
    const made = await shop.call(calls.createProduct, { token, body });
    expect(made.data, JSON.stringify(made.data)).toHaveProperty('version');
    products.push(made.data.id);
  }
});
afterAll(async () => {
  await expectCoherent(shop.db);
  await shop.close();
});

/** The list of products as the back office has it exported for an import, headed in Spanish. */
async function exported(format: 'csv' | 'xlsx', query: Record<string, string> = {}): Promise<Buffer> {
  const columns = IMPORT_FIELDS.map((field) => ({
    title: texts[`catalog.import_field.${field}`],
    cells: [{ path: field, ...(MONEY_FIELDS.has(field) ? { as: 'money' as const } : {}) }],
  }));
  const body = { list: '/product-table', name: 'products-table', format, query, columns };
  const { data } = await shop.call(lists.beginExport, { token, body });
  await shop.app.runJobs('lists.write-exports');
  const { url } = (await shop.call(lists.linkExport, { token, params: { id: data.id } })).data;
  return (await shop.app.server.inject({ method: 'GET', url })).rawPayload;
}

async function sent(file: Buffer): Promise<ProductImport> {
  const head = `--${LINE}\r\nContent-Disposition: form-data; name="file"; filename="products-table"\r\nContent-Type: text/csv\r\n\r\n`;
  const answer = await shop.app.server.inject({
    method: 'POST',
    url: '/admin_api/product-imports',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${LINE}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${LINE}--\r\n`)]),
  });
  return (answer.json() as { data: ProductImport }).data;
}

async function settled(id: string): Promise<ProductImport> {
  for (;;) {
    const { data } = await shop.call(imports.readImport, { token, params: { id } });
    if (data.state !== 'checking' && data.state !== 'importing') return data;
    await new Promise((done) => setTimeout(done, 25));
  }
}

/** Reads a file in as staff do, all the way; expects that no row of it fails. */
async function takenIn(file: Buffer, rows: number): Promise<ProductImport> {
  const made = await sent(file);
  expect(made.mapping).toEqual([...IMPORT_FIELDS]);
  const body = { version: made.version, mapping: made.mapping };
  expect((await shop.call(imports.mapImport, { token, params: { id: made.id }, body })).code).toBe(200);
  const checked = await settled(made.id);
  const failed = await shop.call(imports.importRows, { token, params: { id: made.id }, query: { state: 'failed' } });
  expect(failed.data.list).toEqual([]);
  expect(checked).toMatchObject({ state: 'checked', valid: rows, jumps: { count: 0 } });
  const start = { token, params: { id: made.id }, body: { version: checked.version } };
  expect((await shop.call(imports.startImport, start)).code).toBe(200);
  return settled(made.id);
}

test.each(['csv', 'xlsx'] as const)('a list that goes out as %s and comes back changes nothing', async (format) => {
  const before = await Promise.all(products.map(read));
  const done = await takenIn(await exported(format), 3);
  expect(done).toMatchObject({ state: 'done', imported: 3, created: 0, updated: 0, unchanged: 2 });
  expect(await Promise.all(products.map(read))).toEqual(before);
});

test('the table is one of variants, filtered as the list of products is', async () => {
  const ask = (query: Record<string, string>) => shop.call(calls.productTable, { token, query });
  expect((await ask({ type: 'points' })).data).toMatchObject({
    total: 1,
    list: [{ sku: '00012', points: 900, price: 1_250 }],
  });
  const all = (await ask({ limit: '2', sort: 'sortWeight', order: 'desc' })).data;
  expect(all.list.map(({ sku }) => sku)).toEqual(['TP/1', '=TP+2']);
  expect(all).toMatchObject({
    total: 3,
    list: [{ category: 'Kitchen', spec1: 'Size', value1: 'S', tags: 'new; gift' }, {}],
  });
  expect((await ask({ type: 'points' })).data.list[0]?.category).toMatch(/^[\da-f-]{36}$/);
  expect((await ask({ category: 'x' })).code).toBe(refusalCode('input.invalid'));
  expect((await shop.call(calls.productTable, {})).status).toBe(401);
});

/** What no column says of a product and of its variants: an import leaves it as it is, and empty where the product is new. */
const LEFT_OUT: ReadonlySet<string> = new Set(['variants.id']);

/** A product of which every field says something of its own. */
const full = (categoryId: string): ProductInput => ({
  type: 'points',
  name: { 'en-US': 'Kettle', 'zh-cn': '水壶', es: 'Hervidor', pt: 'Chaleira' },
  description: { 'en-US': 'Boils', 'zh-cn': '烧水', es: 'Hierve', pt: 'Ferve' },
  detail: named('<p>Long</p>'),
  categoryId,
  cover: '/files/kettle.webp',
  gallery: [{ kind: 'image', url: '/files/kettle-2.webp' }],
  detailImages: ['/files/kettle-3.webp'],
  tags: [named('hot')],
  specs: [{ id: 's1', name: named('Colour'), values: [{ id: 'a', name: named('Red'), image: null }] }],
  variants: [variant('FULL-1', ['a'], { listPriceUsd: 1_500, points: 900, image: '/files/kettle-red.webp' })],
  limit: 4,
  online: true,
  popular: true,
  recommended: true,
  sortWeight: 31,
});

/** What a product says field by field, those of its only variant among them; ids are of the product alone. */
function said({ variants: [variant], specs, tags, ...product }: StaffProduct): Record<string, unknown> {
  const { values = [], sku = '', ...own } = variant ?? {};
  const names = specs.map((spec) => [spec.name, spec.values.map(({ name }) => name)]);
  const fields = { ...product, specs: names, tags: tags.map((tag) => tag['en-US']) };
  const ofVariant = { ...own, values: values.length, sku: sku.slice(-1) };
  return {
    ...fields,
    ...Object.fromEntries(Object.entries(ofVariant).map(([name, value]) => [`variants.${name}`, value])),
  };
}

test('what a list takes out of a product makes the same product anew, but for what is named as left out', async () => {
  const made = (await shop.call(calls.createProduct, { token, body: full(await shop.category('Kettles')) })).data;
  const table = String(await exported('csv', { name: 'Kettle' }));
  const done = await takenIn(Buffer.from(table.replaceAll('FULL-1', 'COPY-1').replaceAll(made.id, 'K1')), 1);
  expect(done).toMatchObject({ state: 'done', imported: 1, created: 1 });
  const { list } = (await shop.call(calls.listProducts, { token, query: { sku: 'COPY-1' } })).data;
  const [before, copy] = [said(made), said(await read(list[0]?.id ?? ''))];

  const { variants, ...fields } = productInput.shape;
  const names = [...Object.keys(fields), ...Object.keys(variants.element.shape).map((name) => `variants.${name}`)];
  for (const name of names) {
    expect([null, undefined, '', 0, false, 'normal'], `${name} says nothing here`).not.toContain(before[name]);
    if (LEFT_OUT.has(name)) expect(copy[name], `${name} is not left out`).not.toEqual(before[name]);
    else expect(copy[name], `${name} is neither a column nor named as left out`).toEqual(before[name]);
  }
});
