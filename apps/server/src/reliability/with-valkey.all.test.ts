import { setTimeout as sleep } from 'node:timers/promises';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateRules } from '../platform/http/rate-limits.ts';
import { startValkey, type ValkeyServer, valkeyProgram } from '../platform/testing/valkey-server.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const installed = valkeyProgram() !== null;
if (!installed) console.warn('passed over: neither Valkey nor Redis is installed (apt-get install redis-server)');

let server: ValkeyServer;
let shop: Shop;
let other: TestApp;
beforeAll(async () => {
  if (!installed) return;
  server = await startValkey();
  const env = { VALKEY_URL: server.url, RATE_LIMITS: 'true' };
  shop = await openShop(env);
  other = await testApp({ databaseUrl: shop.databaseUrl, env });
}, 60_000);
afterAll(async () => {
  await other?.close();
  await shop?.close();
  await server?.stop();
});

const figure = async (app: TestApp, name: string): Promise<string> => {
  const { body } = await app.app.server.inject({ method: 'GET', url: '/metrics' });
  return new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1] ?? 'none';
};
const carried = () =>
  expect
    .poll(async () => [await figure(shop, 'valkey_carries'), await figure(other, 'valkey_carries')], {
      timeout: 20_000,
    })
    .toEqual(['1', '1']);
const readiness = async (app: TestApp): Promise<unknown> =>
  (await app.app.server.inject({ method: 'GET', url: '/readyz' })).json();
const call = (app: TestApp, ip: string) => app.call(settingsEndpoints.bootstrap, { ip });
/** Makes so many calls of one address by both processes in turn; returns how many were refused. */
async function refusals(ip: string, calls: number): Promise<number> {
  let refused = 0;
  for (let n = 0; n < calls; n += 1) {
    const { code } = await call(n % 2 ? shop : other, ip);
    expect([200, 4029]).toContain(code);
    if (code === 4029) refused += 1;
  }
  return refused;
}

describe.skipIf(!installed)('two processes with one Valkey', () => {
  const { tries } = rateRules.perAnonymousIp;

  test('count the calls of a stranger together', async () => {
    await carried();
    expect(await refusals('203.0.113.7', tries + 20)).toBe(20);
    expect((await call(shop, '203.0.113.8')).code).toBe(200);
  });

  test('when it is away each counts for itself, nobody is refused for it, and health and figures say so', async () => {
    expect(await readiness(shop)).toEqual({ status: 'ready' });
    await server.kill();
    await expect.poll(() => readiness(shop)).toEqual({ status: 'ready', without: ['valkey'] });
    expect(await figure(shop, 'valkey_up')).toBe('0');
    expect(await refusals('203.0.113.9', tries + 20)).toBe(0);
    await server.start();
    await carried();
    expect(await readiness(shop)).toEqual({ status: 'ready' });
    expect(await refusals('203.0.113.10', tries + 2)).toBe(2);
  }, 60_000);

  test('what guards a secret is counted in the database: a Valkey that starts anew forgives nothing', async () => {
    const { limits } = shop.app.platform;
    for (let n = 0; n < rateRules.staffLogin.tries; n += 1) await limits.take(rateRules.staffLogin, 'sam');
    await server.kill();
    await server.start();
    await expect(other.app.platform.limits.take(rateRules.staffLogin, 'sam')).rejects.toMatchObject({
      key: 'rate.too_many',
    });
    await carried();
  }, 30_000);

  test('an answer that is kept is dropped everywhere, with it and without it', async () => {
    const kept = async (n: number): Promise<void> => {
      const address = `/test-${n}`;
      await other.app.platform.cache.fill(address, async () => ({ body: Buffer.from('x'), tags: [`tag:${n}`] }));
      shop.app.platform.cache.drop([`tag:${n}`]);
      await expect.poll(() => other.app.platform.cache.get(address), { timeout: 5_000 }).toBeUndefined();
    };
    await kept(1);
    await server.kill();
    await kept(2);
    await server.start();
    for (let n = 3; n < 8; n += 1) {
      await kept(n);
      await sleep(300);
    }
  }, 30_000);
});
