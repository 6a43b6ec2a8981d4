import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { openDb, openPool, openShared } from '../platform/db/connect.ts';

/** Connections for what transactions may have to wait for. */
const AUXILIARY_POOL = 3;
/** Events are delivered by one batch at a time; its transaction must not take a connection from those who hear them. */
const OUTBOX_POOL = 1;
/** Connections that quick reads share: as many as cores of a small machine. */
const SHARED_POOL = 2;

/** Opens the connections of a process to its database, a pool for each use, so that none waits for another. */
export function openConnections(of: { config: Config; databaseUrl: string; log: FastifyBaseLogger }) {
  const { config, databaseUrl, log } = of;
  const { pooler } = config;
  const broke = (error: Error) => log.warn({ err: error }, 'a connection broke');
  const pool = openPool(
    databaseUrl,
    config.databasePool,
    (error) => log.warn({ err: error }, 'a database connection broke'),
    { pooler },
  );
  const db = openDb(pool);
  const auxiliaryPool = openPool(databaseUrl, AUXILIARY_POOL, broke, { pooler });
  const auxiliaryDb = openDb(auxiliaryPool);
  const outbox = openDb(openPool(databaseUrl, OUTBOX_POOL, broke, { pooler }));
  const reads = openShared(openPool(databaseUrl, SHARED_POOL, broke, { keepPlans: true, pooler }), SHARED_POOL);
  const close = async (): Promise<void> => {
    await outbox.destroy();
    await auxiliaryDb.destroy();
    await reads.destroy();
    await db.destroy();
  };
  return { pool, db, auxiliaryPool, auxiliaryDb, outbox, reads, close };
}
