import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPostmaster } from '../platform/db/supervisor/postmaster-file.ts';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import { serverFolder } from '../platform/testing/server-folder.ts';
import { withClient } from '../platform/testing/test-server.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { compare } from './compare-journal.ts';
import { startEmbeddedProduct } from './embedded-product.ts';
import { end, type ProductProcess } from './product-process.ts';
import { type Storm, startStorm } from './storm.ts';

const SERVER_KILLS = chaosCount('CHAOS_SERVER_KILLS', 2);
const BACKEND_KILLS = chaosCount('CHAOS_BACKEND_KILLS', 4);
const CUTS = chaosCount('CHAOS_CUTS', 12);
const CLIENTS = 6;
const MONEY = 100_000_000;
/** A promise: after harm the first good answer comes within it. */
const BACK_WITHIN_MS = 5_000;
/** No promise, only what the test waits for on a machine that is busy with other things. */
const LONGEST_MS = 90_000;

let folder: string;
let databaseUrl: string;
let dataDir: string;
let shop: Shop;
let product: ProductProcess;
beforeAll(async () => {
  folder = serverFolder();
  // As `npm start` runs it: the program brings the database back by itself.
  ({ product, databaseUrl, dataDir } = await startEmbeddedProduct(folder));
  shop = await openShop({ LOG_LEVEL: 'silent', DATABASE_POOL: '4' }, databaseUrl);
}, patient(300_000));
afterAll(async () => {
  await shop.close();
  await end(product, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const postmaster = (): number => readPostmaster(dataDir)?.pid ?? 0;

/** Asks the database, again and again while it recovers. */
async function rowsOf<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
  const begun = performance.now();
  for (;;) {
    try {
      return await withClient(databaseUrl, async (client) => (await client.query<T>(text, values)).rows);
    } catch (error) {
      if (performance.now() - begun > LONGEST_MS) throw error;
      await sleep(50);
    }
  }
}

/** A connection of the product, one that is doing something if there is any. */
async function connection(): Promise<number> {
  for (;;) {
    const [found] = await rowsOf<{ pid: number }>(`SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name <> 'avela tests'
      ORDER BY state = 'idle', random() LIMIT 1`);
    if (found) return found.pid;
    await sleep(20);
  }
}

/** Kills the database and waits until another server holds its data: one that is dying may still answer. */
async function killServer(): Promise<void> {
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  const another = (): boolean => {
    const now = readPostmaster(dataDir);
    return now?.holder === 'postmaster' && now.pid !== killed;
  };
  await expect.poll(another, { timeout: LONGEST_MS, interval: 10 }).toBe(true);
}

/** Does harm and waits until a call succeeds again; gives how long that took. */
async function harm(storm: Storm, how: () => Promise<unknown>): Promise<number> {
  await sleep(50 + Math.random() * 150);
  const begun = performance.now();
  await how();
  const done = performance.now();
  await expect.poll(() => storm.lastGood(), { timeout: LONGEST_MS, interval: 10 }).toBeGreaterThan(done);
  return storm.lastGood() - begun;
}
const times = async (count: number, work: () => Promise<number>): Promise<number[]> => {
  const waits: number[] = [];
  for (let i = 0; i < count; i += 1) waits.push(await work());
  return waits;
};

const wholeStorm = { timeout: patient(900_000) };

test('kill -9 of the database, connections killed and cut, in a storm: nothing is lost', wholeStorm, async () => {
  const buyers = await Promise.all(Array.from({ length: CLIENTS }, () => shop.buyer({ usd: MONEY })));
  const { variantIds } = await shop.product({ prices: [1_000], stock: 100_000 });
  const storm = startStorm({
    address: () => product.address,
    buyers,
    variantId: variantIds[0] ?? '',
    channel: shop.balanceChannel,
  });
  const first = postmaster();
  const waits = await times(SERVER_KILLS, () => harm(storm, killServer));
  expect(postmaster()).not.toBe(first);
  waits.push(
    ...(await times(BACKEND_KILLS, () => harm(storm, async () => process.kill(await connection(), 'SIGKILL')))),
  );
  let cut = 0;
  waits.push(
    ...(await times(CUTS, () =>
      harm(storm, async () => {
        await rowsOf('SELECT pg_terminate_backend($1)', [await connection()]);
        cut += 1;
      }),
    )),
  );
  await storm.finish();
  expect(cut).toBe(CUTS);
  expect(product.child.exitCode).toBeNull();
  expect(waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan(BACK_WITHIN_MS);
  expect(storm.journal.some((entry) => entry.tries > 1)).toBe(true);
  await compare(shop, storm.journal, buyers);
  expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
  expect((await end(product, 'SIGTERM')).code).toBe(0);
});
