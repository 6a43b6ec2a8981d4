import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { withClient } from '../../testing/test-server.ts';
import { type Db, openPool, openShared } from '../connect.ts';
import { onOneConnection, readQueued } from './queue.ts';

let database: TestDatabase;
let reads: Db;
beforeAll(async () => {
  database = await testDatabase();
  reads = openShared(
    openPool(database.url, 2, () => undefined),
    2,
  );
});
afterAll(async () => {
  await reads.destroy();
  await database.drop();
});

const session = async (): Promise<number> =>
  (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(reads)).rows[0]?.pid ?? 0;

test('many askers share two sessions, and each is given their own answer', async () => {
  const asked = Array.from({ length: 200 }, (_, n) =>
    onOneConnection(reads, async (one) => {
      const first = await readQueued<{ n: number }>(one, sql`SELECT ${n}::int AS n`);
      const { rows } = await sql<{ twice: number }>`SELECT 2 * ${n}::int AS twice`.execute(one);
      return [first()[0]?.n, rows[0]?.twice];
    }),
  );
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 200 }, (_, n) => [n, 2 * n]));
  const pids = await Promise.all(Array.from({ length: 50 }, session));
  expect(new Set(pids).size).toBe(2);
});

test('a statement that fails fails alone', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => sql<{ q: number }>`SELECT 10 / ${n % 4}::int AS q`.execute(reads)),
  );
  expect(results.map(({ status }) => status === 'rejected')).toEqual(Array.from({ length: 20 }, (_, n) => n % 4 === 0));
});

test('a session that is lost is opened anew for whoever asks next', async () => {
  const before = new Set(await Promise.all(Array.from({ length: 10 }, session)));
  await withClient(database.url, async (client) => {
    await client.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [[...before]]);
  });
  await expect.poll(() => session().catch(() => 0)).toBeGreaterThan(0);
  for (const pid of await Promise.all(Array.from({ length: 10 }, session))) expect(before.has(pid)).toBe(false);
});

test('there are no transactions', async () => {
  await expect(reads.transaction().execute(async () => 1)).rejects.toThrow('no transactions');
});
