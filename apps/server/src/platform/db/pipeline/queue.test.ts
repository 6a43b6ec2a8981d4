import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { asAnother } from '../../testing/watch-pools.ts';
import { afterCommit, type Db, inTransaction, openDb, openPool, type Tx } from '../connect.ts';
import { sqlFragment, staticSql } from '../static-sql.ts';
import { enqueue, flushQueue, onOneConnection, readQueued, rememberReads } from './queue.ts';

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await testDatabase();
  db = openDb(openPool(database.url, 4, () => undefined));
  await sql`CREATE TABLE stroke (n int PRIMARY KEY)`.execute(db);
  close = async () => {
    await db.destroy();
    await database.drop();
  };
});
afterAll(() => close());

const draw = (n: number) => sql`INSERT INTO stroke (n) VALUES (${n}) RETURNING n`;
const count = async (of: Db): Promise<number> =>
  (await sql<{ n: number }>`SELECT count(*)::int AS n FROM stroke`.execute(of)).rows[0]?.n ?? -1;

test('what is queued runs before the next statement, in order, in one transaction', async () => {
  const seen = await inTransaction(db, async (tx) => {
    await enqueue(tx, draw(1));
    const second = await readQueued<{ n: number }>(tx, draw(2));
    expect(() => second()).toThrow('a statement has followed');
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM stroke`.execute(tx);
    expect(second()).toEqual([{ n: 2 }]);
    expect(await asAnother(() => count(db))).toBe(0);
    return rows[0]?.n;
  });
  expect(seen).toBe(2);
  expect(await count(db)).toBe(2);
});

test('an error of a queued statement is thrown by the next statement, translated, and undoes everything', async () => {
  const work = inTransaction(db, async (tx) => {
    await enqueue(tx, draw(3));
    await enqueue(tx, draw(1), { error: () => new Error('drawn before') });
    await sql`SELECT 1`.execute(tx);
  });
  await expect(work).rejects.toThrow('drawn before');
  expect(await count(db)).toBe(2);
});

test('an error of what goes with the commit fails the commit, and nothing that waits for it runs', async () => {
  let report = false;
  const work = inTransaction(db, async (tx) => {
    afterCommit(tx, () => {
      report = true;
    });
    await draw(4).execute(tx);
    await enqueue(tx, draw(1));
  });
  await expect(work).rejects.toThrow('duplicate key');
  expect(report).toBe(false);
  expect(await count(db)).toBe(2);
});

test('a check that fails with the last statement finds nothing committed', async () => {
  const work = inTransaction(db, async (tx) => {
    await enqueue(tx, draw(5), {
      check: () => {
        throw new Error('not so');
      },
    });
  });
  await expect(work).rejects.toThrow('not so');
  expect(await count(db)).toBe(2);
});

test('work that throws leaves nothing in its queue, and the connection is whole', async () => {
  const work = inTransaction(db, async (tx) => {
    await enqueue(tx, draw(6));
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await count(db)).toBe(2);
  expect(await inTransaction(db, async () => 'nothing to do')).toBe('nothing to do');
  await inTransaction(db, (tx) => enqueue(tx, draw(7)));
  expect(await count(db)).toBe(3);
});

test('reads on one connection travel together, and on a pool each at once', async () => {
  const ask = sql<{ x: number }>`SELECT pg_backend_pid() AS x`;
  const [first, second] = await onOneConnection(db, async (one) => {
    const read = [await readQueued<{ x: number }>(one, ask), await readQueued<{ x: number }>(one, ask)];
    await flushQueue(one);
    return read.map((rows) => rows()[0]?.x);
  });
  expect(first).toBe(second);
  const alone = await readQueued<{ x: number }>(db, ask);
  expect(alone()).toHaveLength(1);
});

test('a fragment of static SQL is built in with its values, whichever fragment it is this time', async () => {
  const sum = (more: ReturnType<typeof sqlFragment>, rest: number) =>
    staticSql<{ n: number }>`SELECT ${1}::int ${more} + ${rest}::int AS n`;
  for (let round = 0; round < 2; round += 1) {
    expect((await sum(sqlFragment`+ ${10}::int * ${2}::int`, 100).execute(db)).rows).toEqual([{ n: 121 }]);
    expect((await sum(sqlFragment``, 100).execute(db)).rows).toEqual([{ n: 101 }]);
    expect((await inTransaction(db, (tx) => sum(sqlFragment`- ${round}::int`, 5).execute(tx))).rows).toEqual([
      { n: 6 - round },
    ]);
  }
  const ids = staticSql<{
    n: number;
  }>`SELECT cardinality(${['a', 'b']}::text[]) ${sqlFragment`+ cardinality(${['c']}::text[])`} AS n`;
  expect((await ids.execute(db)).rows).toEqual([{ n: 3 }]);
});

test('plans are kept for the transaction alone, also after one that is undone', async () => {
  const mode = async (of: Parameters<typeof flushQueue>[0]) =>
    (await sql<{ plan_cache_mode: string }>`SHOW plan_cache_mode`.execute(of)).rows[0]?.plan_cache_mode;
  expect(await inTransaction(db, mode, { keepPlans: true })).toBe('force_generic_plan');
  expect(await inTransaction(db, mode)).toBe('auto');
  const undone = async (tx: Tx): Promise<never> => {
    expect(await mode(tx)).toBe('force_generic_plan');
    throw new Error('undone');
  };
  for (let round = 0; round < 6; round += 1) {
    await expect(inTransaction(db, undone, { keepPlans: true })).rejects.toThrow('undone');
    expect(await inTransaction(db, mode, { keepPlans: round % 2 === 0 })).toBe(
      round % 2 === 0 ? 'force_generic_plan' : 'auto',
    );
  }
  expect(await mode(db)).toBe('auto');
});

test('a transaction that remembers what it read is answered again as before, until it writes or locks something', async () => {
  const read = async (tx: Tx, n: bigint) =>
    (await sql<{ at: string }>`SELECT clock_timestamp()::text AS at, ${n}::bigint AS n`.execute(tx)).rows[0]?.at;
  await inTransaction(db, async (tx) => {
    const last = await rememberReads(tx, async () => {
      const first = await read(tx, 1n);
      expect(await read(tx, 1n)).toBe(first);
      expect(await read(tx, 2n)).not.toBe(first);
      await sql`CREATE TEMP TABLE written (n int) ON COMMIT DROP`.execute(tx);
      const second = await read(tx, 1n);
      expect(second).not.toBe(first);
      await sql`SELECT n FROM written FOR UPDATE`.execute(tx);
      const third = await read(tx, 1n);
      expect(third).not.toBe(second);
      await enqueue(tx, sql`INSERT INTO written VALUES (1)`);
      await flushQueue(tx);
      expect(await read(tx, 1n)).not.toBe(third);
      return read(tx, 1n);
    });
    expect(await read(tx, 1n)).not.toBe(last);
  });
  await expect(rememberReads(db, async () => 'outside')).resolves.toBe('outside');
});

test('after an error a transaction goes back to its savepoint and on', async () => {
  for (const keepPlans of [true, false]) {
    const kept = await inTransaction(
      db,
      async (tx) => {
        await sql`SAVEPOINT before`.execute(tx);
        await expect(sql`SELECT 1 / 0`.execute(tx)).rejects.toThrow('division by zero');
        await sql`ROLLBACK TO SAVEPOINT before`.execute(tx);
        return (await sql<{ n: number }>`SELECT 7 AS n`.execute(tx)).rows[0]?.n;
      },
      { keepPlans },
    );
    expect(kept).toBe(7);
  }
});
