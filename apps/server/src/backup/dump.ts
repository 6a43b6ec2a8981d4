import { spawn, spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Major version of a program of PostgreSQL on the PATH; null when it is not there. */
export function versionOnPath(program: 'pg_dump' | 'pg_restore'): number | null {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const major = status === 0 ? /\) (\d+)/.exec(stdout)?.[1] : undefined;
  return major === undefined ? null : Number(major);
}

/** The address without its password, and the environment that holds it: what runs is readable by all on the machine. */
function asArguments(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } };
}

function ended(child: ReturnType<typeof spawn>, program: string): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (data) => {
    complaint = `${complaint}${String(data)}`.slice(-2_000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${program}: ${complaint.trim()}`))));
  });
}

/** Has pg_dump write the database, in the form that pg_restore reads. The promise settles when the program has ended. */
export function dump(url: string): { bytes: Readable; done: Promise<void> } {
  const { address, env } = asArguments(url);
  const options = ['--format=custom', '--no-owner', '--no-privileges', '--exclude-schema=jobs', `--dbname=${address}`];
  const child = spawn('pg_dump', options, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const done = ended(child, 'pg_dump');
  done.catch((error: Error) => child.stdout.destroy(error));
  return { bytes: child.stdout, done };
}

/** Has pg_restore fill an empty database in one transaction. Throws what it complains of. */
export async function undump(url: string, file: string): Promise<void> {
  const { address, env } = asArguments(url);
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', `--dbname=${address}`];
  const child = spawn('pg_restore', options, { env, stdio: ['pipe', 'ignore', 'pipe'] });
  const done = ended(child, 'pg_restore');
  await Promise.all([done, pipeline(createReadStream(file), child.stdin).catch(() => undefined)]);
}
