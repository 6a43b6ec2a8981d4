import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Db } from '../database.ts';
import { valuesKey } from './pooled-driver.ts';

/** What one call has read, and what followed from it. */
export class ReadOnce implements DatabaseConnection {
  readonly #reads: Db;
  readonly #answers = new Map<string, Map<string, Promise<QueryResult<unknown>>>>();
  readonly #derived = new Map<object, unknown>();

  constructor(reads: Db) {
    this.#reads = reads;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const answers = this.#answers.get(query.sql) ?? new Map<string, Promise<QueryResult<unknown>>>();
    this.#answers.set(query.sql, answers);
    const key = valuesKey(query.parameters);
    const asked = answers.get(key) ?? this.#reads.executeQuery<unknown>(query);
    answers.set(key, asked);
    const known = await asked;
    return { ...known, rows: [...known.rows] as R[] };
  }

  /** Returns what `make` returned before under a name. */
  remembered<T>(name: object, make: () => T): T {
    if (!this.#derived.has(name)) this.#derived.set(name, make());
    return this.#derived.get(name) as T;
  }

  // biome-ignore lint/correctness/useYield: cursors are not offered; the interface demands the method
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not offered');
  }
}

/** Kysely driver that has one connection, that belongs to no caller: what it is asked is asked of shared connections. */
export class ReadOnceDriver implements Driver {
  readonly #connection: ReadOnce;

  constructor(connection: ReadOnce) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(): Promise<void> {
    throw new Error('shared connections have no transactions');
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async destroy(): Promise<void> {}
}
