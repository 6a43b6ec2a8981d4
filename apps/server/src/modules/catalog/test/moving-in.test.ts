import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import type { ImportSettings, ProductImport } from '@app/contract/catalog/import-schemas';
import { staffCatalogEndpoints as staff } from '@app/contract/catalog/staff-endpoints';
import type { StaffProduct } from '@app/contract/catalog/staff-schemas';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type CatalogShop, openCatalogShop } from './fixtures.ts';
import { importing } from './importing.ts';
import { expectCoherent } from './stock.fixtures.ts';

let shop: CatalogShop;
let steps: ReturnType<typeof importing>;
let pictures: Server;
let away: string;
const asked: string[] = [];
const usd: ImportSettings = { currency: 'USD', makeCategories: true, categoryId: null, pieces: 0 };

/** A server of pictures elsewhere: some come, some do not. */
function openPictures(): Server {
  const drawn = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  let brokenOnce = true;
  return createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    const colour = /^\/(red|green|blue|back)\.png/.exec(url)?.[1];
    if (colour === 'back' && brokenOnce) {
      brokenOnce = false;
      response.writeHead(404).end();
    } else if (colour) void drawn(colour === 'back' ? 'black' : colour).then((bytes) => response.end(bytes));
    else if (url === '/moved.png') response.writeHead(302, { location: '/blue.png' }).end();
    else if (url === '/inside.png') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    else if (url === '/page.png')
      response.writeHead(200, { 'content-type': 'image/png' }).end('<html>no picture</html>');
    else if (url === '/large.png') response.end(Buffer.alloc(4 * 1024 * 1024 + 1));
    else response.writeHead(404).end();
  });
}

beforeAll(async () => {
  shop = await openCatalogShop();
  steps = importing(shop, shop.token);
  pictures = openPictures();
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  away = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await expectCoherent(shop.db);
  await shop.close();
  pictures.close();
});

const HEAD =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Status';
type Cells = Readonly<Record<string, string>>;
const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const file = (head: string, rows: readonly Cells[]): string =>
  [
    head,
    ...rows.map((row) =>
      head
        .split(',')
        .map((name) => quoted(row[name] ?? ''))
        .join(','),
    ),
  ].join('\n');
const shopify = (...rows: Cells[]) => file(HEAD, rows);

const findBySku = async (sku: string): Promise<StaffProduct | undefined> => {
  const { token } = shop;
  const { list } = (await shop.call(staff.listProducts, { token, query: { sku } })).data;
  const id = list[0]?.id;
  return id === undefined ? undefined : (await shop.call(staff.readProduct, { token, params: { id } })).data;
};
const bring = async (text: string, settings = usd): Promise<ProductImport> => {
  const { data } = await steps.upload(text);
  return steps.start(await steps.map(data, settings));
};
const notesOf = async (id: string) =>
  (await steps.rows(id)).flatMap(({ row, notes }) => notes.map(({ note, value }) => [row, note, value]));
const flawsOf = async (id: string) =>
  (await steps.rows(id, { state: 'failed' })).map(({ row, errors }) => [row, ...errors.map(({ flaw }) => flaw)]);

/** A jacket with two sizes, a picture of its own for one and a further picture in a row of its own. */
const jacket = (mark: string): Cells[] => [
  {
    Handle: `jacket-${mark}`,
    Title: `Rain jacket ${mark}`,
    'Body (HTML)': '<p>Keeps <strong>dry</strong>, says "everybody"</p><script>alert(1)</script>',
    Vendor: 'Avela',
    'Product Category': 'Apparel > Outerwear > Coats > Rain coats',
    Tags: 'rain, blue, "a, b"',
    Published: 'true',
    'Option1 Name': 'Size',
    'Option1 Value': 'S',
    'Variant SKU': `J-${mark}-S`,
    'Variant Grams': '453.6',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '5',
    'Variant Inventory Policy': 'deny',
    'Variant Price': '49.90',
    'Variant Compare At Price': '60.00',
    'Image Src': `${away}/red.png?v=1`,
    'Image Position': '1',
    'Gift Card': 'false',
    'SEO Description': 'A jacket for rain.',
    'Cost per item': '20.00',
    Status: 'active',
  },
  {
    Handle: `jacket-${mark}`,
    'Option1 Value': 'M',
    'Variant Grams': '480',
    'Variant Inventory Qty': '-2',
    'Variant Inventory Policy': 'continue',
    'Variant Price': '49.90',
    'Variant Compare At Price': '49.90',
    'Image Src': `${away}/green.png`,
    'Image Position': '2',
    'Variant Image': `${away}/green.png`,
  },
  { Handle: `jacket-${mark}`, 'Image Src': `${away}/moved.png`, 'Image Position': '3' },
];

test('a Shopify file is recognised, previewed, taken with its variants and pictures; the same file again changes nothing', async () => {
  const text = shopify(...jacket('one'));
  const { data } = await steps.upload(text, 'products_export.csv');
  expect(data).toMatchObject({
    dialect: 'shopify',
    settings: { currency: null, makeCategories: true },
    currencies: [],
  });
  const params = { id: data.id };
  const open = { version: data.version, mapping: data.mapping };
  expect(await shop.call(calls.mapImport, { token: shop.token, params, body: open })).toMatchObject({
    code: refusalCode('product_import.currency'),
    data: { fields: { 'settings.currency': expect.any(String) } },
  });
  const checked = await steps.map(data, usd);
  expect(checked).toMatchObject({
    state: 'checked',
    valid: 3,
    failed: 0,
    planned: { created: 1, updated: 0, unchanged: 0 },
    newCategories: ['Apparel > Outerwear > Coats'],
    pictures: { found: 3 },
  });
  expect(await notesOf(data.id)).toEqual(
    expect.arrayContaining([
      [2, 'text_cleaned', expect.any(String)],
      [2, 'category_cut', 'Apparel > Outerwear > Coats'],
      [3, 'sku_made', 'jacket-one/M'],
      [3, 'stock_negative', '-2'],
      [3, 'sells_on', 'continue'],
      [3, 'list_price_left', '49.90'],
    ]),
  );
  expect(await findBySku('J-one-S')).toBeUndefined();

  const done = await steps.pictured((await steps.start(checked)).id);
  expect(done).toMatchObject({ state: 'done', created: 1, failed: 0, pictures: { fetched: 3, failed: 0, waiting: 0 } });
  const made = await findBySku('J-one-S');
  expect(made).toMatchObject({
    name: { 'en-US': 'Rain jacket one' },
    detail: { 'en-US': '<p>Keeps <strong>dry</strong>, says "everybody"</p>' },
    description: { 'en-US': 'A jacket for rain.' },
    brand: 'Avela',
    online: true,
    specs: [{ name: { 'en-US': 'Size' }, values: [{ name: { 'en-US': 'S' } }, { name: { 'en-US': 'M' } }] }],
    variants: [
      { sku: 'J-one-S', priceUsd: 4_990, listPriceUsd: 6_000, costUsd: 2_000, stock: 5, weightGrams: 454, image: null },
      { sku: 'jacket-one/M', priceUsd: 4_990, listPriceUsd: null, stock: 0, weightGrams: 480 },
    ],
  });
  expect(made?.gallery).toHaveLength(3);
  expect(made?.gallery.map(({ url }) => url)).toEqual(made?.gallery.map(() => expect.stringMatching(/^\/files\/u\//)));
  expect(made?.cover).toBe(made?.gallery[0]?.url);
  expect(made?.variants[1]?.image).toBe(made?.gallery[1]?.url);
  expect(JSON.stringify(made)).not.toContain(away);

  const before = asked.length;
  expect(await bring(text)).toMatchObject({ created: 0, updated: 0, unchanged: 1, pictures: { waiting: 0 } });
  expect(await findBySku('J-one-S')).toEqual(made);
  expect(asked.length).toBe(before);
});

test('the newer head of Shopify, drafts, the archive and goods without options are read; gift cards are refused', async () => {
  const head =
    'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Price,Compare-at price,Cost per item,Charge tax,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description';
  const cup = { 'Option1 name': 'Title', 'Option1 value': 'Default Title', Price: '12.00', Type: 'Cups' };
  const text = file(head, [
    {
      ...cup,
      Title: 'Draft cup',
      'URL handle': 'draft-cup',
      SKU: 'DC',
      Status: 'draft',
      'Published on online store': 'TRUE',
    },
    {
      ...cup,
      Title: 'Old cup',
      'URL handle': 'old-cup',
      SKU: 'OC',
      Status: 'archived',
      'Published on online store': 'TRUE',
    },
    {
      ...cup,
      Title: 'Cup',
      'URL handle': 'cup',
      Status: 'active',
      'Published on online store': 'TRUE',
      'Inventory quantity': '3',
    },
    {
      ...cup,
      Title: 'Card',
      'URL handle': 'card',
      SKU: 'GC',
      Status: 'active',
      'Gift card': 'TRUE',
      'Option1 name': 'Amount',
      'Option1 value': '$10',
    },
    { 'URL handle': 'card', 'Option1 value': '$20', Price: '20.00' },
  ]);
  const picture = `${away}/red.png`;
  const { data } = await steps.upload(text);
  expect(data.dialect).toBe('shopify');
  const lacking = await steps.map(data, { ...usd, pieces: 7 });
  // Without pictures of their own or of the category there is nothing to show.
  expect(await flawsOf(lacking.id)).toContainEqual([2, 'no_cover']);
  const withPictures = file(
    head,
    text
      .split('\n')
      .slice(1)
      .map((line) => {
        const cells = line.split(',');
        return {
          ...Object.fromEntries(head.split(',').map((name, at) => [name, cells[at] ?? ''])),
          'Product image URL': picture,
        };
      }),
  );
  const done = await steps.pictured((await bring(withPictures, { ...usd, pieces: 7 })).id);
  expect(done).toMatchObject({ created: 3, failed: 2, newCategories: ['Cups'] });
  expect(await flawsOf(done.id)).toEqual([
    [5, 'gift_card'],
    [6, 'gift_card'],
  ]);
  expect(await findBySku('DC')).toMatchObject({ online: false, specs: [], variants: [{ stock: 7 }] });
  expect(await findBySku('OC')).toMatchObject({ online: false });
  expect(await findBySku('cup')).toMatchObject({ online: true, variants: [{ sku: 'cup', stock: 3 }] });
});

test('a picture that does not come is named, whatever stands in its way, and is fetched once it does', async () => {
  const [first, second] = jacket('two');
  const sources = ['back.png', 'page.png', 'large.png', 'inside.png', 'none.png'].map((name) => `${away}/${name}`);
  const rows = ['http://10.0.0.1/x.png', ...sources].map((src) => ({ Handle: 'jacket-two', 'Image Src': src }));
  const done = await steps.pictured((await bring(shopify(first ?? {}, second ?? {}, ...rows))).id);
  const list = async (state: 'failed' | 'fetched') =>
    (await shop.call(calls.importPictures, { token: shop.token, params: { id: done.id }, query: { state } })).data.list;
  const failed = Object.fromEntries(
    (await list('failed')).map(({ address, flaw }) => [address.split('/').at(-1), flaw]),
  );
  expect(failed).toEqual({
    'x.png': 'address',
    'back.png': 'status',
    'page.png': 'kind',
    'large.png': 'too_large',
    'inside.png': 'address',
    'none.png': 'status',
  });
  const before = await findBySku('J-two-S');
  expect(before?.gallery).toHaveLength(2);
  const retry = await shop.call(calls.retryPictures, { token: shop.token, params: { id: done.id } });
  expect(retry.data.pictures.waiting).toBe(6);
  expect((await steps.pictured(done.id)).pictures).toMatchObject({ failed: 5, waiting: 0 });
  expect((await findBySku('J-two-S'))?.gallery).toHaveLength(3);
});

test('two imports of one file at the same moment make each product once', async () => {
  const text = shopify(...['a', 'b', 'c', 'd'].flatMap((mark) => jacket(`race-${mark}`)));
  const both = await Promise.all([0, 1].map(async () => steps.map((await steps.upload(text)).data, usd)));
  const done = await Promise.all(both.map((one) => steps.start(one)));
  expect(done.map(({ failed }) => failed)).toEqual([0, 0]);
  expect(done.reduce((sum, { created }) => sum + created, 0)).toBe(4);
  const { data } = await shop.call(staff.listProducts, { token: shop.token, query: { sku: 'J-race' } });
  expect(data.total).toBe(4);
});
