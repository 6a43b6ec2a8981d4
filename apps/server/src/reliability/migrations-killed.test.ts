import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { knownMigrations, migrate } from '../platform/db/migrate.ts';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '../platform/testing/test-database.ts';
import { withClient } from '../platform/testing/test-server.ts';
import { end, refusedStart, startProductProcess } from './product-process.ts';
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

/** Runs the migrations in a process of their own. */
function runMigrations(url: string): { child: ChildProcess; said: () => string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, [runner, url], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      text += String(data);
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, said: () => text, ended };
}

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
    const run = runMigrations(url);
    await expect.poll(() => waiting(client), { timeout: patient(20_000), interval: 20 }).toBeDefined();
    const pid = (await waiting(client)) ?? 0;
    if (what === 'process') run.child.kill('SIGKILL');
    else await client.query('SELECT pg_terminate_backend($1)', [pid]);
    expect([await run.ended, what]).toEqual([what === 'process' ? null : 1, what]);
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
      const again = runMigrations(url);
      expect([migration, await again.ended, again.said()]).toEqual([migration, 0, '']);
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
    const runs = [runMigrations(url), runMigrations(url), runMigrations(url)];
    await expect.poll(() => waiting(client), { timeout: 20_000, interval: 20 }).toBeDefined();
    const pid = await waiting(client);
    // Whoever came first is known to the database alone: it ends, and another takes over.
    await client.query('SELECT pg_terminate_backend($1)', [pid]);
    await letGo(client);
    const codes = await Promise.all(runs.map(({ ended }) => ended));
    expect(codes.sort()).toEqual([0, 0, 1]);
    await clearAway(client);
  });
  expect(await schemaPrint(url)).toEqual(whole);
}, 60_000);

test('O8: the program completes what a killed one left and is ready; with another schema it is not, nor does it start', async () => {
  const database = await databaseAt(5);
  await killAt(database.url, migrations.at(-1) ?? '', 'process');
  const program = await startProductProcess({ DATABASE_URL: database.url });
  closing.push(() => end(program, 'SIGKILL'));
  expect(await applied(database.url)).toEqual(migrations);
  const ready = async () => {
    const answer = await fetch(`${program.address}/readyz`);
    return [answer.status, ((await answer.json()) as { status: string }).status];
  };
  expect(await ready()).toEqual([200, 'ready']);

  // A later build has been here.
  await withClient(database.url, (client) =>
    client.query(`INSERT INTO kysely_migration VALUES ('9999-later', now()::text)`),
  );
  await expect.poll(ready, { timeout: 10_000 }).toEqual([503, 'schema differs']);
  const refused = await refusedStart({ DATABASE_URL: database.url });
  expect(refused.code).toBe(1);
  expect(refused.said).not.toContain('http://localhost');
}, 60_000);
