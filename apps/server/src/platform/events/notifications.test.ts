import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase, testPool } from '../testing/test-database.ts';
import { withClient } from '../testing/test-server.ts';
import { createNotifications, type Notifications } from './notifications.ts';

let database: TestDatabase;
let pool: pg.Pool;
const open: Notifications[] = [];
beforeAll(async () => {
  database = await testDatabase();
  pool = testPool(database.url, 4);
});
afterAll(async () => {
  for (const one of open) await one.stop();
  await pool.end();
  await database.drop();
});

async function join(url = database.url): Promise<{ bus: Notifications; heard: unknown[]; reconnected: () => number }> {
  let times = 0;
  const bus = await createNotifications(url, pool, {
    log: pino({ level: 'silent' }),
    onReconnect: () => {
      times += 1;
    },
  });
  const heard: unknown[] = [];
  bus.on('cache', (payload) => heard.push(payload));
  bus.on('realtime', (payload) => heard.push(payload));
  open.push(bus);
  return { bus, heard, reconnected: () => times };
}

test('the others hear in order; the sender hears only what is for sockets', async () => {
  const [a, b] = [await join(), await join()];
  for (let i = 0; i < 20; i += 1) a.bus.send('cache', [`tag:${i}`]);
  a.bus.send('realtime', { to: 'staff' });
  await expect.poll(() => b.heard).toHaveLength(21);
  expect(b.heard.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, i) => [`tag:${i}`]));
  await expect.poll(() => a.heard).toEqual([{ to: 'staff' }]);
});

test('more than one message can hold is sent in several', async () => {
  const [a, b] = [await join(), await join()];
  const tags = Array.from({ length: 300 }, (_, i) => [`product:${i}`.padEnd(60, 'x')]);
  for (const one of tags) a.bus.send('cache', one);
  await expect.poll(() => b.heard).toEqual(tags);
});

test('many small messages are few notifications, and a list that is too long for one arrives in parts', async () => {
  const [a, b] = [await join(), await join()];
  let sent = 0;
  const counted = a.bus;
  const query = pool.query.bind(pool);
  pool.query = ((...given: unknown[]) => {
    sent += 1;
    return (query as (...all: unknown[]) => unknown)(...given);
  }) as typeof pool.query;
  const tags = Array.from({ length: 600 }, (_, i) => `tag:${i}`.padEnd(60, '.'));
  for (let i = 0; i < 300; i += 1) counted.send('realtime', { n: i, text: 'x'.repeat(200) });
  counted.send('cache', tags);
  await expect.poll(() => b.heard.length, { timeout: 5_000 }).toBeGreaterThan(300);
  await expect.poll(() => b.heard.filter(Array.isArray).flat()).toEqual(tags);
  expect(b.heard.filter((one) => !Array.isArray(one))).toHaveLength(300);
  expect(sent).toBe(2);
  pool.query = query as typeof pool.query;
});

test('what a process of an earlier release says, which numbers nothing, is heard each time', async () => {
  const { heard } = await join();
  for (const tag of ['first', 'second']) {
    await pool.query('SELECT pg_notify($1, $2)', ['cache', `{"from":"before","payloads":[["${tag}"]]}`]);
  }
  await expect.poll(() => heard).toEqual([['first'], ['second']]);
});

test('a lost connection is opened again, told of, and hears again', async () => {
  const [a, b] = [await join(), await join()];
  await withClient(database.url, async (client) => {
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    );
  });
  await expect.poll(() => [a.reconnected(), b.reconnected()], { timeout: 5_000 }).toEqual([1, 1]);
  a.bus.send('cache', ['after']);
  await expect.poll(() => b.heard).toEqual([['after']]);
});

/** A way to the database that can be shut: what knocks meanwhile is counted and turned away. */
async function openGate(): Promise<{
  url: string;
  shut(): void;
  open(): void;
  knocks(): number;
  through(): number;
  close(): void;
}> {
  const to = new URL(database.url);
  const port = Number(to.port || 5432);
  const folder = to.searchParams.get('host');
  let isOpen = true;
  let knocks = 0;
  const inside = new Set<Socket>();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (!isOpen) {
      knocks += 1;
      socket.destroy();
      return;
    }
    const onward = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, to.hostname);
    onward.on('error', () => undefined);
    inside.add(socket);
    socket.on('close', () => {
      inside.delete(socket);
      onward.destroy();
    });
    onward.on('close', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  to.searchParams.delete('host');
  to.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: to.href,
    shut: () => {
      isOpen = false;
      for (const socket of inside) socket.destroy();
    },
    open: () => {
      isOpen = true;
    },
    knocks: () => knocks,
    through: () => inside.size,
    close: () => server.close(),
  };
}

test('while the database is away it is tried about once a second, and afterwards one connection stands', async () => {
  const gate = await openGate();
  const { bus, reconnected } = await join(gate.url);
  gate.shut();
  await sleep(4_500);
  expect(gate.knocks()).toBeGreaterThan(1);
  expect(gate.knocks()).toBeLessThanOrEqual(5);
  gate.open();
  await expect.poll(reconnected, { timeout: 5_000 }).toBe(1);
  await sleep(1_500);
  expect([gate.through(), reconnected()]).toEqual([1, 1]);
  await bus.stop();
  gate.close();
}, 30_000);
