import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { type Db, inTransaction, openDb, openPool, openReadOnce, openShared } from '../connect.ts';
import { readTogether } from '../read-together.ts';
import { staticSql } from '../static-sql.ts';
import { enqueueRead, enqueueWrites, flushQueue, readJoined, rememberReads } from './queue.ts';

let database: TestDatabase;
let db: Db;
let reads: Db;
beforeAll(async () => {
  database = await testDatabase();
  db = openDb(openPool(database.url, 4, () => undefined));
  reads = openShared(
    openPool(database.url, 2, () => undefined),
    2,
  );
  await sql`CREATE TABLE first (id int PRIMARY KEY, n int NOT NULL)`.execute(db);
  await sql`CREATE TABLE second (id int PRIMARY KEY, n int NOT NULL CHECK (n < 100))`.execute(db);
});
afterAll(async () => {
  await reads.destroy();
  await db.destroy();
  await database.drop();
});

const rowsOf = async (table: 'first' | 'second') =>
  (await sql<{ id: number; n: number }>`SELECT * FROM ${sql.table(table)} ORDER BY id`.execute(db)).rows;
const empty = () => sql`TRUNCATE first, second`.execute(db);

test('writes of different tables become one statement, each with its own values and its own count', async () => {
  await empty();
  const counted: number[] = [];
  const { statements } = await countStatements(() =>
    inTransaction(db, async (tx) => {
      const check = (rows: readonly object[]): void => void counted.push(rows.length);
      await enqueueWrites(
        tx,
        [staticSql`INSERT INTO first (id, n) SELECT i, ${5}::int FROM generate_series(1, ${3}::int) i RETURNING 1`],
        {
          check,
        },
      );
      await enqueueWrites(tx, [staticSql`INSERT INTO second (id, n) VALUES (${7}, ${8})`]);
      await flushQueue(tx);
    }),
  );
  expect(statements).toHaveLength(3);
  expect(counted).toEqual([3]);
  expect([await rowsOf('first'), await rowsOf('second')]).toEqual([
    [1, 2, 3].map((id) => ({ id, n: 5 })),
    [{ id: 7, n: 8 }],
  ]);
});

test('a table that is written twice is written by two statements, so that both stand', async () => {
  await empty();
  const { statements } = await countStatements(() =>
    inTransaction(db, async (tx) => {
      await enqueueWrites(tx, [
        staticSql`INSERT INTO first (id, n) VALUES (1, 1)`,
        staticSql`INSERT INTO second (id, n) VALUES (1, 1)`,
      ]);
      await enqueueWrites(tx, [staticSql`UPDATE first SET n = n + ${10} WHERE id = 1`]);
      await enqueueWrites(tx, [staticSql`UPDATE second SET n = n + ${20} WHERE id = 1`]);
      await enqueueWrites(tx, [staticSql`UPDATE first SET n = n + ${100} WHERE id = 1`]);
    }),
  );
  expect(statements).toHaveLength(5);
  expect([await rowsOf('first'), await rowsOf('second')]).toEqual([[{ id: 1, n: 111 }], [{ id: 1, n: 21 }]]);
});

test('an error of one of them is translated by its own, and undoes all', async () => {
  await empty();
  const refused = inTransaction(db, async (tx) => {
    await enqueueWrites(tx, [staticSql`INSERT INTO first (id, n) VALUES (1, 1)`]);
    await enqueueWrites(tx, [staticSql`INSERT INTO second (id, n) VALUES (1, 100)`], {
      error: (error) => new Error(`too much: ${(error as { constraint?: string }).constraint}`),
    });
  });
  await expect(refused).rejects.toThrow('too much: second_n_check');
  expect(await rowsOf('first')).toEqual([]);
});

test('a check that fails undoes what went with it', async () => {
  await empty();
  const refused = inTransaction(db, async (tx) => {
    await enqueueWrites(tx, [staticSql`INSERT INTO first (id, n) VALUES (1, 1)`]);
    await enqueueWrites(tx, [staticSql`UPDATE second SET n = 1 WHERE id = 9 RETURNING 1`], {
      check: (rows) => {
        if (rows.length !== 1) throw new Error('nobody there');
      },
    });
  });
  await expect(refused).rejects.toThrow('nobody there');
  expect(await rowsOf('first')).toEqual([]);
});

test('reads are joined with their neighbours, and each is given its own rows', async () => {
  await empty();
  await sql`INSERT INTO first VALUES (1, 5), (2, 6)`.execute(db);
  const { gave, statements } = await countStatements(() =>
    inTransaction(db, async (tx) => {
      const one = await readJoined<{ n: number }>(tx, staticSql`SELECT n FROM first WHERE id = ${2}`);
      const none = await readJoined<{ n: number }>(tx, staticSql`SELECT n FROM first WHERE id = ${3} FOR UPDATE`);
      const heard: number[] = [];
      await enqueueRead<{ id: number }>(tx, staticSql`SELECT id FROM first WHERE n >= ${5} ORDER BY id`, {
        rows: (rows) => void heard.push(...rows.map(({ id }) => id)),
      });
      await flushQueue(tx);
      return [one(), none(), heard];
    }),
  );
  expect(gave).toEqual([[{ n: 6 }], [], [1, 2]]);
  expect(statements).toHaveLength(3);
});

test('what is read together comes of one statement', async () => {
  await empty();
  await sql`INSERT INTO first VALUES (1, 5)`.execute(db);
  const { gave, statements } = await countStatements(async () => {
    const read = await readTogether<{ n: number; count: number }>(db, {
      n: {
        statement: staticSql`SELECT n FROM first WHERE id = ${1}`,
        made: (rows: readonly { n: number }[]) => rows[0]?.n ?? 0,
      },
      count: {
        statement: staticSql`SELECT count(*)::int AS c FROM second WHERE n > ${1} OR id > ${2}`,
        made: (rows: readonly { c: number }[]) => rows[0]?.c ?? -1,
      },
    });
    return [read.n(), read.count()];
  });
  expect(gave).toEqual([5, 0]);
  expect(statements).toHaveLength(1);
});

test('a call that reads once is answered again as before; another call reads anew', async () => {
  await empty();
  await sql`INSERT INTO first VALUES (1, 5)`.execute(db);
  const read = async (one: Db) =>
    (await staticSql<{ n: number }>`SELECT n FROM first WHERE id = ${1}`.execute(one)).rows[0]?.n;
  const call = openReadOnce(reads);
  const { gave, statements } = await countStatements(async () => {
    const before = await Promise.all([read(call), read(call)]);
    await sql`UPDATE first SET n = 6 WHERE id = 1`.execute(db);
    return [...before, await read(call), await read(openReadOnce(reads))];
  });
  expect(gave).toEqual([5, 5, 5, 6]);
  expect(statements).toHaveLength(3);
});

test('a transaction that remembers its reads may ask several at a time, each once', async () => {
  const { statements } = await countStatements(() =>
    inTransaction(db, (tx) =>
      rememberReads(tx, async () => {
        const ask = (id: number) => staticSql`SELECT n FROM first WHERE id = ${id}`.execute(tx);
        await Promise.all([ask(1), ask(2), ask(1)]);
      }),
    ),
  );
  expect(statements).toHaveLength(4);
});
