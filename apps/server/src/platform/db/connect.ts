import { type Driver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import pg from 'pg';
import { inSpan } from '../tracing/tracing.ts';
import type { Db, Queryable, Tx } from './database.ts';
import { handOn } from './pipeline/handed-on.ts';
import { PooledDriver } from './pipeline/pooled-driver.ts';
import { holdConnection, keepPlans as keepPlansOf, noteReadOnce, whileHeld } from './pipeline/queue.ts';
import { ReadOnce, ReadOnceDriver } from './pipeline/reading-once.ts';
import { SharedDriver } from './pipeline/shared-driver.ts';
import type { Database } from './schema.gen.ts';
import { startupOptions } from './session-settings.ts';

export type { Db, Queryable, Tx } from './database.ts';

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`bigint ${text} does not fit`);
  return value;
}

/** Dates and numerics stay text (no local midnight, no float); bigints become checked numbers. */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, safeInteger],
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.NUMERIC, (text) => text],
]);

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text'),
};

/**
 * Whether connections are handed on by a pooler from one transaction to the next (PgBouncer in transaction mode): they take no settings when
 * they are opened, and statements have names only where the pooler knows them.
 */
export type Pooler = { readonly named: boolean };

type PoolOptions = {
  /** Statements are planned once per connection: right where all of them look rows up by key. */
  readonly keepPlans?: boolean;
  readonly pooler?: Pooler | null;
  /** Sessions may write nothing. */
  readonly readOnly?: boolean;
  /** How long opening a connection may take. */
  readonly openWithinMs?: number;
};

/** Settings of a pool's sessions beside those that all sessions have. */
const settingsOf = ({ keepPlans, readOnly }: PoolOptions): Record<string, string> => ({
  ...(keepPlans ? { plan_cache_mode: 'force_generic_plan' } : {}),
  ...(readOnly ? { default_transaction_read_only: 'on' } : {}),
});

/**
 * Opens a pool of at most `size` connections. Statements are prepared; sessions run in UTC, 30 s statements at most.
 * `onError` hears of connections that break until the pool is ended.
 */
export function openPool(
  url: string,
  size: number,
  onError: (error: Error) => void,
  options: PoolOptions = {},
): pg.Pool {
  const { pooler = null, openWithinMs = 5_000 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    types: typeParsers,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: openWithinMs,
    ...(pooler ? {} : { options: startupOptions(settingsOf(options)) }),
  });
  if (pooler) pool.on('connect', (client) => handOn(client, pooler));
  // A pool has ended before the server knows that its connections have: one that stops then complains on each of them.
  const report = (error: Error): void => {
    if (!pool.ending) onError(error);
  };
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/** The query builder over a pool. Destroying it ends the pool. */
export const openDb = (pool: pg.Pool): Db => builderOver(() => new PooledDriver(pool));

/** For quick reads without transactions: all askers share the `size` connections of this pool. */
export const openShared = (pool: pg.Pool, size: number): Db => builderOver(() => new SharedDriver(pool, size));

/**
 * The query builder for one call that only reads, over shared connections (`openShared`): what it reads again with the same values is answered as
 * before, what it asks in one turn of the event loop goes out together. Nothing has to be given back.
 */
export function openReadOnce(reads: Db): Db {
  const connection = new ReadOnce(reads);
  const db = builderOver(() => new ReadOnceDriver(connection));
  noteReadOnce(db, connection);
  return db;
}

function builderOver(createDriver: () => Driver): Db {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

type Running = { readonly db: Queryable; readonly callbacks: (() => void)[] };
const running = new WeakMap<Tx, Running>();

function runningOf(tx: Tx): Running {
  const found = running.get(tx);
  if (!found) throw new Error('not a transaction of inTransaction');
  return found;
}

/** Runs `callback` once the transaction has committed, never when it is rolled back. Must not throw. */
export function afterCommit(tx: Tx, callback: () => void): void {
  runningOf(tx).callbacks.push(callback);
}

/** Returns the database that a transaction was begun on. */
export const databaseOf = (tx: Tx): Queryable => runningOf(tx).db;

const RETRIED = new Set(['40001', '40P01']);
const TRIES = 4;

/**
 * Runs `work` in one transaction. A serialization failure or deadlock is retried up to three times, so `work` must
 * have no effect outside the database. With `keepPlans` its statements are planned once per connection, not for each
 * list of ids: right where all of them look rows up by key. With `snapshot` all of them see one state of the database.
 */
export async function inTransaction<T>(
  db: Queryable,
  work: (tx: Tx) => Promise<T>,
  { keepPlans = false, snapshot = false }: { keepPlans?: boolean; snapshot?: boolean } = {},
): Promise<T> {
  if (db.isTransaction) return work(db as Tx);
  for (let attempt = 1; ; attempt += 1) {
    const callbacks: (() => void)[] = [];
    try {
      const begin = snapshot ? db.transaction().setIsolationLevel('repeatable read') : db.transaction();
      const execute = () =>
        begin.execute(async (tx) => {
          running.set(tx, { db, callbacks });
          await holdConnection(tx);
          if (keepPlans) keepPlansOf(tx);
          return whileHeld(tx, () => work(tx));
        });
      const result = await inSpan(
        () => ({ name: 'transaction', onlyWithin: true, attributes: { 'avela.try': attempt } }),
        execute,
      );
      for (const callback of callbacks) callback();
      return result;
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      if (!RETRIED.has(code) || attempt >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 + Math.random() * 20));
    }
  }
}

/** Writes a value into a jsonb column. */
export const json = (value: unknown): string => JSON.stringify(value);

/** The product's present moment, for use inside SQL. */
export const appNow = sql<Date>`app_now()`;

/** The real present moment, which nobody moves: for sessions, one-time codes and whatever else guards an account. */
export const realNow = sql<Date>`statement_timestamp()`;
