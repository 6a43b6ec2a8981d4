import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../platform/db/migrate.ts';
import { type Database, startDatabase } from '../platform/db/supervisor/start-database.ts';
import { createDiskStorage } from '../platform/files/storage/disk.ts';
import { openStorage } from '../platform/files/storage/open-storage.ts';
import { readFilesUrl } from '../platform/files/storage/s3-address.ts';
import type { Storage } from '../platform/files/storage/storage.ts';
import { patient } from '../platform/testing/chaos.ts';
import { hasSwift, type S3Server, startS3 } from '../platform/testing/s3-server.ts';
import { serverFolder } from '../platform/testing/server-folder.ts';
import { withClient } from '../platform/testing/test-server.ts';
import { onlyBackupIn, runProgram } from './backup-program.ts';

const swift = hasSwift();
if (!swift)
  console.warn('passed over: OpenStack Swift is not installed (apt-get install python3-swift python3-pastedeploy)');
const UPLOADS = 25;

let root: string;
let dataDir: string;
let database: Database;
let server: S3Server;
const opened: Storage[] = [];
beforeAll(async () => {
  if (!swift) return;
  server = await startS3();
  root = serverFolder();
  dataDir = join(root, 'shop');
  mkdirSync(dataDir);
  const settings = { fsync: 'off', shared_buffers: '16MB' };
  database = await startDatabase({ dataDir: join(dataDir, 'postgres'), settings, log: () => undefined });
  await migrate(database.url);
}, patient(120_000));
afterAll(async () => {
  for (const one of opened) one.close();
  await database?.stop();
  await server?.stop();
  if (root) rmSync(root, { recursive: true, force: true });
}, patient(60_000));

async function bucket(): Promise<{ url: string; storage: Storage }> {
  const name = `b${randomUUID()}`;
  await server.makeBucket(name);
  const url = server.urlOf(name);
  const log = pino({ level: 'silent' });
  const storage = openStorage({ dataDir: root, files: { s3: readFilesUrl(url), publicUrl: null } }, log);
  opened.push(storage);
  return { url, storage };
}
async function contentsOf(storage: Storage): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { name } of storage.list()) found[name] = String(await storage.readWhole(name));
  return found;
}
/** Uploads as the shop keeps them: public and private ones. */
async function plant(storage: Storage): Promise<void> {
  for (let n = 0; n < UPLOADS; n += 1) {
    const id = randomUUID();
    const folder = n % 3 ? 'u' : 'p';
    for (const width of [360, 720]) await storage.write(`${folder}/${id}-${width}.webp`, Buffer.from(`${id} ${width}`));
    await withClient(database.url, (client) =>
      client.query(
        `INSERT INTO stored_file (id, purpose, kind, owner_kind, owner_id, url, sha256, bytes, width, height)
          VALUES ($1, 'chat', 'image', 'staff', $1, $2, '\\x00', 1, 1, 1)`,
        [id, `/files/${folder}/${id}-{w}.webp`],
      ),
    );
  }
}

describe.skipIf(!swift)('a shop whose files lie in a bucket', () => {
  const timeout = patient(180_000);

  test('moves there by a command that can be repeated, is backed up with them, and restored into another bucket', {
    timeout,
  }, async () => {
    const disk = createDiskStorage(join(dataDir, 'files'));
    await plant(disk);
    const { url, storage } = await bucket();
    const env = { DATA_DIR: dataDir, FILES_URL: url };
    server.setFault('fails');
    expect((await runProgram('files', ['copy'], env)).code).toBe(1);
    server.setFault('none');
    const copied = await runProgram('files', ['copy'], env);
    expect(copied.said).toContain(`all ${UPLOADS * 2} files`);
    expect(await runProgram('files', ['copy'], env)).toMatchObject({
      code: 0,
      said: expect.stringContaining('0 sent now'),
    });
    expect(await contentsOf(storage)).toEqual(await contentsOf(disk));
    rmSync(join(dataDir, 'files'), { recursive: true });
    await storage.write('x/export.csv', Buffer.from('an export'));

    const made = await runProgram('backup', [join(root, 'backups')], env);
    expect(made.said).toMatch(/proven: \d+ invariants hold/);
    expect(made.said).toContain(`${UPLOADS * 2} uploads`);
    await storage.remove(['x/export.csv']);

    const next = await bucket();
    const target = join(root, 'restored');
    const restored = await runProgram('restore', [onlyBackupIn(join(root, 'backups'))], {
      DATA_DIR: target,
      FILES_URL: next.url,
    });
    expect([restored.code, restored.said]).toEqual([0, restored.said]);
    expect(await contentsOf(next.storage)).toEqual(await contentsOf(storage));
    expect(readdirSync(join(target, 'files'))).toEqual([]);
    const checked = await runProgram('files', ['check'], { DATA_DIR: target, FILES_URL: next.url });
    expect(checked).toMatchObject({ code: 0, said: expect.stringContaining(`${UPLOADS * 2} of ${UPLOADS * 2} files`) });

    const back = await runProgram('files', ['copy', '--back'], { DATA_DIR: target, FILES_URL: next.url });
    expect(back.code).toBe(0);
    expect(await contentsOf(createDiskStorage(join(target, 'files')))).toEqual(await contentsOf(storage));
  });

  test('a backup without a file that a record names is not proven, and a check names it', { timeout }, async () => {
    const { url, storage } = await bucket();
    await plant(storage);
    const env = { DATA_DIR: dataDir, FILES_URL: url };
    const made = await runProgram('backup', [join(root, 'incomplete')], env);
    // Those of the first test lie elsewhere.
    expect(made).toMatchObject({ code: 1, said: expect.stringMatching(/NOT PROVEN: upload /) });
    const unreachable = await runProgram('backup', [join(root, 'away')], {
      ...env,
      FILES_URL: url.replace(/:\d+\//, ':1/'),
    });
    expect(unreachable.code).toBe(1);
    expect(readdirSync(join(root, 'away'))).toEqual([]);
  });

  test('a restore into a bucket that is not there puts nothing in place', { timeout }, async () => {
    const target = join(root, 'nowhere');
    const path = onlyBackupIn(join(root, 'backups'));
    const refused = await runProgram('restore', [path], {
      DATA_DIR: target,
      FILES_URL: server.urlOf(`none${randomUUID()}`),
    });
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('Nothing was put in place');
    expect(readdirSync(target)).toEqual([]);
  });
});
