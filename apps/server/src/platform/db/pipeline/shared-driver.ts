import type { DatabaseConnection, Driver } from 'kysely';
import type pg from 'pg';
import { PooledConnection } from './pooled-driver.ts';

type Lane = { client: Promise<pg.PoolClient> | null; waiting: number };

/**
 * Kysely driver that lets many requests read over a few connections at the same time. What they ask within one turn of
 * the event loop goes out in one write, and the server answers it in order without being woken for each. Only for
 * quick reads: whoever comes later waits for those before. There are no transactions.
 */
export class SharedDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #lanes: readonly Lane[];
  readonly #taken = new WeakMap<DatabaseConnection, Lane>();

  /** All `size` connections of the pool are kept by the driver, each from its first use until it breaks. */
  constructor(pool: pg.Pool, size: number) {
    this.#pool = pool;
    this.#lanes = Array.from({ length: size }, () => ({ client: null, waiting: 0 }));
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const lane = this.#lanes.reduce((least, one) => (one.waiting < least.waiting ? one : least));
    lane.waiting += 1;
    try {
      lane.client ??= this.#open(lane);
      const connection = new PooledConnection(await lane.client, { gather: true });
      this.#taken.set(connection, lane);
      return connection;
    } catch (error) {
      lane.waiting -= 1;
      throw error;
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const lane = this.#taken.get(connection);
    if (lane) lane.waiting -= 1;
  }

  #open(lane: Lane): Promise<pg.PoolClient> {
    const opening = this.#pool.connect();
    const forget = (): void => {
      if (lane.client === opening) lane.client = null;
    };
    opening.then((client) => {
      const lost = (): void => {
        if (lane.client !== opening) return;
        forget();
        client.release(true);
      };
      client.once('error', lost);
      client.once('end', lost);
    }, forget);
    return opening;
  }

  async beginTransaction(): Promise<void> {
    throw new Error('shared connections have no transactions');
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async destroy(): Promise<void> {
    for (const lane of this.#lanes) {
      const client = await lane.client?.catch(() => null);
      lane.client = null;
      client?.release(true);
    }
    if (!this.#pool.ended) await this.#pool.end();
  }
}
