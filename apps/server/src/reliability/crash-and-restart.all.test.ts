import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import { type Buyer, openShop, type Shop } from '../testing/shop.ts';
import { compare } from './compare-journal.ts';
import { end, type ProductProcess, startProductProcess, waitedForCore } from './product-process.ts';
import { startStorm } from './storm.ts';

const KILLS = chaosCount('CHAOS_KILLS', 1);
const CLIENTS = 6;
const MONEY = 100_000_000;
/**
 * A promise: after a kill the first good answer comes within it, the whole start included, where a core is free for it;
 * once it listens, on any machine.
 */
const BACK_WITHIN_MS = 5_000;
/** No promise, only what the test waits for on a machine that is busy with other things. */
const LONGEST_MS = 90_000;

let shop: Shop;
let dataDir: string;
let running: ProductProcess[];
/** The one that serves: the first test leaves it to the second. */
let product: ProductProcess | null = null;
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

async function start(): Promise<ProductProcess> {
  const url = new URL(shop.databaseUrl);
  url.searchParams.set('application_name', 'product');
  const one = await startProductProcess({ DATABASE_URL: url.href, DATA_DIR: dataDir, DATABASE_POOL: '20' });
  running.push(one);
  return one;
}
const customers = (count: number): Promise<Buyer[]> =>
  Promise.all(Array.from({ length: count }, () => shop.buyer({ usd: MONEY })));

test('kill -9 in a storm, again and again: every call has its effect once, and the books are whole', {
  timeout: patient(600_000),
}, async () => {
  const buyers = await customers(CLIENTS);
  const { variantIds } = await shop.product({ prices: [1_000], stock: 100_000 });
  let serving = await start();
  const storm = startStorm({
    address: () => serving.address,
    buyers,
    variantId: variantIds[0] ?? '',
    channel: shop.balanceChannel,
  });
  const waits: number[] = [];
  const starts: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await expect.poll(() => storm.lastGood(), { timeout: LONGEST_MS }).toBeGreaterThan(performance.now() - 500);
    await sleep(300 + Math.random() * 500);
    await end(serving, 'SIGKILL');
    const killed = performance.now();
    serving = await start();
    const listening = performance.now();
    await expect.poll(() => storm.lastGood(), { timeout: LONGEST_MS, interval: 20 }).toBeGreaterThan(listening);
    waits.push(storm.lastGood() - listening);
    starts.push(storm.lastGood() - killed - waitedForCore(serving));
  }
  // A busy machine makes few calls between two kills.
  await expect.poll(() => storm.journal.length, { timeout: LONGEST_MS }).toBeGreaterThan(50);
  await storm.finish();
  await compare(shop, storm.journal, buyers);
  expect(Math.max(...waits)).toBeLessThan(BACK_WITHIN_MS);
  expect(Math.max(...starts)).toBeLessThan(BACK_WITHIN_MS);
  expect(storm.journal.some((entry) => entry.tries > 1)).toBe(true);
  product = serving;
});

test('SIGTERM under load: what was accepted is answered, the rest can be repeated, and it ends with 0', {
  timeout: patient(180_000),
}, async () => {
  const buyers = await customers(CLIENTS + 12);
  const { variantIds } = await shop.product({ prices: [1_000], stock: 100_000 });
  const variantId = variantIds[0] ?? '';
  const ended = product ?? (await start());
  let { address } = ended;
  const storming = buyers.slice(0, CLIENTS);
  const storm = startStorm({
    address: () => address,
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
    fetch(`${ended.address}/app_index/goods/add_cart`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${buyer.token}`,
        'content-type': 'application/json',
        'idempotency-key': `hanging-${index}`,
      },
      body: JSON.stringify({ variantId, quantity: 1 }),
    }).then((response) => response.json() as Promise<{ code: number }>),
  );
  // In this database: other tests wait for locks of theirs. Every client of the storm comes to hang as well.
  const locks = `SELECT count(*)::int AS n FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE NOT l.granted AND d.datname = current_database()`;
  const waiting = async (): Promise<number> => (await blocker.query(locks)).rows[0].n;
  await expect.poll(waiting, { timeout: LONGEST_MS }).toBe(hanging.length + CLIENTS);
  const ending = end(ended, 'SIGTERM');
  await sleep(700);
  await blocker.query('COMMIT');
  await blocker.end();
  expect((await Promise.all(hanging)).map(({ code }) => code)).toEqual(hanging.map(() => 200));
  const { code, ms } = await ending;
  expect([code, ms < 15_000]).toEqual([0, true]);
  // Whoever serves next has the keys: here, this process.
  address = await shop.app.server.listen({ host: '127.0.0.1', port: 0 });
  await storm.finish();
  await compare(shop, storm.journal, storming);
});
