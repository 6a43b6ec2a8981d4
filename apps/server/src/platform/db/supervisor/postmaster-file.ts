import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What postmaster.pid of a data folder says, and who the process it names really is. */
export type PostmasterRecord = {
  pid: number;
  dataDir: string;
  port: number;
  /** A socket's folder or an address, whichever the server listens on; null while it has not got that far. */
  host: string | null;
  /** `postmaster`: alive, serving that folder. `dead`: no such process. `other`: the number is another program's now. */
  holder: 'postmaster' | 'dead' | 'other' | 'unknown';
};

/** Reads postmaster.pid and checks the process behind it; null when there is no such file (or it is not written yet). */
export function readPostmaster(dataDir: string): PostmasterRecord | null {
  let lines: string[];
  try {
    // Lines: pid, data folder, start time, port, socket folder, listen address, shared memory, status.
    lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const served = lines[1] ?? '';
  const host = lines[4] || lines[5] || null;
  return { pid, dataDir: served, port: Number(lines[3]), host, holder: holderOf(pid, served) };
}

/** Who runs under `pid`: the postmaster of `dataDir`, nobody, another program, or cannot be told. */
export function holderOf(pid: number, dataDir: string): PostmasterRecord['holder'] {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH' ? 'dead' : 'unknown';
  }
  const command = commandLine(pid);
  if (command === null) return 'unknown';
  // A killed server that nobody reaps (first process of a container) keeps its number with an empty command line.
  if (command.length === 0) return 'dead';
  return /postgres(\.exe)?$/.test(command[0] ?? '') && command.includes(dataDir) ? 'postmaster' : 'other';
}

function commandLine(pid: number): string[] | null {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
    if (process.platform === 'win32') return null;
    const line = execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [program, folder] = line.split(' -D ');
    return [program, folder].filter((part) => part !== undefined);
  } catch {
    return null;
  }
}
