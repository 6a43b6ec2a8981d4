import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type Db, openDb, openPool } from '../db/connect.ts';
import { reasonOf, type Target, targetOf } from '../db/reach-database.ts';
import { startupOptions } from '../db/session-settings.ts';
import { createFreshness } from './freshness.ts';
import { oneAfterTheOther } from './one-after-the-other.ts';
import { NOTHING, type Position, readPosition } from './position.ts';
import { IDENTITY, type Primary } from './primary.ts';

/** How often a replica is looked at that is used, and one that is passed over. */
const LOOK_EVERY_MS = 250;
const LOOK_AGAIN_MS = 1_000;
/** One that takes longer to say how far it is, or to be connected to, is passed over. */
const ANSWER_WITHIN_MS = 1_000;

/** Whether an error is one of a connection, and not of a statement. */
function isOfConnection(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return /^(?:08|57P|E[A-Z]{3,})/.test(code) || /connection terminated/i.test(message);
}

/** What a replica must have to answer a read. */
export type Needs = { readonly position: Position; readonly asOf: number };

export type Replica = ReturnType<typeof openReplica>;

const HOW_FAR = 'SELECT pg_is_in_recovery() AS follows, pg_last_wal_replay_lsn()::text AS replayed';

/** Why a server that answers is passed over. */
class Unfit extends Error {}

/** Why a replica is passed over, as its owner reads it. */
function reasonFor(error: unknown, target: Target): string {
  const { message } = error as Error;
  if (error instanceof Unfit) return message;
  if (/timeout/i.test(message)) return `${target.place} does not answer within ${ANSWER_WITHIN_MS / 1000} s`;
  return reasonOf(error, target);
}

/** The connections of one stretch of time in which a replica was up without a break. */
type Standing = {
  readonly line: pg.Client;
  readonly db: Db;
  /** Ends them at once, with what is under way on them. */
  cut(): void;
  /** Ends them once what is under way on them is done. */
  close(): Promise<void>;
};

function dbOf(standing: Standing | null): Db {
  if (!standing) throw new Unfit('it is not up');
  return standing.db;
}

const streamOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;

function openPoolOf(url: string, size: number): { pool: pg.Pool; cut(): void } {
  const pool = openPool(url, size, () => undefined, { readOnly: true, openWithinMs: ANSWER_WITHIN_MS });
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  const cut = (): void => {
    void pool.end().catch(() => undefined);
    for (const client of clients) streamOf(client).destroy();
  };
  return { pool, cut };
}

/** Connects to a replica. Throws Unfit where what answers is no copy of the primary's database. */
async function connectTo(url: string, of: { size: number; primary: Primary }): Promise<Standing> {
  const line = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    application_name: 'avela replica check',
    options: startupOptions(),
    keepAlive: true,
  });
  line.on('error', () => undefined);
  try {
    await line.connect();
    const { rows } = await line.query<{ identity: string }>(IDENTITY);
    if (rows[0]?.identity !== (await of.primary.identity())) throw new Unfit('it holds another database');
  } catch (error) {
    streamOf(line).destroy();
    throw error;
  }
  const { pool, cut } = openPoolOf(url, of.size);
  return {
    line,
    db: openDb(pool),
    cut: () => {
      cut();
      streamOf(line).destroy();
    },
    close: async () => {
      await line.end().catch(() => undefined);
      await pool.end().catch(() => undefined);
    },
  };
}

async function howFar(line: pg.Client): Promise<Position> {
  const { rows } = await line.query<{ follows: boolean; replayed: string | null }>({
    name: 'avela_how_far',
    text: HOW_FAR,
  });
  const { follows, replayed } = rows[0] ?? { follows: false, replayed: null };
  if (!follows) throw new Unfit('it does not follow a primary: it was promoted, or never was a standby');
  return replayed === null ? NOTHING : readPosition(replayed);
}

/**
 * One standby server that answers reads while it is up, and looks by itself whether it is. What breaks, hangs or follows no primary any
 * more is passed over at once, with all reads under way on it, until it answers again.
 */
export function openReplica(
  url: string,
  of: { readonly size: number; readonly primary: Primary; readonly log: FastifyBaseLogger },
) {
  const { primary, log } = of;
  const target = targetOf(new pg.Client({ connectionString: url }));
  const fresh = createFreshness();
  let standing: Standing | null = null;
  let reason: string | null = 'it was not looked at yet';
  let closed = false;
  let timer: NodeJS.Timeout | null = null;

  function passOver(error: unknown): void {
    standing?.cut();
    standing = null;
    fresh.forget();
    const before = reason;
    reason = reasonFor(error, target);
    if (reason !== before && !closed) log.warn({ replica: target.place, reason }, 'a replica is passed over');
  }

  async function stand(): Promise<Standing> {
    const now = await connectTo(url, of);
    standing = now;
    now.line.once('end', () => standing === now && passOver(new Unfit('its connections broke')));
    return now;
  }

  async function look(): Promise<void> {
    const at = performance.now();
    // Where the primary does not answer that is not the replica's fault: it merely grows old.
    const written = closed ? null : await primary.onDisk().catch(() => null);
    if (written === null) return;
    try {
      const now = standing ?? (await stand());
      const replayed = await howFar(now.line);
      // What was passed over meanwhile is begun anew.
      if (standing !== now) return;
      fresh.noteWritten(at, written);
      fresh.noteReplayed(replayed);
      if (reason !== null) log.info({ replica: target.place }, 'a replica answers reads');
      reason = null;
    } catch (error) {
      passOver(error);
    }
    if (closed) passOver(new Unfit('it is not used any more'));
  }

  const lookNow = oneAfterTheOther(look);

  async function follow(): Promise<void> {
    await lookNow();
    if (!closed) timer = setTimeout(() => void follow(), standing ? LOOK_EVERY_MS : LOOK_AGAIN_MS).unref();
  }

  return {
    place: target.place,
    follow,
    lookNow,
    isUp: () => standing !== null && reason === null,
    /** Why it is passed over; null while it is up. */
    reason: () => reason,
    asOf: fresh.asOf,
    has: ({ position, asOf }: Needs): boolean =>
      standing !== null && reason === null && fresh.asOf() >= asOf && fresh.replayed() >= position,
    /** Runs `work` on it. Throws what `work` throws, and where it is not up. */
    use: async <T>(work: (db: Db) => Promise<T>): Promise<T> => work(dbOf(standing)),
    /** Looks at an error of what it was used for: where that says that it is not up, it is passed over. */
    noteFailure: (error: unknown): void => {
      if (standing && isOfConnection(error)) passOver(error);
    },
    close: async (): Promise<void> => {
      closed = true;
      if (timer) clearTimeout(timer);
      const last = standing;
      standing = null;
      await last?.close();
      // A look under way sees that it is over.
      await lookNow();
    },
  };
}
