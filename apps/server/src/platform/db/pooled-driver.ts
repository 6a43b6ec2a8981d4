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

class PooledConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // Several statements in one text (migrations) cannot be prepared; the simple protocol takes them.
    const script = query.parameters.length === 0 && query.sql.includes(';');
    const name = script ? undefined : statementName(query.sql);
    const result = await this.client.query<R & pg.QueryResultRow>({
      text: query.sql,
      ...(script ? {} : { values: query.parameters as unknown[] }),
      ...(name ? { name } : {}),
    });
    return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
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
    await (connection as PooledConnection).client.query(`begin${level}`);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const result = await (connection as PooledConnection).client.query('commit');
    // A COMMIT of an aborted transaction answers ROLLBACK without an error.
    if (result.command !== 'COMMIT') throw new Error('the transaction was rolled back at commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as PooledConnection).client.query('rollback');
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PooledConnection).client.release();
  }

  async destroy(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end();
  }
}
