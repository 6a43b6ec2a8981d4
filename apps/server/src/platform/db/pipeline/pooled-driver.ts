import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import type pg from 'pg';
import { handedOnOf } from './handed-on.ts';
import { joinQueued, type Queued, type Sent } from './join-queued.ts';
import { type Answer, runStatements, type Statement } from './statements.ts';

/** A statement that reads and locks nothing. */
const isRead = (text: string): boolean =>
  /^\s*SELECT\b/i.test(text) && !/\sFOR (UPDATE|NO KEY|SHARE|KEY)\b/i.test(text);
/** The values of a statement as one text. */
export const valuesKey = (values: readonly unknown[]): string =>
  JSON.stringify(values, (_, value) => (typeof value === 'bigint' ? String(value) : value));

/** How a session plans what it has prepared: once, or by the values where that pays. */
type Planning = 'force_generic_plan' | 'auto';
/** How sessions plan now, where this driver has told them to. */
const planning = new WeakMap<pg.PoolClient, Planning>();

/** What was read by text, then by values, and what followed from it by name. */
type Reads = {
  readonly answers: Map<string, Map<string, Promise<QueryResult<unknown>>>>;
  readonly derived: Map<object, unknown>;
};

const statementOf = ({ sql, parameters }: CompiledQuery): Statement => ({ text: sql, values: parameters });
const unheard = (text: string): Sent => ({ statement: { text, values: [] }, heard: {} });

/**
 * One connection of the pool. BEGIN and the queued statements travel with the next statement in one message: each
 * round trip costs a wake-up of two processes. The server runs them strictly one after the other, as if each had been
 * waited for.
 */
export class PooledConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  /** Where the client comes from; null where others use it at the same time. */
  readonly pool: pg.Pool | null;
  #gather: boolean;
  readonly #ownPlans: boolean;
  #planning: Planning = 'auto';
  #begin: string | null = null;
  /** Whether a transaction has begun at the server. */
  #inside = false;
  #queue: Queued[] = [];
  /** Answers to what was read, by text and values, since something else was last sent; null where none is remembered. */
  #reads: Reads | null = null;
  /**
   * With `gather`, several of these may use one client, and what they send in one turn of the event loop goes together;
   * how such a client plans is its pool's own affair.
   */
  constructor(
    client: pg.PoolClient,
    { gather = false, pool = null }: { gather?: boolean; pool?: pg.Pool | null } = {},
  ) {
    this.client = client;
    this.pool = pool;
    this.#gather = gather;
    // The next transaction may be of another session, which plans otherwise.
    this.#ownPlans = !gather && handedOnOf(client) === null;
  }

  /** Has a statement sent with the next one, before it. */
  enqueue(queued: Queued): void {
    this.#forgetReads();
    this.#queue.push(queued);
  }

  /** Whether something has not been sent yet. */
  isWaiting(queued: Queued): boolean {
    return this.#queue.includes(queued);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // Several statements in one text (migrations) cannot be prepared; the simple protocol takes them.
    if (query.parameters.length === 0 && query.sql.includes(';')) {
      if (this.#begin !== null || this.#queue.length > 0) await this.#send([]);
      const { rows, rowCount } = await this.client.query(query.sql);
      return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
    }
    if (this.#reads !== null) return this.#readOnce<R>(query, this.#reads);
    return this.#ask<R>(query);
  }

  async #ask<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount } = await this.#send([{ statement: statementOf(query), heard: {} }]);
    return { rows: rows as R[], numAffectedRows: BigInt(rowCount) };
  }

  #forgetReads(): void {
    this.#reads?.answers.clear();
    this.#reads?.derived.clear();
  }

  async #readOnce<R>(query: CompiledQuery, reads: Reads): Promise<QueryResult<R>> {
    if (!isRead(query.sql)) {
      this.#forgetReads();
      return this.#ask<R>(query);
    }
    const answers = reads.answers.get(query.sql) ?? new Map<string, Promise<QueryResult<unknown>>>();
    reads.answers.set(query.sql, answers);
    const key = valuesKey(query.parameters);
    const asked = answers.get(key) ?? this.#ask<unknown>(query);
    answers.set(key, asked);
    asked.catch(() => answers.delete(key));
    const known = await asked;
    return { ...known, rows: [...known.rows] as R[] };
  }

  /** Sends what is queued now. */
  async flush(): Promise<void> {
    if (this.#queue.length > 0) await this.#send([]);
  }

  begin(statement: string): void {
    this.#begin = statement;
  }

  /**
   * Has what is sent from now on planned once per connection. The session is told when it last was told otherwise, and
   * stays so: a transaction has no statement of its own for it.
   */
  keepPlans(): void {
    this.#planning = 'force_generic_plan';
  }

  /**
   * While `work` runs the same read is sent once, as long as nothing else is sent in between, and what is asked in one turn of the event
   * loop goes out together.
   */
  async rememberReads<T>(work: () => Promise<T>): Promise<T> {
    if (this.#reads !== null) return work();
    this.#reads = { answers: new Map(), derived: new Map() };
    const before = this.#gather;
    this.#gather = true;
    try {
      return await work();
    } finally {
      this.#reads = null;
      this.#gather = before;
    }
  }

  /** Returns what `make` returned before under a name, as long as reads are remembered; makes it anew otherwise. */
  remembered<T>(name: object, make: () => T): T {
    if (this.#reads === null) return make();
    const { derived } = this.#reads;
    if (!derived.has(name)) derived.set(name, make());
    return derived.get(name) as T;
  }

  async commit(): Promise<void> {
    // A check that fails must find nothing committed.
    if (this.#queue.some(({ heard }) => heard.check)) await this.flush();
    if (this.#begin !== null && this.#queue.length === 0) {
      this.#begin = null;
      return;
    }
    const { command } = await this.#send([unheard('commit')]);
    this.#inside = false;
    // A COMMIT of an aborted transaction answers ROLLBACK without an error.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back at commit');
  }

  async rollback(): Promise<void> {
    this.#queue = [];
    const begun = this.#begin === null;
    this.#begin = null;
    this.#inside = false;
    // What a session was told in a transaction is forgotten with it.
    planning.delete(this.client);
    if (begun) await this.client.query('rollback');
  }

  /** Sends BEGIN if it is due, the queue, then `last`, in one message. Returns the last answer; throws what went wrong first. */
  async #send(last: readonly Sent[]): Promise<Answer> {
    const queued = joinQueued(this.#queue);
    const before = [...this.#plan(), ...(this.#begin === null ? [] : [this.#begin])];
    const sent: readonly Sent[] = [...before.map(unheard), ...queued, ...last];
    this.#inside ||= this.#begin !== null;
    this.#begin = null;
    this.#queue = [];
    if (this.#gather) this.#holdBack();
    const { answers, error } = await runStatements(
      this.client,
      sent.map(({ statement }) => statement),
    );
    for (const [index, { rows }] of answers.entries()) {
      const heard = sent[index]?.heard;
      heard?.check?.(rows as readonly never[]);
      heard?.rows?.(rows as readonly never[]);
    }
    const heard = sent[answers.length]?.heard;
    if (error !== undefined) planning.delete(this.client);
    if (error !== undefined) throw heard?.error ? heard.error(error) : error;
    const answer = answers.at(-1);
    if (!answer) throw new Error('nothing was sent');
    return answer;
  }

  /**
   * Tells the session how to plan, where it was not told so; never in the middle of a transaction, which after an error
   * takes nothing but the way back to a savepoint.
   */
  #plan(): readonly string[] {
    if (!this.#ownPlans || this.#inside || planning.get(this.client) === this.#planning) return [];
    planning.set(this.client, this.#planning);
    return [`set plan_cache_mode = ${this.#planning}`];
  }

  /** Holds back what is written until the turn of the event loop is over. */
  #holdBack(): void {
    const { stream } = (this.client as unknown as { connection: { stream: { cork(): void; uncork(): void } } })
      .connection;
    stream.cork();
    setImmediate(() => stream.uncork());
  }

  // biome-ignore lint/correctness/useYield: cursors are not offered; the interface demands the method
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not offered');
  }
}

/** Kysely driver over node-postgres with named prepared statements and a checked COMMIT. */
export class PooledDriver implements Driver {
  readonly #pool: pg.Pool;
  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PooledConnection(await this.#pool.connect(), { pool: this.#pool });
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    (connection as PooledConnection).begin(`begin${level}`);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as PooledConnection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as PooledConnection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PooledConnection).client.release();
  }

  async destroy(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end();
  }
}
