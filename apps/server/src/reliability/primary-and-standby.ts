import { chownSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Unpack } from 'tar';
import { openBaseBackup } from '../backup/base-backup.ts';
import { migrate } from '../platform/db/migrate.ts';
import { findBinaries } from '../platform/db/supervisor/binaries.ts';
import { initialise, readOrMakePassword } from '../platform/db/supervisor/initialise.ts';
import { addressOf, type Keeper } from '../platform/db/supervisor/keeper.ts';
import { chooseListen } from '../platform/db/supervisor/listen.ts';
import { type Place, settlePlace } from '../platform/db/supervisor/place.ts';
import { readPostmaster } from '../platform/db/supervisor/postmaster-file.ts';
import { reachServer } from '../platform/db/supervisor/reach-server.ts';
import { stopServer } from '../platform/db/supervisor/server-process.ts';
import { serverFolder } from '../platform/testing/server-folder.ts';
import { withClient } from '../platform/testing/test-server.ts';

/** A PostgreSQL server of a test's own, which is not brought back when it is killed. */
export type OwnServer = {
  /** The product's address, and the superuser's on the same database. */
  readonly url: string;
  readonly adminUrl: string;
  readonly dataDir: string;
  /** Runs one statement as the superuser. */
  sql(text: string): Promise<readonly Record<string, unknown>[]>;
  start(): Promise<void>;
  /** Kills the server with all its processes, as a power cut would. */
  kill(): void;
  /** Has all its processes hang, or go on. */
  hang(): void;
  goOn(): void;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
};

// What is killed here are processes: what they wrote is in the memory of the system.
const SETTINGS = { fsync: 'off', shared_buffers: '64MB', wal_keep_size: '512MB', max_wal_senders: '8' };
const PATIENCE_MS = 5_000;

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      try {
        return (
          Number(
            readFileSync(`/proc/${child}/stat`, 'utf8')
              .replace(/^.*\) . /s, '')
              .split(' ')[0],
          ) === pid
        );
      } catch {
        return false;
      }
    });

function signal(place: Place, name: NodeJS.Signals): void {
  const pid = readPostmaster(place.dataDir)?.pid;
  if (pid === undefined) throw new Error('the server does not run');
  for (const one of [pid, ...childrenOf(pid)])
    try {
      process.kill(one, name);
    } catch {
      // One that ended meanwhile.
    }
}

async function serverIn(place: Place, settings: Record<string, string>, database = 'avela'): Promise<OwnServer> {
  const binaries = findBinaries(place.user, dirname(place.named));
  const names = { password: readOrMakePassword(place), database };
  const listen = await chooseListen(place, false);
  const listener = { host: listen.socketDir ?? '127.0.0.1', port: listen.port };
  const adminUrl = addressOf(listener, 'superuser', names).replace('/postgres?', `/${database}?`);
  let keeper: Keeper | null = null;
  const start = async (): Promise<void> => {
    const plan = { place, binaries, names, listen, log: () => undefined, cancelled: () => false };
    keeper = (await reachServer({ ...plan, settings: { ...SETTINGS, ...settings } })).keeper;
  };
  await start();
  return {
    url: addressOf(listener, 'application', names),
    adminUrl,
    dataDir: place.dataDir,
    sql: (text) => withClient(adminUrl, async (client) => (await client.query(text)).rows),
    start,
    kill: () => signal(place, 'SIGKILL'),
    hang: () => signal(place, 'SIGSTOP'),
    goOn: () => signal(place, 'SIGCONT'),
    remove: async () => {
      await keeper?.close();
      await stopServer(place, binaries, PATIENCE_MS);
      rmSync(dirname(place.named), { recursive: true, force: true });
    },
  };
}

/** Starts a primary server with the product's schema in it. */
export async function startPrimary(): Promise<OwnServer> {
  const place = settlePlace(join(serverFolder(), 'postgres'));
  await initialise(place, findBinaries(place.user, dirname(place.named)), readOrMakePassword(place));
  const server = await serverIn(place, {});
  await migrate(server.url);
  return server;
}

/** Starts a standby server of a primary, a copy that follows it under the name `called`; `database` is the product's there. */
export async function startStandby(
  primary: Pick<OwnServer, 'adminUrl'>,
  called: string,
  database = 'avela',
): Promise<OwnServer> {
  const place = settlePlace(join(serverFolder(), 'postgres'));
  const { password, searchParams, port } = new URL(primary.adminUrl);
  writeFileSync(place.passwordFile, decodeURIComponent(password), { mode: 0o600 });
  mkdirSync(place.dataDir, { mode: 0o700 });
  const owner = place.user ?? {};
  if (place.user) chownSync(place.dataDir, place.user.uid, place.user.gid);
  const backup = await openBaseBackup(primary.adminUrl, () => undefined);
  const unpack = new Unpack({ cwd: place.dataDir, strict: true, preserveOwner: false, ...owner });
  await pipeline(backup.tar, unpack as unknown as NodeJS.WritableStream);
  await backup.close();
  writeFileSync(join(place.dataDir, 'standby.signal'), '');
  const line = { host: searchParams.get('host'), port, user: 'postgres', password: decodeURIComponent(password) };
  const conninfo = Object.entries({ ...line, application_name: called })
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
  return serverIn(place, { primary_conninfo: conninfo }, database);
}
