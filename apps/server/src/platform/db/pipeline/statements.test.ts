import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { openPool } from '../connect.ts';
import { runStatements } from './statements.ts';

let database: TestDatabase;
let pool: pg.Pool;
let client: pg.PoolClient;
beforeAll(async () => {
  database = await testDatabase();
  pool = openPool(database.url, 1, () => undefined);
  client = await pool.connect();
  await client.query('CREATE TEMP TABLE mark (n int PRIMARY KEY, said text)');
});
afterAll(async () => {
  client.release();
  await pool.end();
  await database.drop();
});

const run = (...texts: string[]) =>
  runStatements(
    client,
    texts.map((text) => ({ text, values: [] })),
  );
const insert = (n: number) => `INSERT INTO mark (n) VALUES (${n})`;

test('each statement has its own answer, in order, with its rows, command and count', async () => {
  const { answers, error } = await runStatements(client, [
    { text: 'SELECT $1::int AS n, NULL::text AS nothing', values: [7] },
    { text: 'INSERT INTO mark (n, said) VALUES ($1, $2), ($3, $4)', values: [1, 'one', 2, null] },
    { text: 'SELECT n, said FROM mark ORDER BY n', values: [] },
  ]);
  expect(error).toBeUndefined();
  expect(answers.map(({ command, rowCount }) => [command, rowCount])).toEqual([
    ['SELECT', 1],
    ['INSERT', 2],
    ['SELECT', 2],
  ]);
  expect(answers[0]?.rows).toEqual([{ n: 7, nothing: null }]);
  expect(answers[2]?.rows).toEqual([
    { n: 1, said: 'one' },
    { n: 2, said: null },
  ]);
});

test('after one that fails none runs, what was answered before is given, and all of it can be run again', async () => {
  const failed = await run(insert(11), insert(1), insert(12), 'SELECT 12 AS n');
  expect(failed.answers).toHaveLength(1);
  expect(failed.error).toMatchObject({ code: '23505' });
  // Outside a transaction they are one together.
  expect((await run('SELECT count(*)::int AS n FROM mark WHERE n > 10')).answers[0]?.rows).toEqual([{ n: 0 }]);
  const again = await run(insert(11), insert(12), 'SELECT 12 AS n');
  expect(again.error).toBeUndefined();
  expect(again.answers[2]?.rows).toEqual([{ n: 12 }]);
});

test('a text that does not parse fails alone, also when it is tried again', async () => {
  for (let time = 0; time < 3; time += 1) {
    const { answers, error } = await run('SELECT 1 AS n', 'SELEKT 2', 'SELECT 3 AS later');
    expect([answers.length, (error as { code?: string }).code]).toEqual([1, '42601']);
  }
  expect((await run('SELECT 3 AS later')).answers[0]?.rows).toEqual([{ later: 3 }]);
});

test('a value that cannot be written leaves nothing on the way', async () => {
  const round: Record<string, unknown> = {};
  round.itself = round;
  await expect(runStatements(client, [{ text: 'SELECT $1::jsonb', values: [round] }])).rejects.toThrow('circular');
  expect((await run('SELECT 4 AS n')).answers[0]?.rows).toEqual([{ n: 4 }]);
});

test('a row that cannot be read is an error, and the connection is whole', async () => {
  const { error } = await run('SELECT 9007199254740993::bigint AS big');
  expect(String(error)).toContain('does not fit');
  expect((await run('SELECT 5 AS n')).answers[0]?.rows).toEqual([{ n: 5 }]);
});

test('a statement whose table has changed is prepared anew after one failure', async () => {
  await run('SELECT * FROM mark WHERE n = 1');
  await client.query('ALTER TABLE mark ADD COLUMN more int');
  const outcomes = [await run('SELECT * FROM mark WHERE n = 1'), await run('SELECT * FROM mark WHERE n = 1')];
  expect(outcomes[0]?.error).toMatchObject({ code: '0A000' });
  expect(outcomes[1]?.answers[0]?.rows).toEqual([{ n: 1, said: 'one', more: null }]);
});

test('a lost session fails what is on its way', async () => {
  const other = openPool(database.url, 1, () => undefined);
  const lost = await other.connect();
  const { answers } = await runStatements(lost, [{ text: 'SELECT pg_backend_pid() AS pid', values: [] }]);
  const sleeping = runStatements(lost, [{ text: 'SELECT pg_sleep(5)', values: [] }]);
  await client.query('SELECT pg_terminate_backend($1)', [answers[0]?.rows[0]?.pid]);
  expect((await sleeping).error).toBeDefined();
  lost.release(true);
  await other.end();
});
