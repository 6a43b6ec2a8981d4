import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, inTransaction, openDb, openPool, openShared } from '../db/connect.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { type CaughtUp, type ChangeListener, createChangeFeed } from './change-feed.ts';
import { createMemoryBudget, mostBytesOn } from './memory-budget.ts';
import { createRecordCache } from './record-cache.ts';
import type { SearchMemory } from './search-memory.ts';

const NOW = {} as CaughtUp;

/** A cache of numbers that a map holds, and what it read. */
function cacheOf(numbers: Map<string, number>, most = 1_000_000) {
  let news: ChangeListener = () => undefined;
  const memory: SearchMemory = {
    changes: { listen: (_, listener) => (news = listener), caughtUp: async () => NOW },
    budget: createMemoryBudget(most),
  };
  const readings: string[][] = [];
  let wait: Promise<void> = Promise.resolve();
  const cache = createRecordCache<number>(memory, {
    kind: 'number',
    read: async (ids) => {
      readings.push([...ids]);
      const read = new Map(ids.flatMap((id) => (numbers.has(id) ? [[id, numbers.get(id) ?? 0]] : [])));
      await wait;
      return read as Map<string, number>;
    },
    bytes: () => 50,
  });
  const hold = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    wait = promise;
    return resolve;
  };
  return { cache, readings, news: (ids: readonly string[] | 'all') => news(ids), hold };
}

test('records of a list are the same array until one of them is written, and count as used with each search', async () => {
  const numbers = new Map(['a', 'b', 'c'].map((id, at) => [id, at]));
  const { cache, readings, news } = cacheOf(numbers, 1_000);
  const list = ['b', 'none', 'a'];
  const first = await cache.inOrder(NOW, list);
  expect(first).toEqual([1, null, 0]);
  expect(await cache.inOrder(NOW, list)).toBe(first);
  news(['c']);
  expect(await cache.inOrder(NOW, list)).toBe(first);
  numbers.set('a', 9);
  news(['a']);
  expect(await cache.inOrder(NOW, list)).toEqual([1, null, 9]);
  expect(readings).toEqual([['b', 'none', 'a'], ['a']]);
});

test('records are read once, in one call, until they are written', async () => {
  const numbers = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  const { cache, readings, news } = cacheOf(numbers);
  expect(await cache.of(NOW, ['a', 'b', 'none'])).toEqual(numbers);
  expect(await cache.of(NOW, ['b', 'none'])).toEqual(new Map([['b', 2]]));
  numbers.set('b', 3);
  news(['b']);
  expect(await cache.of(NOW, ['a', 'b'])).toEqual(numbers);
  news('all');
  await cache.of(NOW, ['a']);
  expect(readings).toEqual([['a', 'b', 'none'], ['b'], ['a']]);
});

test('a reading under way is shared, but not by those who ask after a change', async () => {
  const numbers = new Map([['a', 1]]);
  const { cache, readings, news, hold } = cacheOf(numbers);
  const release = hold();
  const [first, second] = [cache.of(NOW, ['a']), cache.of(NOW, ['a'])];
  numbers.set('a', 2);
  news(['a']);
  const third = cache.of(NOW, ['a']);
  release();
  expect([await first, await second, await third].map((found) => found.get('a'))).toEqual([1, 1, 2]);
  expect((await cache.of(NOW, ['a'])).get('a')).toBe(2);
  expect(readings).toHaveLength(2);
});

test('what was used longest ago goes first when the budget is full, and is read again', async () => {
  const numbers = new Map(Array.from({ length: 30 }, (_, at) => [`n${at}`, at]));
  const { cache, readings } = cacheOf(numbers, 30 * 200);
  await cache.of(NOW, [...numbers.keys()]);
  await cache.of(NOW, ['n0']);
  numbers.set('one more', 31);
  await cache.of(NOW, ['one more']);
  expect(cache.bytes()).toBeLessThanOrEqual(30 * 200);
  await cache.of(NOW, ['n0', 'one more']);
  expect(readings).toHaveLength(2);
  await cache.of(NOW, numbers.keys());
  expect(readings.at(-1)?.length).toBeGreaterThan(0);
});

test('a sixteenth of the machine is for searches, within bounds', () => {
  const MB = 1024 * 1024;
  expect([512, 2_048, 65_536].map((machine) => mostBytesOn(machine * MB) / MB)).toEqual([64, 128, 300]);
});

let database: TestDatabase;
let writer: Db;
let reader: Db;
beforeAll(async () => {
  database = await testDatabase();
  writer = openDb(openPool(database.url, 8, () => undefined));
  reader = openShared(
    openPool(database.url, 2, () => undefined, { keepPlans: true }),
    2,
  );
  await sql`CREATE TABLE counted (id uuid PRIMARY KEY, n int NOT NULL)`.execute(writer);
});
afterAll(async () => {
  await reader.destroy();
  await writer.destroy();
  await database.drop();
});

test('no search sees less than what was committed before it began, whoever writes in whatever order', async () => {
  const ids = Array.from({ length: 8 }, () => randomUUID());
  await sql`INSERT INTO counted SELECT unnest(${ids}::uuid[]), 0`.execute(writer);
  const memory: SearchMemory = { changes: createChangeFeed(reader), budget: createMemoryBudget() };
  const cache = createRecordCache<number>(memory, {
    kind: 'counted',
    read: async (wanted) => {
      const { rows } = await sql<{ id: string; n: number }>`
        SELECT id, n FROM counted WHERE id = ANY(${[...wanted]}::uuid[])`.execute(reader);
      return new Map(rows.map(({ id, n }) => [id, n]));
    },
    bytes: () => 8,
  });
  const committed = new Map<string, number>(ids.map((id) => [id, 0]));
  const write = async (id: string): Promise<void> => {
    for (let n = 1; n <= 40; n += 1) {
      await inTransaction(writer, async (tx) => {
        await sql`UPDATE counted SET n = ${n} WHERE id = ${id}`.execute(tx);
        await sql`SELECT search_changed('counted', ${id})`.execute(tx);
      });
      committed.set(id, n);
    }
  };
  let [searches, behind, over] = [0, 0, false];
  const search = async (): Promise<void> => {
    while (!over) {
      const least = new Map(committed);
      const found = await cache.of(await memory.changes.caughtUp(), ids);
      searches += 1;
      for (const [id, n] of least) if ((found.get(id) ?? -1) < n) behind += 1;
      const before = new Map(committed);
      const ordered = await cache.inOrder(await memory.changes.caughtUp(), ids);
      for (const [at, id] of ids.entries()) if ((ordered[at] ?? -1) < (before.get(id) ?? 0)) behind += 1;
    }
  };
  const searching = Promise.all(Array.from({ length: 6 }, search));
  await Promise.all(ids.map(write));
  over = true;
  await searching;
  expect([behind, searches > 20]).toEqual([0, true]);
});
