import { randomUUID } from 'node:crypto';
import { staffChannelEndpoints } from '@app/contract/payments/channels/staff-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { houseOf } from '../modules/mail/usecases/house.ts';
import { channelsFor } from '../modules/payments/public.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let shop: Shop;
let named: TestApp;
let nameless: TestApp;
beforeAll(async () => {
  shop = await openShop();
  const env = { NODE_ENV: 'production' };
  named = await testApp({ databaseUrl: shop.databaseUrl, env: { ...env, PUBLIC_URL: 'https://shop.example/' } });
  nameless = await testApp({ databaseUrl: shop.databaseUrl, env });
});
afterAll(async () => {
  await nameless.close();
  await named.close();
  await shop.close();
});

test('a shop in production leads nowhere until it is told its address, whatever a request calls it', async () => {
  const home = async (at: TestApp) => (await houseOf(at.app.platform)).home;
  await nameless.app.server.inject({
    url: '/healthz',
    headers: { host: 'evil.example', origin: 'https://evil.example' },
  });
  expect([await home(named), await home(nameless)]).toEqual(['https://shop.example', null]);
  expect(await home(shop)).toMatch(/^http:\/\/localhost:\d+$/);
});

test('cards, whose provider must send customers back, are offered once the shop has an address', async () => {
  const token = await shop.staff();
  const { data } = await shop.call(staffChannelEndpoints.createChannel, {
    token,
    body: {
      identifier: `c${randomUUID().slice(0, 8)}`,
      kind: 'card',
      title: { 'en-US': 'Card' },
      description: { 'en-US': '' },
      image: null,
      minimumUsd: null,
      maximumUsd: null,
      minimumWithdrawalUsd: null,
      maximumWithdrawalUsd: null,
      withdrawalFeeUsd: 0,
      withdrawalFeeBp: 0,
      sortWeight: 50,
      config: { apiBase: 'https://api.stripe.com', publishableKey: 'pk_1' },
      secrets: { secretKey: { add: 'sk_live_canary_0001' }, webhookSecrets: { add: 'whsec_canary_0001' } },
    },
  });
  const on = { version: data.version, what: 'payment', on: true } as const;
  const switched = await shop.call(staffChannelEndpoints.switchChannel, { token, params: { id: data.id }, body: on });
  expect(switched.code).toBe(200);
  const kinds = async (at: TestApp) => {
    at.app.platform.cache.dropHere(['*']);
    return (await channelsFor(at.app.platform, 'goods_order')).map(({ kind }) => kind);
  };
  expect(await kinds(named)).toContain('card');
  expect(await kinds(nameless)).toContain('balance');
  expect(await kinds(nameless)).not.toContain('card');
});
