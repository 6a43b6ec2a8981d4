import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase, testPool } from '../testing/test-database.ts';
import { startValkey, type ValkeyServer, valkeyProgram } from '../testing/valkey-server.ts';
import { tryValkey } from '../valkey/valkey-link.ts';
import { createNotifications, type Notifications } from './notifications.ts';

/** Debian's redis-server, or Valkey. */
const installed = valkeyProgram() !== null;
if (!installed) console.warn('passed over: neither Valkey nor Redis is installed (apt-get install redis-server)');

let database: TestDatabase;
let pool: pg.Pool;
let server: ValkeyServer;
let open: Notifications[] = [];
beforeAll(async () => {
  if (!installed) return;
  database = await testDatabase();
  pool = testPool(database.url, 4);
  server = await startValkey();
});
afterEach(async () => {
  for (const one of open) await one.stop();
  open = [];
});
afterAll(async () => {
  await server?.stop();
  await pool?.end();
  await database?.drop();
});

type Process = { bus: Notifications; heard: unknown[]; reconnected: () => number };
async function join(valkeyUrl: string | null = server.url): Promise<Process> {
  let times = 0;
  const bus = await createNotifications(database.url, pool, {
    log: pino({ level: 'silent' }),
    valkeyUrl,
    onReconnect: () => {
      times += 1;
    },
  });
  open.push(bus);
  const heard: unknown[] = [];
  bus.on('realtime', (payload) => heard.push(payload));
  bus.on('cache', (payload) => heard.push(payload));
  return { bus, heard, reconnected: () => times };
}
const figure = async ({ bus }: Process, name: string): Promise<number> =>
  (await bus.valkey?.gauges.find((one) => one.name === name)?.read()) ?? Number.NaN;
const carries = (...all: Process[]) =>
  expect
    .poll(async () => (await Promise.all(all.map((one) => figure(one, 'valkey_carries')))).join(), { timeout: 15_000 })
    .toBe(all.map(() => 1).join());
/** Sends numbered messages for so long; returns how many. */
async function storm({ bus }: Process, { name, ms }: { name: string; ms: number }): Promise<number> {
  const until = performance.now() + ms;
  let sent = 0;
  while (performance.now() < until) {
    for (let n = 0; n < 5; n += 1) {
      sent += 1;
      bus.send('realtime', { from: name, n: sent });
    }
    await sleep(10);
  }
  return sent;
}
const ofSender = ({ heard }: Process, name: string): number[] =>
  (heard as { from: string; n: number }[]).filter(({ from }) => from === name).map(({ n }) => n);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);

describe.skipIf(!installed)('messages through Valkey', () => {
  test('arrive once and in order at each process, and PostgreSQL has nothing to do with them', async () => {
    const [a, b] = [await join(), await join()];
    await carries(a, b);
    const before = await figure(a, 'valkey_messages_by_postgresql');
    for (let n = 1; n <= 400; n += 1) a.bus.send('realtime', { from: 'a', n });
    a.bus.send('cache', ['tag']);
    await expect.poll(() => b.heard).toHaveLength(401);
    expect(ofSender(b, 'a')).toEqual(upTo(400));
    await expect.poll(() => ofSender(a, 'a')).toEqual(upTo(400));
    expect(a.heard).toHaveLength(400);
    expect(await figure(a, 'valkey_messages_by_postgresql')).toBe(before);
    expect(await figure(a, 'valkey_messages')).toBeGreaterThan(0);
  });

  test('of shops that share one Valkey none hears the other', async () => {
    const other = await testDatabase();
    const others = testPool(other.url, 2);
    const [a] = [await join()];
    const theirs = await createNotifications(other.url, others, {
      log: pino({ level: 'silent' }),
      valkeyUrl: server.url,
      onReconnect: () => undefined,
    });
    await carries(a);
    const heard: unknown[] = [];
    theirs.on('realtime', (payload) => heard.push(payload));
    a.bus.send('realtime', { from: 'a', n: 1 });
    await expect.poll(() => a.heard).toHaveLength(1);
    await sleep(100);
    expect(heard).toEqual([]);
    await theirs.stop();
    await others.end();
    await other.drop();
  });

  test('it is killed and started again in a storm: none is lost, doubled or out of order', async () => {
    const [a, b, c] = [await join(), await join(), await join()];
    await carries(a, b, c);
    const sending = Promise.all([storm(a, { name: 'a', ms: 7_000 }), storm(b, { name: 'b', ms: 7_000 })]);
    await sleep(700);
    await server.kill();
    await sleep(1_500);
    await server.start();
    await sleep(2_500);
    await server.kill();
    await server.start();
    const [ofA, ofB] = await sending;
    await expect.poll(() => ofSender(c, 'b').length, { timeout: 10_000 }).toBe(ofB);
    for (const one of [a, b, c]) {
      await expect.poll(() => ofSender(one, 'a').length, { timeout: 10_000 }).toBe(ofA);
      expect(ofSender(one, 'a')).toEqual(upTo(ofA));
      expect(ofSender(one, 'b')).toEqual(upTo(ofB));
      expect(one.reconnected()).toBe(0);
    }
    expect(await figure(a, 'valkey_messages')).toBeGreaterThan(0);
    expect(await figure(a, 'valkey_messages_by_postgresql')).toBeGreaterThan(0);
    await carries(a, b, c);
  }, 60_000);

  test('it stands still: PostgreSQL carries them at once, and those that wait there come no second time', async () => {
    const [a, b] = [await join(), await join()];
    await carries(a, b);
    server.freeze();
    const sent = await storm(a, { name: 'a', ms: 4_000 });
    await expect.poll(() => ofSender(b, 'a').length, { timeout: 10_000 }).toBe(sent);
    expect(await figure(a, 'valkey_up')).toBe(0);
    server.thaw();
    await carries(a, b);
    for (const one of [a, b]) expect(ofSender(one, 'a')).toEqual(upTo(sent));
  }, 60_000);

  test('a message that one process alone did not get is asked for', async () => {
    const [a, b] = [await join(), await join()];
    await carries(a, b);
    a.bus.send('realtime', { from: 'a', n: 1 });
    await expect.poll(() => ofSender(b, 'a')).toEqual([1]);
    const link = a.bus.valkey?.link as { publish: (sent: readonly unknown[]) => Promise<void> };
    const { publish } = link;
    link.publish = async () => undefined;
    a.bus.send('realtime', { from: 'a', n: 2 });
    await sleep(200);
    link.publish = publish;
    await expect.poll(() => ofSender(b, 'a'), { timeout: 5_000 }).toEqual([1, 2]);
    a.bus.send('realtime', { from: 'a', n: 3 });
    await expect.poll(() => ofSender(b, 'a'), { timeout: 5_000 }).toEqual([1, 2, 3]);
  });

  test('while one process has no Valkey PostgreSQL carries for all, and so it does at the start without it', async () => {
    const [a, plain] = [await join(), await join(null)];
    await sleep(1_500);
    const sent = await storm(a, { name: 'a', ms: 1_000 });
    plain.bus.send('realtime', { from: 'plain', n: 1 });
    await expect.poll(() => ofSender(plain, 'a')).toEqual(upTo(sent));
    await expect.poll(() => ofSender(a, 'plain')).toEqual([1]);
    expect(await figure(a, 'valkey_carries')).toBe(0);
    await server.kill();
    const late = await join();
    late.bus.send('realtime', { from: 'late', n: 1 });
    await expect.poll(() => ofSender(a, 'late')).toEqual([1]);
    await server.start();
  }, 30_000);
});

describe.skipIf(!installed)('VALKEY_URL is tried at the start', () => {
  test('what is wrong is named, one that is away is noted, none is nothing', async () => {
    expect(await tryValkey(null)).toEqual([]);
    expect(await tryValkey(server.url)).toEqual([]);
    expect(await tryValkey(server.url.replace('valkey:', 'redis:'))).toEqual([]);
    await expect(tryValkey(server.urlOf('wrong'))).rejects.toThrow(/^VALKEY_URL: 127\S+ refuses: WRONGPASS/);
    await expect(tryValkey(server.url.replace(/:\/\/[^@]+@/, '://'))).rejects.toThrow(
      /^VALKEY_URL: 127\S+ refuses: NOAUTH/,
    );
    await expect(tryValkey('redis://nowhere.invalid')).rejects.toThrow(
      /^VALKEY_URL: the host nowhere.invalid is not known/,
    );
    await server.kill();
    expect(await tryValkey(server.url)).toEqual([expect.stringMatching(/^VALKEY_URL: 127\S+ is away/)]);
    await server.start();
  });
});
