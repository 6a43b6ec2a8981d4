import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantCurrencies } from '../../../testing/currencies.ts';
import { type CatalogShop, openCatalogShop } from '../../catalog/test/fixtures.ts';
import { readPage } from './read-page.ts';

let shop: CatalogShop;
beforeAll(async () => {
  shop = await openCatalogShop();
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.server.inject({ method: 'GET', url });

/** The addresses of a list and the day of each last change. */
function read(body: string) {
  const { document } = new JSDOM(body, { contentType: 'application/xml' }).window;
  return [...document.querySelectorAll('url, sitemap')].map((one) => ({
    url: new URL(one.querySelector('loc')?.textContent ?? ''),
    changedAt: new Date(one.querySelector('lastmod')?.textContent ?? ''),
  }));
}

test('the index names a list for each kind and language with its last change; each of their pages is there', async () => {
  const shown = await shop.product({ name: { 'en-US': 'Cup & saucer', es: 'Taza' } });
  const hidden = await shop.product({ name: { 'en-US': 'Hidden' }, online: false });
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  const files = read(index.body);
  expect(files.map(({ url }) => url.pathname)).toEqual(
    expect.arrayContaining(['/sitemaps/en-us/p-1.xml', '/sitemaps/es/p-1.xml', '/sitemaps/es/category-1.xml']),
  );
  const spanish = read((await get('/sitemaps/es/p-1.xml')).body);
  expect(spanish.map(({ url }) => url.pathname)).toEqual([`/es/p/${shown.id}-taza`]);
  expect(spanish.some(({ url }) => url.pathname.includes(hidden.id))).toBe(false);
  const { rows } = await shop.app.platform.pool.query('SELECT updated_at FROM product WHERE id = $1', [shown.id]);
  expect(spanish[0]?.changedAt).toEqual(rows[0].updated_at);
  expect(files.find(({ url }) => url.pathname === '/sitemaps/es/p-1.xml')?.changedAt).toEqual(rows[0].updated_at);
  for (const { url } of files) {
    for (const page of read((await get(url.pathname)).body)) {
      expect([page.url.pathname, (await get(page.url.pathname)).statusCode]).toEqual([page.url.pathname, 200]);
    }
  }
});

test('a list that there is not is not found', async () => {
  for (const path of [
    '/sitemaps/en-us/p-2.xml',
    '/sitemaps/xx/p-1.xml',
    '/sitemaps/en-us/staff-1.xml',
    '/sitemaps/en-us/p-0.xml',
  ]) {
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  }
});

test('programs are told what to look at', async () => {
  const robots = await get('/robots.txt');
  expect(robots.body).toMatch(/^User-agent: \*\nDisallow: \/admin\/\n/);
  expect(robots.body).toMatch(/Sitemap: http:\/\/localhost:\d+\/sitemap\.xml/);
  const llms = await get('/llms.txt');
  expect(llms.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(llms.body).toContain('/zh-cn/');
});

test('in production without an address, no list names one that may be forged', async () => {
  const { testApp } = await import('../../../testing/test-app.ts');
  const other = await testApp({ databaseUrl: shop.databaseUrl, env: { NODE_ENV: 'production' } });
  const { server } = other.app;
  expect((await server.inject('/sitemap.xml')).statusCode).toBe(404);
  expect((await server.inject('/robots.txt')).body).not.toContain('Sitemap');
  const product = await shop.product({ name: { 'en-US': 'Lamp' } });
  const page = await server.inject({ url: `/en-us/p/${product.id}-lamp`, headers: { host: 'evil.example' } });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('evil.example');
  await other.close();
});

test('a feed lists each variant at the price of its page, its sale with its dates, and GTINs that are valid alone', async () => {
  await plantCurrencies(shop);
  const made = await shop.product({ name: { 'en-US': 'Tea & <b>cup</b>' }, price: 2_000, sizes: ['S', 'L'], stock: 3 });
  const { pool } = shop.app.platform;
  const { rows } = await pool.query('SELECT id FROM product_variant WHERE product_id = $1 ORDER BY price_usd', [
    made.id,
  ]);
  await pool.query('UPDATE product_variant SET sku = $2, list_price_usd = 2500 WHERE id = $1', [
    rows[0].id,
    '4006381333931',
  ]);
  await pool.query("UPDATE product SET brand = 'Quorva & Sons' WHERE id = $1", [made.id]);
  const answer = await get('/feeds/google/en-us/GBP.xml');
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  const { document } = new JSDOM(answer.body, { contentType: 'application/xml' }).window;
  const items = [...document.querySelectorAll('item')].map((item) =>
    Object.fromEntries(
      [
        'id',
        'item_group_id',
        'title',
        'size',
        'price',
        'sale_price',
        'gtin',
        'brand',
        'identifier_exists',
        'availability',
        'link',
      ].map((name) => [name, item.querySelector(name)?.textContent ?? null]),
    ),
  );
  const [small, large] = rows.map(({ id }) => items.find((item) => item.id === id));
  expect(small).toMatchObject({
    item_group_id: made.id,
    title: 'Tea & <b>cup</b>, S',
    size: 'S',
    gtin: '4006381333931',
    brand: 'Quorva & Sons',
    identifier_exists: null,
    availability: 'in_stock',
  });
  expect(large).toMatchObject({ gtin: null, identifier_exists: 'no', sale_price: null });
  const page = readPage((await get(`${new URL(small?.link ?? '').pathname}?currency=GBP`)).body);
  const [product] = page.dataOf('Product');
  expect(product?.brand).toEqual({ '@type': 'Brand', name: 'Quorva & Sons' });
  expect(page.text).toContain('In stock Quorva & Sons');
  expect(product?.offers).toMatchObject({ lowPrice: small?.sale_price?.split(' ')[0], priceCurrency: 'GBP' });
  expect((await get('/feeds/meta/en-us/GBP.xml')).body).toContain('<g:availability>in stock</g:availability>');
  for (const path of ['/feeds/google/en-us/XXX.xml', '/feeds/other/en-us/GBP.xml', '/feeds/google/xx/GBP.xml']) {
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  }
});
