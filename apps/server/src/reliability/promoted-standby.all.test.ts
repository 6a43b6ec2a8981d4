import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../platform/testing/chaos.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { compare } from './compare-journal.ts';
import { type OwnServer, startPrimary, startStandby } from './primary-and-standby.ts';
import { end, type ProductProcess, startProductProcess } from './product-process.ts';
import { startStorm } from './storm.ts';

const CLIENTS = 6;
const MONEY = 100_000_000;
/** No promise, only what the test waits for on a machine that is busy with other things. */
const LONGEST_MS = 90_000;

let primary: OwnServer;
let standby: OwnServer;
let shop: Shop;
let promoted: TestApp | null = null;
const programs: ProductProcess[] = [];

/** Has an order acknowledged only once the standby has it on its disk as well, as the guide says. */
async function replicateSynchronously(): Promise<void> {
  await primary.sql(`ALTER SYSTEM SET synchronous_standby_names = 'one'`);
  await primary.sql('SELECT pg_reload_conf()');
  const state = async () => (await primary.sql('SELECT sync_state FROM pg_stat_replication'))[0]?.sync_state;
  await expect.poll(state, { timeout: 10_000 }).toBe('sync');
}
const startOn = async (databaseUrl: string, replicaUrls = ''): Promise<ProductProcess> => {
  const env = { DATABASE_URL: databaseUrl, DATABASE_REPLICA_URLS: replicaUrls };
  const program = await startProductProcess(env);
  programs.push(program);
  return program;
};
beforeAll(async () => {
  primary = await startPrimary();
  standby = await startStandby(primary, 'one');
  shop = await openShop({ LOG_LEVEL: 'silent', DATABASE_POOL: '4' }, primary.url);
}, patient(300_000));
afterAll(async () => {
  for (const program of programs) await end(program, 'SIGKILL');
  await promoted?.close();
  await shop?.close().catch(() => undefined);
  await standby?.remove();
  await primary?.remove();
});

test('the primary is killed in a storm and its synchronous standby promoted: no acknowledged order is lost, none doubled', {
  timeout: patient(600_000),
}, async () => {
  await replicateSynchronously();
  const buyers = await Promise.all(Array.from({ length: CLIENTS }, () => shop.buyer({ usd: MONEY })));
  const { variantIds } = await shop.product({ prices: [1_000], stock: 100_000 });
  let product = await startOn(primary.url, standby.url);
  const storm = startStorm({
    address: () => product.address,
    buyers,
    variantId: variantIds[0] ?? '',
    channel: shop.balanceChannel,
  });
  await sleep(2_000);
  primary.kill();
  await sleep(500);
  await standby.sql('SELECT pg_promote()');
  await end(product, 'SIGKILL');
  const killed = performance.now();
  product = await startOn(standby.url);
  await expect.poll(() => storm.lastGood(), { timeout: LONGEST_MS, interval: 20 }).toBeGreaterThan(killed);
  await sleep(1_000);
  await storm.finish();
  expect(storm.journal.some((entry) => entry.tries > 1)).toBe(true);
  promoted = await testApp({ databaseUrl: standby.url, env: { LOG_LEVEL: 'silent' } });
  await compare({ ...shop, ...promoted }, storm.journal, buyers);
  expect((await end(product, 'SIGTERM')).code).toBe(0);
});
