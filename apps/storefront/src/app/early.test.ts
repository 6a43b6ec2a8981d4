import { urlOf } from '@app/client/call';
import { takeEarly } from '@app/client/early';
import { connectClient } from '@app/client/host';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { contentEndpoints } from '@app/contract/content/endpoints';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathTo } from '../shell/navigation.ts';

const storage = new Map<string, string>();
const ask = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{}')));

/** Runs the early script on a page of this address. */
async function open(hash: string, search = ''): Promise<string[]> {
  vi.stubGlobal('location', { hash, search });
  vi.resetModules();
  await import('../early.ts');
  return ask.mock.calls.map(([url]) => url);
}

beforeEach(() => {
  storage.clear();
  ask.mockClear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null });
  vi.stubGlobal('fetch', ask);
  connectClient({
    clientType: 'AppIndex',
    locale: () => storage.get('locale') ?? 'en-US',
    currency: () => storage.get('sys_currency') ?? 'USD',
    token: () => null,
    translate: (key) => key,
    toast: () => {},
    onSessionEnd: () => {},
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'avelaEarly');
});

it('when a page opens at home, then exactly what the app will ask for first is under way', async () => {
  storage.set('locale', 'pt').set('sys_currency', 'EUR');
  expect(await open('')).toEqual([urlOf(settingsEndpoints.bootstrap, {}), urlOf(contentEndpoints.home, {})]);
});

it('when a page opens at a product, then its details are under way', async () => {
  const details = urlOf(catalogEndpoints.productDetails, { query: { id: 'a b' } });
  expect(await open(`#${pathTo('productDetail', { id: 'a b' })}`)).toContain(details.replace('+', '%20'));
});

it('when a page opens elsewhere or names a language, then no guess is made', async () => {
  expect(await open('#/cart')).toEqual([urlOf(settingsEndpoints.bootstrap, {})]);
  ask.mockClear();
  expect(await open('#/?lang=es')).toEqual([]);
  expect(await open('', '?lang=es')).toEqual([]);
});

it('when someone is signed in, then the answer is for that session only, and only once', async () => {
  storage.set('system', JSON.stringify({ token: { token: 'abc' } }));
  const [url = ''] = await open('#/cart');
  expect(ask.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: 'Bearer abc', 'Client-Type': 'AppIndex' });
  expect(takeEarly(url, 'Bearer abc')).toBeInstanceOf(Promise);
  expect(takeEarly(url, 'Bearer abc')).toBeNull();
  await open('#/cart');
  expect(takeEarly(url, undefined)).toBeNull();
});
