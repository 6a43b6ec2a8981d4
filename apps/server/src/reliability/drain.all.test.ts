import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, openShop, type Shop } from '../testing/shop.ts';
import { type Call, startBalancer } from './balancer.ts';
import { end, type ProductProcess, startProductProcess } from './product-process.ts';

const CLIENTS = 12;
/** The balancer looks ten times a second: a second is as five are to one that looks every half. */
const DRAIN_SECONDS = '1';

let shop: Shop;
let dataDir: string;
let buyer: Buyer;
let variantId: string;
let leaving: ProductProcess;
let staying: string;
beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.buyer({ usd: 100_000 });
  variantId = (await shop.product({ prices: [1_000], stock: 100_000 })).variantIds[0] ?? '';
  dataDir = await mkdtemp(join(tmpdir(), 'avela-drain-'));
  const env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: dataDir, DRAIN_SECONDS };
  leaving = await startProductProcess(env);
  // Who takes over is another instance on the same database: this process.
  staying = await shop.app.server.listen({ host: '127.0.0.1', port: 0 });
}, 120_000);
afterAll(async () => {
  await end(leaving, 'SIGKILL');
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** What is remembered, what is read and what is written, by turns. */
const calls = (): Call[] => [
  { method: 'GET', path: '/app_index/goods/categories?lang=en-US&currency=USD' },
  { method: 'GET', path: '/app_index/user/userInfo?lang=en-US', headers: { authorization: `Bearer ${buyer.token}` } },
  {
    method: 'POST',
    path: '/app_index/goods/add_cart?lang=en-US',
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ variantId, quantity: 1 }),
  },
];

test('O6: a process that ends under load behind a balancer over open connections loses no call', {
  timeout: 120_000,
}, async () => {
  const mixed = calls();
  const balancer = startBalancer([leaving.address, staying], CLIENTS, (nth) => mixed[nth % mixed.length] as Call);
  try {
    await expect.poll(balancer.answered, { timeout: 30_000 }).toBeGreaterThan(200);
    const ending = end(leaving, 'SIGTERM');
    await sleep(200);
    const asked = await fetch(`${leaving.address}/readyz`).catch((error: Error) => error);
    expect(asked).toBeInstanceOf(Response);
    const { status, headers } = asked as Response;
    expect([status, headers.get('connection')]).toEqual([503, 'close']);
    const { code, ms } = await ending;
    expect([code, ms >= 1_000]).toEqual([0, true]);
    const atTheEnd = balancer.answered();
    await expect.poll(balancer.answered, { timeout: 30_000 }).toBeGreaterThan(atTheEnd + 100);
  } finally {
    const { failed } = await balancer.finish();
    expect(failed).toEqual([]);
  }
});
