import { IMPORT_FIELDS, type ImportField, MONEY_FIELDS } from '@app/contract/catalog/import-fields';
import type { ProductImport } from '@app/contract/catalog/import-schemas';
import texts from '@app/contract/catalog/product-imports/staff-messages/es';
import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import { type ProductInput, productInput, type StaffProduct } from '@app/contract/catalog/staff-schemas';
import { staffListEndpoints as lists } from '@app/contract/lists/staff-endpoints';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type CatalogShop, openCatalogShop } from './fixtures.ts';
import { importing } from './importing.ts';
import { expectCoherent } from './stock.fixtures.ts';

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
  await shop.category('Attic');
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

/** Reads a file in as staff do, all the way; expects that no row of it fails. */
async function takenIn(file: Buffer | string, rows: number): Promise<ProductImport> {
  const steps = importing(shop, token);
  const made = (await steps.upload(file, 'products-table')).data;
  expect(made.mapping).toEqual(IMPORT_FIELDS);
  const checked = await steps.map(made);
  expect(await steps.rows(made.id, { state: 'failed' })).toEqual([]);
  expect(checked).toMatchObject({ state: 'checked', valid: rows, jumps: { count: 0 } });
  return steps.start(checked);
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
  brand: 'Quorva',
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

const quoted = (cells: readonly string[]): string => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
const written = (rows: readonly (readonly string[])[]): string => rows.map(quoted).join('\r\n');

/** One cell of a variant's row changed, and what it is then in every row of its product; otherwise in that row alone. */
const CHANGES: readonly (readonly [field: ImportField, cell: string, whole?: 'whole product'])[] = [
  ['name', 'Teapot, "green"', 'whole product'],
  ['nameZh', '绿茶壶', 'whole product'],
  ['namePt', 'Bule', 'whole product'],
  ['description', 'Three\nlines;\nnow', 'whole product'],
  ['descriptionEs', "'-40 %", 'whole product'],
  ['detail', '<p>Not <em>kept</em></p>', 'whole product'],
  ['detailPt', '<p>Novo</p>', 'whole product'],
  ['category', 'Attic', 'whole product'],
  ['tags', 'gift', 'whole product'],
  ['cover', '/files/attic.webp', 'whole product'],
  ['pictures', 'video:/files/b.mp4; /files/a.webp', 'whole product'],
  ['detailPictures', '/files/d.webp', 'whole product'],
  ['limit', '7', 'whole product'],
  ['online', 'no', 'whole product'],
  ['popular', 'yes', 'whole product'],
  ['recommended', 'yes', 'whole product'],
  ['sortWeight', '99', 'whole product'],
  ['price', '12.60'],
  ['listPrice', '15.50'],
  ['cost', '6.21'],
  ['points', '5'],
  ['weight', '351'],
  ['value1', 'Small'],
  ['variantPicture', '/files/v.webp'],
];

const exportedText = async (): Promise<string> => (await exported('csv')).toString().replace(/^\ufeff/, '');
/** What the list was after the change before, which is what it is now: an export takes as long as all the rest. */
let known: string | null = null;

test.each(CHANGES.map(([field, cell, whole]) => ({ field, cell, whole })))(
  'a list that goes out, is changed in one cell of $field and comes back changes exactly that',
  async ({ field, cell, whole }) => {
    const table = parse(known ?? (await exportedText())) as string[][];
    known = null;
    const before = await Promise.all(products.map(read));
    const at = IMPORT_FIELDS.indexOf(field);
    const [sku, number] = [IMPORT_FIELDS.indexOf('sku'), IMPORT_FIELDS.indexOf('number')];
    const row = table.findIndex((cells) => cells[sku] === 'TP/1');
    const of = table[row]?.[number];
    const changed = table.map((cells, index) => (index === row ? cells.with(at, cell) : cells));
    const done = await takenIn(written(changed), table.length - 1);
    expect(done).toMatchObject({ state: 'done', created: 0, updated: 1 });
    const expected = table.map((cells, index) =>
      index === row || (whole && cells[number] === of) ? cells.with(at, cell) : cells,
    );
    const after = await exportedText();
    expect(written(parse(after) as string[][])).toBe(written(expected));
    // What no column says stays as it was, and other products to the last field.
    const now = await Promise.all(products.map(read));
    expect(now.slice(1)).toEqual(before.slice(1));
    const beyond = ({ id, variants, sold, createdAt, type }: StaffProduct) => ({
      id,
      type,
      sold,
      createdAt,
      variants: variants.map((one) => [one.id, one.sku, one.stock, one.reserved]),
    });
    expect(now.slice(0, 1).map(beyond)).toEqual(before.slice(0, 1).map(beyond));
    expect(now[0]?.version).toBe((before[0]?.version ?? 0) + 1);
    known = after;
  },
);

test('what names an article or its options is not changed by one cell of a table: the row is refused', async () => {
  const table = parse(await exportedText()) as string[][];
  const before = await Promise.all(products.map(read));
  const sku = IMPORT_FIELDS.indexOf('sku');
  const row = table.findIndex((cells) => cells[sku] === 'TP/1');
  for (const [field, flaw] of [
    ['sku', 'combination_twice'],
    ['spec1', 'spec_differs'],
    ['number', 'sku_elsewhere'],
  ] as const) {
    const changed = table.map((cells, index) =>
      index === row ? cells.with(IMPORT_FIELDS.indexOf(field), 'OTHER') : cells,
    );
    const steps = importing(shop, token);
    const checked = await steps.map((await steps.upload(written(changed), 'products-table')).data);
    const flaws = (await steps.rows(checked.id, { state: 'failed' })).flatMap(({ errors }) =>
      errors.map((one) => one.flaw),
    );
    expect(flaws, field).toContain(flaw);
  }
  expect(await Promise.all(products.map(read))).toEqual(before);
});
