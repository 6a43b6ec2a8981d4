import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';
import { serverEnvironment } from './server-process.ts';

/** The major version of PostgreSQL that the program brings. */
export const majorVersion = '18';
const leftoverPattern = /\.(init-\d+-[0-9a-f]+|start-\d+\.log)$/;
const abandonedAfterMs = 10 * 60_000;

/** The superuser's and the application's password, made at first use and kept beside the data, readable by us only. */
export function readOrMakePassword(place: Place): string {
  if (!existsSync(place.passwordFile)) {
    const draft = `${place.passwordFile}.${process.pid}`;
    writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
    try {
      // Unlike a rename, a link never replaces the password of a process that started at the same moment.
      linkSync(draft, place.passwordFile);
    } catch (error) {
      if (!existsSync(place.passwordFile)) throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  return readFileSync(place.passwordFile, 'utf8').trim();
}

/**
 * Makes the data folder if there is none; true when this call made it. It is made under another name and moved into
 * place whole, so that a kill in the middle or a second process at the same moment never leaves half of one.
 * Refuses a folder that holds something else or another major version.
 */
export async function initialise(
  place: Place,
  binaries: Binaries,
  password: string,
  major: string = majorVersion,
): Promise<boolean> {
  removeAbandoned(place.dataDir);
  if (existsSync(place.dataDir)) {
    refuseUnknownContent(place.dataDir, major);
    return false;
  }
  const name = `${place.dataDir}.init-${process.pid}-${randomBytes(4).toString('hex')}`;
  const passwordCopy = join(name, 'password');
  const fresh = join(name, 'data');
  mkdirSync(name, { mode: 0o700 });
  try {
    writeFileSync(passwordCopy, password, { mode: 0o600 });
    if (place.user) for (const path of [name, passwordCopy]) chownSync(path, place.user.uid, place.user.gid);
    await runInitdb(binaries.initdb, { data: fresh, passwordFile: passwordCopy, user: place.user });
    renameSync(fresh, place.dataDir);
    return true;
  } catch (error) {
    if (existsSync(join(place.dataDir, 'PG_VERSION'))) return false;
    throw error;
  } finally {
    rmSync(name, { recursive: true, force: true });
  }
}

function runInitdb(program: string, target: { data: string; passwordFile: string; user: Place['user'] }) {
  const options = ['-D', target.data, '-U', 'postgres', `--pwfile=${target.passwordFile}`, '--auth=scram-sha-256'];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  return new Promise<void>((resolve, reject) => {
    const child = spawn(program, [...options, ...locale, '--data-checksums', '--no-instructions'], {
      ...(target.user ?? {}),
      cwd: dirname(target.data),
      env: serverEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    });
    let complaint = '';
    child.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`initdb failed (${code}): ${complaint.trim()}`));
    });
  });
}

/** The major version that made a data folder; null when it holds no database. */
export function majorOf(dataDir: string): string | null {
  const versionFile = join(dataDir, 'PG_VERSION');
  return existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : null;
}

function refuseUnknownContent(dataDir: string, major: string): void {
  const version = majorOf(dataDir);
  if (version === null) throw new Error(`${dataDir} exists but holds no database; move it away to begin afresh.`);
  if (version === major) return;
  throw new Error(
    `${dataDir} was made by PostgreSQL ${version}; this program brings ${major}. Nothing was changed. Carry it over with\n` +
      '  npm run backup -- FOLDER --rows\n  npm run restore -- FOLDER/BACKUP --replace\n' +
      '(docs/guide/backup-and-restore.md, "Another version of PostgreSQL").',
  );
}

/** Removes what killed first starts left behind; a running one is younger than the limit. */
function removeAbandoned(dataDir: string): void {
  const parent = dirname(dataDir);
  for (const entry of readdirSync(parent)) {
    if (!entry.startsWith(basename(dataDir)) || !leftoverPattern.test(entry)) continue;
    const path = join(parent, entry);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > abandonedAfterMs) rmSync(path, { recursive: true, force: true });
  }
}
