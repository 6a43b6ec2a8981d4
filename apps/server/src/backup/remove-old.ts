import { readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readKeys, SEALING_KEY } from '../platform/backup/keys.ts';
import { type Manifest, readManifest } from '../platform/backup/manifest.ts';
import type { Keep } from './backup-arguments.ts';
import type { MadeBackup } from './make-backup.ts';
import { type Dated, surplus } from './surplus.ts';

const NAME = /^backup-\d{8}-\d{6}(-\d+)?$/;

/** The backup's manifest if this shop's key made it; null for another's, or one that is damaged. */
function ownManifest(path: string, key: string): Manifest | null {
  try {
    return readManifest(path, key);
  } catch {
    return null;
  }
}

/** Removes the backups of this shop in the folder that are not to stay, with their keys. Returns their names. */
export async function removeOldBackups(folder: string, made: MadeBackup, keep: Keep): Promise<string[]> {
  const key = readKeys(made.keys).keys.files[SEALING_KEY] ?? '';
  const found: Dated[] = [];
  for (const name of readdirSync(folder).filter((entry) => NAME.test(entry))) {
    const manifest = ownManifest(join(folder, name), key);
    if (manifest) found.push({ name, at: new Date(manifest.begunAt), proven: manifest.proof?.ok ?? false });
  }
  const names = surplus(found, keep);
  for (const name of names) {
    // Under another name first: a kill half-way must not leave what looks like a backup.
    const going = join(folder, `.${name}.removed`);
    await rename(join(folder, name), going);
    await rm(going, { recursive: true, force: true });
    await rm(join(dirname(made.keys), `${name}.keys.json`), { force: true });
  }
  return names;
}
