import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The user and group that the database server runs as. */
export type SystemUser = { uid: number; gid: number };

// PostgreSQL refuses to run as root; initdb also wants an entry in the user list, so a bare number will not do.
const preferredNames = ['postgres', 'nobody', 'daemon'];

/**
 * The user to run the database as: null when this process is not root (it runs as itself), else the owner of the
 * existing data, else the first of `postgres`, `nobody`, `daemon`. Refuses when none of them exists.
 */
export function unprivilegedUser(realDataDir: string): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const existing = statSync(realDataDir, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of preferredNames) {
    const entry = entries.find((fields) => fields[0] === name);
    const uid = Number(entry?.[2]);
    if (entry && uid > 0) return { uid, gid: Number(entry[3]) };
  }
  throw new Error(`The database cannot run as root, and none of the users ${preferredNames.join(', ')} exists here.`);
}

/** Whether `user` can enter the folder (null: this process itself, which always can enter what it made). */
export function canEnter(folder: string, user: SystemUser | null): boolean {
  if (!user) return true;
  // A real try as that user: mode bits alone miss access lists and mounts.
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
