import { invariant } from '@app/kernel/assert';
import type { CompiledQuery } from 'kysely';
import type { Db, Queryable } from '../database.ts';
import { whileHolding } from './held-pools.ts';
import type { Heard, PooledConnection } from './pooled-driver.ts';
import type { ReadOnce } from './reading-once.ts';

/** The connections that transactions and `onOneConnection` keep for themselves. */
const connections = new WeakMap<Queryable, PooledConnection>();
/** What calls that read once have read. */
const readingOnce = new WeakMap<Queryable, ReadOnce>();

export const noteReadOnce = (db: Queryable, reads: ReadOnce): void => void readingOnce.set(db, reads);

/** Finds the connection a transaction holds; `inTransaction` calls it first of all. */
export async function holdConnection(db: Queryable): Promise<void> {
  const connection = await db.getExecutor().provideConnection(async (given) => given);
  connections.set(db, connection as unknown as PooledConnection);
}

/** Runs `work`, which has the connection of `held` to itself meanwhile. */
export function whileHeld<T>(held: Queryable, work: () => Promise<T>): Promise<T> {
  const pool = connections.get(held)?.pool;
  return pool ? whileHolding(pool, work) : work();
}

/** The connection that a transaction holds; none on a pool. */
export const heldConnection = (db: Queryable): PooledConnection | undefined => connections.get(db);

/** Has the statements of a transaction that has not sent anything yet planned once per connection. */
export const keepPlans = (tx: Queryable): void => connections.get(tx)?.keepPlans();

/**
 * Runs `work`; what its transaction reads again with the same values is answered as before, until it writes or locks something: for
 * rules that look at the same records one after the other. Outside of a transaction everything is read each time.
 */
export const rememberReads = <T>(db: Queryable, work: () => Promise<T>): Promise<T> =>
  connections.get(db)?.rememberReads(work) ?? work();

/** Returns what was made before under a name on this connection, as long as `rememberReads` remembers what was read; makes it anew otherwise. */
export const rememberedOn = <T>(db: Queryable, name: object, make: () => T): T =>
  (connections.get(db) ?? readingOnce.get(db))?.remembered(name, make) ?? make();

export type Compilable = { compile(db: Queryable): CompiledQuery };

/**
 * Sends a statement together with the next one on this connection, in this order: for what nothing waits for yet. What
 * `heard` makes of the answer comes before the next statement's own answer; an error is thrown by that next statement,
 * or by the commit. On a pool the statement runs at once.
 */
export async function enqueue<R>(
  db: Queryable,
  statement: Compilable,
  heard: {
    readonly rows?: (rows: readonly R[]) => void;
    readonly check?: (rows: readonly R[]) => void;
    readonly error?: (error: unknown) => unknown;
  } = {},
): Promise<void> {
  const query = statement.compile(db);
  const connection = connections.get(db);
  if (connection) connection.enqueue(query, heard as Heard);
  else {
    const { rows } = await db.executeQuery<R>(query).catch((error: unknown) => {
      throw heard.error ? heard.error(error) : error;
    });
    heard.check?.(rows);
    heard.rows?.(rows);
  }
}

/** Reads together with the next statement; the rows can be had once that one was answered. */
export async function readQueued<R>(db: Queryable, statement: Compilable): Promise<() => readonly R[]> {
  let read: readonly R[] | undefined;
  await enqueue<R>(db, statement, {
    rows: (rows) => {
      read = rows;
    },
  });
  return () => {
    invariant(read, 'a statement has followed');
    return read;
  };
}

/** Sends what is queued and waits for it. */
export async function flushQueue(db: Queryable): Promise<void> {
  await connections.get(db)?.flush();
}

/**
 * Hands `work` one connection without a transaction, so that reads can travel together. With `keepPlans` as in a transaction
 * (`inTransaction`).
 */
export function onOneConnection<T>(
  db: Queryable,
  work: (db: Queryable) => Promise<T>,
  { keepPlans: kept = false }: { keepPlans?: boolean } = {},
): Promise<T> {
  if (db.isTransaction) return work(db);
  return (db as Db).connection().execute(async (one) => {
    await holdConnection(one);
    if (kept) keepPlans(one);
    const result = await whileHeld(one, () => work(one));
    await flushQueue(one);
    return result;
  });
}
