import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Config } from '../platform/config/config.ts';
import type { Storage } from '../platform/files/storage/storage.ts';
import { openBaseBackup } from './base-backup.ts';
import { isAlive } from './cluster.ts';
import { dump, versionOnPath } from './dump.ts';
import type { BackupFile } from './durable.ts';
import { freeBytes, sync, writeBackupFile } from './durable.ts';
import { collectKeys, SEALING_KEY, writeKeys } from './keys.ts';
import { BACKUP_LOCK, BackupUnderWay } from './lock.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import type { Source } from './open-source.ts';
import { proveBackup } from './prove-backup.ts';
import { writeRows } from './rows-out.ts';
import { createUploadsSum, tarOfUploads, uploadsIn } from './uploads.ts';

/** The restored database writes its log beside what it was restored from. */
const LOG_BYTES = 128 * 1024 ** 2;
const PARTIAL = /^\.(.+)\.partial-(.+)-(\d+)$/;
/** What a backup is called while this process makes it; `PARTIAL` reads it. */
const partialOf = (name: string): string => `.${name}.partial-${hostname()}-${process.pid}`;

export type Step = 'database' | 'uploads' | 'proof';

export type BackupPlan = {
  readonly config: Config;
  readonly folder: string;
  readonly keysFolder: string;
  /** Where the uploads lie. */
  readonly storage: Storage;
  /** Keep each table's rows in place of the server's own data. */
  readonly rows: boolean;
  readonly log: FastifyBaseLogger;
  /** Called with what is done and how much of it, 0 to 1. */
  readonly report: (step: Step, share: number) => void;
  /** Ends the work where it is; nothing is left of it then. */
  readonly signal: AbortSignal;
  /** Called once the lock is held, with the name that the backup will have. */
  readonly begun: (name: string) => Promise<void>;
};

export type MadeBackup = {
  readonly manifest: Manifest;
  readonly path: string;
  readonly keys: string;
  readonly bytes: number;
};

/**
 * Backs the shop up into a new folder of `plan.folder` while it is used, proves the backup, and puts it in place whole.
 * Keeps a backup whose proof failed, with the result. Throws when another one is being made or the disk is too small, and
 * leaves nothing then.
 */
export async function makeBackup(source: Source, plan: BackupPlan): Promise<MadeBackup> {
  const client = new pg.Client({ connectionString: source.url, application_name: 'avela backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [BACKUP_LOCK]);
    if (rows[0]?.mine !== true) throw new BackupUnderWay('Another backup of this shop is being made.');
    return await makeAlone(source, client, plan);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function makeAlone(source: Source, client: pg.Client, plan: BackupPlan): Promise<MadeBackup> {
  const folder = resolve(plan.folder);
  const keysFolder = resolve(plan.keysFolder);
  for (const one of [folder, keysFolder]) await mkdir(one, { recursive: true, mode: 0o700 });
  await removeKilled(folder, keysFolder);
  await refuseFull(source, plan);
  const begunAt = new Date();
  const name = freeName(folder, begunAt);
  await plan.begun(name);
  const partial = join(folder, partialOf(name));
  const keysFile = join(keysFolder, `${name}.keys.json`);
  await mkdir(partial, { mode: 0o700 });
  try {
    const written = await writeDatabase(source, client, partial, plan);
    // After the database: a file is written before the row that names it.
    const uploads = await writeUploads(partial, plan);
    plan.signal.throwIfAborted();
    const { keys, fromEnvironment } = collectKeys(plan.config.dataDir, name);
    const sha256 = await writeKeys(keysFile, keys);
    const unproven: Manifest = {
      format: 1,
      name,
      begunAt: begunAt.toISOString(),
      endedAt: new Date().toISOString(),
      kind: written.kind,
      postgres: source.postgres,
      migrations: source.migrations,
      sequences: written.sequences,
      counts: {},
      databaseBytes: source.bytes,
      uploads: uploads.sum,
      keys: { sha256, names: Object.keys(keys.files), fromEnvironment },
      files: [...written.files, uploads.file],
      proof: null,
    };
    plan.report('proof', 0);
    const { proof, counts } = await proveBackup({ ...plan, folder: partial, manifest: unproven, keys, live: client });
    plan.signal.throwIfAborted();
    const manifest: Manifest = { ...unproven, counts, proof, endedAt: new Date().toISOString() };
    await writeManifest(partial, manifest, keys.files[SEALING_KEY] ?? '');
    const path = join(folder, name);
    await rename(partial, path);
    await sync(folder);
    return { manifest, path, keys: keysFile, bytes: manifest.files.reduce((sum, { bytes }) => sum + bytes, 0) };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    await rm(keysFile, { force: true });
    throw error;
  }
}

type Written = { kind: Manifest['kind']; files: BackupFile[]; sequences: Manifest['sequences'] };

async function writeDatabase(source: Source, client: pg.Client, to: string, plan: BackupPlan): Promise<Written> {
  const report = (share: number) => plan.report('database', share);
  report(0);
  if (source.adminUrl && !plan.rows) {
    const base = await openBaseBackup(source.adminUrl, report);
    try {
      const file = await writeBackupFile(to, join(to, 'database.tar.zst'), base.tar, plan.signal);
      return { kind: 'cluster', files: [file], sequences: [] };
    } finally {
      await base.close();
    }
  }
  const tools = Math.min(versionOnPath('pg_dump') ?? 0, versionOnPath('pg_restore') ?? 0);
  if (plan.config.databaseUrl && !plan.rows && tools >= source.postgres) {
    const { bytes, done } = dump(source.url);
    const [file] = await Promise.all([writeBackupFile(to, join(to, 'database.dump'), bytes, plan.signal), done]);
    return { kind: 'dump', files: [file], sequences: [] };
  }
  return { kind: 'rows', ...(await writeRows(client, to, report, plan.signal)) };
}

async function writeUploads(to: string, { storage, report, signal }: BackupPlan) {
  report('uploads', 0);
  const { add, sum } = createUploadsSum();
  const tar = tarOfUploads(storage, add);
  const file = await writeBackupFile(to, join(to, 'uploads.tar'), tar, signal);
  return { file, sum: sum() };
}

/** Throws, before anything is written, when the disks are too small for the backup and its proof. */
async function refuseFull(source: Source, { config, folder, storage }: BackupPlan): Promise<void> {
  let uploads = 0;
  for await (const { bytes } of uploadsIn(storage)) uploads += bytes;
  // Compressed, a database is less than half of itself; the proof needs it whole.
  const backup = Math.ceil(source.bytes / 2) + uploads + LOG_BYTES;
  const proof = source.bytes + LOG_BYTES;
  const same = (await stat(folder)).dev === (await stat(config.dataDir)).dev;
  await refuseBelow(folder, same ? backup + proof : backup);
  if (!same) await refuseBelow(config.dataDir, proof);
}

const asMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 ** 2)} MB`;

async function refuseBelow(folder: string, needed: number): Promise<void> {
  const free = await freeBytes(folder);
  if (free >= needed) return;
  throw new Error(`The disk of ${folder} has ${asMegabytes(free)} free; ${asMegabytes(needed)} are needed.`);
}

/** Named by its moment in UTC. */
function freeName(folder: string, at: Date): string {
  const stamp = at.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  for (let turn = 1; ; turn += 1) {
    const name = `backup-${stamp}${turn === 1 ? '' : `-${turn}`}`;
    if (!existsSync(join(folder, name))) return name;
  }
}

/** Removes what killed backups of this machine have left in the folder, and their keys. */
async function removeKilled(folder: string, keysFolder: string): Promise<void> {
  for (const entry of await readdir(folder)) {
    const [, name = '', host, pid] = PARTIAL.exec(entry) ?? [];
    if (host !== hostname() || isAlive(Number(pid))) continue;
    // Keys first: while the folder is there, they are found again.
    if (!existsSync(join(folder, name))) await rm(join(keysFolder, `${name}.keys.json`), { force: true });
    await rm(join(folder, entry), { recursive: true, force: true });
  }
}
