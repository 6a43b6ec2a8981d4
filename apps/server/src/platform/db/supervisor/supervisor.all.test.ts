import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { chaosCount, patient } from '../../testing/chaos.ts';
import { serverFolder } from '../../testing/server-folder.ts';
import { holderOf } from './postmaster-file.ts';
import { assertSafeSettings } from './safe-settings.ts';
import { type Database, startDatabase } from './start-database.ts';

const ownerProgram = join(dirname(fileURLToPath(import.meta.url)), 'owner.fixture.ts');
const small = { shared_buffers: '16MB' };
const ORPHANS = chaosCount('CHAOS_ORPHANS', 1);
const DOUBLE_STARTS = chaosCount('CHAOS_DOUBLE_STARTS', 1);
const READY_WITHIN_MS = 5_000;
let model: string;
/** The server of the first start, which is stopped. */
let first: { pid: number; left: boolean };
let folder: string;
let dataDir: string;
let owners: ChildProcess[];
let opened: Database[];
let lines: string[];

// What is not about the first start begins with a copy of this one: making a server anew takes seconds.
beforeAll(async () => {
  model = serverFolder();
  const made = join(model, 'postgres');
  const database = await startDatabase({ dataDir: made, settings: small, log: () => undefined });
  await query(database.url, 'CREATE TABLE kept_from_the_first AS SELECT 42 AS answer');
  const pid = postmasterPid(made);
  await database.stop();
  first = { pid, left: isAlive(pid, made) };
}, patient(60_000));
afterAll(() => rmSync(model, { recursive: true, force: true }));

/** Gives the data folder of a server that was started and stopped once, with its owner. */
function takeMade(): void {
  if (process.platform === 'win32') cpSync(model, folder, { recursive: true });
  else execFileSync('cp', ['-a', `${model}/.`, folder]);
}

beforeEach(() => {
  folder = serverFolder();
  dataDir = join(folder, 'postgres');
  [owners, opened, lines] = [[], [], []];
});

afterEach(async () => {
  for (const owner of owners) owner.kill('SIGKILL');
  for (const database of opened) await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function open(settings: Record<string, string> = small, tcp = false): Promise<Database> {
  const database = await startDatabase({ dataDir, settings, tcp, log: (line) => lines.push(line) });
  opened.push(database);
  return database;
}

/** Another process that owns the same database; answers with the line it prints once the database is up. */
function openElsewhere(): Promise<{ owner: ChildProcess; adopted: boolean }> {
  const owner = spawn(process.execPath, [ownerProgram, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  owners.push(owner);
  return new Promise((resolve, reject) => {
    owner.stdout.once('data', (data) => resolve({ owner, adopted: JSON.parse(String(data)).adopted }));
    owner.once('exit', (code) => reject(new Error(`the owner ended with ${code}`)));
  });
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = (of = dataDir) => Number(readFileSync(join(of, 'postmaster.pid'), 'utf8').split('\n')[0]);
const isAlive = (pid: number, of = dataDir) => holderOf(pid, realpathSync(of)) === 'postmaster';

test('when started and stopped twice, then the data stays and no server is left', async () => {
  expect(first).toEqual({ pid: expect.any(Number), left: false });
  takeMade();
  const second = await open();
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'SELECT answer FROM kept_from_the_first')).toEqual([{ answer: 42 }]);
  const pid = postmasterPid();
  await second.stop();
  expect(isAlive(pid)).toBe(false);
});

test('when the program is killed again and again, then each start adopts its server with everything acknowledged', {
  timeout: patient(60_000),
}, async () => {
  takeMade();
  for (let kill = 1; kill <= ORPHANS; kill += 1) {
    const { owner, adopted } = await openElsewhere();
    expect(adopted).toBe(false);
    const pid = postmasterPid();
    const gone = new Promise((resolve) => owner.once('exit', resolve));
    owner.kill('SIGKILL');
    await gone;
    expect(isAlive(pid)).toBe(true);

    const begun = performance.now();
    const next = await open();
    expect(performance.now() - begun).toBeLessThan(READY_WITHIN_MS);
    expect(next.adopted).toBe(true);
    expect(postmasterPid()).toBe(pid);
    expect(await query(next.url, 'SELECT count(*)::int AS n FROM written')).toEqual([{ n: kill }]);
    await next.stop();
    expect(isAlive(pid)).toBe(false);
  }
});

test('when two programs start at once, again and again, then they share one server and the last to stop stops it', {
  timeout: patient(60_000),
}, async () => {
  for (let start = 0; start < DOUBLE_STARTS; start += 1) {
    const [here, elsewhere] = await Promise.all([open(), openElsewhere()]);
    expect([here.adopted, elsewhere.adopted].sort()).toEqual([false, true]);
    const pid = postmasterPid();
    await here.stop();
    expect(isAlive(pid)).toBe(true);
    const gone = new Promise((resolve) => elsewhere.owner.once('exit', resolve));
    elsewhere.owner.kill('SIGTERM');
    await gone;
    expect(isAlive(pid)).toBe(false);
  }
});

test('when the server is killed under the program, then it comes back at the same address', async () => {
  takeMade();
  const database = await open();
  await query(database.url, 'CREATE TABLE kept AS SELECT 7 AS answer');
  const pid = postmasterPid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => lines, { timeout: 10_000 }).toContain('the database is back');
  expect(postmasterPid()).not.toBe(pid);
  expect(await query(database.url, 'SELECT answer FROM kept')).toEqual([{ answer: 7 }]);
});

test('when postmaster.pid names a stranger after a crash, then the stranger is left alone and the server starts', async () => {
  takeMade();
  const { owner } = await openElsewhere();
  const socketLock = join(`${realpathSync(dataDir)}.run`, '.s.PGSQL.5432.lock');
  owner.kill('SIGKILL');
  process.kill(postmasterPid(), 'SIGKILL');
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  try {
    for (const file of [join(dataDir, 'postmaster.pid'), socketLock]) {
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(stranger.pid)));
    }
    const database = await open();
    expect(database.adopted).toBe(false);
    expect(await query(database.url, 'SELECT count(*)::int AS n FROM written')).toEqual([{ n: 1 }]);
    expect(stranger.exitCode).toBeNull();
  } finally {
    stranger.kill('SIGKILL');
  }
});

test('when a port is asked for, then the server listens on the loopback address and may not be entered unasked', async () => {
  takeMade();
  const database = await open(small, true);
  expect(new URL(database.url).hostname).toBe('127.0.0.1');
  expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  const stranger = database.url.replace(/:[^:@/]+@/, ':wrong@');
  await expect(query(stranger, 'SELECT 1')).rejects.toThrow('password authentication failed');
  expect(await query(database.url, "SELECT rolsuper FROM pg_roles WHERE rolname = 'avela'")).toEqual([
    { rolsuper: false },
  ]);
});

test('when a setting cannot work, then the start refuses in one line with the reason', async () => {
  takeMade();
  await expect(open({ shared_buffers: 'plenty' })).rejects.toThrow(/^PostgreSQL did not start: .*shared_buffers/);
});

test('when the settings are ours they are safe, and each unsafe one is named', async () => {
  takeMade();
  const database = await open();
  const rowsOf = (sql: string) => query(database.url, sql);
  expect(await assertSafeSettings(rowsOf)).toEqual([]);

  const unsafe = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    default_transaction_isolation: 'serializable',
    timezone: 'Asia/Shanghai',
  };
  for (const [name, value] of Object.entries(unsafe)) {
    await query(database.adminUrl, `ALTER SYSTEM SET ${name} = '${value}'`);
  }
  await query(database.adminUrl, 'SELECT pg_reload_conf()');
  await expect.poll(() => assertSafeSettings(rowsOf), { timeout: 5_000 }).toHaveLength(5);
  const reasons = await assertSafeSettings(rowsOf);
  for (const name of Object.keys(unsafe)) expect(reasons.join('\n').toLowerCase()).toContain(`setting ${name} =`);

  const withoutChecksums = async (sql: string) => (await rowsOf(sql)).map((row) => ({ ...row, s3: 'off' }));
  expect((await assertSafeSettings(withoutChecksums)).join('\n')).toContain('setting data_checksums = off');
});
