import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { staffBackupEndpoints } from '@app/contract/backups/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DamagedBackup } from '../backup/manifest.ts';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import { serverFolder } from '../platform/testing/server-folder.ts';
import { withClient } from '../platform/testing/test-server.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { restoreInto, runProgram } from './backup-program.ts';
import { startEmbeddedProduct } from './embedded-product.ts';
import { end, type ProductProcess } from './product-process.ts';
import { type Entry, startStorm } from './storm.ts';

const BACKUPS = chaosCount('CHAOS_BACKUPS', 1);
const CORRUPTIONS = chaosCount('CHAOS_CORRUPTIONS', 20);
const CLIENTS = 4;
const MONEY = 100_000_000;
const UPLOADS = 12;

let root: string;
let folder: string;
let shop: Shop;
let product: ProductProcess;
let databaseUrl: string;
beforeAll(async () => {
  root = serverFolder();
  folder = join(root, 'shop');
  mkdirSync(folder);
  ({ product, databaseUrl } = await startEmbeddedProduct(folder));
  shop = await openShop({ LOG_LEVEL: 'silent', DATABASE_POOL: '4' }, databaseUrl);
  await plantUploads();
}, patient(300_000));
afterAll(async () => {
  await shop.close();
  await end(product, 'SIGTERM');
  rmSync(root, { recursive: true, force: true });
}, patient(60_000));

/** Where the worker's backups go, and the one that was made last. */
const place = () => join(folder, 'backups');
let newest: string | undefined;

/** Has the worker make a backup, as staff do, and waits until they see it proven. */
async function backupByStaff(token: string): Promise<string> {
  const asked = await fetch(`${product.address}/admin_api/backups`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(asked.status).toBe(200);
  const run = async () => (await shop.call(staffBackupEndpoints.listBackups, { token, query: {} })).data.list[0];
  await expect.poll(async () => (await run())?.state, { timeout: 90_000, interval: 300 }).toBe('proven');
  expect(await run()).toMatchObject({ cause: 'staff', kind: 'cluster', proof: { ok: true, broken: [] } });
  const path = join(place(), (await run())?.name ?? '');
  expect(path).not.toBe(newest);
  expect(existsSync(join(path, 'manifest.json'))).toBe(true);
  return path;
}

/** Uploads as the store writes them: the bytes first, then the row that names them. */
async function plantUploads(): Promise<void> {
  mkdirSync(join(folder, 'files', 'u'), { recursive: true });
  for (let i = 0; i < UPLOADS; i += 1) {
    const id = randomUUID();
    writeFileSync(join(folder, 'files', 'u', `${id}-480.webp`), Buffer.alloc(1 + randomInt(200_000), id));
    await sql`INSERT INTO stored_file (id, purpose, kind, owner_kind, owner_id, url, sha256, bytes, width, height)
      VALUES (${id}, 'product', 'image', 'staff', ${randomUUID()}, ${`/files/u/${id}-{w}.webp`}, '\\x00', 1, 1, 1)`.execute(
      shop.app.platform.db,
    );
  }
}

const uploadsOf = (dataDir: string) => {
  const place = join(dataDir, 'files', 'u');
  return Object.fromEntries(readdirSync(place).map((name) => [name, readFileSync(join(place, name), 'base64')]));
};

/** Fails the test unless everything that was answered is in the restored database. */
async function expectAcknowledged(url: string, acked: readonly Entry[]): Promise<void> {
  const ids = (path: string, field: string) =>
    acked.filter((entry) => entry.path === path && entry.answer?.code === 200).map(({ answer }) => answer?.data[field]);
  const orders = ids('/order/submit', 'orderId');
  const paid = acked.filter(({ path, answer }) => path === '/payment/pay' && answer?.code === 200);
  const paidIds = paid.map(({ body }) => (body as { payment: string }).payment);
  expect(orders.length).toBeGreaterThan(0);
  const missing = await withClient(url, async (client) => {
    const lost = await client.query(
      'SELECT id FROM unnest($1::uuid[]) AS id WHERE NOT EXISTS (SELECT 1 FROM goods_order o WHERE o.id = id.id)',
      [orders],
    );
    const unpaid = await client.query(
      `SELECT id FROM unnest($1::uuid[]) AS id
        WHERE NOT EXISTS (SELECT 1 FROM payment p WHERE p.id = id.id AND p.state = 'paid')`,
      [paidIds],
    );
    return [...lost.rows, ...unpaid.rows];
  });
  expect(missing).toEqual([]);
}

describe('backups of a shop in use', () => {
  test('in a storm: staff have the worker make one and see it proven; what was answered before it began is in it, everything holds, every upload is the same', {
    timeout: patient(300_000),
  }, async () => {
    const buyers = await Promise.all(Array.from({ length: CLIENTS }, () => shop.buyer({ usd: MONEY })));
    const { variantIds } = await shop.product({ prices: [1_000], stock: 100_000 });
    const token = await shop.staff();
    for (let round = 0; round < BACKUPS; round += 1) {
      const storm = startStorm({
        address: () => product.address,
        buyers,
        variantId: variantIds[0] ?? '',
        channel: shop.balanceChannel,
        // What is bought while a copy is made matters, not how much: the copy is to have a core.
        restMs: 150,
      });
      const paid = () =>
        storm.journal.filter(({ path, answer }) => path === '/payment/pay' && answer?.code === 200).length;
      await expect.poll(paid, { timeout: patient(60_000) }).toBeGreaterThan(CLIENTS);
      const acked = storm.journal.filter(({ answer }) => answer !== null).map((entry) => ({ ...entry }));
      newest = await backupByStaff(token);
      await storm.finish();
      const elsewhere = join(root, `restored-${round}`);
      const restored = await runProgram('restore', [newest], { DATA_DIR: elsewhere });
      expect(restored.said).toMatch(/all \d+ invariants hold/);
      expect(uploadsOf(elsewhere)).toEqual(uploadsOf(folder));
      const second = await startEmbeddedProduct(elsewhere);
      expect((await fetch(`${second.product.address}/readyz`)).status).toBe(200);
      await expectAcknowledged(second.databaseUrl, acked);
      await end(second.product, 'SIGTERM');
    }
    expect(product.child.exitCode).toBeNull();
  });

  test('a byte flipped anywhere is found, its file is named, and nothing is restored', {
    timeout: patient(120_000),
  }, async () => {
    const backup = newest ?? (await backupByStaff(await shop.staff()));
    const files = [...readdirSync(backup).map((name) => join(backup, name)), `${backup}.keys.json`];
    const target = join(root, 'corrupt');
    for (let i = 0; i < CORRUPTIONS; i += 1) {
      // Every file has its turn; where in it is chance.
      const file = files[i % files.length] ?? '';
      const whole = readFileSync(file);
      const flipped = Buffer.from(whole);
      const at = randomInt(whole.length);
      flipped[at] = (whole[at] ?? 0) ^ (1 << randomInt(8));
      writeFileSync(file, flipped);
      const refused = restoreInto(target, backup);
      await expect(refused, `${file} at ${at}`).rejects.toThrow(DamagedBackup);
      await expect(refused).rejects.toThrow(/manifest|database\.tar\.zst|uploads\.tar|keys/);
      expect(readdirSync(target)).toEqual([]);
      writeFileSync(file, whole);
    }
    expect(files.length).toBeGreaterThan(4);
  });
});
