import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import type pg from 'pg';

/** Statement names by their text; the same text is prepared once per connection. */
const names = new Map<string, string>();
const NAMES_MAX = 3_000;

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= NAMES_MAX) return undefined;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** What is made of a statement's answer. */
export type Heard = {
  /** Takes the rows; must not throw, as the transaction may have been committed with them. */
  readonly rows?: (rows: readonly never[]) => void;
  /** Throws when the rows are not as they must be, which undoes the transaction. */
  readonly check?: (rows: readonly never[]) => void;
  /** Gives the error to throw instead of the database's. */
  readonly error?: (error: unknown) => unknown;
};

type Queued = { readonly query: CompiledQuery; readonly heard: Heard };
type Sent = { readonly answer: Promise<pg.QueryResult>; readonly heard: Heard };

/**
 * One connection of the pool. BEGIN and the statements in line travel with the next statement in one write: each
 * round trip costs a wake-up of two processes. The server runs them strictly one after the other, as if each had been
 * waited for.
 */
export class PooledConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  #begin: string | null = null;
  #line: Queued[] = [];
  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  /** Has a statement sent with the next one, before it. */
  standInLine(query: CompiledQuery, heard: Heard): void {
    this.#line.push({ query, heard });
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result =
      this.#begin === null && this.#line.length === 0 ? await this.#send(query) : await this.#sendAll(query);
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  /** Sends what stands in line now. */
  async flush(): Promise<void> {
    if (this.#line.length > 0) await this.#sendAll(null);
  }

  begin(statement: string): void {
    this.#begin = statement;
  }

  async commit(): Promise<void> {
    // A check that fails must find nothing committed.
    if (this.#line.some(({ heard }) => heard.check)) await this.flush();
    if (this.#begin !== null && this.#line.length === 0) {
      this.#begin = null;
      return;
    }
    const result = await this.#sendAll('commit');
    // A COMMIT of an aborted transaction answers ROLLBACK without an error.
    if (result.command !== 'COMMIT') throw new Error('the transaction was rolled back at commit');
  }

  async rollback(): Promise<void> {
    this.#line = [];
    const begun = this.#begin === null;
    this.#begin = null;
    if (begun) await this.client.query('rollback');
  }

  #send(query: CompiledQuery): Promise<pg.QueryResult> {
    // Several statements in one text (migrations) cannot be prepared; the simple protocol takes them.
    const script = query.parameters.length === 0 && query.sql.includes(';');
    const name = script ? undefined : statementName(query.sql);
    return this.client.query({
      text: query.sql,
      ...(script ? {} : { values: query.parameters as unknown[] }),
      ...(name ? { name } : {}),
    });
  }

  /** BEGIN if it is due, the line, then `last`, in one write; throws what went wrong first. Gives the last answer. */
  async #sendAll(last: CompiledQuery | 'commit' | null): Promise<pg.QueryResult> {
    const sent: Sent[] = [];
    const line = this.#line;
    const begin = this.#begin;
    this.#line = [];
    this.#begin = null;
    const { stream } = (this.client as unknown as { connection: { stream: { cork(): void; uncork(): void } } })
      .connection;
    stream.cork();
    try {
      if (begin !== null) sent.push({ answer: this.client.query(begin), heard: {} });
      for (const { query, heard } of line) sent.push({ answer: this.#send(query), heard });
      if (last !== null)
        sent.push({ answer: last === 'commit' ? this.client.query(last) : this.#send(last), heard: {} });
    } finally {
      stream.uncork();
    }
    const settled = await Promise.allSettled(sent.map(({ answer }) => answer));
    for (const [index, outcome] of settled.entries()) {
      const heard = sent[index]?.heard;
      if (outcome.status === 'rejected') throw heard?.error ? heard.error(outcome.reason) : outcome.reason;
      const rows = outcome.value.rows as never[];
      heard?.check?.(rows);
      heard?.rows?.(rows);
    }
    const answer = settled.at(-1);
    if (answer?.status !== 'fulfilled') throw new Error('nothing was sent');
    return answer.value;
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
    return new PooledConnection(await this.#pool.connect());
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
