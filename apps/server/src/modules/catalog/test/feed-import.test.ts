import { staffCatalogEndpoints as staff } from '@app/contract/catalog/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CatalogShop, openCatalogShop } from './fixtures.ts';
import { importing } from './importing.ts';

let shop: CatalogShop;
let steps: ReturnType<typeof importing>;
beforeAll(async () => {
  shop = await openCatalogShop();
  steps = importing(shop, shop.token);
});
afterAll(() => shop.close());

const item = (names: Readonly<Record<string, string>>): string =>
  `<item>${Object.entries(names)
    .map(([name, text]) => `<g:${name}>${text}</g:${name}>`)
    .join('')}</item>`;

test('a feed in XML brings goods as one of text does: groups, sale prices and categories by path', async () => {
  const categoryId = await shop.category('Moved in');
  await sql`UPDATE category SET image = '/files/other.webp'`.execute(shop.db);
  const pan = {
    title: 'Pan &amp; lid',
    description: '<![CDATA[<p>Of <b>iron</b></p>]]>',
    availability: 'in_stock',
    price: '80.00 USD',
    item_group_id: 'X-PAN',
    brand: 'Cast &amp; Co',
  };
  const feed = `<?xml version="1.0" encoding="ISO-8859-1"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
    <title>Old shop</title>${[
      item({ ...pan, id: 'X-1', size: '24 cm', sale_price: '60.00 USD' }),
      item({ ...pan, id: 'X-2', size: '28 cm', availability: 'out_of_stock' }),
      item({ id: 'X-3', title: 'Açucareiro', price: 'free' }),
    ].join('\n')}</channel></rss>`;
  const { data } = await steps.upload(Buffer.from(feed, 'latin1'), 'feed.xml');
  expect(data).toMatchObject({
    dialect: 'google',
    look: { format: 'feed', encoding: 'windows-1252' },
    currencies: ['USD'],
  });
  const settings = { currency: 'USD', makeCategories: true, categoryId, pieces: 6 };
  const done = await steps.start(await steps.map(data, settings));
  const failed = await steps.rows(done.id, { state: 'failed' });
  expect(failed.map(({ row, errors }) => [row, errors.map(({ flaw }) => flaw)])).toEqual([[4, ['amount']]]);
  const found = (await shop.call(staff.listProducts, { token: shop.token, query: { sku: 'X-1' } })).data.list[0];
  const made = (await shop.call(staff.readProduct, { token: shop.token, params: { id: found?.id ?? '' } })).data;
  expect(made).toMatchObject({
    name: { 'en-US': 'Pan & lid' },
    brand: 'Cast & Co',
    specs: [{ name: { 'en-US': 'Size' } }],
    variants: [
      { sku: 'X-1', priceUsd: 6_000, listPriceUsd: 8_000, stock: 6 },
      { sku: 'X-2', priceUsd: 8_000, listPriceUsd: null, stock: 0 },
    ],
  });
  expect(made.detail['en-US']).toContain('<b>iron</b>');
});
