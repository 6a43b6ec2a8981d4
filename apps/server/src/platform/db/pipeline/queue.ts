import { invariant } from '@app/kernel/assert';
import { CompiledQuery } from 'kysely';
import type { Db, Queryable } from '../database.ts';
import { whileHolding } from './held-pools.ts';
import { type Heard, joinQueued, type Queued } from './join-queued.ts';
import type { PooledConnection } from './pooled-driver.ts';
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
export async function enqueue<R>(db: Queryable, statement: Compilable, heard: HeardOf<R> = {}): Promise<void> {
  await hand(db, { queries: [statement.compile(db)], heard: heard as Heard });
}

type HeardOf<R> = {
  readonly rows?: (rows: readonly R[]) => void;
  readonly check?: (rows: readonly R[]) => void;
  readonly error?: (error: unknown) => unknown;
};

/** Queues something on a connection that is held, or runs it at once on a pool. */
async function hand(db: Queryable, queued: Queued): Promise<void> {
  const connection = connections.get(db);
  if (connection) return connection.enqueue(queued);
  const { heard } = queued;
  for (const { statement, heard: all } of joinQueued([queued])) {
    const query = CompiledQuery.raw(statement.text, [...statement.values]);
    const { rows } = await db.executeQuery<never>(query).catch((error: unknown) => {
      throw heard.error ? heard.error(error) : error;
    });
    all.check?.(rows);
    all.rows?.(rows);
  }
}

/**
 * The same for a read, locking or not, whose rows are texts, whole numbers, booleans and JSON alone: with such neighbours in the queue it becomes one
 * statement, which sees one state of the database.
 */
export const enqueueRead = <R>(db: Queryable, statement: Compilable, heard: HeardOf<R> = {}): Promise<void> =>
  hand(db, { queries: [statement.compile(db)], heard: heard as Heard, joined: 'reads' });

/**
 * The same for statements each of which writes one table, independent of the others and of what is queued: with such neighbours they become
 * one statement, unless a table would be written twice. `check` is for a single one, which returns a row for each that it writes; it is given as
 * many rows, which are empty.
 */
export async function enqueueWrites(
  db: Queryable,
  statements: readonly Compilable[],
  heard: Pick<HeardOf<object>, 'check' | 'error'> = {},
): Promise<{ readonly isWaiting: () => boolean }> {
  const queued: Queued = {
    queries: statements.map((one) => one.compile(db)),
    heard: heard as Heard,
    joined: 'writes',
  };
  await hand(db, queued);
  return { isWaiting: () => connections.get(db)?.isWaiting(queued) ?? false };
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

/** The same for a read that may be joined with its neighbours, as `enqueueRead`: moments in its rows are texts. */
export async function readJoined<R>(db: Queryable, statement: Compilable): Promise<() => readonly R[]> {
  let read: readonly R[] | undefined;
  await enqueueRead<R>(db, statement, {
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
