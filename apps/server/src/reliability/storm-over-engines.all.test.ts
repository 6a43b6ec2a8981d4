import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareForPooler } from '../platform/db/session-settings.ts';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import { type Pgbouncer, pgbouncerVersion, startPgbouncer } from '../platform/testing/pgbouncer.ts';
import { hasSwift, type S3Server, startS3 } from '../platform/testing/s3-server.ts';
import { startValkey, type ValkeyServer, valkeyProgram } from '../platform/testing/valkey-server.ts';
import { type Buyer, openShop, type Shop } from '../testing/shop.ts';
import { compare } from './compare-journal.ts';
import { type OwnServer, startPrimary, startStandby } from './primary-and-standby.ts';
import { end, type ProductProcess, startProductProcess } from './product-process.ts';
import { bookOne } from './random-bookings/book-one.ts';
import { openWorld, type World } from './random-bookings/world.ts';
import { type Storm, startStorm } from './storm.ts';

const installed = pgbouncerVersion() !== null && valkeyProgram() !== null && hasSwift();
if (!installed) console.warn('passed over: PgBouncer, Redis or OpenStack Swift is not installed');

const ROUNDS = chaosCount('CHAOS_ENGINES', 1);
const CLIENTS = 4;
const MONEY = 100_000_000;
const LONGEST_MS = 90_000;

let primary: OwnServer;
let standby: OwnServer;
let pooler: Pgbouncer;
let valkey: ValkeyServer;
let s3: S3Server;
let env: Record<string, string>;
let shop: Shop;
let world: World;
let programs: ProductProcess[];
const bucket = `storm-${randomUUID()}`;

beforeAll(async () => {
  if (!installed) return;
  primary = await startPrimary();
  [standby, pooler, valkey, s3] = await Promise.all([
    startStandby(primary, 'one'),
    startPgbouncer(primary.url, 12),
    startValkey(),
    startS3(),
  ]);
  await s3.makeBucket(bucket);
  const url = pooler.urlOf(primary.url);
  env = {
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: primary.url,
    DATABASE_NAMED_STATEMENTS: 'false',
    DATABASE_REPLICA_URLS: standby.url,
    VALKEY_URL: valkey.url,
    FILES_URL: s3.urlOf(bucket),
    CSRF_SECRET: 'the-same-in-every-process-of-the-shop',
    DATABASE_POOL: '8',
  };
  await prepareForPooler({ url, direct: primary.url, named: false });
  world = await openWorld(() => openShop(env, url));
  shop = world.shop;
  programs = await Promise.all([startProductProcess(env), startProductProcess(env)]);
}, patient(300_000));
afterAll(async () => {
  for (const program of programs ?? []) await end(program, 'SIGKILL');
  await shop?.close().catch(() => undefined);
  await s3?.stop();
  await valkey?.stop();
  await pooler?.stop();
  await standby?.remove();
  await primary?.remove();
});

let turn = 0;
/** Of the programs in turn, as a balancer sends calls. */
function address(): string {
  turn += 1;
  return programs[turn % programs.length]?.address ?? '';
}

/** Reads what is read from the standby and what is remembered, again and again. Returns what ends it with all other statuses than 200. */
function startReading(buyer: Buyer): () => Promise<number[]> {
  const odd: number[] = [];
  let on = true;
  const reading = (async () => {
    while (on) {
      for (const path of ['/index/home', '/order/order_list?tab=all&limit=20', '/user/money_log?limit=20']) {
        const asked = path + (path.includes('?') ? '&' : '?');
        const { status } = await fetch(`${address()}/app_index${asked}lang=en-US&currency=USD`, {
          headers: { authorization: `Bearer ${buyer.token}` },
        });
        if (status !== 200) odd.push(status);
      }
      await sleep(20);
    }
  })();
  return async () => {
    on = false;
    await reading;
    return odd;
  };
}

/** Books by chance of every kind, one after another, each to the cent. Returns what ends it with how many there were. */
function startBooking(firstSeed: number): () => Promise<number> {
  let on = true;
  const booking = (async () => {
    let count = 0;
    while (on) {
      await bookOne(world, firstSeed + count);
      count += 1;
    }
    return count;
  })();
  booking.catch(() => undefined);
  return () => {
    on = false;
    return booking;
  };
}

async function uploadStatus(buyer: Buyer): Promise<number> {
  const picture = await sharp({ create: { width: 90, height: 70, channels: 3, background: '#07a' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'a.jpg');
  const sent = { method: 'POST', headers: { authorization: `Bearer ${buyer.token}` }, body: form };
  return (await fetch(`${address()}/app_index/common/upload?purpose=review`, sent)).status;
}

/** Waits until calls are answered that were sent from now on. */
const goesOn = (storm: Storm) =>
  expect.poll(() => storm.lastGood(), { timeout: LONGEST_MS, interval: 20 }).toBeGreaterThan(performance.now());

/** Without any of these no call fails but an upload. */
async function killOptional(storm: Storm, buyer: Buyer): Promise<void> {
  await valkey.kill();
  await goesOn(storm);
  await valkey.start();
  standby.kill();
  await goesOn(storm);
  await standby.start();
  s3.setFault('down');
  expect(await uploadStatus(buyer)).toBe(503);
  await goesOn(storm);
  s3.setFault('none');
  await expect.poll(() => uploadStatus(buyer), { timeout: LONGEST_MS }).toBe(200);
}

/** Calls wait or are sent again until it is back. */
async function killNeeded(storm: Storm): Promise<void> {
  await pooler.kill();
  await sleep(300);
  await pooler.start();
  await goesOn(storm);
  const [first, ...others] = programs;
  if (first) await end(first, 'SIGKILL');
  programs = others;
  await goesOn(storm);
  programs = [...others, await startProductProcess(env)];
  await goesOn(storm);
}

describe.skipIf(!installed)('two programs over a pooler, a standby, Valkey and a bucket', () => {
  test('each is killed in turn while everything is bought and booked: nothing is lost or doubled, and the books are whole', {
    timeout: patient(600_000),
  }, async () => {
    const buyers = await Promise.all(Array.from({ length: CLIENTS }, () => shop.buyer({ usd: MONEY })));
    const reader = await shop.buyer({ usd: MONEY });
    const { variantIds } = await shop.product({ prices: [1_000], stock: 100_000 });
    const of = { address, buyers, variantId: variantIds[0] ?? '', channel: shop.balanceChannel };
    const storm = startStorm({ ...of, restMs: 30 });
    let booked = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const stopBooking = startBooking(1_000 * (round + 1));
      const stopReading = startReading(reader);
      await killOptional(storm, reader);
      expect(await stopReading()).toEqual([]);
      booked += await stopBooking();
      await killNeeded(storm);
    }
    await storm.finish();
    expect(booked).toBeGreaterThan(0);
    expect(storm.journal.length).toBeGreaterThan(50);
    // Without a pooler or with a killed program some were sent again.
    expect(storm.journal.some(({ tries }) => tries > 1)).toBe(true);
    await compare(shop, storm.journal, buyers);
  });
});
