import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  const real = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead);
  app = await testApp({ factories: [] });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const query = <T extends object>(text: string) => app.app.platform.pool.query<T>(text);
const ready = async () => {
  const { statusCode, body } = await app.app.server.inject('/readyz');
  return { statusCode, ...(JSON.parse(body) as { status: string }) };
};
/** What was proven is believed for a second. */
const aSecondLater = () => {
  ahead += 1_001;
};
const pages = async (): Promise<number> =>
  (await query<{ n: number }>("SELECT pg_relation_size('readiness_probe')::int / 8192 AS n")).rows[0]?.n ?? -1;

test('each proof takes room of its own on the disk, however many ask within a second', async () => {
  expect(await ready()).toEqual({ statusCode: 200, status: 'ready' });
  for (let page = 2; page <= 3; page += 1) {
    aSecondLater();
    await Promise.all(Array.from({ length: 50 }, ready));
    expect(await pages()).toBe(page);
  }
});

test('what it wrote is thrown away before it is much', async () => {
  await query("INSERT INTO readiness_probe (filler) SELECT repeat('.', 500) FROM generate_series(1, 600)");
  aSecondLater();
  expect(await ready()).toEqual({ statusCode: 200, status: 'ready' });
  expect(await pages()).toBe(0);
});

test('it stays ready in every process while a dump holds the tables, and throws away afterwards', async () => {
  const other = await testApp({ factories: [], databaseUrl: app.databaseUrl });
  const dump = await app.app.platform.pool.connect();
  try {
    await query("INSERT INTO readiness_probe (filler) SELECT repeat('.', 500) FROM generate_series(1, 505)");
    await dump.query('BEGIN; LOCK TABLE readiness_probe IN ACCESS SHARE MODE');
    aSecondLater();
    expect(await ready()).toEqual({ statusCode: 200, status: 'ready' });
    expect((await other.app.server.inject('/readyz')).statusCode).toBe(200);
    await dump.query('ROLLBACK');
    aSecondLater();
    expect(await ready()).toEqual({ statusCode: 200, status: 'ready' });
    expect(await pages()).toBe(0);
  } finally {
    dump.release(true);
    await other.close();
  }
});

test('it is not ready while writes fail, while the schema is another, nor once it is draining', async () => {
  const after = async (...statements: string[]) => {
    for (const statement of statements) await query(statement);
    aSecondLater();
    return ready();
  };
  const full = await after(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`,
    'CREATE TRIGGER full_disk BEFORE INSERT ON readiness_probe EXECUTE FUNCTION refuse()',
  );
  expect(full).toEqual({ statusCode: 503, status: 'cannot write' });
  const other = await after(
    'DROP TRIGGER full_disk ON readiness_probe',
    "INSERT INTO kysely_migration (name, timestamp) VALUES ('9000-later', '2027-01-01')",
  );
  expect(other).toEqual({ statusCode: 503, status: 'schema differs' });
  expect((await after("DELETE FROM kysely_migration WHERE name = '9000-later'")).statusCode).toBe(200);

  const { headers } = await app.app.server.inject('/healthz');
  expect(headers.connection).not.toBe('close');
  app.app.drain();
  expect(await ready()).toEqual({ statusCode: 503, status: 'draining' });
  const leaving = await app.app.server.inject('/healthz');
  expect([leaving.statusCode, leaving.headers.connection]).toEqual([200, 'close']);
});

test('a database that hangs is not waited for longer than two seconds', async () => {
  const hung = await testApp({ factories: [], databaseUrl: app.databaseUrl });
  const client = await app.app.platform.pool.connect();
  try {
    await client.query('BEGIN; LOCK TABLE readiness_probe IN ACCESS EXCLUSIVE MODE');
    const begun = performance.now();
    const { statusCode } = await hung.app.server.inject('/readyz');
    expect(statusCode).toBe(503);
    expect(performance.now() - begun).toBeLessThan(3_000);
    await client.query('ROLLBACK');
    await expect.poll(async () => (await hung.app.server.inject('/readyz')).statusCode, { timeout: 5_000 }).toBe(200);
  } finally {
    client.release();
    await hung.close();
  }
});
