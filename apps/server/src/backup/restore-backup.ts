import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { forgetUnreadable } from '../modules/payments/public.ts';
import type { Config } from '../platform/config/config.ts';
import { openDb, openPool } from '../platform/db/connect.ts';
import { migrate } from '../platform/db/migrate.ts';
import { copyFiles } from '../platform/files/storage/copy-files.ts';
import { createDiskStorage } from '../platform/files/storage/disk.ts';
import { openStorage } from '../platform/files/storage/open-storage.ts';
import { checkRestored, type Restored } from './check-restored.ts';
import { isServed, removeAbandoned, removeCluster } from './cluster.ts';
import { freeBytes } from './durable.ts';
import { type Keys, placeKeys, readKeys, SEALING_KEY } from './keys.ts';
import { checkFiles, DamagedBackup, type Manifest, readManifest } from './manifest.ts';
import { fillDatabase, openBeside } from './open-beside.ts';
import { refuseNewer, refuseUsed } from './rows-in.ts';
import { MARK, markFinished, markUnfinished } from './unfinished.ts';
import { createUploadsSum, readUploads } from './uploads.ts';

const STAGING = '.restoring-';
const LOG_BYTES = 128 * 1024 ** 2;
const ID_LENGTH = 36;

export type RestorePlan = {
  readonly config: Config;
  readonly backup: string;
  readonly keysFile: string | null;
  readonly withoutKeys: boolean;
  /** Move what is there to a folder `.before-…` and put the backup in its place. */
  readonly replace: boolean;
  readonly log: FastifyBaseLogger;
  /** Called with each step as it begins. */
  readonly say: (step: string) => void;
};

export type RestoredShop = Restored & {
  readonly manifest: Manifest;
  /** Channels whose secrets could not be read and have to be entered again. */
  readonly channels: readonly string[];
  /** Where what was there before is now; null when there was nothing. */
  readonly before: string | null;
};

/**
 * Restores a backup into DATA_DIR, and into DATABASE_URL where that is set. Everything is made ready in a folder beside
 * what is used, started, asked every invariant and stopped again; only then it takes its place. Throws, having changed
 * nothing, when the backup is damaged, when its keys are missing, when there is something already, or a server runs.
 */
export async function restoreBackup(plan: RestorePlan): Promise<RestoredShop> {
  const backup = resolve(plan.backup);
  const dataDir = resolve(plan.config.dataDir);
  if (!existsSync(backup)) throw new Error(`There is no folder ${backup}: name the one of a backup.`);
  plan.say('Reading the backup');
  // Before its keys are asked for: whether it is one at all.
  readManifest(backup, null);
  const keys = await findKeys(plan, backup);
  const manifest = readManifest(backup, keys?.keys.files[SEALING_KEY] ?? null);
  if (keys && keys.sha256 !== manifest.keys.sha256) throw new DamagedBackup('The keys are not those of this backup.');
  refuseNewer(manifest.migrations);
  await mkdir(dataDir, { recursive: true });
  await removeAbandoned(dataDir, STAGING);
  await refuseTarget(plan, dataDir, manifest);
  await checkFiles(backup, manifest.files);
  // Where there is nothing yet, a start would open a new shop: from here on until this one is in place it refuses.
  const isNew = entriesOf(dataDir, plan).length === 0;
  if (isNew) markUnfinished(dataDir, manifest.name);
  let changes = false;
  const staging = join(dataDir, `${STAGING}${process.pid}`);
  await mkdir(staging);
  await chmod(staging, 0o755);
  try {
    plan.say('Restoring the uploads');
    const uploads = await restoreUploads(plan, { backup, manifest, staging });
    plan.say('Restoring the database');
    const given: RestoreOptions = {
      plan,
      backup,
      manifest,
      keys: keys?.keys ?? { backup: '', files: {} },
      staging,
      uploads,
    };
    changes = plan.config.databaseUrl !== null;
    const restored = await (plan.config.databaseUrl ? intoOwnDatabase : intoEmbedded)(given);
    plan.say('Putting it in place');
    changes = true;
    const before = await takePlace(staging, dataDir, plan);
    return { ...restored, manifest, before };
  } catch (error) {
    if (isNew && !changes) markFinished(dataDir);
    throw error;
  } finally {
    await removeCluster(join(staging, 'postgres'));
    await rm(staging, { recursive: true, force: true });
  }
}

/** The keys of the backup: where they are said to be, else beside it. Throws when there are none and they are wanted. */
async function findKeys(plan: RestorePlan, backup: string): Promise<{ keys: Keys; sha256: string } | null> {
  if (plan.withoutKeys) return null;
  const name = `${basename(backup)}.keys.json`;
  const places = [
    join(dirname(backup), name),
    ...(plan.config.backupKeysDir ? [join(plan.config.backupKeysDir, name)] : []),
  ];
  const file = plan.keysFile ?? places.find((place) => existsSync(place));
  if (file && existsSync(file)) return readKeys(file);
  throw new Error(
    `The keys of the backup are not in ${file ?? places.join(' nor in ')}. Name them: --keys FILE. Without them ` +
      '(--without-keys) these are lost: the stored secrets of payment channels, unless SECRETS_KEY is set as it was, ' +
      'and the proof that nobody changed the backup.',
  );
}

async function refuseTarget(plan: RestorePlan, dataDir: string, manifest: Manifest): Promise<void> {
  if (isServed(join(dataDir, 'postgres'))) throw new Error(`A shop runs in ${dataDir}: stop it first.`);
  const there = entriesOf(dataDir, plan);
  if (there.length > 0 && !plan.replace) {
    throw new Error(
      `${dataDir} is not empty (${there.slice(0, 4).join(', ')}). Name another DATA_DIR, or move what is there away ` +
        'with --replace.',
    );
  }
  if (plan.config.databaseUrl) {
    if (manifest.kind === 'cluster') {
      throw new Error(
        'The backup is of the embedded database and cannot be restored into DATABASE_URL. Restore it without ' +
          'DATABASE_URL, back that up with --rows, and restore that one.',
      );
    }
    await onConnection(plan.config.databaseUrl, refuseUsed);
  } else if (manifest.kind === 'dump') {
    throw new Error('The backup was made by pg_dump: restore it into an empty database, named by DATABASE_URL.');
  }
  const needed = (plan.config.databaseUrl ? 0 : manifest.databaseBytes) + manifest.uploads.bytes + LOG_BYTES;
  const free = await freeBytes(dataDir);
  if (free < needed) throw new Error(`The disk of ${dataDir} has ${free} bytes free; ${needed} are needed.`);
}

async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Unpacks the uploads, and brings them into the bucket of files where there is one. Returns their ids. */
async function restoreUploads(
  { config, log, say }: RestorePlan,
  { backup, manifest, staging }: { backup: string; manifest: Manifest; staging: string },
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const { add, sum } = createUploadsSum();
  await mkdir(join(staging, 'files'));
  await readUploads(join(backup, 'uploads.tar'), join(staging, 'files'), (upload) => {
    add(upload);
    ids.add(basename(upload.path).slice(0, ID_LENGTH));
  });
  if (sum().sha256 !== manifest.uploads.sha256) throw new DamagedBackup('uploads.tar: an upload is not as it was.');
  if (config.files.s3) {
    say('Bringing the uploads into the bucket');
    const bucket = openStorage(config, log);
    try {
      await copyFiles(createDiskStorage(join(staging, 'files')), bucket);
    } finally {
      bucket.close();
    }
    for (const folder of ['u', 'p']) await rm(join(staging, 'files', folder), { recursive: true, force: true });
  }
  return ids;
}

type RestoreOptions = {
  plan: RestorePlan;
  backup: string;
  manifest: Manifest;
  keys: Keys;
  staging: string;
  uploads: ReadonlySet<string>;
};
type Opened = Restored & { channels: string[] };

async function intoEmbedded(given: RestoreOptions): Promise<Opened> {
  const { plan, backup, manifest, keys, staging } = given;
  const say = (line: string) => plan.log.info(line);
  const database = await openBeside({ backup, manifest, keys, dataDir: staging, settings: {}, log: say });
  try {
    return await check(given, database.url);
  } finally {
    await database.stop();
  }
}

async function intoOwnDatabase(given: RestoreOptions): Promise<Opened> {
  const { plan, backup, manifest, keys, staging } = given;
  const url = plan.config.databaseUrl ?? '';
  markUnfinished(plan.config.dataDir, manifest.name);
  await placeKeys(staging, keys);
  await fillDatabase(url, backup, manifest);
  return check(given, url);
}

async function check({ plan, manifest, staging, uploads }: RestoreOptions, databaseUrl: string): Promise<Opened> {
  plan.say('Asking every invariant');
  await migrate(databaseUrl);
  await onConnection(databaseUrl, (client) => endOwnRecord(client, manifest));
  const config = { ...plan.config, dataDir: staging };
  const channels = plan.withoutKeys ? await forgetSecrets(config, databaseUrl) : [];
  const hasUpload = (id: string) => uploads.has(id);
  return { ...(await checkRestored({ config, dataDir: staging, databaseUrl, log: plan.log, hasUpload })), channels };
}

/** In the restored shop the backup is still being made: says how it ended. */
async function endOwnRecord(client: pg.Client, { name, kind, files, proof, endedAt }: Manifest): Promise<void> {
  await client.query(
    `UPDATE backup_run SET state = $2, kind = $3, bytes = $4, proof = $5, ended_at = $6, percent = 100
      WHERE name = $1 AND state = 'running'`,
    [
      name,
      proof?.ok ? 'proven' : 'failed',
      kind,
      files.reduce((sum, { bytes }) => sum + bytes, 0),
      JSON.stringify(proof),
      endedAt,
    ],
  );
}

async function forgetSecrets(config: Config, url: string): Promise<string[]> {
  const db = openDb(openPool(url, 1, () => undefined));
  try {
    return await forgetUnreadable(db, config);
  } finally {
    await db.destroy();
  }
}

/** What a shop has in its data folder: not the backups in it, nor what a restore has moved away. */
function entriesOf(dataDir: string, { config, backup }: RestorePlan): string[] {
  const spared = [config.backupDir, config.backupKeysDir ?? dataDir, backup].map(
    (path) => relative(dataDir, resolve(path)).split(sep)[0],
  );
  return readdirSync(dataDir).filter(
    (name) => !name.startsWith('.') && !name.startsWith('postgresql-') && name !== MARK && !spared.includes(name),
  );
}

/** Moves what is there away and what was made ready in its place. A start refuses what is between the two. */
async function takePlace(staging: string, dataDir: string, plan: RestorePlan): Promise<string | null> {
  const name = basename(plan.backup);
  const there = entriesOf(dataDir, plan);
  const before = there.length > 0 ? join(dataDir, `.before-${name}-${Date.now()}`) : null;
  if (before) await mkdir(before, { mode: 0o700 });
  markUnfinished(dataDir, name);
  for (const entry of there) await rename(join(dataDir, entry), join(before ?? '', entry));
  // The socket's folder and a copy of the programs are made again at the start.
  const ready = readdirSync(staging).filter((entry) => entry !== 'postgres.run' && !entry.startsWith('postgresql-'));
  for (const entry of ready) await rename(join(staging, entry), join(dataDir, entry));
  markFinished(dataDir);
  return before;
}
