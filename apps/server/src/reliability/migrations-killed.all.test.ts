import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../boot/open-database.ts';
import { readConfig } from '../platform/config/config.ts';
import { knownMigrations, migrate } from '../platform/db/migrate.ts';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '../platform/testing/test-database.ts';
import { withClient } from '../platform/testing/test-server.ts';
import { end, startProductProcess } from './product-process.ts';
import { schemaPrint } from './schema-print.ts';
import { eachOf } from './two-programs.ts';

const runner = fileURLToPath(new URL('./migrate.fixture.ts', import.meta.url));
const migrations = knownMigrations();
const KILLS = chaosCount('CHAOS_MIGRATION_KILLS', 3);
/** Each in a database of its own. */
const KILLS_AT_ONCE = 3;
/** Held by the test while a migration stands still before its last statement, the note that it was applied. */
const LOCK = 7_240_320;

let whole: string[];
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  const model = await testDatabase();
  whole = await schemaPrint(model.url);
  await model.drop();
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => expect(whole.length).toBeGreaterThan(1_000));

/** A database as an earlier build left it: with the first `count` migrations. */
async function databaseAt(count: number): Promise<TestDatabase> {
  const database = await emptyDatabase();
  closing.push(database.drop);
  if (count > 0) await migrate(database.url, migrations.slice(0, count));
  return database;
}

type Run = { readonly kill: () => void; readonly ended: Promise<string> };

/** Runs the migrations in a process of their own, that may be killed. */
function runElsewhere(url: string): Run {
  const child = spawn(process.execPath, [runner, url], { stdio: 'ignore' });
  const ended = once(child, 'close').then(([code, signal]) => String(signal ?? code));
  return { kill: () => child.kill('SIGKILL'), ended };
}

/** Runs them in this process. */
const runHere = (url: string): Promise<string> =>
  migrate(url).then(
    () => 'applied',
    () => 'failed',
  );

const applied = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      `SELECT to_regclass('kysely_migration') IS NOT NULL AS there`,
    );
    if (!rows[0]?.there) return [];
    const found = await client.query<{ name: string }>('SELECT name FROM kysely_migration ORDER BY name');
    return found.rows.map(({ name }) => name);
  });

/** Makes whoever applies `migration` wait, once all of it is done but the note that it was applied. */
async function holdAt(client: pg.Client, migration: string): Promise<void> {
  await client.query(`CREATE TABLE IF NOT EXISTS kysely_migration (
    name varchar(255) NOT NULL PRIMARY KEY, timestamp varchar(255) NOT NULL)`);
  await client.query(`CREATE FUNCTION wait_for_the_test() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.name = TG_ARGV[0] THEN PERFORM pg_advisory_xact_lock_shared(${LOCK}); END IF;
    RETURN NEW; END $$`);
  await client.query(`CREATE TRIGGER wait_for_the_test BEFORE INSERT ON kysely_migration
    FOR EACH ROW EXECUTE FUNCTION wait_for_the_test('${migration}')`);
  await client.query(`SELECT pg_advisory_lock(${LOCK})`);
}

const letGo = (client: pg.Client) => client.query(`SELECT pg_advisory_unlock(${LOCK})`);
const clearAway = (client: pg.Client) => client.query('DROP FUNCTION wait_for_the_test() CASCADE');

/** The connection that waits for the test. */
async function waiting(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK} AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows[0]?.pid;
}

const alive = async (client: pg.Client, pid: number): Promise<boolean> =>
  ((await client.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [pid])).rowCount ?? 0) > 0;

/** Kills the process that migrates, or its connection, in the middle of this migration. */
async function killAt(url: string, migration: string, what: 'process' | 'connection'): Promise<void> {
  await withClient(url, async (client) => {
    await holdAt(client, migration);
    const run: Run = what === 'process' ? runElsewhere(url) : { kill: () => undefined, ended: runHere(url) };
    await expect.poll(() => waiting(client), { timeout: patient(20_000), interval: 20 }).toBeDefined();
    const pid = (await waiting(client)) ?? 0;
    run.kill();
    if (what === 'connection') await client.query('SELECT pg_terminate_backend($1)', [pid]);
    expect([await run.ended, what]).toEqual([what === 'process' ? 'SIGKILL' : 'failed', what]);
    await letGo(client);
    await expect.poll(() => alive(client, pid), { timeout: patient(20_000), interval: 20 }).toBe(false);
    await clearAway(client);
  });
}

/** Where the kills strike: spread over all migrations, each at least once where there are as many kills. */
const steps = Array.from({ length: KILLS }, (_, kill) => {
  const step = Math.floor(((kill + 0.5) * migrations.length) / KILLS) % migrations.length;
  const what = kill % 3 === 2 ? 'connection' : 'process';
  // By turns an empty database, the build just before, and one half as old.
  const before = [0, step, Math.floor(step / 2)][kill % 3] ?? 0;
  return { step, what, before, migration: migrations[step] ?? '' } as const;
});

test(
  'O8: killed in the middle of any migration, the database is as before, and the next start completes it',
  async () => {
    await eachOf(steps, KILLS_AT_ONCE, async ({ what, before, migration }) => {
      const { url } = await databaseAt(before);
      await killAt(url, migration, what);
      expect([migration, await applied(url)]).toEqual([migration, migrations.slice(0, before)]);
      expect((await migrate(url)).applied).toEqual(migrations.slice(before));
      expect(await schemaPrint(url)).toEqual(whole);
    });
  },
  patient(90_000),
);

test('O8: of three that start together on an old database, one of them killed, the others complete it', async () => {
  const { url } = await databaseAt(3);
  const middle = migrations[Math.floor(migrations.length / 2)] ?? '';
  await withClient(url, async (client) => {
    await holdAt(client, middle);
    const runs = [runHere(url), runHere(url), runHere(url)];
    await expect.poll(() => waiting(client), { timeout: 20_000, interval: 20 }).toBeDefined();
    const pid = await waiting(client);
    // Whoever came first is known to the database alone: it ends, and another takes over.
    await client.query('SELECT pg_terminate_backend($1)', [pid]);
    await letGo(client);
    expect((await Promise.all(runs)).sort()).toEqual(['applied', 'applied', 'failed']);
    await clearAway(client);
  });
  expect(await schemaPrint(url)).toEqual(whole);
}, 60_000);

test('O8: the program, a worker, completes what a killed one left and is ready at a port of its own; with another schema it is not, nor does it start', async () => {
  const database = await databaseAt(5);
  await killAt(database.url, migrations.at(-1) ?? '', 'process');
  const worker = await startProductProcess({ DATABASE_URL: database.url, ROLE: 'worker', HEALTH_PORT: '0' });
  closing.push(() => end(worker, 'SIGKILL'));
  expect(await applied(database.url)).toEqual(migrations);
  const at = async (path: string) => (await fetch(worker.address + path)).status;
  const ready = async () => {
    const answer = await fetch(`${worker.address}/readyz`);
    return [answer.status, ((await answer.json()) as { status: string }).status];
  };
  expect(await ready()).toEqual([200, 'ready']);
  // For its health alone, and for nothing else.
  expect([await at('/healthz'), await at('/metrics'), await at('/app_index/common/bootstrap')]).toEqual([
    200, 200, 404,
  ]);

  // A later build has been here.
  await withClient(database.url, (client) =>
    client.query(`INSERT INTO kysely_migration VALUES ('9999-later', now()::text)`),
  );
  await expect.poll(ready, { timeout: 10_000 }).toEqual([503, 'schema differs']);
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url });
  await expect(openDatabase(config, pino({ level: 'silent' }))).rejects.toThrow(/^DATABASE_URL: .*9999-later/);
  const { code, ms } = await end(worker, 'SIGTERM');
  expect([code, ms < 10_000]).toEqual([0, true]);
}, 60_000);
