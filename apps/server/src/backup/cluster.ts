import { chownSync, lstatSync, mkdirSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Unpack } from 'tar';
import { findBinaries } from '../platform/db/supervisor/binaries.ts';
import { settlePlace } from '../platform/db/supervisor/place.ts';
import { readPostmaster } from '../platform/db/supervisor/postmaster-file.ts';
import { stopServer } from '../platform/db/supervisor/server-process.ts';
import { readBackupFile } from './durable.ts';

const PATIENCE_MS = 5_000;

/** Unpacks the copy of a server into the data folder that `named` leads to, for the user that the server runs as. */
export async function unpackCluster(archive: string, named: string): Promise<void> {
  const place = settlePlace(named);
  mkdirSync(place.dataDir, { mode: 0o700 });
  const owner = place.user ? { uid: place.user.uid, gid: place.user.gid } : {};
  if (place.user) chownSync(place.dataDir, place.user.uid, place.user.gid);
  const unpack = new Unpack({ cwd: place.dataDir, strict: true, preserveOwner: false, ...owner });
  await pipeline(readBackupFile(archive), unpack as unknown as NodeJS.WritableStream);
}

/** Stops the server of a data folder if one runs, and removes the folder, wherever `named` leads, with what lies beside it. */
export async function removeCluster(named: string): Promise<void> {
  const found = lstatSync(named, { throwIfNoEntry: false });
  if (found?.isDirectory() || found?.isSymbolicLink()) {
    const place = settlePlace(named);
    await stopServer(place, findBinaries(place.user, dirname(place.named)), PATIENCE_MS);
    rmSync(place.socketDir, { recursive: true, force: true });
  }
  if (found?.isSymbolicLink()) rmSync(dirname(readlinkSync(named)), { recursive: true, force: true });
  rmSync(named, { recursive: true, force: true });
}

/** Whether a server runs on the data folder that `named` leads to. */
export function isServed(named: string): boolean {
  try {
    const holder = readPostmaster(realpathSync(named))?.holder;
    return holder === 'postmaster' || holder === 'unknown';
  } catch {
    return false;
  }
}

/** Removes the folders of `parent` with this beginning and the number of a process that is gone, and their servers. */
export async function removeAbandoned(parent: string, beginning: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(beginning) ? Number(name.slice(beginning.length)) : 0;
    if (!Number.isInteger(pid) || pid <= 0 || isAlive(pid)) continue;
    await removeCluster(join(parent, name, 'postgres'));
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** Whether a process has this number. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
