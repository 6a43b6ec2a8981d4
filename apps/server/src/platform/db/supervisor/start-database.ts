import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, findBinaries } from './binaries.ts';
import { initialise, readOrMakePassword } from './initialise.ts';
import { addressOf, type Keeper } from './keeper.ts';
import { chooseListen } from './listen.ts';
import { settlePlace } from './place.ts';
import { reachServer, type ServerPlan } from './reach-server.ts';
import { stopServer } from './server-process.ts';

// A fast shutdown writes out what is dirty; after this an immediate one follows, which the next start repairs.
const stopPatienceMs = 8_000;
const restartPauseMs = 100;
const longestRestartPauseMs = 5_000;

/** What to start. */
export type DatabaseOptions = {
  /** The data folder; made when missing. The password file and the socket's folder lie beside it. */
  dataDir: string;
  log: (line: string) => void;
  /** Name of the application's database and role. */
  database?: string;
  /** Server settings that differ from ours; only tests loosen any. */
  settings?: Record<string, string>;
  /** A unix socket where the system has them, unless TCP is asked for. */
  tcp?: boolean;
  /** Programs of another major version than ours, for data that it made. */
  other?: { binaries: Binaries; major: string };
};

/** A running database that this process owns or shares. */
export type Database = {
  /** The application's role on its own database. Stays the same when the server is restarted after a crash. */
  url: string;
  /** The superuser on the database `postgres`: for backup and for tests that make databases. */
  adminUrl: string;
  port: number;
  /** True when the server was already running: left by a killed program, or shared with a living one. */
  adopted: boolean;
  /** Stops the server, unless another process still uses it. Call it last, after the application has drained. */
  stop(): Promise<void>;
};

/**
 * Brings up PostgreSQL on `dataDir` and keeps it up: makes the data at first use, adopts a live server, restarts one that
 * was killed. There is never more than one server on a folder. Several processes may share it; the last to call `stop`
 * stops it. Never stops it by itself at the end of the process. Refuses with a one-line reason.
 */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  const { log } = options;
  const place = settlePlace(options.dataDir);
  const binaries: Binaries = options.other?.binaries ?? findBinaries(place.user, dirname(place.named));
  const password = readOrMakePassword(place);
  const names = { password, database: options.database ?? 'avela' };
  if (await initialise(place, binaries, password, options.other?.major)) log(`made a new database in ${place.dataDir}`);

  const listen = await chooseListen(place, options.tcp ?? process.platform === 'win32');
  let stopping = false;
  const { settings = {} } = options;
  const plan: ServerPlan = { place, binaries, names, listen, log, settings, cancelled: () => stopping };
  const first = await reachServer(plan);
  if (first.adopted) log(`adopted the running database (process ${first.pid})`);
  const { host, port } = first.listener;
  plan.listen = { socketDir: host.startsWith('/') ? host : null, port };

  let keeper: Keeper | null = first.keeper;
  let repair: Promise<void> = Promise.resolve();

  /** Waits for the loss of the server and brings it back, again and again, on the same address. */
  async function watch(current: Keeper): Promise<void> {
    await current.lost;
    keeper = null;
    if (stopping) return;
    log('lost the database; bringing it back');
    repair = bringBack();
  }
  async function bringBack(): Promise<void> {
    for (let pause = restartPauseMs; !stopping; pause = Math.min(pause * 2, longestRestartPauseMs)) {
      try {
        const again = await reachServer(plan);
        keeper = again.keeper;
        log('the database is back');
        void watch(again.keeper);
        return;
      } catch (error) {
        if (stopping) return;
        log(`the database does not come back: ${(error as Error).message}`);
        await sleep(pause);
      }
    }
  }
  void watch(first.keeper);

  let stopped: Promise<void> | null = null;
  async function stopOnce(): Promise<void> {
    stopping = true;
    await repair;
    const last = keeper ? await keeper.wasLastOwner().catch(() => true) : true;
    if (!last) log('the database keeps running for another process');
    try {
      if (last) await stopServer(place, binaries, stopPatienceMs);
    } finally {
      await keeper?.close();
    }
  }
  return {
    url: addressOf(first.listener, 'application', names),
    adminUrl: addressOf(first.listener, 'superuser', names),
    port,
    adopted: first.adopted,
    stop: () => {
      stopped ??= stopOnce();
      return stopped;
    },
  };
}
