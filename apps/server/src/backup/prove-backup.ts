import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from '../platform/config/config.ts';
import { checkRestored } from './check-restored.ts';
import { removeAbandoned, removeCluster } from './cluster.ts';
import type { Keys } from './keys.ts';
import { checkFiles, type Manifest, type Proof } from './manifest.ts';
import { openBeside } from './open-beside.ts';
import { createUploadsSum, readUploads } from './uploads.ts';

const SCRATCH = '.proof-';
const ID_LENGTH = 36;
/** It is thrown away: nothing is lost with it in a power cut. */
const thrownAway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '64MB' };

export type Proved = { readonly proof: Proof; readonly counts: Record<string, number> };

/**
 * Proves a backup: reads every file of it, restores the database beside the shop on a server of its own, opens the product
 * on it, asks every invariant and compares every upload. `live` tells which uploads were removed meanwhile. Returns what
 * was found; a backup that cannot be opened is a proof that failed, never an error.
 */
export async function proveBackup(of: {
  readonly config: Config;
  readonly folder: string;
  readonly manifest: Manifest;
  readonly keys: Keys;
  readonly live: pg.Client;
  readonly log: FastifyBaseLogger;
}): Promise<Proved> {
  const begun = performance.now();
  const scratch = join(of.config.dataDir, `${SCRATCH}${process.pid}`);
  await removeAbandoned(of.config.dataDir, SCRATCH);
  const result = (broken: string[], invariants = 0): Proof => ({
    at: new Date().toISOString(),
    ok: broken.length === 0,
    milliseconds: Math.round(performance.now() - begun),
    invariants,
    broken,
    uploads: of.manifest.uploads.files,
  });
  try {
    const uploads = await checkUploads(of.folder, of.manifest);
    await mkdir(scratch);
    // The database's own user must be able to enter.
    await chmod(scratch, 0o755);
    const { broken, invariants, counts, missingUploads } = await open(of, scratch, uploads);
    const lost = await stillNamed(of.live, missingUploads);
    return { proof: result([...broken, ...lost.map((id) => `upload ${id}`)], invariants), counts };
  } catch (error) {
    return { proof: result([error instanceof Error ? error.message : String(error)]), counts: {} };
  } finally {
    await removeCluster(join(scratch, 'postgres'));
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Ids of all uploads of the backup. Throws when one of them is not as it was written. */
async function checkUploads(folder: string, manifest: Manifest): Promise<ReadonlySet<string>> {
  await checkFiles(folder, manifest.files);
  const ids = new Set<string>();
  const { add, sum } = createUploadsSum();
  await readUploads(join(folder, 'uploads.tar'), null, (upload) => {
    add(upload);
    ids.add(upload.path.slice(upload.path.lastIndexOf('/') + 1).slice(0, ID_LENGTH));
  });
  if (sum().sha256 !== manifest.uploads.sha256) throw new Error('uploads.tar: not every upload is as it was read.');
  return ids;
}

async function open(
  of: { config: Config; folder: string; manifest: Manifest; keys: Keys; log: FastifyBaseLogger },
  scratch: string,
  uploads: ReadonlySet<string>,
) {
  const { folder: backup, manifest, keys, log } = of;
  const say = (line: string) => log.debug(line);
  const database = await openBeside({ backup, manifest, keys, dataDir: scratch, settings: thrownAway, log: say });
  try {
    const { config } = of;
    const hasUpload = (id: string) => uploads.has(id);
    return await checkRestored({ config, dataDir: scratch, databaseUrl: database.url, log, hasUpload });
  } finally {
    await database.stop();
  }
}

/** Those of the uploads that the shop's own database names as well: the others were removed while the backup was made. */
async function stillNamed(live: pg.Client, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await live.query<{ id: string }>('SELECT id FROM stored_file WHERE id = ANY($1::uuid[])', [ids]);
  return rows.map(({ id }) => id);
}
