import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import type { ImportSettings, ProductImport } from '@app/contract/catalog/import-schemas';
import { staffCatalogEndpoints as staff } from '@app/contract/catalog/staff-endpoints';
import type { StaffProduct } from '@app/contract/catalog/staff-schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { currencyRule } from '../../currencies/public.ts';
import { type CatalogShop, openCatalogShop } from './fixtures.ts';
import { importing } from './importing.ts';
import { expectCoherent } from './stock.fixtures.ts';

let shop: CatalogShop;
let steps: ReturnType<typeof importing>;
let other: string;
const settings = (over: Partial<ImportSettings> = {}): ImportSettings => ({
  currency: 'USD',
  makeCategories: true,
  categoryId: other,
  pieces: 0,
  ...over,
});

beforeAll(async () => {
  shop = await openCatalogShop();
  steps = importing(shop, shop.token);
  other = await shop.category('Moved in');
  await sql`UPDATE category SET image = '/files/other.webp'`.execute(shop.db);
  await sql`INSERT INTO currency (code, name, symbol, decimals) VALUES ('EUR', '{"en-US": "Euro"}', '€', 2)
    ON CONFLICT DO NOTHING`.execute(shop.db);
  await sql`INSERT INTO currency_rate (currency, valid_from, rate, source)
    VALUES ('EUR', app_now() - interval '1 day', 0.92, 'test') ON CONFLICT DO NOTHING`.execute(shop.db);
  shop.app.platform.cache.drop(['currencies']);
});
afterAll(async () => {
  await expectCoherent(shop.db);
  await shop.close();
});

type Cells = Readonly<Record<string, string>>;
const quoted = (cell: string): string => (/[",\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const file = (heads: readonly string[], rows: readonly Cells[], sign = ','): string =>
  [heads, ...rows.map((row) => heads.map((head) => row[head] ?? ''))]
    .map((cells) => cells.map(quoted).join(sign))
    .join('\r\n');

const bySku = async (sku: string): Promise<StaffProduct | undefined> => {
  const { token } = shop;
  const [found] = (await shop.call(staff.listProducts, { token, query: { sku } })).data.list;
  return found && (await shop.call(staff.readProduct, { token, params: { id: found.id } })).data;
};
const check = async (text: string, over: Partial<ImportSettings> = {}): Promise<ProductImport> =>
  steps.map((await steps.upload(text)).data, settings(over));
const bring = async (text: string, over: Partial<ImportSettings> = {}) => steps.start(await check(text, over));
const flawsOf = async (id: string) =>
  (await steps.rows(id, { state: 'failed' })).map(({ row, errors }) => [row, ...errors.map(({ flaw }) => flaw)]);
const notesOf = async (id: string) =>
  (await steps.rows(id)).flatMap(({ row, notes }) => notes.map(({ note }) => [row, note]));
/** Categories that were just made have no picture, and no file here has one: they get it beforehand. */
const pictured = async (...paths: string[][]): Promise<void> => {
  for (const path of paths) {
    let above: string | null = null;
    for (const name of path) above = await shop.category(name, above);
  }
  await sql`UPDATE category SET image = '/files/other.webp'`.execute(shop.db);
};

const WOO = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Published',
  'Is featured?',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'Tax status',
  'In stock?',
  'Stock',
  'Backorders allowed?',
  'Weight (lbs)',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  'Grouped products',
  'Position',
  'Attribute 1 name',
  'Attribute 1 value(s)',
  'Attribute 1 visible',
  'Attribute 2 name',
  'Attribute 2 value(s)',
  'Meta: _price_note',
];
const simple = { Type: 'simple', Published: '1', 'Visibility in catalog': 'visible', 'In stock?': '1' };

test('a WooCommerce file: parents and variations in any order, by SKU or id; prices, categories, drafts and kinds', async () => {
  await pictured(['Tools', 'Hammers']);
  const variation = {
    ...simple,
    Type: 'variation',
    Published: '1',
    'Regular price': '20',
    Stock: '4',
    'Attribute 1 name': 'Colour',
  };
  const rows: Cells[] = [
    {
      ...variation,
      ID: '12',
      SKU: 'W-T-R',
      Name: 'Tee - Red',
      Parent: 'id:10',
      'Attribute 1 value(s)': 'Red',
      'Sale price': '15',
    },
    {
      ...simple,
      ID: '10',
      Type: 'variable',
      SKU: 'W-T',
      Name: 'Tee',
      Categories: 'Tools, Tools > Hammers',
      Description: 'First\\n\\nSecond',
      'Short description': '<p>Soft &amp; warm</p>',
      'Attribute 1 name': 'Fabric',
      'Attribute 1 value(s)': 'Cotton',
      'Attribute 2 name': 'Colour',
      'Attribute 2 value(s)': 'Red, Blue\\, dark',
      'Meta: _price_note': 'x',
    },
    { ...variation, ID: '13', Name: 'Tee - Blue', Parent: 'W-T', 'Attribute 1 value(s)': 'Blue\\, dark', Stock: '' },
    {
      ...simple,
      ID: '20',
      SKU: 'W-DRAFT',
      Name: 'Draft',
      Published: '-1',
      'Regular price': '8',
      'Weight (lbs)': '.5',
      Stock: '3',
      Categories: 'Tools',
    },
    {
      ...simple,
      ID: '21',
      SKU: 'W-DATED',
      Name: 'Dated',
      'Regular price': '8',
      'Sale price': '5',
      'Date sale price ends': '2031-01-01',
      Stock: '3',
      Categories: 'Tools',
    },
    { ...simple, ID: '22', Type: 'grouped', SKU: 'W-SET', Name: 'Set', Categories: 'Tools' },
    {
      ...simple,
      ID: '23',
      Type: 'simple, downloadable, virtual',
      SKU: 'W-FILE',
      Name: 'File',
      'Regular price': '2',
      'In stock?': '0',
      Categories: 'Tools',
    },
    { ...variation, ID: '30', SKU: 'W-LOST', Name: 'Lost - Red', Parent: 'id:999', 'Attribute 1 value(s)': 'Red' },
    {
      ...simple,
      ID: '40',
      Type: 'variable',
      SKU: 'W-ANY',
      Name: 'Any',
      Categories: 'Tools',
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': 'S, M',
    },
    {
      ...simple,
      ID: '41',
      Type: 'variation',
      SKU: 'W-ANY-1',
      Parent: 'W-ANY',
      'Regular price': '7',
      Stock: '1',
      'Attribute 1 name': 'Size',
    },
  ];
  const text = file(WOO, rows);
  const { data } = await steps.upload(text);
  expect(data).toMatchObject({ dialect: 'woocommerce', settings: { currency: null, makeCategories: true } });
  const checked = await steps.map(data, settings({ pieces: 9 }));
  expect(await flawsOf(checked.id)).toEqual([
    [7, 'kind_left'],
    [9, 'parent_missing'],
  ]);
  expect(await notesOf(checked.id)).toEqual(
    expect.arrayContaining([
      [6, 'sale_dated'],
      [4, 'sku_made'],
      [4, 'not_counted'],
      [8, 'not_delivered'],
      [11, 'sku_made'],
    ]),
  );
  expect(await steps.start(checked)).toMatchObject({ created: 5, failed: 2 });
  expect(await bySku('W-T-R')).toMatchObject({
    name: { 'en-US': 'Tee' },
    description: { 'en-US': 'Soft & warm' },
    detail: { 'en-US': '<p>First</p><p>Second</p>' },
    online: true,
    specs: [
      { name: { 'en-US': 'Colour' }, values: [{ name: { 'en-US': 'Red' } }, { name: { 'en-US': 'Blue, dark' } }] },
    ],
    variants: [
      { sku: 'W-T-R', priceUsd: 1_500, listPriceUsd: 2_000, stock: 4 },
      { sku: 'W-T/Blue,-dark', priceUsd: 2_000, listPriceUsd: null, stock: 9 },
    ],
  });
  expect(await bySku('W-DRAFT')).toMatchObject({ online: false, variants: [{ weightGrams: 227, stock: 3 }] });
  expect(await bySku('W-DATED')).toMatchObject({ variants: [{ priceUsd: 800, listPriceUsd: null }] });
  expect(await bySku('W-FILE')).toMatchObject({ variants: [{ stock: 0 }] });
  expect((await bySku('W-ANY-1'))?.variants.map(({ sku }) => sku)).toEqual(['W-ANY-1/S', 'W-ANY-1/M']);
  expect(await bring(text, { pieces: 9 })).toMatchObject({ created: 0, updated: 0, unchanged: 5, failed: 2 });
});

const ETSY = [
  'TITLE',
  'DESCRIPTION',
  'PRICE',
  'CURRENCY_CODE',
  'QUANTITY',
  'TAGS',
  'MATERIALS',
  'IMAGE1',
  'IMAGE2',
  'VARIATION 1 TYPE',
  'VARIATION 1 NAME',
  'VARIATION 1 VALUES',
  'VARIATION 2 TYPE',
  'VARIATION 2 NAME',
  'VARIATION 2 VALUES',
  'SKU',
];

test('an Etsy file: its currency is named and converted, other currencies are refused, variations become variants', async () => {
  const ring = { PRICE: '9.20', CURRENCY_CODE: 'EUR', QUANTITY: '3', TAGS: 'hand_made,gift' };
  const text = file(ETSY, [
    { ...ring, TITLE: 'Ring "sun"', DESCRIPTION: 'Line one\nline two\n\n<3', SKU: 'E-RING' },
    {
      ...ring,
      TITLE: 'Bowl',
      'VARIATION 1 NAME': 'Colour',
      'VARIATION 1 VALUES': 'Blue,Sand',
      'VARIATION 2 NAME': 'Size',
      'VARIATION 2 VALUES': 'S,L',
      SKU: 'E-1,E-2,E-3,E-4',
    },
    { ...ring, TITLE: 'Bell', CURRENCY_CODE: 'GBP', SKU: 'E-BELL' },
    { ...ring, TITLE: 'Gold', PRICE: '9,200', SKU: 'E-GOLD' },
  ]);
  const { data } = await steps.upload(text);
  expect(data).toMatchObject({ dialect: 'etsy', currencies: ['EUR', 'GBP'], settings: { currency: null } });
  const asUsd = await steps.map(data, settings());
  expect(asUsd).toMatchObject({ valid: 0, failed: 4 });
  const styles = data.mapping.map((field) => (field === 'price' ? ('point' as const) : null));
  const again = await shop.call(calls.mapImport, {
    token: shop.token,
    params: { id: data.id },
    body: { version: asUsd.version, mapping: data.mapping, styles, settings: settings({ currency: 'EUR', pieces: 2 }) },
  });
  expect(again.code).toBe(200);
  const checked = await steps.settled(data.id);
  const { rate } = await currencyRule(shop.app.platform, 'EUR');
  expect(checked).toMatchObject({ rate, planned: { created: 3 } });
  expect(await flawsOf(data.id)).toEqual([[4, 'currency_differs']]);
  await steps.start(checked);
  const cents = Math.round(920 / Number(rate));
  expect(await bySku('E-RING')).toMatchObject({
    name: { 'en-US': 'Ring "sun"' },
    detail: { 'en-US': '<p>Line one<br />line two</p><p>&lt;3</p>' },
    tags: [{ 'en-US': 'hand made' }, { 'en-US': 'gift' }],
    online: false,
    variants: [{ priceUsd: cents, stock: 3 }],
  });
  const bowl = await bySku('E-1');
  expect(bowl?.variants.map(({ sku, stock }) => [sku, stock])).toEqual([
    ['E-1', 2],
    ['E-2', 2],
    ['E-3', 2],
    ['E-4', 2],
  ]);
});

const FEED = [
  'id',
  'title',
  'description',
  'availability',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'image_link',
  'additional_image_link',
  'item_group_id',
  'product_type',
  'google_product_category',
  'gtin',
  'brand',
  'color',
  'size',
];

test('a feed of Google Merchant Center, by tabs: groups, sale prices, availability and categories by path', async () => {
  await pictured(['Shoes', 'Running']);
  const shoe = {
    title: 'Runner',
    description: 'Light',
    availability: 'in_stock',
    price: '80.00 USD',
    item_group_id: 'G-RUN',
    product_type: 'Shoes > Running',
    color: 'Red',
  };
  const text = file(
    FEED,
    [
      { ...shoe, id: 'G-1', size: '40', sale_price: '60.00 USD' },
      {
        ...shoe,
        id: 'G-2',
        size: '41',
        availability: 'out_of_stock',
        sale_price: '60.00 USD',
        sale_price_effective_date: '2031-01-01T00:00Z/2031-02-01T00:00Z',
      },
      {
        ...shoe,
        id: 'G-3',
        item_group_id: '',
        title: 'Lace',
        price: '3 EUR',
        product_type: '',
        google_product_category: '187',
      },
      { ...shoe, id: 'G-4', item_group_id: '', title: 'Sock', price: '3.00 USD', size: 'M' },
    ],
    '\t',
  );
  const { data } = await steps.upload(text, 'feed.txt');
  expect(data).toMatchObject({ dialect: 'google', currencies: ['USD', 'EUR'], settings: { currency: null } });
  const done = await steps.start(await steps.map(data, settings({ pieces: 6 })));
  expect(await flawsOf(done.id)).toEqual([[4, 'currency_differs']]);
  expect(await bySku('G-1')).toMatchObject({
    specs: [{ name: { 'en-US': 'Color' } }, { name: { 'en-US': 'Size' } }],
    variants: [
      { sku: 'G-1', priceUsd: 6_000, listPriceUsd: 8_000, stock: 6 },
      { sku: 'G-2', priceUsd: 8_000, listPriceUsd: null, stock: 0 },
    ],
  });
  expect(await bySku('G-4')).toMatchObject({ specs: [], variants: [{ priceUsd: 300 }] });
});

test('who wrote a file can be said otherwise, and what does not fit is refused', async () => {
  const text = file(ETSY, [{ TITLE: 'Pin', PRICE: '4.00', CURRENCY_CODE: 'USD', QUANTITY: '1', SKU: 'E-PIN' }]);
  const { data } = await steps.upload(text);
  expect(data).toMatchObject({ dialect: 'etsy', settings: { currency: 'USD' } });
  const { token } = shop;
  const params = { id: data.id };
  const choose = (dialect: 'own' | 'etsy', version: number) =>
    shop.call(calls.chooseDialect, { token, params, body: { version, dialect } });
  expect((await choose('own', 99)).code).toBe(refusalCode('record.stale'));
  const own = (await choose('own', data.version)).data;
  expect(own).toMatchObject({ dialect: 'own', settings: { currency: 'USD', makeCategories: false } });
  expect(own.mapping).toContain('sku');
  const map = (over: object) =>
    shop.call(calls.mapImport, {
      token,
      params,
      body: { version: own.version, mapping: own.mapping, settings: settings(over) },
    });
  expect(await map({ currency: 'XXX' })).toMatchObject({ code: refusalCode('product_import.currency') });
  expect(await map({ categoryId: crypto.randomUUID() })).toMatchObject({
    code: refusalCode('input.invalid'),
    data: { fields: { 'settings.categoryId': expect.any(String) } },
  });
  const etsy = (await choose('etsy', own.version)).data;
  const done = await steps.start(await steps.map(etsy, settings()));
  expect((await choose('own', done.version)).code).toBe(refusalCode('product_import.not_ready'));
  for (const call of [calls.importPictures, calls.retryPictures])
    expect((await shop.call(call, { token, params: { id: crypto.randomUUID() } })).code).toBe(
      refusalCode('record.not_found'),
    );
  expect((await shop.call(calls.retryPictures, { token, params })).code).toBe(refusalCode('product_import.not_ready'));
  const visitor = await shop.signIn(['catalog.imports.view']);
  expect((await shop.call(calls.importChoices, { token: visitor })).data).toMatchObject({
    currencies: expect.arrayContaining([expect.objectContaining({ code: 'EUR' })]),
    categories: expect.arrayContaining([expect.objectContaining({ id: other })]),
  });
  expect((await shop.call(calls.importPictures, { token: visitor, params })).data.total).toBe(0);
  const body = { version: 1, dialect: 'own' as const };
  expect((await shop.call(calls.chooseDialect, { token: visitor, params, body })).status).toBe(403);
  expect((await shop.call(calls.retryPictures, { token: visitor, params })).status).toBe(403);
});

test('a file is a stranger: options that repeat, prices by comma, handles that say two things, marks and semicolons', async () => {
  const head = [
    'Handle',
    'Title',
    'Body (HTML)',
    'Option1 Name',
    'Option1 Value',
    'Option2 Name',
    'Option2 Value',
    'Variant SKU',
    'Variant Inventory Qty',
    'Variant Price',
    'Status',
  ];
  const pan = { Title: 'Pan', 'Variant Price': '1.250,50', 'Variant Inventory Qty': '1', Status: 'draft' };
  const long = 'h'.repeat(90);
  const rows: Cells[] = [
    { ...pan, Handle: 'pan', 'Variant SKU': '=1+1', 'Body (HTML)': '=HYPERLINK("x")' },
    { ...pan, Handle: 'twice', 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant SKU': 'H-1' },
    { Handle: 'twice', 'Option1 Value': 'S', 'Variant SKU': 'H-2', 'Variant Price': '9,00' },
    {
      ...pan,
      Handle: 'names',
      'Option1 Name': 'Size',
      'Option1 Value': 'S',
      'Option2 Name': 'size',
      'Option2 Value': 'M',
      'Variant SKU': 'H-3',
    },
    { ...pan, Handle: 'two', Title: 'One thing', 'Variant SKU': 'H-4' },
    { ...pan, Handle: 'two', Title: 'Another', 'Variant SKU': 'H-5' },
    { ...pan, Handle: `${long}-a`, 'Variant SKU': 'H-6' },
    { ...pan, Handle: `${long}-b`, 'Variant SKU': 'H-7' },
    { ...pan, Handle: 'no-price', 'Variant SKU': 'H-8', 'Variant Price': 'free' },
    { ...pan, Handle: 'same-sku', 'Variant SKU': 'H-6' },
  ];
  const text = `\ufeff${file(head, rows, ';')}`;
  const done = await bring(text);
  expect(await flawsOf(done.id)).toEqual(
    [
      [3, 'sibling'],
      [4, 'combination_twice'],
      [5, 'spec_twice'],
      [6, 'sibling'],
      [7, 'rows_differ'],
      [10, 'amount'],
      [11, 'sku_twice', 'sku_elsewhere'],
    ].map((row) => (row[0] === 11 ? [11, 'sku_twice'] : row)),
  );
  expect(done).toMatchObject({ dialect: 'shopify', created: 3 });
  expect(await bySku('=1+1')).toMatchObject({
    detail: { 'en-US': '<p>=HYPERLINK("x")</p>' },
    variants: [{ priceUsd: 125_050 }],
  });
  expect((await bySku('H-6'))?.id).not.toBe((await bySku('H-7'))?.id);
  const rowsMany = `${head.join(',')}\n${'a,b\n'.repeat(50_000)}`;
  expect((await steps.upload(rowsMany)).code).toBe(refusalCode('table.too_large'));
  expect((await steps.upload(`${head.join(',')}\npan,"Pan\nx,y`)).code).toBe(refusalCode('table.quote_open'));
});
