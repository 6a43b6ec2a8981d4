import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { withClient } from '../testing/test-server.ts';
import { createNotifications, type Notifications } from './notifications.ts';

let database: TestDatabase;
let pool: pg.Pool;
const open: Notifications[] = [];
beforeAll(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  pool.on('error', () => undefined);
});
afterAll(async () => {
  for (const one of open) await one.stop();
  await pool.end();
  await database.drop();
});

async function join(): Promise<{ bus: Notifications; heard: unknown[]; reconnected: () => number }> {
  let times = 0;
  const bus = await createNotifications(database.url, pool, {
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
