import { createHmac } from 'node:crypto';
import { basePath, changesSomething } from '@app/contract/core/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../testing/refusal-code.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { customerToken, endpointsOf, printOf, sampleInput, titleOf } from './every-endpoint.ts';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop({ TRUSTED_PROXIES: '127.0.0.1' });
  token = await customerToken(shop.app.platform.db, (await shop.buyer()).id);
});
afterAll(() => shop.close());

type Headers = Record<string, string>;
const bootstrap = (headers: Headers, app: TestApp = shop) =>
  app.app.server.inject({ method: 'GET', url: '/app_index/common/bootstrap?lang=en-US', headers });
const cookieOf = async (headers: Headers = BROWSER, app: TestApp = shop): Promise<string> =>
  String((await bootstrap(headers, app)).headers['set-cookie'])
    .split(';')[0]
    ?.split('=')
    .slice(1)
    .join('=') ?? '';
const clearCart = async (headers: Headers): Promise<number> => {
  const response = await shop.app.server.inject({
    method: 'POST',
    url: '/app_index/goods/clear_cart',
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload: {},
  });
  return (response.json() as { code: number }).code;
};

test('a browser is given the cookie with the start-up call, from the long way and from memory alike', async () => {
  for (let i = 0; i < 3; i += 1) {
    const response = await bootstrap(BROWSER);
    expect(response.headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]{22}\.[\w-]{43}; Path=\/; SameSite=Lax$/);
    expect(response.json().code).toBe(200);
  }
  const secure = await bootstrap({ ...BROWSER, 'x-forwarded-proto': 'https' });
  expect(secure.headers['set-cookie']).toMatch(/; SameSite=Lax; Secure$/);
  const cookie = await cookieOf();
  expect((await bootstrap({ ...BROWSER, cookie: `a=b; XSRF-TOKEN=${cookie}` })).headers['set-cookie']).toBeUndefined();
  expect((await bootstrap({ ...BROWSER, cookie: 'XSRF-TOKEN=old.one' })).headers['set-cookie']).toBeDefined();
  expect((await bootstrap({ 'user-agent': 'curl/8' })).headers['set-cookie']).toBeUndefined();
  const other = await shop.app.server.inject({ method: 'GET', url: '/app_index/language', headers: BROWSER });
  expect(other.headers['set-cookie']).toBeUndefined();
});

test('the cookie must be echoed, and be ours', async () => {
  const [cookie, second] = [await cookieOf(), await cookieOf()];
  const [nonce = ''] = cookie.split('.');
  const forged = `${nonce}.${createHmac('sha256', 'a guess').update(nonce).digest('base64url')}`;
  expect(await clearCart({ cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': cookie })).toBe(200);
  expect(await clearCart({})).toBe(200);
  expect(await clearCart({ cookie: 'theme=dark' })).toBe(200);
  for (const [name, headers] of Object.entries<Headers>({
    'no echo': { cookie: `XSRF-TOKEN=${cookie}` },
    'an empty echo': { cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': '' },
    "another's token": { cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': second },
    'a forged pair': { cookie: `XSRF-TOKEN=${forged}`, 'x-xsrf-token': forged },
    'an unsigned pair': { cookie: 'XSRF-TOKEN=x', 'x-xsrf-token': 'x' },
    'an empty signature': { cookie: `XSRF-TOKEN=${nonce}.`, 'x-xsrf-token': `${nonce}.` },
  }))
    expect([name, await clearCart(headers)]).toEqual([name, 4003]);
});

test('the echo is asked for by what changes something, in both APIs and with the GET that writes; reads need none', async () => {
  const cookie = await cookieOf();
  const codeOf = async (method: 'GET' | 'POST', url: string, headers: Headers): Promise<number> =>
    (await shop.app.server.inject({ method, url, headers: { cookie: `XSRF-TOKEN=${cookie}`, ...headers } })).json()
      .code;
  const staff = { authorization: `Bearer ${await shop.staff()}` };
  for (const [method, url, headers] of [
    ['GET', '/app_index/common/updateLang?title=a.lost.key', {}],
    ['POST', '/admin_api/logout', staff],
  ] as const) {
    expect([url, await codeOf(method, url, headers)]).toEqual([url, refusalCode('access.denied')]);
    expect([url, await codeOf(method, url, { ...headers, 'x-xsrf-token': cookie })]).toEqual([url, 200]);
  }
  expect(await codeOf('GET', '/app_index/language', {})).toBe(200);
  expect(await codeOf('GET', '/app_index/user/userInfo', { authorization: `Bearer ${token}` })).toBe(200);
});

test('every call that changes something is refused from another site, with and without a token, and leaves no trace', async () => {
  const before = await printOf(shop.app.platform.db);
  const writing = endpointsOf(shop).filter(({ endpoint }) => changesSomething(endpoint));
  expect(writing.length).toBeGreaterThan(40);
  expect(writing.map(titleOf)).toContain('GET /app_index/common/updateLang');
  const staff = await shop.staff();
  const settled = await printOf(shop.app.platform.db);
  expect(Object.keys(settled)).toEqual(Object.keys(before));
  for (const bound of writing) {
    const { method, surface, path } = bound.endpoint;
    const { query, body } = sampleInput(bound);
    for (const more of [{}, { authorization: `Bearer ${surface === 'storefront' ? token : staff}` }]) {
      const response = await shop.app.server.inject({
        method,
        url: basePath[surface] + path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
        query: query as Record<string, string>,
        headers: { ...BROWSER, ...more, 'sec-fetch-site': 'cross-site' } as Headers,
        ...(method === 'GET' ? {} : { payload: body as object }),
      });
      expect([titleOf(bound), response.json().code]).toEqual([titleOf(bound), refusalCode('access.denied')]);
    }
  }
  expect(await printOf(shop.app.platform.db)).toEqual(settled);
});

test('no cookie ever signs anybody in', async () => {
  for (const cookie of [`token=${token}`, `Authorization=Bearer ${token}`, `session=${token}; XSRF-TOKEN=${token}`]) {
    const response = await shop.app.server.inject({
      method: 'GET',
      url: '/app_index/user/userInfo',
      headers: { cookie },
    });
    expect(response.json().code).toBe(refusalCode('auth.sign_in_needed'));
    const query = await shop.app.server.inject({
      method: 'GET',
      url: `/app_index/user/userInfo?token=${token}&Authorization=${token}`,
    });
    expect(query.json().code).toBe(refusalCode('auth.sign_in_needed'));
  }
});

test('reading from another site is nobody harmed by: links into the shop work', async () => {
  const response = await bootstrap({ ...BROWSER, 'sec-fetch-site': 'cross-site' });
  expect(response.json().code).toBe(200);
});

test('processes that share the data folder share the secret; another installation has another', async () => {
  const dataDir = shop.app.platform.config.dataDir;
  const twin = await testApp({ databaseUrl: shop.databaseUrl, env: { DATA_DIR: dataDir } });
  const stranger = await testApp({ databaseUrl: shop.databaseUrl });
  const [own, foreign] = [await cookieOf(BROWSER, twin), await cookieOf(BROWSER, stranger)];
  expect(await clearCart({ cookie: `XSRF-TOKEN=${own}`, 'x-xsrf-token': own })).toBe(200);
  expect(await clearCart({ cookie: `XSRF-TOKEN=${foreign}`, 'x-xsrf-token': foreign })).toBe(4003);
  await stranger.close();
  await twin.close();
});

test('forwarded addresses are believed from a configured proxy alone', async () => {
  const limited = await openShop({ RATE_LIMITS: 'true' });
  const proxied = await openShop({ RATE_LIMITS: 'true', TRUSTED_PROXIES: '127.0.0.1' });
  const login = async (app: TestApp, i: number): Promise<number> => {
    const response = await app.app.server.inject({
      method: 'POST',
      url: '/app_index/user/login',
      headers: { 'x-forwarded-for': `198.51.100.${i}` },
      payload: { email: `nobody${i}@example.com`, password: 'not this one' },
    });
    return (response.json() as { code: number }).code;
  };
  const codes = async (app: TestApp) => Promise.all(Array.from({ length: 40 }, (_, i) => login(app, i)));
  const refused = (all: number[]) => all.filter((code) => code === refusalCode('rate.too_many')).length;
  expect(refused(await codes(limited))).toBe(40 - 25);
  expect(refused(await codes(proxied))).toBe(0);
  await limited.close();
  await proxied.close();
}, 30_000);
