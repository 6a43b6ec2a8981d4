import { SECOND } from '@app/kernel/clock';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db } from '../db/connect.ts';
import { choose, inOrderFor } from './choose.ts';
import { type ReadCounts, replicaGauges } from './gauges.ts';
import { createNews } from './news.ts';
import { NOTHING, type Position, UNREACHED } from './position.ts';
import { primaryOver } from './primary.ts';
import { asReader, currentReader, type Reader } from './reader.ts';
import { type Needs, openReplica, type Replica } from './replica.ts';

/** How long a call waits to hear how far a replica is, where what was heard last is not enough. */
const CALL_PATIENCE_MS = 20;
/** How long work in the background waits for one that has all that was committed before it. */
const BACKGROUND_PATIENCE_MS = 2_000;
/** PostgreSQL's code of a statement that took too long: it would on the primary too. */
const STOPPED = '57014';

/** Where reads go that bear to be answered by a replica. */
export type Replicas = {
  /**
   * Runs `work`, which only reads, on a replica that has all that the reader of this call wrote and was sent, and else on the primary.
   * What a replica fails at is done again on the primary. In a call that changes something, and where none was named as
   * the reader, it is always the primary.
   */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Does `work`, whose reads have all that was committed up to now: for what runs in the background. */
  fromNow<T>(work: () => Promise<T>): Promise<T>;
};

/** The same with what calls and notifications say of who has to see what. */
export type ReplicaService = Replicas & {
  /** Whether there are any. */
  readonly any: boolean;
  /** Returns who reads in a call: the one who hears these addresses and has written what lies before `position`. */
  readerOf(hears: readonly string[], position: Position): Reader;
  /** Notes that an address was sent news, or that the person it is of wrote: what they read from now on has it. */
  noteNews(address: string): void;
  /** Returns a position that all lies before that was committed up to now. */
  position(): Promise<Position>;
  /** What an owner should know: a line for each replica that is passed over. */
  notices(): string[];
  readonly gauges: ReturnType<typeof replicaGauges>;
  close(): Promise<void>;
};

type ReplicaOptions = {
  readonly urls: readonly string[];
  readonly lagSeconds: number;
  /** Connections to each. */
  readonly size: number;
  readonly db: Db;
  /** Asked for positions of the primary. */
  readonly pool: pg.Pool;
  readonly log: FastifyBaseLogger;
};

const reader = (hears: readonly string[], more: Partial<Reader>): Reader => ({
  hears,
  position: NOTHING,
  since: 0,
  waitsUntil: 0,
  ...more,
});

const withoutReplicas = (db: Db): ReplicaService => ({
  any: false,
  read: (work) => work(db),
  fromNow: (work) => work(),
  readerOf: (hears) => reader(hears, {}),
  noteNews: () => undefined,
  position: async () => NOTHING,
  notices: () => [],
  gauges: [],
  close: async () => undefined,
});

/** Opens the replicas that are named. None of them has to be there: the primary answers meanwhile. */
export async function openReplicas(of: ReplicaOptions): Promise<ReplicaService> {
  if (of.urls.length === 0) return withoutReplicas(of.db);
  const { size, log } = of;
  const primary = primaryOver(of.pool);
  // What was there at the start, its migrations among it, is in every answer.
  const floor = await primary.written();
  const replicas = of.urls.map((url) => openReplica(url, { size, primary, log }));
  const news = createNews(of.lagSeconds * SECOND);
  const counts: ReadCounts = { replica: 0, primary: 0, again: 0 };
  await Promise.all(replicas.map((one) => one.follow()));

  const needsOf = ({ position, since, hears }: Reader): Needs => ({
    position: position > floor ? position : floor,
    asOf: Math.max(performance.now() - of.lagSeconds * SECOND, since, news.since(hears)),
  });
  return {
    any: true,
    read: createRead(of, { replicas, needsOf, counts, sawPrimary: ([own]) => own !== undefined && news.note(own) }),
    fromNow: (work) => {
      const now = performance.now();
      return asReader(reader([], { since: now, waitsUntil: now + BACKGROUND_PATIENCE_MS }), work);
    },
    readerOf: (hears, position) => reader(hears, { position }),
    noteNews: news.note,
    position: () => primary.written().catch(() => UNREACHED),
    notices: () =>
      replicas.flatMap((one) => {
        const reason = one.reason();
        return reason === null ? [] : [`DATABASE_REPLICA_URLS: ${one.place} is passed over: ${reason}.`];
      }),
    gauges: replicaGauges(replicas, counts),
    close: async () => {
      await Promise.all(replicas.map((one) => one.close()));
    },
  };
}

/** Returns how one read finds its server. */
function createRead(
  { db, log }: ReplicaOptions,
  given: {
    readonly replicas: readonly Replica[];
    readonly needsOf: (reader: Reader) => Needs;
    readonly counts: ReadCounts;
    /** Hears of readers who were shown what the primary has: what they read later is no older. */
    readonly sawPrimary: (hears: readonly string[]) => void;
  },
): Replicas['read'] {
  const { replicas, needsOf, counts, sawPrimary } = given;
  async function replicaFor(who: Reader): Promise<Replica | null> {
    const patienceMs = Math.max(CALL_PATIENCE_MS, who.waitsUntil - performance.now());
    return choose(inOrderFor(who.hears[0] ?? '', replicas), { patienceMs, needs: () => needsOf(who) });
  }
  function readPrimary<T>(who: Reader, work: (db: Db) => Promise<T>): Promise<T> {
    return work(db).finally(() => sawPrimary(who.hears));
  }
  return async (work) => {
    const who = currentReader();
    if (!who) return work(db);
    const replica = await replicaFor(who);
    if (!replica) {
      counts.primary += 1;
      return readPrimary(who, work);
    }
    try {
      const found = await replica.use(work);
      counts.replica += 1;
      return found;
    } catch (error) {
      if ((error as { code?: string }).code === STOPPED) throw error;
      replica.noteFailure(error);
      log.info({ err: error, replica: replica.place }, 'read again on the primary');
      counts.again += 1;
      return readPrimary(who, work);
    }
  };
}
