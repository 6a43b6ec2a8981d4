import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** It does not start as root: as the user who owns the folder in which the server listens, or else as one without rights. */
function userFor(direct: string): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const host = new URL(direct).searchParams.get('host');
  const { uid, gid } = host?.startsWith('/') ? statSync(host) : { uid: 65_534, gid: 65_534 };
  return { uid, gid };
}

/** Returns the version of the installed PgBouncer, or null where there is none. */
export function pgbouncerVersion(): string | null {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  return /PgBouncer (\S+)/.exec(stdout ?? '')?.[1] ?? null;
}

export type Pgbouncer = {
  readonly pid: number;
  /** The address of a database through the pooler. */
  urlOf(direct: string): string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

function linesOf(direct: string, port: number, connections: number): string {
  const { hostname, port: own, username, password, searchParams } = new URL(direct);
  const host = searchParams.get('host') ?? hostname;
  const login = `user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`;
  return [
    '[databases]',
    `* = host=${host} port=${own || 5432} ${login}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
    'max_client_conn = 500',
    'log_connections = 0',
    'log_disconnections = 0',
    '',
  ].join('\n');
}

/** Waits until it listens, without signing in: that would open a connection to the server. */
async function untilItListens(port: number, child: ChildProcess, said: () => string): Promise<void> {
  const listens = () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    return promise.finally(() => socket.destroy());
  };
  for (let tries = 0; !(await listens()); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`PgBouncer does not listen: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts PgBouncer in transaction mode with so many connections to each database of the server of `direct`. */
export async function startPgbouncer(direct: string, connections: number): Promise<Pgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'avela-pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, linesOf(direct, port, connections));
  await chmod(folder, 0o755);
  let said = '';
  let child: ChildProcess | null = null;
  let ended = Promise.resolve();
  async function start(): Promise<void> {
    const started = spawn('pgbouncer', [file], { stdio: ['ignore', 'ignore', 'pipe'], ...userFor(direct) });
    child = started;
    started.stderr.on('data', (data) => {
      said = `${said}${String(data)}`.slice(-2_000);
    });
    ended = new Promise((resolve) => started.once('exit', () => resolve()));
    await untilItListens(port, started, () => said);
  }
  async function kill(): Promise<void> {
    child?.kill('SIGKILL');
    await ended;
  }
  const urlOf = (url: string): string => {
    const { username, password, pathname } = new URL(url);
    return `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
  };
  await start();
  return {
    get pid() {
      return child?.pid ?? 0;
    },
    urlOf,
    kill,
    start,
    stop: async () => {
      child?.kill('SIGINT');
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2_000))]);
      child?.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
