import type { Endpoint } from '@app/contract/core/endpoint';
import type { ErrorKey } from '@app/contract/core/error-catalogue';
import type { DomainEvents, EventName } from '@app/contract/core/events';
import type { Language } from '@app/contract/core/locale';
import type { InvariantResult } from '@app/contract/staff/staff-schemas';
import type { InvariantName } from '@app/contract/system/invariants/names';
import type { Clock } from '@app/kernel/clock';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Config } from './config/config.ts';
import type { Db, Tx } from './db/connect.ts';
import type { Database } from './db/schema.gen.ts';
import type { FileStore } from './files/file-store.ts';
import type { Storage } from './files/storage/storage.ts';
import type { AnswerCache } from './http/answer-cache.ts';
import type { BoundEndpoint, CustomerActor, ScopedActor, VisitorActor } from './http/bind.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { StaffList } from './http/read-list.ts';
import type { GivenPort } from './port.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Replicas } from './replicas/replicas.ts';
import type { SearchMemory } from './search-memory/search-memory.ts';

/** What every slice is given. One per process. */
export type Platform = {
  readonly config: Config;
  readonly db: Db;
  /**
   * A few connections apart, for what a transaction in progress may have to wait for, such as what is kept in memory: nothing
   * that holds a connection of `db` may ask `db` for another one, or as many such calls as it has connections stand still.
   */
  readonly auxiliaryDb: Db;
  /** For quick reads of many requests at a time over few connections; without transactions. */
  readonly reads: Db;
  readonly pool: pg.Pool;
  /** For lists, histories and reports, which bear to be answered by a standby server. */
  readonly replicas: Replicas;
  readonly log: FastifyBaseLogger;
  readonly clock: ProductClock;
  readonly events: Events;
  readonly cache: AnswerCache;
  readonly memory: SearchMemory;
  readonly files: FileStore;
  /** Where the bytes of files lie; uploads go by `files`. */
  readonly storage: Storage;
  readonly limits: RateLimits;
  readonly realtime: Realtime;
  /** The text of a message key in a language, placeholders filled; the key itself when nobody knows it. */
  readonly translate: Translate;
  /** The shop's own address, without a slash at its end; null while nobody has said it to a shop in production. */
  readonly home: () => string | null;
  /** Every call that is served. */
  readonly endpoints: () => readonly Endpoint[];
  /** Returns the values that slices provide for a port; called by the port itself. */
  readonly given: (port: object) => readonly unknown[];
  /** The list that the back office shows at a path, to be read as one of the staff; null where there is none. */
  readonly staffList: (path: string) => StaffList | null;
  /** Every job of every slice. */
  readonly jobs: () => readonly Job[];
  /** Runs every invariant of every slice; `longest` is the most that a statement may take, as PostgreSQL writes times. */
  readonly verify: (of?: { readonly longest: string }) => Promise<InvariantResult[]>;
  /** Tells the other processes that these session ids are over; they forget them at once. */
  readonly sessionsEnded: (ids: readonly string[]) => void;
  readonly onSessionsEnded: (listener: (ids: readonly string[]) => void) => void;
};

export type Translate = (language: Language, key: string, vars?: Record<string, unknown>) => string;

export type ProductClock = Clock & {
  /** Moves the offset (demo mode only) and tells every process; `reset` goes back to real time first. */
  move(by: { ms: number; reset: boolean }): Promise<void>;
  offsetMs(): number;
  /** The database's time without the offset: for one-time codes and whatever else guards an account. */
  real(): Date;
};

export type Events = {
  /** Writes an event into the outbox, inside the transaction that causes it. */
  emit<N extends EventName>(tx: Tx, name: N, payload: DomainEvents[N]): Promise<void>;
  /** Writes several at once, in their order, in one round trip. */
  emitAll(tx: Tx, events: readonly Emitted[]): Promise<void>;
};

/** One event with its payload. */
export type Emitted = { [N in EventName]: { readonly name: N; readonly payload: DomainEvents[N] } }[EventName];

/** A question whose answer must be no row. `sql` is one SELECT; its columns name the offending record. */
export type Invariant = {
  /** Has its words for whoever reads the back office in `contract/src/system/invariants`, or with its vertical. */
  readonly name: InvariantName;
  /** What must hold, exactly, for whoever reads the code. */
  readonly promise: string;
  readonly sql: string;
  /** The same question in several SELECTs, for one that would take longer than a statement may. */
  readonly parts?: (tx: Tx) => Promise<readonly string[]>;
};

/**
 * Work that recurs. Any number of processes may run it at the same time: it must claim rows with SKIP LOCKED, a batch of
 * them by `id = ANY(ARRAY(SELECT … LIMIT … FOR UPDATE SKIP LOCKED))`: within `IN` the subquery may run more than once.
 */
export type Job = {
  readonly name: string;
  /** Cron of five fields; the worker also runs every job when the clock is moved. */
  readonly cron: string;
  /** Returns how many records it changed; it is run again at once while that is not zero. */
  run(): Promise<number>;
};

/** A figure for `/metrics`, read when it is asked for. */
export type SliceGauge = { readonly name: string; readonly help: string; read(): Promise<number> };

/** Which event of the outbox is heard: its number, which is the same each time, and when it happened. */
export type Heard = { readonly id: number; readonly at: Date };

/** Hears an event at least once, in the worker; must be idempotent. */
export type Subscriber<N extends EventName = EventName> = {
  readonly name: string;
  readonly event: N;
  run(payload: DomainEvents[N], heard: Heard): Promise<void>;
  /** Hears several waiting events at once, in their order, in place of `run`; where it throws, `run` hears each alone. */
  runAll?(payloads: readonly DomainEvents[N][], heard: readonly Heard[]): Promise<void>;
};

export const subscriber = <N extends EventName>(s: Subscriber<N>): Subscriber => s as unknown as Subscriber;

/** Who a token belongs to, or why it is refused. */
export type Authenticator<A> = (token: string) => Promise<A | ErrorKey>;

/** Who an API key acts as when it calls from an address, or why it is refused. */
export type KeyAuthenticator = (token: string, ip: string) => Promise<ScopedActor | ErrorKey>;

/** A table of the product; the one of rate limits has its columns from the package that reads it. */
export type TableName = keyof Database | 'rate_limit';

export type Slice = {
  readonly name: string;
  /** Tables that only this slice writes. */
  readonly owns?: readonly TableName[];
  /** Tables of other slices that its SQL reads. */
  readonly reads?: readonly TableName[];
  /** What it has for the ports of other slices. */
  readonly gives?: readonly GivenPort[];
  readonly endpoints?: readonly BoundEndpoint[];
  readonly invariants?: readonly Invariant[];
  readonly jobs?: readonly Job[];
  readonly subscribers?: readonly Subscriber[];
  readonly gauges?: readonly SliceGauge[];
  readonly authenticateCustomer?: Authenticator<CustomerActor>;
  readonly authenticateStaff?: Authenticator<ScopedActor>;
  readonly authenticateKey?: KeyAuthenticator;
  readonly authenticateVisitor?: Authenticator<VisitorActor>;
  /** Texts that override the shipped dictionaries, per language; asked for again when the tag `translations` is dropped. */
  readonly dictionaryOverrides?: () => Promise<Record<Language, Record<string, string>>>;
  /** Routes that are no API calls: hosted pages, webhooks. */
  readonly pages?: (app: FastifyInstance) => void;
  /**
   * Fills rows every installation needs (languages, channels …); idempotent, at every start after migration, in one
   * transaction with those of the other slices.
   */
  readonly ensure?: (tx: Tx) => Promise<void>;
  /** A SELECT of one column: the names of the zones that its rows are in. */
  readonly zones?: string;
  /** After everything is wired, before listening. */
  readonly start?: () => Promise<void>;
  readonly stop?: () => Promise<void>;
};

export type SliceFactory = (platform: Platform) => Slice;

/** The only wiring of a slice: `export default defineSlice((platform) => ({ … }))` in its module.ts. */
export const defineSlice = (factory: SliceFactory): SliceFactory => factory;
