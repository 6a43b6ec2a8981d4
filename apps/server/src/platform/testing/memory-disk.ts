import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const mount = '/dev/shm';
/** What statfs(2) calls a disk in memory: TMPFS_MAGIC of linux/magic.h. */
const tmpfs = 0x01021994;
/** A run of all tests stays below one gigabyte; the rest is for what else the machine does. */
const roomBytes = 3 * 1024 ** 3;

/**
 * A folder of this user and project in memory, made now, for what is thrown away after the tests; null where there is no
 * such disk or not 3 GB free on it and in memory. A test's own database is some 1,500 files: copying them costs a disk
 * thirty times what it costs memory.
 */
export function memoryFolder(project: string): string | null {
  const user = process.getuid?.();
  if (process.platform !== 'linux' || user === undefined) return null;
  try {
    const { type, bavail, bsize } = statfsSync(mount);
    if (type !== tmpfs || bavail * bsize < roomBytes || freemem() < roomBytes) return null;
    const name = createHash('sha256').update(project).digest('hex').slice(0, 12);
    const folder = join(mount, `avela-tests-${user}-${name}`);
    mkdirSync(folder, { mode: 0o755, recursive: true });
    const found = lstatSync(folder);
    // Anybody may write there: what somebody else put in the way is not ours to use.
    return found.isDirectory() && found.uid === user && (found.mode & 0o022) === 0 ? folder : null;
  } catch {
    return null;
  }
}
