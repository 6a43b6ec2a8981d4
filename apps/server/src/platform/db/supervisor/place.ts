import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { canEnter, type SystemUser, unprivilegedUser } from './unprivileged-user.ts';

// sun_path holds 108 bytes on Linux and 104 on macOS, with the closing zero; the file is '/.s.PGSQL.5432'.
const longestSocketFolder = 103 - '/.s.PGSQL.5432'.length;

/** Where one database lives, and as whom it runs. */
export type Place = {
  /** The path that the caller named; may be a link to `dataDir`. */
  named: string;
  /** The real data folder; may not exist yet, its parent does. */
  dataDir: string;
  /** Folder of the unix socket; outside the data, so that a file copy of the data meets no socket. */
  socketDir: string;
  passwordFile: string;
  user: SystemUser | null;
};

/** The root-owned folder that any user can read, for what an unprivileged server needs. Made on first use. */
export function systemFolder(): string {
  for (const parent of ['/var/lib', tmpdir()]) {
    const folder = join(parent, 'avela-pg');
    try {
      mkdirSync(folder, { mode: 0o755, recursive: true });
    } catch {
      continue;
    }
    const found = lstatSync(folder);
    // In a shared temporary folder somebody else may have put it there first.
    if (found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return folder;
  }
  throw new Error(
    'The database runs as an unprivileged user, but neither /var/lib nor the temporary folder is usable.',
  );
}

/**
 * Settles where the database named by `path` lives. Not root: right there. Root: there too when the unprivileged user
 * can reach it, else (a project under /root) in the system folder, with a link left at `path`. Refuses a data folder
 * that belongs to another user.
 */
export function settlePlace(path: string): Place {
  const named = resolve(path);
  mkdirSync(dirname(named), { recursive: true });
  if (isLink(named)) refuseCopiedLink(named);
  let dataDir = isLink(named) ? readlinkSync(named) : join(realpathSync(dirname(named)), basename(named));
  const user = unprivilegedUser(dataDir);
  if (!canEnter(dirname(dataDir), user)) {
    if (existsSync(dataDir)) throw new Error(`The database user cannot reach ${dataDir}: a folder above it is closed.`);
    dataDir = relocate(named);
  }
  refuseForeignOwner(dataDir, user);
  const socketDir = settleSocketFolder(dataDir, user);
  return { named, dataDir, socketDir, passwordFile: `${named}.password`, user };
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Gives the database a home in the system folder and links `named` to it. */
function relocate(named: string): string {
  const home = join(systemFolder(), randomBytes(6).toString('hex'));
  mkdirSync(home, { mode: 0o755 });
  writeFileSync(join(home, 'named-by'), named);
  try {
    symlinkSync(join(home, 'data'), named);
    return join(home, 'data');
  } catch (error) {
    rmSync(home, { recursive: true });
    // Another process that started at the same moment was first; its link is as good.
    if (isLink(named)) return readlinkSync(named);
    throw error;
  }
}

/** Refuses a link that came here by copying a project: two projects must not share one database unknowingly. */
function refuseCopiedLink(named: string): void {
  const target = readlinkSync(named);
  const record = join(dirname(target), 'named-by');
  if (!existsSync(record)) return;
  const first = readFileSync(record, 'utf8');
  if (first === named) return;
  if (isLink(first) && readlinkSync(first) === target) {
    throw new Error(`${named} is a copy of ${first} and points at the same database; remove ${named} to begin afresh.`);
  }
  writeFileSync(record, named);
}

function refuseForeignOwner(dataDir: string, user: SystemUser | null): void {
  const me = user?.uid ?? process.getuid?.();
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || me === undefined || owner === me) return;
  throw new Error(`The database in ${dataDir} belongs to another user (id ${owner}); start as that user or as root.`);
}

function settleSocketFolder(dataDir: string, user: SystemUser | null): string {
  const beside = `${dataDir}.run`;
  if (Buffer.byteLength(beside) <= longestSocketFolder) return makePrivate(beside, user);
  const inode = statSync(dirname(dataDir)).ino.toString(36);
  return makePrivate(join(tmpdir(), `avela-${user?.uid ?? process.getuid?.() ?? 0}-${inode}`), user);
}

function makePrivate(folder: string, user: SystemUser | null): string {
  const made = mkdirSync(folder, { mode: 0o700, recursive: true }) !== undefined;
  if (made && user) chownSync(folder, user.uid, user.gid);
  const found = lstatSync(folder);
  const expected = user?.uid ?? process.getuid?.() ?? found.uid;
  if (!found.isDirectory() || found.uid !== expected) throw new Error(`${folder} belongs to somebody else.`);
  return folder;
}
