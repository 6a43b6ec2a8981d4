import { randomUUID } from 'node:crypto';
import { staffBannerEndpoints as calls } from '@app/contract/content/banners/staff-endpoints';
import type { BannerInput } from '@app/contract/content/banners/staff-schemas';
import { contentEndpoints } from '@app/contract/content/endpoints';
import { addMs, HOUR } from '@app/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { openCatalogShop } from '../../catalog/test/fixtures.ts';

let shop: Awaited<ReturnType<typeof openCatalogShop>>;
let second: TestApp;
let token: string;
beforeAll(async () => {
  shop = await openCatalogShop();
  second = await testApp({ databaseUrl: shop.databaseUrl });
  token = shop.token;
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const at = (ms: number): string => addMs(shop.app.platform.clock.now(), ms).toISOString();
const inputOf = (change: Partial<BannerInput> = {}): BannerInput => ({
  title: { 'en-US': 'Sale', 'zh-cn': '促销' },
  kicker: { 'en-US': '' },
  action: { 'en-US': 'Look' },
  image: '/files/banner/one-{w}.webp',
  target: { type: 'none' },
  effectiveAt: at(-1_000),
  expiresAt: null,
  sortWeight: 0,
  enabled: true,
  ...change,
});
const create = (input: object) => shop.call(calls.createBanner, { token, raw: input });
const update = (id: string, body: object) => shop.call(calls.updateBanner, { token, params: { id }, raw: body });
const titles = async (app: TestApp, lang = 'en-US') =>
  (await app.call(contentEndpoints.banners, { lang })).data.map((banner) => banner.title);

test('a banner is seen when it takes effect and gone when it expires, by the clock and in every process', async () => {
  const title = { 'en-US': 'Short', 'zh-cn': '短' };
  const { data } = await create(inputOf({ title, effectiveAt: at(600), expiresAt: at(1_400) }));
  expect(data.state).toBe('scheduled');
  const poll = { timeout: 3_000, interval: 20 };
  for (const app of [shop, second]) expect(await titles(app)).not.toContain('Short');
  for (const app of [shop, second]) await expect.poll(() => titles(app), poll).toContain('Short');
  expect(await titles(shop, 'zh-cn')).toContain('短');
  for (const app of [shop, second]) await expect.poll(() => titles(app), poll).not.toContain('Short');
  expect((await shop.call(calls.readBanner, { token, params: { id: data.id } })).data.state).toBe('expired');
});

test('the five places a banner can lead to are kept, cleaned, and read back; what staff change is seen at once', async () => {
  const product = await shop.product({ name: { 'en-US': 'Blue cup' } });
  const targets: BannerInput['target'][] = [
    { type: 'internal', route: 'productListing', query: { category: shop.home } },
    { type: 'external', url: 'https://example.com/sale' },
    { type: 'rich_text', html: { 'en-US': '<p onclick="x()">Hi<script>alert(1)</script></p>', es: '' } },
    { type: 'product', productId: product.id },
    { type: 'none' },
  ];
  const made = await Promise.all(targets.map((target) => create(inputOf({ target }))));
  expect(made.map((answer) => answer.data.target.type)).toEqual(targets.map((target) => target.type));
  expect(made[2]?.data.target).toEqual({ type: 'rich_text', html: { 'en-US': '<p>Hi</p>' } });
  expect(made[3]?.data.productName).toBe('Blue cup');
  const id = made[0]?.data.id ?? '';
  const off = await update(id, { ...inputOf({ title: { 'en-US': 'Unseen' }, enabled: false }), version: 1 });
  expect(off.data).toMatchObject({ state: 'off', version: 2 });
  expect(await titles(shop)).not.toContain('Unseen');
  await update(id, { ...inputOf({ title: { 'en-US': 'First' }, sortWeight: 9_000 }), version: 2 });
  expect((await titles(shop))[0]).toBe('First');
  await expect.poll(async () => (await titles(second))[0]).toBe('First');
  const stale = await update(id, { ...inputOf(), version: 2 });
  expect(stale).toMatchObject({ status: 409, data: { current: { version: 3, title: { 'en-US': 'First' } } } });
  const list = async (query: object) => (await shop.call(calls.listBanners, { token, query })).data.list;
  expect((await list({}))[0]?.id).toBe(id);
  expect((await list({ title: 'first', state: 'shown', type: 'none' })).map((row) => row.id)).toEqual([id]);
  expect((await shop.call(calls.deleteBanner, { token, params: { id } })).code).toBe(200);
  expect(await titles(shop)).not.toContain('First');
  for (const answer of [
    await shop.call(calls.deleteBanner, { token, params: { id } }),
    await update(id, { ...inputOf(), version: 3 }),
    await shop.call(calls.readBanner, { token, params: { id } }),
  ])
    expect(answer.status).toBe(404);
});

test('what is wrong is refused at its field, and whoever may only look changes nothing', async () => {
  const offline = await shop.product({ online: false });
  const long = { 'en-US': 'x'.repeat(101) };
  const cases: [object, string, string][] = [
    [{ title: long }, 'title.en-US', 'field.too_long'],
    [{ expiresAt: at(-2 * HOUR) }, 'expiresAt', 'field.banner_ends'],
    [{ target: { type: 'external', url: 'http://a.example' } }, 'target.url', 'field.https_link'],
    [{ target: { type: 'external', url: 'javascript:alert(1)' } }, 'target.url', 'field.https_link'],
    [{ target: { type: 'external', url: '' } }, 'target.url', 'field.required'],
    [{ target: { type: 'internal', route: 'evil', query: {} } }, 'target.route', 'field.required'],
    [{ target: { type: 'product', productId: '' } }, 'target.productId', 'field.required'],
    [{ target: { type: 'product', productId: randomUUID() } }, 'target.productId', 'field.banner_product'],
    [{ target: { type: 'product', productId: offline.id } }, 'target.productId', 'field.banner_product'],
    [{ target: { type: 'rich_text', html: { 'en-US': '' } } }, 'target.html.en-US', 'field.required'],
    [{ image: 'https://elsewhere.example/x.png' }, 'image', 'field.invalid'],
    [{ sortWeight: -1 }, 'sortWeight', 'field.too_small'],
  ];
  for (const [change, field, key] of cases) {
    expect((await create({ ...inputOf(), ...change })).data, field).toMatchObject({ fields: { [field]: key } });
  }
  const seer = await shop.signIn(['content.banners.view']);
  const none = await shop.signIn(['dashboard.view']);
  expect((await shop.call(calls.listBanners, { token: seer })).code).toBe(200);
  expect((await shop.call(calls.listBanners, { token: none })).status).toBe(403);
  const params = { id: randomUUID() };
  for (const who of [seer, undefined]) {
    const by = who ? { token: who } : {};
    const status = who ? 403 : 401;
    expect((await shop.call(calls.createBanner, { ...by, body: inputOf() })).status).toBe(status);
    const body = { ...inputOf(), version: 1 };
    expect((await shop.call(calls.updateBanner, { ...by, params, body })).status).toBe(status);
    expect((await shop.call(calls.deleteBanner, { ...by, params })).status).toBe(status);
  }
});
