import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import { withClient } from '../platform/testing/test-server.ts';
import { type Buyer, openShop, type Shop } from '../testing/shop.ts';
import { compare } from './compare-journal.ts';
import { type EmbeddedProduct, startEmbeddedProduct } from './embedded-product.ts';
import { end } from './product-process.ts';
import { type Entry, type Storm, startStorm } from './storm.ts';
import { canTrace, traceProcesses } from './trace-processes.ts';

const FULL_DISKS = chaosCount('CHAOS_FULL_DISKS', 2);
const FAILED_SYNCS = chaosCount('CHAOS_FAILED_SYNCS', 1);
const COMMITS = 40;
/** Many enough that some are always between two statements of theirs when the disk is full. */
const CLIENTS = 16;
const MONEY = 100_000_000;
const FULL_FOR_MS = 3_000;
const RECOVERS_WITHIN_MS = 30_000;
const DISK = '320m';

/** A disk that can be filled needs the right to mount one; a failing one needs strace. Elsewhere there is no such test. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0 && mounts();
const long = { timeout: patient(180_000) };

function mounts(): boolean {
  const probe = mkdtempSync(join(tmpdir(), 'avela-mount-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe]).status === 0;
  if (mounted) execFileSync('umount', [probe]);
  rmSync(probe, { recursive: true, force: true });
  return mounted;
}

let disk: string;
let embedded: EmbeddedProduct;
let shop: Shop;
let buyers: Buyer[];
let variantId: string;
const journal: Entry[] = [];

beforeAll(async () => {
  if (!canMount) return;
  disk = mkdtempSync(join(tmpdir(), 'avela-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', disk]);
  embedded = await startEmbeddedProduct(disk);
  shop = await openShop({ LOG_LEVEL: 'silent', DATABASE_POOL: '4' }, embedded.databaseUrl);
  buyers = await Promise.all(Array.from({ length: CLIENTS }, () => shop.buyer({ usd: MONEY })));
  variantId = (await shop.product({ prices: [1_000], stock: 100_000 })).variantIds[0] ?? '';
}, patient(60_000));

afterAll(async () => {
  if (!canMount) return;
  await shop?.close();
  if (embedded) await end(embedded.product, 'SIGTERM');
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** Writes a file until nothing more fits. */
function fillDisk(): string {
  const file = join(disk, 'filler');
  const descriptor = openSync(file, 'w');
  for (let size = 1 << 20; size >= 512; size /= 2) {
    try {
      for (;;) if (writeSync(descriptor, Buffer.alloc(size)) < size) break;
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(descriptor);
  return file;
}

const newStorm = (): Storm =>
  startStorm({ address: () => embedded.product.address, buyers, variantId, channel: shop.balanceChannel });

/** Ends a storm and compares all that was ever told to these buyers with what is there. */
async function finish(storm: Storm): Promise<void> {
  await storm.finish();
  journal.push(...storm.journal);
  expect(embedded.product.child.exitCode).toBeNull();
  await compare(shop, journal, buyers);
}

/** Waits until a call sent after now succeeds; gives how long that took. */
async function recovered(storm: Storm): Promise<number> {
  const begun = performance.now();
  const wait = { timeout: patient(2 * RECOVERS_WITHIN_MS), interval: 20 };
  await expect.poll(() => storm.lastGood(), wait).toBeGreaterThan(begun);
  return storm.lastGood() - begun;
}

/** What calls get while the disk is full: an answer in the product's own form, whatever it says. */
async function answersInForm(): Promise<void> {
  const response = await fetch(`${embedded.product.address}/app_index/user/userInfo?lang=en-US&currency=USD`, {
    headers: { authorization: `Bearer ${buyers[0]?.token}` },
    signal: AbortSignal.timeout(10_000),
  });
  expect(await response.json()).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
}

const readiness = async (): Promise<number> => (await fetch(`${embedded.product.address}/readyz`)).status;

/** The processes that serve the program's connections. */
const connections = (): Promise<number[]> =>
  withClient(embedded.superuserUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>(`SELECT pid FROM pg_stat_activity
      WHERE datname = 'avela' AND application_name <> 'avela tests'`);
    return rows.map(({ pid }) => pid);
  });

describe.runIf(canMount)('a disk in trouble', () => {
  test('M6: when the disk fills in a storm and is freed, nothing is half done and all goes on', long, async () => {
    const storm = newStorm();
    for (let round = 0; round < FULL_DISKS; round += 1) {
      await sleep(500);
      const filler = fillDisk();
      const full = performance.now();
      const standings = new Set<number>();
      while (performance.now() - full < FULL_FOR_MS) {
        await answersInForm();
        standings.add(await readiness());
      }
      // Whatever it said in the first second, it has said by then that it is not ready.
      expect(standings).toContain(503);
      expect(await readiness()).toBe(503);
      rmSync(filler);
      expect(await recovered(storm)).toBeLessThan(RECOVERS_WITHIN_MS);
      await expect.poll(readiness, { timeout: patient(RECOVERS_WITHIN_MS) }).toBe(200);
    }
    await finish(storm);
    expect(storm.journal.some((entry) => entry.tries > 1)).toBe(true);
  });

  test.runIf(canTrace())('M6: every commit has reached the disk before it is told', async () => {
    await withClient(embedded.databaseUrl, async (client) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const { tracer, ended } = await traceProcesses([rows[0]?.pid ?? 0], ['-e', 'trace=fdatasync,fsync']);
      for (let i = 0; i < COMMITS; i += 1) {
        const values = `('disk', 'disk', '${randomUUID()}', 'x')`;
        await client.query(`INSERT INTO idempotency_key (owner, route, key, body_hash) VALUES ${values}`);
      }
      tracer.kill('SIGINT');
      expect((await ended).match(/f(data)?sync\(\d+\)\s+= 0/g)?.length ?? 0).toBeGreaterThanOrEqual(COMMITS);
      await client.query(`DELETE FROM idempotency_key WHERE owner = 'disk'`);
    });
  });

  test.runIf(canTrace())('M6: when a sync fails, what was told is kept and the database is back', long, async () => {
    const storm = newStorm();
    for (let round = 0; round < FAILED_SYNCS; round += 1) {
      await sleep(500);
      const fails = ['-e', 'trace=fdatasync', '-e', 'inject=fdatasync:error=EIO:when=1'];
      const { ended } = await traceProcesses(await connections(), fails);
      expect(await ended).toContain('EIO');
      expect(await recovered(storm)).toBeLessThan(RECOVERS_WITHIN_MS);
    }
    await finish(storm);
  });
});
