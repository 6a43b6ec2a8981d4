import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, startDatabase } from '../platform/db/supervisor/start-database.ts';
import { unpackCluster } from './cluster.ts';
import { undump } from './dump.ts';
import { type Keys, placeKeys } from './keys.ts';
import type { Manifest } from './manifest.ts';
import { resetPasswords } from './reset-passwords.ts';
import { readRows } from './rows-in.ts';

/** Fills the empty database at an address with what a backup that is no cluster holds. */
export async function fillDatabase(url: string, folder: string, manifest: Manifest): Promise<void> {
  if (manifest.kind === 'rows') await readRows(url, folder, manifest);
  else await undump(url, join(folder, 'database.dump'));
}

/** Restores the database of a backup into a data folder of its own and starts it there. The caller stops it. */
export async function openBeside(of: {
  readonly backup: string;
  readonly manifest: Manifest;
  readonly keys: Keys;
  readonly dataDir: string;
  readonly settings: Record<string, string>;
  readonly log: (line: string) => void;
}): Promise<Database> {
  const dataDir = join(of.dataDir, 'postgres');
  await mkdir(of.dataDir, { recursive: true });
  await placeKeys(of.dataDir, of.keys);
  const start = () => startDatabase({ dataDir, settings: of.settings, log: of.log });
  if (of.manifest.kind === 'cluster') {
    await unpackCluster(join(of.backup, 'database.tar.zst'), dataDir);
    if (!('postgres.password' in of.keys.files)) await resetPasswords(dataDir, of.log);
    return start();
  }
  const database = await start();
  try {
    await fillDatabase(database.url, of.backup, of.manifest);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}
