import type { Endpoint } from '@app/contract/core/endpoint';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAnswer, shownSince } from './answer-age.ts';
import { connectClient, type KeptAnswer } from './host.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const kept = new Map<string, KeptAnswer>();
const home: Endpoint = {
  name: 'home',
  surface: 'storefront',
  method: 'GET',
  path: '/home',
  access: 'public',
  summary: '',
};
const wallet: Endpoint = { ...home, name: 'wallet', path: '/wallet', access: 'customer', kept: true };
const address = (path: string) => `/app_index${path}?lang=es&currency=EUR`;
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const cache = client.getQueryCache();

/** Draws a read as a screen does, until the returned function is called. */
async function draw(name: string, path: string, meta: { ofShell?: boolean } = {}): Promise<() => void> {
  const observer = new QueryObserver(client, {
    queryKey: [name],
    queryFn: (asked) => readAnswer({ ...wallet, path }, undefined, asked, false),
    meta,
  });
  const end = observer.subscribe(() => undefined);
  await observer.refetch();
  return end;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  kept.clear();
  client.clear();
  connectClient({
    clientType: 'AppIndex',
    locale: () => 'es',
    currency: () => 'EUR',
    token: () => 'secret',
    translate: (key) => key,
    toast: () => undefined,
    onSessionEnd: () => undefined,
    keeper: { keep: () => undefined, recall: async (url) => kept.get(url) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const online = () => vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 200, data: {}, msg: '' })));
const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));

it('when a screen shows an answer that was kept, then its time is that of the answer; read anew, it is now', async () => {
  offline();
  kept.set(address('/wallet'), { answer: {}, at: NOW - 60_000 });
  const end = await draw('wallet', '/wallet');
  expect(shownSince(cache)).toBe(NOW - 60_000);
  online();
  await client.refetchQueries({ queryKey: ['wallet'] });
  expect(shownSince(cache)).toBe(NOW);
  end();
});

it('when several screens were read, then the one in front counts, with the oldest of its parts', async () => {
  online();
  const leave = await draw('wallet', '/wallet');
  vi.setSystemTime(NOW + 60_000);
  const end = await draw('cart', '/cart');
  expect(shownSince(cache)).toBe(NOW);
  leave();
  expect(shownSince(cache)).toBe(NOW + 60_000);
  end();
});

it('what the app reads for itself, or could not read, has no time', async () => {
  online();
  const end = await draw('start', '/start', { ofShell: true });
  offline();
  const missed = await draw('wallet', '/wallet');
  expect(shownSince(cache)).toBeNull();
  missed();
  end();
});

it('when the worker of the app answers with what it kept, then the time is in its header', async () => {
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify({ code: 200, data: {}, msg: '' }), { headers: { 'kept-at': String(NOW - 5_000) } }),
  );
  const observer = new QueryObserver(client, {
    queryKey: ['home'],
    queryFn: (asked) => readAnswer(home, undefined, asked, false),
  });
  const end = observer.subscribe(() => undefined);
  await observer.refetch();
  expect(shownSince(cache)).toBe(NOW - 5_000);
  end();
});
