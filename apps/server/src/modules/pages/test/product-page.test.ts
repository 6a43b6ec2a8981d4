import { randomUUID } from 'node:crypto';
import { staffCatalogEndpoints as staff } from '@app/contract/catalog/staff-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantCurrencies } from '../../../testing/currencies.ts';
import { type CatalogShop, openCatalogShop } from '../../catalog/test/fixtures.ts';
import { readPage } from './read-page.ts';

let shop: CatalogShop;
beforeAll(async () => {
  shop = await openCatalogShop();
  await plantCurrencies(shop);
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.server.inject({ method: 'GET', url, headers });

test('a page says what the call of the app says, in each language, without scripts', async () => {
  const { id } = await shop.product({
    name: { 'en-US': 'Blue tea cup', 'zh-cn': '蓝色茶杯', es: 'Taza azul' },
    price: 1_234,
    stock: 9,
  });
  const answer = await get(`/en-us/p/${id}-blue-tea-cup`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  const page = readPage(answer.body);
  expect(page.heading).toBe('Blue tea cup');
  expect(page.title).toMatch(/^Blue tea cup · /);
  expect(page.text).toContain('$12.34');
  expect(page.text).toContain('In stock');
  expect(page.scripts).toBe(0);
  expect(page.canonical).toMatch(new RegExp(`^http://localhost:\\d+/en-us/p/${id}-blue-tea-cup$`));
  expect(Object.keys(page.alternates).sort()).toEqual(['en-US', 'es', 'pt', 'x-default', 'zh-CN']);
  expect(page.alternates.es).toMatch(/\/es\/p\/[^/]+-taza-azul$/);
  expect(page.alternates['zh-CN']).toMatch(new RegExp(`/zh-cn/p/${id}$`));
  expect(page.alternates.pt).toMatch(/\/pt\/p\/[^/]+-blue-tea-cup$/);
  const chinese = readPage((await get(`/zh-cn/p/${id}`)).body);
  expect(chinese.heading).toBe('蓝色茶杯');
  expect(chinese.language).toBe('zh-CN');
});

test('the data is an offer in the currency asked for, and has stars only where somebody gave some', async () => {
  const { id } = await shop.product({ name: { 'en-US': 'Mug' }, price: 1_000, stock: 9 });
  const page = readPage((await get(`/en-us/p/${id}-mug?currency=gbp`)).body);
  const [product] = page.dataOf('Product');
  expect(product).toMatchObject({ name: 'Mug', offers: { '@type': 'Offer', priceCurrency: 'GBP' } });
  expect(product).not.toHaveProperty('aggregateRating');
  expect(product).not.toHaveProperty('review');
  const offer = product?.offers as { price: string; availability: string };
  expect(offer.price).toMatch(/^\d+\.\d\d$/);
  expect(offer.availability).toBe('https://schema.org/InStock');
  expect(page.text).toContain('GBP');
  const [crumbs] = page.dataOf('BreadcrumbList');
  expect(crumbs?.itemListElement).toHaveLength(3);
  expect(page.appLink).toBe(`/?lang=en-US&currency=GBP#/goodsdetail?id=${id}`);
});

test('an old name, another language and an unknown one lead on; what the address asks for stays', async () => {
  const { id } = await shop.product({ name: { 'en-US': 'Spoon' } });
  const moved = async (url: string) => {
    const answer = await get(url);
    return [answer.statusCode, answer.headers.location];
  };
  expect(await moved(`/en-us/p/${id}`)).toEqual([301, `/en-us/p/${id}-spoon`]);
  expect(await moved(`/en-us/p/${id}-fork?currency=GBP&other=1`)).toEqual([301, `/en-us/p/${id}-spoon?currency=GBP`]);
  // Which link led here goes on, so that the visit is counted as its.
  const marked = 'utm_source=news-letter&gclid=x%26y';
  expect(await moved(`/en-us/p/${id}-fork?${marked}&currency=GBP&other=1`)).toEqual([
    301,
    `/en-us/p/${id}-spoon?currency=GBP&${marked}`,
  ]);
  expect(await moved(`/de/p/${id}-spoon?${marked}&fbclid=${'x'.repeat(201)}`)).toEqual([
    301,
    `/en-us/p/${id}-spoon?${marked}`,
  ]);
  expect(await moved(`/en-us/p/${id.toUpperCase()}-spoon`)).toEqual([301, `/en-us/p/${id}-spoon`]);
  expect(await moved(`/en/p/${id}-spoon`)).toEqual([301, `/en-us/p/${id}-spoon`]);
  expect(await moved(`/de/p/${id}-spoon`)).toEqual([301, `/en-us/p/${id}-spoon`]);
  expect(await moved(`/en-us/p/${id}-spoon/?currency=GBP`)).toEqual([301, `/en-us/p/${id}-spoon?currency=GBP`]);
  expect(await moved(`/en-us/P/${id}-spoon`)).toEqual([301, `/en-us/p/${id}-spoon`]);
  expect(await moved('/en-us')).toEqual([301, '/en-us/']);
  expect(await moved('/EN-us/?currency=GBP')).toEqual([301, '/en-us/?currency=GBP']);
});

test('an address below a language that is no page has one that says so, and no page takes anything', async () => {
  for (const url of ['/es/nothing', '/es/p', '/es/p/1/2', `/es/p/${'x'.repeat(300)}`]) {
    const answer = await get(url);
    expect([url, answer.statusCode, readPage(answer.body).language]).toEqual([url, 404, 'es']);
    expect(answer.body).toContain('noindex');
  }
  for (const url of ['/es', '/es/', '/es/p/1', '/es/nothing']) {
    const answer = await shop.app.server.inject({ method: 'POST', url });
    expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 405, 'GET, HEAD']);
  }
  expect((await get('/art/nothing')).headers['content-type']).toMatch(/json/);
});

test('a page names to the app which site its reader comes from, in a copy that nobody else is answered with', async () => {
  const { id } = await shop.product({ name: { 'en-US': 'Ladle' } });
  const page = `/en-us/p/${id}-ladle`;
  const from = async (url: string, referer?: string) => {
    const { body, headers } = await get(url, referer ? { referer } : {});
    return [
      new URL(readPage(body).appLink ?? '', 'http://shop').searchParams.get('utm_source'),
      headers['cache-control'],
    ];
  };
  const alike = [null, 'no-cache'];
  const own = 'private, no-store';
  expect(await from(page)).toEqual(alike);
  expect(await from(page, 'https://www.google.com/')).toEqual(['google', own]);
  // The app reads it in the address of the page.
  expect(await from(`${page}?utm_source=letter`, 'https://www.google.com/')).toEqual(alike);
  expect(await from(page, 'https://blog.example/a?b=c')).toEqual(['blog.example', own]);
  // From page to page nothing is added, and the copy of somebody from a site is not remembered.
  expect(await from(page, `http://localhost${page}`)).toEqual(alike);
  expect(await from(page)).toEqual(alike);
});

test('a reader that has the page already is told so, also by a tag that a proxy has weakened', async () => {
  const url = '/en-us/';
  const { etag } = (await get(url)).headers;
  for (const asked of [`${etag}`, `W/${etag}`, `"other", W/${etag}`]) {
    expect((await get(url, { 'if-none-match': asked })).statusCode).toBe(304);
  }
  expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('what is off sale is gone, what never was is not found, and neither is remembered', async () => {
  const made = await shop.product({ name: { 'en-US': 'Plate' } });
  const url = `/en-us/p/${made.id}-plate`;
  expect((await get(url)).statusCode).toBe(200);
  const flags = { ids: [made.id], online: false };
  await shop.call(staff.setProductFlags, { token: shop.token, body: flags });
  const gone = await get(url);
  expect(gone.statusCode).toBe(410);
  expect(gone.body).toContain('noindex');
  await shop.call(staff.setProductFlags, { token: shop.token, body: { ...flags, online: true } });
  expect((await get(url)).statusCode).toBe(200);
  expect((await get(`/en-us/p/${randomUUID()}-plate`)).statusCode).toBe(404);
  expect((await get('/en-us/p/nothing')).statusCode).toBe(404);
  expect((await get('/en-us/p/%F0%9F%92%A9')).statusCode).toBe(404);
});

test('no text of staff or customers becomes markup or ends the data', async () => {
  const bad = `</script><script>alert(1)</script><img src=x onerror="alert(1)">`;
  const { id } = await shop.product({ name: { 'en-US': `Cup ${bad}` }, description: { 'en-US': `"${bad}` } });
  const first = await get(`/en-us/p/${id}`);
  const answer = await get(String(first.headers.location));
  expect(answer.statusCode).toBe(200);
  const page = readPage(answer.body);
  expect(page.scripts).toBe(0);
  expect(page.heading).toBe(`Cup ${bad}`);
  expect(page.dataOf('Product')[0]?.description).toBe(`"${bad}`);
  expect(answer.body).not.toContain('onerror="');
});

test('a page is answered from memory, unchanged by parameters that mean nothing, until its goods change', async () => {
  const { id } = await shop.product({ name: { 'en-US': 'Bowl' }, price: 2_000 });
  const url = `/en-us/p/${id}-bowl`;
  const first = await get(url);
  const again = await get(`${url}?utm_source=x`);
  expect(again.headers.etag).toBe(first.headers.etag);
  expect((await get(url, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  const kept = shop.app.platform.cache.contents().filter(({ tags }) => tags.includes(`product:${id}`));
  expect(kept.length).toBe(1);
  const category = readPage((await get(`/en-us/category/${shop.home}-home`)).body);
  expect(category.text).toContain('Bowl');
});
