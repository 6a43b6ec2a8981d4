import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';
import { holderOf, type PostmasterRecord, readPostmaster } from './postmaster-file.ts';

/** A started server process: whether it has ended, and what it said. */
export type ServerProcess = {
  readonly pid: number | undefined;
  readonly ended: boolean;
  complaint(): string;
  forgetComplaint(): void;
};

const complaintTail = 2_000;

// The start lost to another server on the same folder, or to backends of a killed one that have not noticed yet.
const retryable = /already exists|pre-existing shared memory block|Address already in use|could not bind/;

/** The environment of the database programs: nothing of ours, so no secret and no PG* variable leaks into them. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];
  const entries = kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' };
}

/** Replaces postgresql.conf. Only for a stopped server. */
export function writeSettings(place: Place, text: string): void {
  const draft = join(place.dataDir, `postgresql.conf.${process.pid}`);
  writeFileSync(draft, text, { mode: 0o600 });
  if (place.user) chownSync(draft, place.user.uid, place.user.gid);
  renameSync(draft, join(place.dataDir, 'postgresql.conf'));
}

/**
 * Starts the server in a session of its own: the terminal's Ctrl-C does not reach it, and it outlives this process.
 * `stale` is a postmaster.pid whose number now belongs to another program.
 */
export function spawnServer(place: Place, binaries: Binaries, stale: PostmasterRecord | null): ServerProcess {
  const complaintFile = `${place.dataDir}.start-${process.pid}.log`;
  const output = openSync(complaintFile, 'w', 0o600);
  const env = serverEnvironment();
  // Tells the server that this number is not a rival, as pg_ctl does with its own shell; it then removes the file
  // itself, after its own check that no backend of the old server is left. We never delete postmaster.pid.
  if (stale) env.PG_GRANDPARENT_PID = String(stale.pid);
  // PostgreSQL refuses an administrator's rights on Windows; pg_ctl sheds them.
  const [program, options] =
    process.platform === 'win32'
      ? [binaries.pgCtl, ['start', '-w', '-D', place.dataDir]]
      : [binaries.postgres, ['-D', place.dataDir]];
  const child = spawn(program, options, {
    ...(place.user ?? {}),
    cwd: place.dataDir,
    env,
    detached: true,
    stdio: ['ignore', output, output],
    windowsHide: true,
  });
  closeSync(output);
  child.unref();
  const started = { ended: false, text: '' };
  const finish = (message: string) => {
    started.text = message;
    started.ended = true;
    rmSync(complaintFile, { force: true });
  };
  child.on('error', (error) => finish(error.message));
  child.on('exit', () => finish(readComplaint(complaintFile, place.dataDir)));
  return {
    pid: child.pid,
    get ended() {
      return started.ended;
    },
    complaint: () => started.text,
    // The server writes to its own log from here on.
    forgetComplaint: () => rmSync(complaintFile, { force: true }),
  };
}

/** What the server said before it ended: first to its output, then to the newest file of its own log. */
function readComplaint(file: string, dataDir: string): string {
  const said = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (!said.includes('Future log output')) return said;
  const folder = join(dataDir, 'log');
  const written = readdirSync(folder).map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }));
  const newest = written.sort((one, other) => other.at - one.at)[0];
  const tail = newest ? readFileSync(join(folder, newest.name), 'utf8').slice(-complaintTail) : '';
  return `${said}\n${tail}`.trim();
}

/** Whether a start that ended may be tried again: it lost to another server, it is not broken. */
export function mayRetry(complaint: string): boolean {
  return retryable.test(complaint);
}

/**
 * Stops the server: fast shutdown, and after `patienceMs` an immediate one, which loses nothing (the next start replays
 * the log). Returns when the process is gone.
 */
export async function stopServer(place: Place, binaries: Binaries, patienceMs: number): Promise<void> {
  const record = readPostmaster(place.dataDir);
  if (!record || record.holder === 'dead' || record.holder === 'other') return;
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['stop', '-m', 'fast', '-w', '-D', place.dataDir], { windowsHide: true });
    return;
  }
  if (record.holder === 'unknown') throw new Error(`Process ${record.pid} cannot be recognised as our database.`);
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    sendSignal(record.pid, signal);
    if (await gone(record, patienceMs)) return;
  }
  throw new Error(`The database (process ${record.pid}) does not stop.`);
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function gone(record: PostmasterRecord, patienceMs: number): Promise<boolean> {
  const pauseMs = 20;
  for (let waited = 0; waited < patienceMs; waited += pauseMs) {
    if (holderOf(record.pid, record.dataDir) !== 'postmaster') return true;
    await sleep(pauseMs);
  }
  return false;
}
