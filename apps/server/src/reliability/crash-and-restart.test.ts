import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, openShop, type Shop } from '../testing/shop.ts';
import { end, type ProductProcess, startProductProcess } from './product-process.ts';
import { type Entry, startStorm } from './storm.ts';

const KILLS = Number(process.env.CHAOS_KILLS ?? 3);
const CUTS = Number(process.env.CHAOS_CUTS ?? 10);
const CLIENTS = 6;
const MONEY = 100_000_000;

let shop: Shop;
let dataDir: string;
let running: ProductProcess[];
beforeAll(async () => {
  shop = await openShop();
  dataDir = await mkdtemp(join(tmpdir(), 'avela-crash-'));
  running = [];
});
afterAll(async () => {
  for (const one of running) await end(one, 'SIGKILL');
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

const db = () => shop.app.platform.db;
async function start(): Promise<ProductProcess> {
  const url = new URL(shop.databaseUrl);
  url.searchParams.set('application_name', 'product');
  const one = await startProductProcess({ DATABASE_URL: url.href, DATA_DIR: dataDir });
  running.push(one);
  return one;
}
const customers = (count: number): Promise<Buyer[]> =>
  Promise.all(Array.from({ length: count }, () => shop.buyer({ usd: MONEY })));

/** What each customer's journal says must be there is there once, and nothing else is. */
async function compare(journal: readonly Entry[], buyers: readonly Buyer[]): Promise<void> {
  const ids = buyers.map(({ id }) => id);
  const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
    (await query.execute(db())).rows[0]?.n ?? -1;
  const good = (path: string): number =>
    journal.filter((entry) => entry.path === path && entry.answer?.code === 200).length;
  const odd = journal.filter((entry) => entry.answer?.code !== 200);
  expect(odd.map((entry) => [entry.path, entry.tries, entry.answer])).toEqual([]);
  expect(
    await count(
      sql`SELECT coalesce(sum(quantity), 0)::int AS n FROM cart_line WHERE customer_id = ANY(${ids}::uuid[])`,
    ),
  ).toBe(good('/goods/add_cart'));
  expect(await count(sql`SELECT count(*)::int AS n FROM goods_order WHERE customer_id = ANY(${ids}::uuid[])`)).toBe(
    good('/order/submit'),
  );
  expect(
    await count(
      sql`SELECT count(*)::int AS n FROM goods_order WHERE customer_id = ANY(${ids}::uuid[]) AND state = 'pending_shipping'`,
    ),
  ).toBe(good('/payment/pay'));
  expect(await count(sql`SELECT count(*)::int AS n FROM idempotency_key WHERE answer IS NULL`)).toBe(0);
  expect((await shop.app.verify()).filter((one) => !one.ok)).toEqual([]);
}

test('kill -9 in a storm, again and again: every call has its effect once, and the books are whole', async () => {
  const buyers = await customers(CLIENTS);
  const { variantIds } = await shop.product({ prices: [1_000], stock: 100_000 });
  let product = await start();
  const storm = startStorm({
    address: () => product.address,
    buyers,
    variantId: variantIds[0] ?? '',
    channel: shop.balanceChannel,
  });
  const waits: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await expect.poll(() => storm.lastGood(), { timeout: 5_000 }).toBeGreaterThan(performance.now() - 200);
    await sleep(300 + Math.random() * 500);
    await end(product, 'SIGKILL');
    product = await start();
    const listening = performance.now();
    await expect.poll(() => storm.lastGood(), { timeout: 10_000, interval: 20 }).toBeGreaterThan(listening);
    waits.push(storm.lastGood() - listening);
  }
  await storm.finish();
  await compare(storm.journal, buyers);
  expect(Math.max(...waits)).toBeLessThan(5_000);
  expect(storm.journal.length).toBeGreaterThan(50);
  expect(storm.journal.some((entry) => entry.tries > 1)).toBe(true);
  await end(product, 'SIGTERM');
}, 180_000);

test('connections of the database cut in a storm: the program stays up, is back at once and loses nothing', async () => {
  const buyers = await customers(CLIENTS);
  const { variantIds } = await shop.product({ prices: [1_000], stock: 100_000 });
  const product = await start();
  const storm = startStorm({
    address: () => product.address,
    buyers,
    variantId: variantIds[0] ?? '',
    channel: shop.balanceChannel,
  });
  let cut = 0;
  for (let round = 0; round < CUTS; round += 1) {
    await sleep(100 + Math.random() * 100);
    const { rows } = await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name <> '' AND pid <> pg_backend_pid()
        AND application_name IN ('product', 'avela-jobs')`.execute(db());
    cut += rows.length;
  }
  const last = performance.now();
  await expect.poll(() => storm.lastGood(), { timeout: 5_000, interval: 10 }).toBeGreaterThan(last);
  await storm.finish();
  expect(product.child.exitCode).toBeNull();
  expect(cut).toBeGreaterThan(CUTS);
  await compare(storm.journal, buyers);
  expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
  const ended = await end(product, 'SIGTERM');
  expect(ended.code).toBe(0);
}, 180_000);

test('SIGTERM under load: what was accepted is answered, the rest can be repeated, and it ends with 0', async () => {
  const buyers = await customers(CLIENTS + 12);
  const { variantIds } = await shop.product({ prices: [1_000], stock: 100_000 });
  const variantId = variantIds[0] ?? '';
  let product = await start();
  const storming = buyers.slice(0, CLIENTS);
  const storm = startStorm({
    address: () => product.address,
    buyers: storming,
    variantId,
    channel: shop.balanceChannel,
  });
  await sleep(500);
  // Calls that hang in the middle of their transaction when the signal comes.
  const blocker = new pg.Client({ connectionString: shop.databaseUrl });
  await blocker.connect();
  await blocker.query('BEGIN; LOCK TABLE idempotency_key IN ACCESS EXCLUSIVE MODE');
  const hanging = buyers.slice(CLIENTS).map((buyer, index) =>
    fetch(`${product.address}/app_index/goods/add_cart`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${buyer.token}`,
        'content-type': 'application/json',
        'idempotency-key': `hanging-${index}`,
      },
      body: JSON.stringify({ variantId, quantity: 1 }),
    }).then((response) => response.json() as Promise<{ code: number }>),
  );
  const waiting = async (): Promise<number> =>
    (await blocker.query('SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted')).rows[0].n;
  await expect.poll(waiting, { timeout: 5_000 }).toBeGreaterThanOrEqual(hanging.length);
  const ending = end(product, 'SIGTERM');
  await sleep(700);
  await blocker.query('COMMIT');
  await blocker.end();
  expect((await Promise.all(hanging)).map(({ code }) => code)).toEqual(hanging.map(() => 200));
  const { code, ms } = await ending;
  expect([code, ms < 15_000]).toEqual([0, true]);
  product = await start();
  await storm.finish();
  await compare(storm.journal, storming);
  await end(product, 'SIGTERM');
}, 180_000);
