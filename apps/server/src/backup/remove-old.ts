import { readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Keep } from './backup-arguments.ts';
import { readKeys, SEALING_KEY } from './keys.ts';
import type { MadeBackup } from './make-backup.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { type Dated, surplus } from './surplus.ts';

const NAME = /^backup-\d{8}-\d{6}(-\d+)?$/;
const GOING = /^\.(backup-\d{8}-\d{6}(?:-\d+)?)\.removed$/;

/** The backup's manifest if this shop's key made it; null for another's, or one that is damaged. */
function ownManifest(path: string, key: string): Manifest | null {
  try {
    return readManifest(path, key);
  } catch {
    return null;
  }
}

/** Removes to the end what a removal that was killed has left in the folder. */
async function removeHalfGone(folder: string, keysFolder: string): Promise<void> {
  for (const entry of readdirSync(folder)) {
    const name = GOING.exec(entry)?.[1];
    if (!name) continue;
    await rm(join(keysFolder, `${name}.keys.json`), { force: true });
    await rm(join(folder, entry), { recursive: true, force: true });
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
  const keysFolder = dirname(made.keys);
  await removeHalfGone(folder, keysFolder);
  for (const name of names) {
    // Under another name first: a kill half-way must not leave what looks like a backup.
    const going = join(folder, `.${name}.removed`);
    await rename(join(folder, name), going);
    await rm(join(keysFolder, `${name}.keys.json`), { force: true });
    await rm(going, { recursive: true, force: true });
  }
  return names;
}
